// Words of command: points, activation, checks, fatigue, recovery (13.0, 15.6, 24.0).
export const command: Readonly<Record<string, string>> = {}
