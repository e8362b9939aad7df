/**
 * A number with its noun, for a sentence: `1 day`, `2 days`. `many` is only needed where the plural is not `one` with
 * an s.
 */
export const count = (number: number, one: string, many = `${one}s`): string =>
  `${number} ${number === 1 ? one : many}`;
