// Words of the table: names, phases, buttons, status.
export const table: Readonly<Record<string, string>> = {}
