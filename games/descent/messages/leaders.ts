// Words of leaders (21.0).
export const leaders: Readonly<Record<string, string>> = {}
