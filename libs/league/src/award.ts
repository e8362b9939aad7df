import { placingPoints } from './points-table.js';
import { mastersSeason, type LeagueSeason } from './season.js';

/** 000, 12.4: "at least four participating players". */
const LEAST_PARTICIPANTS = 4;

/** Points for a placing, with the rule that gave them. */
export interface Award {
  readonly kind: 'league' | 'masters';
  readonly entry: number;
  readonly place: number;
  readonly participants: number;
  readonly points: number;
  readonly leagueSeason: LeagueSeason | null;
  /** Calendar year. */
  readonly mastersSeason: number | null;
  readonly rule: string;
}

/** What the tables need to know of a tournament. `entry` and `place` as in its standings. */
export interface Field {
  readonly placings: readonly { readonly entry: number; readonly place: number }[];
  readonly participants: number;
}

/**
 * WCT league points by table 12.4.1 (000): every placing that the table gives points, in the order of `placings`.
 * Empty with fewer than four participants. Sanctioning is not asked for (000, section 12).
 */
export function awardLeaguePoints({ placings, participants }: Field, leagueSeason: LeagueSeason): Award[] {
  return awardByTable({ placings, participants }, (placing) => ({
    ...placing,
    kind: 'league',
    leagueSeason,
    mastersSeason: null,
    rule: '000 table 12.4.1',
  }));
}

/**
 * Masters Points by table 11.2.2 (000) for the season of the local date, as {@link awardLeaguePoints}. The caller has
 * made sure that the tournament is a sanctioned Trek Masters one.
 */
export function awardMastersPoints({ placings, participants }: Field, localDate: string): Award[] {
  return awardByTable({ placings, participants }, (placing) => ({
    ...placing,
    kind: 'masters',
    leagueSeason: null,
    mastersSeason: mastersSeason(localDate),
    rule: '000 table 11.2.2',
  }));
}

type Placing = Pick<Award, 'entry' | 'place' | 'participants' | 'points'>;

function awardByTable({ placings, participants }: Field, toAward: (placing: Placing) => Award): Award[] {
  if (participants < LEAST_PARTICIPANTS) return [];
  return placings
    .map(({ entry, place }) => ({ entry, place, participants, points: placingPoints(participants, place) }))
    .filter(({ points }) => points > 0)
    .map(toAward);
}
