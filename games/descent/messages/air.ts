// Words of the air: weather, landings, airstrikes, drops (16.0, 17.0).
export const air: Readonly<Record<string, string>> = {}
