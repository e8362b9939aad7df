import type { EntryIndex } from '../report.js';
import type { DecidedBy, Standing } from '../standing.js';

/** It holds the points that the known games give an entry. */
export interface OpenPoints {
  /** The points without those that an unknown result may add. */
  readonly least: number;
  /** The points with the best result in every match whose result is unknown. */
  readonly most: number;
}

/** A row that the known games give, with what sets it apart from the row above. */
export interface OpenRow {
  readonly entry: EntryIndex;
  /** The steps that separate this row from the one above, all of them; the first row's have no meaning. */
  readonly steps: readonly DecidedBy[];
}

/** These steps do not depend on points or tiebreakers of the Swiss stage. */
const OUTSIDE_SWISS: readonly DecidedBy[] = ['elimination', 'final-confrontation', 'no-show'];

/** The rows of an order are numbered from 0. */
export interface RowSpan {
  readonly from: number;
  readonly to: number;
}

interface OpenOrder {
  readonly rows: readonly OpenRow[];
  readonly points: ReadonlyMap<EntryIndex, OpenPoints>;
  /** These steps set nobody apart: what decides them is unknown. */
  readonly openSteps: readonly DecidedBy[];
  /** Between these rows, both included, nothing sets anybody apart. */
  readonly spans: readonly RowSpan[];
  /** The places that the director gives with a reason. */
  readonly places: ReadonlyMap<EntryIndex, number>;
}

// @row 260
/**
 * Returns the final order of a tournament with unknown opponents or results. A place is certain where nothing unknown can
 * change it; tiebreakers are incomplete, so they decide nothing, and nothing is drawn. Players whose order is open share
 * the places that are left to them (`stated` is `3-4?`), until the director gives a place among these.
 */
export function orderOpen({ rows, points, openSteps, spans, places }: OpenOrder): Standing[] {
  return joinGroups(groupRows(rows, points, openSteps), spans).flatMap(({ first, rows: unordered }) => {
    // Without tiebreakers, players with the same points keep the order in which the report lists them.
    const leastOf = ({ entry }: OpenRow) => points.get(entry)!.least;
    const group = unordered.toSorted((one, other) => leastOf(other) - leastOf(one) || one.entry - other.entry);
    const last = first + group.length - 1;
    const decided = new Map<EntryIndex, number>();
    for (const { entry } of group) {
      const place = places.get(entry);
      if (place !== undefined && place >= first && place <= last) decided.set(entry, place);
    }
    const left = Array.from(group, (_, index) => first + index).filter(
      (place) => ![...decided.values()].includes(place),
    );
    const open = group.filter(({ entry }) => !decided.has(entry));
    const range = left.length > 1 ? `${left[0]!}-${left.at(-1)!}?` : null;
    const standings = group.map(({ entry }): Standing => {
      const { least, most } = points.get(entry)!;
      const place = decided.get(entry) ?? left[open.findIndex((row) => row.entry === entry)]!;
      const isOpen = range !== null && !decided.has(entry);
      return {
        entry,
        place,
        points: least,
        ...(most > least && { pointsAtLeast: true }),
        strengthOfSchedule: null,
        extendedStrengthOfSchedule: null,
        differential: null,
        cumulativeVictoryPoints: null,
        roundsWon: null,
        decidedBy: isOpen ? 'undecided' : decided.size > 0 ? 'director' : 'points',
        ...(isOpen && { stated: range }),
      };
    });
    return standings.sort((one, other) => one.place - other.place);
  });
}

interface Group {
  readonly first: number;
  readonly rows: readonly OpenRow[];
}

/** Splits rows where nothing unknown can exchange somebody above with somebody below. */
function groupRows(rows: readonly OpenRow[], points: OpenOrder['points'], openSteps: OpenOrder['openSteps']): Group[] {
  const outside = OUTSIDE_SWISS.filter((step) => !openSteps.includes(step));
  const startsBlock = rows.map(({ steps }, index) => index === 0 || steps.some((step) => outside.includes(step)));
  const groups: { first: number; rows: OpenRow[] }[] = [];
  let [start, end] = [0, 0];
  rows.forEach((row, index) => {
    if (startsBlock[index]!) {
      start = index;
      const next = startsBlock.indexOf(true, index + 1);
      end = next === -1 ? rows.length : next;
    }
    const isSplit =
      startsBlock[index]! || (row.steps.includes('points') && isApart(rows.slice(start, end), index - start, points));
    if (isSplit) groups.push({ first: index + 1, rows: [row] });
    else groups.at(-1)!.rows.push(row);
  });
  return groups;
}

/** Joins the groups that a span touches. */
function joinGroups(groups: readonly Group[], spans: readonly RowSpan[]): Group[] {
  const joined: Group[] = [];
  for (const group of groups) {
    const above = joined.at(-1);
    const index = group.first - 1;
    if (above !== undefined && spans.some(({ from, to }) => from < index && index <= to))
      joined.splice(-1, 1, { first: above.first, rows: [...above.rows, ...group.rows] });
    else joined.push(group);
  }
  return joined;
}

/** Tells whether everybody before a row has more points than anybody from it on can have. */
function isApart(block: readonly OpenRow[], index: number, points: OpenOrder['points']): boolean {
  const least = Math.min(...block.slice(0, index).map(({ entry }) => points.get(entry)!.least));
  return block.slice(index).every(({ entry }) => points.get(entry)!.most < least);
}
