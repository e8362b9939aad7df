import { type DeckQuestion, type DeckRules, sourceIn } from '@quadrant/rules/tournament';
import { sealedDecks } from '../sealed-1998/decks.js';
import { cardsInDeck, DECKS_PER_PLAYER, SEALED_DECKS, settingOf } from './formats.js';

// @row 169, 194
/** 001, II.A: how many decks of how many cards a player brings; null where the document and its games give no number. */
export function deckRules({ game, format, rules }: DeckQuestion): DeckRules | null {
  const setting = settingOf({ game, format });
  const sealed = sealedDecks(rules);
  if (sealed !== null) return sealed;
  const source = sourceIn('001', setting.format === 'sealed' ? 'section II.A.iii' : 'section II.A.i');
  const cards = cardsInDeck(setting);
  if (cards !== null) {
    const decks = DECKS_PER_PLAYER[setting.format][setting.game] === 2 ? 2 : 1;
    return { decks, sizes: [cards], parts: [], source };
  }
  if (setting.format !== 'sealed') return null;
  const { seedCards, drawCards } = SEALED_DECKS.stccg;
  return {
    decks: 1,
    sizes: [],
    parts: [
      { part: 'seed', least: seedCards, most: seedCards },
      { part: 'draw', least: drawCards, most: drawCards },
    ],
    source,
  };
}
