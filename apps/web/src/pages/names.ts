import type { Category, GameTitle } from '@quadrant/tournament';

/** How pages call the game titles. */
export const GAME_NAMES: Readonly<Record<GameTitle, string>> = {
  '1e': 'First Edition',
  '2e': 'Second Edition',
  tribbles: 'Tribbles',
  stccg: 'Star Trek CCG (Decipher)',
  swccg: 'Star Wars CCG',
  'young-jedi': 'Young Jedi',
  'sw-lcg': 'Star Wars LCG',
};

/** How pages call the rating categories. */
export const CATEGORY_NAMES: Readonly<Record<Category, string>> = {
  constructed: 'Constructed',
  draft: 'Draft',
  junior: 'Junior',
  sealed: 'Sealed',
  overall: 'Overall',
};
