// Words of fire and its results (6.0).
export const fire: Readonly<Record<string, string>> = {}
