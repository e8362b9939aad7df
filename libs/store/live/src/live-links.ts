import { createHmac } from 'node:crypto';
import type { LivePlayer, LiveState } from '@quadrant/rules/live';

/** The letters hold 130 bits in base 32. */
const LENGTH = 26;
const LETTERS = 'abcdefghijklmnopqrstuvwxyz234567';

/**
 * Returns the secret of a player's link. It is derived, so that a director can print it again. The number of
 * replacements is a part of it, so a replaced link differs.
 */
export function linkOf(secret: Buffer, { key, link }: Pick<LivePlayer, 'key' | 'link'>): string {
  const hash = createHmac('sha256', secret).update(`${link}\n${key}`).digest();
  let text = '';
  for (let bit = 0; text.length < LENGTH; bit += 5) {
    const [high = 0, low = 0] = hash.subarray(bit >> 3, (bit >> 3) + 2);
    text += LETTERS[(((high << 8) | low) >> (11 - (bit & 7))) & 31]!;
  }
  return text;
}

/** Returns the player of a link; null for an unknown or replaced one. */
export function findByLink(secret: Buffer, { players }: LiveState, link: string): LivePlayer | null {
  if (link.length !== LENGTH) return null;
  for (const player of players.values()) if (linkOf(secret, player) === link) return player;
  return null;
}
