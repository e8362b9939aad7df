import { t } from '../languages/t.js';
import { CURRENT_RULE_SYSTEM, getRuleSystem, hasPods } from '@quadrant/rules/systems';
import { LEVELS, type Category, type GameTitle, type Level } from '@quadrant/rules/tournament';
import type { FieldReader } from './field-reader.js';

/** One question can have this many games: more rounds than any tournament has. */
export const MOST_GAMES = 8;

/** The game ends like this for the person who asks. */
export const ENDS = ['win', 'tie', 'loss'] as const;
export type End = (typeof ENDS)[number];

/** The end of a game gives this score in a rating. */
export const SCORES: Readonly<Record<End, number>> = { win: 1, tie: 0.5, loss: 0 };

/** On these rating tracks, games are played two by two; in a pod the number of players counts, too. */
export const ASKED_TRACKS: readonly { readonly game: GameTitle; readonly category: Category }[] = getRuleSystem(
  CURRENT_RULE_SYSTEM,
)
  .games.filter((game) => !hasPods({ ruleSystem: CURRENT_RULE_SYSTEM, game }))
  .flatMap((game) => (['constructed', 'sealed'] as const).map((category) => ({ game, category })));

/** The question about a future tournament is part of the address. */
export interface RatingQuestion {
  /** The handle of the player, or a rating; null means that neither is given. */
  readonly player: string | null;
  readonly track: (typeof ASKED_TRACKS)[number];
  readonly level: Level;
  /** Each line of the form as it was typed: a handle or a rating, and the end. */
  readonly games: readonly { readonly opponent: string | null; readonly end: End }[];
}

const LONGEST = 64;
const isName = (text: string): boolean => [...text].length <= LONGEST && !text.includes('\0');

export const nameOfTrack = ({ game, category }: RatingQuestion['track']): string => `${game}/${category}`;

export function readRatingQuestion(fields: FieldReader): RatingQuestion {
  const track = fields.read(
    'track',
    (text) => ASKED_TRACKS.some((each) => nameOfTrack(each) === text),
    t('one of the list'),
  );
  const level = fields.read('level', (text) => LEVELS.some((each) => String(each) === text), t('a level from 1 to 5'));
  return {
    player: fields.read('player', isName, t('a handle, or a rating such as 1600')),
    track: ASKED_TRACKS.find((each) => nameOfTrack(each) === track) ?? ASKED_TRACKS.at(-2)!,
    level: (level === null ? 1 : Number(level)) as Level,
    games: Array.from({ length: MOST_GAMES }, (_, index) => ({
      opponent: fields.read(`opponent.${index + 1}`, isName, t('a handle, or a rating such as 1600')),
      end: readEnd(fields, `end.${index + 1}`) ?? 'win',
    })),
  };
}

/** Reads how a game ends from a field of an address. */
export const readEnd = (fields: FieldReader, name: string): End | null =>
  fields.read(name, (text) => ENDS.some((end) => end === text), t('one of the list')) as End | null;

const RATING = /^\d{1,4}$/;
const HIGHEST = 3000;

/** Returns the rating that somebody typed instead of a handle; null for anything else. */
export const ratingIn = (text: string): number | null =>
  RATING.test(text) && Number(text) <= HIGHEST ? Number(text) : null;
