import { plain } from '@quadrant/rules/message';
import type { Phase } from './phase.js';
import { type PointsTable, placingPoints } from './points-table.js';
import { mastersSeason, type LeagueSeason } from './season.js';

// @row 111, 115, 121
/** 000, 12.4: "at least four participating players". */
export const LEAST_PARTICIPANTS = 4;

/** Points for a placing or a bonus, with the rule that gave them. */
export interface Award {
  /** A `bonus` counts inside its league only (000, 12.5). */
  readonly kind: 'league' | 'masters' | 'bonus';
  readonly entry: number;
  readonly place: number;
  readonly participants: number;
  readonly points: number;
  readonly leagueSeason: LeagueSeason | null;
  /** It is null for a tournament between the phases of its season, and for Masters Points. */
  readonly phase: Phase | null;
  readonly mastersSeason: number | null;
  /** A table, as `000 table 12.4.1`; a scheme with its version and rule, as `participation v1, rule 2`; or `manual`. */
  readonly rule: string;
  /** Document and section. */
  readonly section: string;
  /** It says what a bonus was given for, and is null for other awards. */
  readonly reason: string | null;
}

/** The tables of points read this of a tournament. `entry` and `place` are as in its standings. */
export interface Field {
  readonly placings: readonly { readonly entry: number; readonly place: number }[];
  readonly participants: number;
}

/**
 * Lists the certain placings of the participants. An entry that only missed games has no points and stands below all
 * participants.
 */
export const fieldOf = ({ placings, participants, unplaced = [] }: FinalOrder): Field => ({
  placings: placings
    .slice(0, participants)
    .map((entry, index) => ({ entry, place: index + 1 }))
    .filter(({ entry }) => !unplaced.includes(entry)),
  participants,
});

/** `placings` holds the entry at each place, the first place first. */
interface FinalOrder {
  readonly placings: readonly number[];
  /** The entries whose place is not certain. */
  readonly unplaced?: readonly number[] | undefined;
  readonly participants: number;
}

/** Awards by the table of a season have this rule; the printed tables have their own. */
export const OWN_TABLE = plain`points table of the season`;

/**
 * Returns league points by the table of the season, otherwise by table 12.4.1 (000): every placing with points, in the
 * order of `placings`. The list is empty with fewer than four participants. Sanctioning makes no difference (000, 12).
 */
export function awardLeaguePoints(field: Field, leagueSeason: LeagueSeason, phase: Phase | null): Award[] {
  const table = leagueSeason.pointsTable ?? null;
  const rule = table === null ? '000 table 12.4.1' : OWN_TABLE;
  const facts = { kind: 'league', leagueSeason, phase, mastersSeason: null, rule, section: '000 §12.4' } as const;
  return awardByTable(field, table, { ...facts, reason: null });
}

/**
 * Returns Masters Points by table 11.2.2 (000) for the season of the local date, as {@link awardLeaguePoints} does.
 * The caller makes sure that the tournament is a sanctioned Trek Masters one.
 */
export function awardMastersPoints(field: Field, localDate: string): Award[] {
  const season = { leagueSeason: null, phase: null, mastersSeason: mastersSeason(localDate) };
  const facts = { kind: 'masters', ...season, rule: '000 table 11.2.2', section: '000 §11.2.2' } as const;
  return awardByTable(field, null, { ...facts, reason: null });
}

type Placing = Pick<Award, 'entry' | 'place' | 'participants' | 'points'>;

function awardByTable(field: Field, table: PointsTable | null, facts: Omit<Award, keyof Placing>): Award[] {
  const { placings, participants } = field;
  if (participants < LEAST_PARTICIPANTS) return [];
  return placings
    .map(({ entry, place }) => ({ entry, place, participants, points: placingPoints(participants, place, table) }))
    .filter(({ points }) => points > 0)
    .map((placing) => ({ ...placing, ...facts }));
}
