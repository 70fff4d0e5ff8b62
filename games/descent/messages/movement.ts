// Words of movement, stacking, ferries, bridges and entrenchments (9.0, 10.0, 18.0, 20.4).
export const movement: Readonly<Record<string, string>> = {}
