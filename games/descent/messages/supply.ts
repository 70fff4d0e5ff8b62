// Words of supply and its markers (19.0, 16.3).
export const supply: Readonly<Record<string, string>> = {}
