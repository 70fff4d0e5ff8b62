// Words of set-up, scenarios and victory (27.0 to 33.0).
export const scenarios: Readonly<Record<string, string>> = {}
