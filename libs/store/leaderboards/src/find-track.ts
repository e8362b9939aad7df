import { categoriesOf } from '@quadrant/rules/rating';
import { GAME_TITLES } from '@quadrant/rules/tournament';
import type { RatingTrack } from './leaderboard.js';

type Track = Pick<RatingTrack, 'game' | 'category'>;

const TRACKS: readonly Track[] = GAME_TITLES.flatMap((game) =>
  categoriesOf(game).map((category) => ({ game, category })),
);

/** Every rating that there can be, in the order of the vocabulary. */
export const listAllTracks = (): readonly Track[] => TRACKS;

/** The rating track of two names from outside, as an address has them; null unless there can be such a rating. */
export const findTrack = (gameName: string, categoryName: string): Track | null =>
  TRACKS.find(({ game, category }) => game === gameName && category === categoryName) ?? null;
