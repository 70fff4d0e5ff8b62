// Words of close assault (9.6, 9.7).
export const assault: Readonly<Record<string, string>> = {}
