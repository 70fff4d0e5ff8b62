// Words of the Organization Phases (15.5).
export const organization: Readonly<Record<string, string>> = {}
