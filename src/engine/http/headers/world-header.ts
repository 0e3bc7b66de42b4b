/** The header that selects a world of a server. */
export const WORLD_HEADER = "x-sandbank-world";
