import { plain, say, type Text } from '@quadrant/rules/message';
import { OWN_TABLE, type Award } from './award.js';
import { findCell, type PointsTable, PRINTED_TABLE } from './points-table.js';

/** The row and the column of the table that give a placing its points. */
export interface AwardExplanation {
  readonly table: string;
  /** The row names its participants: `8-9 players`. */
  readonly row: Text;
  /** The column names its places: `3rd-4th`. */
  readonly column: string;
  readonly points: number;
  readonly rule: string;
}

const RULES: Readonly<Record<PlacingAward['kind'], string>> = {
  league: plain`Organized Play Guide 4.2, section 12.4: a tournament of a league within its season, with four participants or more`,
  masters: plain`Organized Play Guide 4.2, section 11.2.2: a sanctioned Trek Masters tournament, with four participants or more`,
};

/** An award for a placing. An award for a bonus is explained by its own reason. */
type PlacingAward = Pick<Award, 'rule' | 'participants' | 'place'> & {
  readonly kind: Exclude<Award['kind'], 'bonus'>;
};

/**
 * Explains the points of a placing by the table that its rule names; null when the table gives it none.
 *
 * @param own the table of the season; null means that it has none of its own
 */
export function explainAward(
  { kind, rule, participants, place }: PlacingAward,
  own: PointsTable | null = null,
): AwardExplanation | null {
  const table = rule === OWN_TABLE ? own : PRINTED_TABLE;
  const cell = table && findCell(participants, place, table);
  if (cell === null) return null;
  const { from, to } = cell.participants;
  const players =
    to === null ? say`${from} or more players` : from === to ? say`${from} players` : say`${from}-${to} players`;
  const { first, last } = cell.places;
  const places = first === last ? ordinal(first) : `${ordinal(first)}-${ordinal(last)}`;
  return { table: rule, row: players, column: places, points: cell.points, rule: RULES[kind] };
}

function ordinal(number: number): string {
  const isTeen = Math.floor(number / 10) % 10 === 1;
  const ending = isTeen ? 'th' : (['th', 'st', 'nd', 'rd'][number % 10] ?? 'th');
  return `${number}${ending}`;
}
