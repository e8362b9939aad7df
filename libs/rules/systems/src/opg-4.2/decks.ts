import { say } from '@quadrant/rules/message';
import type { DeckQuestion, DeckRules } from '@quadrant/rules/tournament';
import { sealedDecks } from '../sealed-1998/decks.js';

/** A complete deck of each game has these cards. The guide itself leaves the sizes to the rules of the games. */
const COMPLETE = {
  '1e': [
    { part: 'missions', least: 6, most: 6 },
    { part: 'seed', least: 30, most: 30 },
    { part: 'draw', least: 30, most: null },
  ],
  '2e': [
    { part: 'missions', least: 5, most: 5 },
    { part: 'dilemmas', least: 20, most: null },
    { part: 'draw', least: 35, most: null },
  ],
  tribbles: [{ part: 'draw', least: 30, most: null }],
} as const;

// @row 12, 17
/** 000, section 4.1: Draft and Sealed decks have no size, unless the set of rules is one of 003. */
export function deckRules({ game, format, rules }: DeckQuestion): DeckRules | null {
  const sealed = sealedDecks(rules);
  if (sealed !== null) return sealed;
  if (format !== 'constructed' || (game !== '1e' && game !== '2e' && game !== 'tribbles')) return null;
  return { decks: 1, sizes: [], parts: COMPLETE[game], source: say`a complete deck of this game` };
}
