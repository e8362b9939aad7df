/** SQL: the players whom a name may lead to. */
export const FINDABLE_PLAYERS = `players`;
