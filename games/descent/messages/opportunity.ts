// Words of Opportunity fire (9.4).
export const opportunity: Readonly<Record<string, string>> = {}
