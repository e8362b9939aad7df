import type { RulesText } from './rules-text.js';

/** The Decipher sealed deck formats (003). */
export const SEALED_TEXTS: readonly RulesText[] = [
  {
    id: '003-starter-cards',
    topic: 'cards',
    document: '003',
    section: 'Sealed Deck Format, 1 and 2',
    rows: [218],
    text: 'Everybody brings or buys an unopened Premiere starter and an expansion pack, all of one set, and gets a Warp Pack, or brings the cards of one. Three commons of Premiere or an expansion in use are added; the director has them at hand, or players bring them or mark up spare cards as proxies. Nothing else comes in, and nobody trades.',
  },
  {
    id: '003-starter-between-games',
    topic: 'decks',
    document: '003',
    section: 'Sealed Deck Format, 3',
    rows: [220],
    text: 'Between games cards of the deck may be swapped one for one with unused ones. A director may add expansion packs; the tournament is sanctioned and rated all the same.',
  },
  {
    id: '003-otsd-first-pairing',
    topic: 'pairing',
    document: '003',
    section: 'Enhanced Format, 1 to 3 and 6',
    rows: [222],
    text: 'Everybody fills in a PADD card with a constant form of name and address, or may stay unrated. Packs stay sealed until the cards are drawn in pairs. Later first plays second and so on down; who has met already meets the next lower one not met, if there is one; the last of an odd number has the bye.',
  },
  {
    id: '003-otsd-between-games',
    topic: 'decks',
    document: '003',
    section: 'Enhanced Format, 4 and 7',
    rows: [223],
    text: 'No cards but those of the own sealed deck may be used, and nobody trades. Before the next game unused ones may be swapped in or added.',
  },
  {
    id: '003-draft-picks',
    topic: 'decks',
    document: '003',
    section: 'OTSD Booster Draft',
    rows: [225, 226],
    text: 'The Premiere packs come first; one pack is passed to the left, the next to the right. Nobody takes up the next cards before all have picked, nor looks again at earlier picks. The twenty premium cards stay with their owner and may be used. Unused cards may come in between games within the 30/30 rule.',
  },
];
