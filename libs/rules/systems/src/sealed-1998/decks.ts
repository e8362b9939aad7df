import { plain } from '@quadrant/rules/message';
import { type DeckRules, type Rules, sourceIn } from '@quadrant/rules/tournament';
import { SEALED_FORMATS } from './formats.js';

// @row 219, 221, 226
/** 003: how many cards a player builds a deck from their sealed cards with; null where the rules are of another document. */
export function sealedDecks(rules: Rules | null): DeckRules | null {
  switch (rules) {
    case 'starter-sealed': {
      const { cards } = SEALED_FORMATS['starter-sealed'].deck;
      return { decks: 1, sizes: [cards], parts: [], source: sourceIn('003', 'Sealed Deck Format, 3') };
    }
    case 'otsd':
    case 'otsd-draft': {
      const { seedCardsAtMost, drawCardsAtLeast, missions } = SEALED_FORMATS[rules].deck;
      const section = rules === 'otsd' ? 'Enhanced Format, 1 to 3 and 6' : plain`OTSD Booster Draft`;
      return {
        decks: 1,
        sizes: [],
        parts: [
          ...(missions === null ? [] : [{ part: 'missions', least: missions, most: missions } as const]),
          { part: 'seed', least: null, most: seedCardsAtMost },
          { part: 'draw', least: drawCardsAtLeast, most: null },
        ],
        source: sourceIn('003', section),
      };
    }
    default:
      return null;
  }
}
