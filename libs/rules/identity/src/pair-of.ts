/** Names two numbers whose order does not count. */
export const pairOf = (one: number, other: number): string => (one < other ? `${one} ${other}` : `${other} ${one}`);
