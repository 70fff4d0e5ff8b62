// Words of reinforcements and exits (26.0).
export const arrivals: Readonly<Record<string, string>> = {}
