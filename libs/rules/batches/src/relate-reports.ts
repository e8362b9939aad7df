import type { Match, TournamentReport } from '@quadrant/rules/tournament';

/**
 * How a report relates to another one that may be of the same tournament.
 *
 * - equal: both say the same
 * - more: it says what the other one says, and more, such as games where the other one has places
 * - less: the other one says more
 * - contradicts: they differ in a result or a place
 */
export type Relation = 'equal' | 'more' | 'less' | 'contradicts';

/** A report, and the person of each entry, by any text that is the same for the same person. */
export interface NamedReport {
  readonly report: TournamentReport;
  readonly people: readonly string[];
}

/** Says how a report relates to another one: by its matches, otherwise by its places. */
export function relateReports(one: NamedReport, other: NamedReport): Relation {
  const [matches, others] = [matchesOf(one), matchesOf(other)];
  if (matches.size > 0 && others.size > 0) return compare(matches, others);
  const places = compare(placesOf(one), placesOf(other));
  if (matches.size === others.size) return places;
  // Nobody can compare places that were computed with places that a file states.
  return matches.size > 0 ? 'more' : 'less';
}

function compare(one: ReadonlyMap<string, string>, other: ReadonlyMap<string, string>): Relation {
  const shared = [...one].filter(([key]) => other.has(key));
  if (shared.some(([key, value]) => other.get(key) !== value)) return 'contradicts';
  const [more, less] = [one.size > shared.length, other.size > shared.length];
  if (more && less) return 'contradicts';
  return more ? 'more' : less ? 'less' : 'equal';
}

/** Lists results by round and people. */
function matchesOf({ report, people }: NamedReport): Map<string, string> {
  return new Map(
    report.rounds.flatMap(({ round, stage, matches, pods }) => [
      ...matches.map((match) => {
        const named = match.players.map((entry) => people[entry] ?? '');
        const isTurned = named.length === 2 && named[0]! > named[1]!;
        const key = JSON.stringify([stage, round, isTurned ? named.toReversed() : named]);
        return [key, JSON.stringify(resultOf(match, isTurned))] as const;
      }),
      ...pods.map(({ players, scores }) => {
        const rows = players.map((entry, index) => [people[entry] ?? '', scores[index]] as const);
        const sorted = rows.toSorted(([a], [b]) => (a < b ? -1 : 1));
        return [
          JSON.stringify([stage, round, sorted.map(([name]) => name)]),
          JSON.stringify(sorted.map(([, score]) => score)),
        ] as const;
      }),
    ]),
  );
}

const TURNED: Readonly<Record<string, string>> = {
  WIN: 'LOSS',
  MODIFIED_WIN: 'MODIFIED_LOSS',
  FW: 'FL',
  MW: 'ML',
};
const turn = (result: string): string =>
  TURNED[result] ?? Object.entries(TURNED).find(([, lost]) => lost === result)?.[0] ?? result;

function resultOf({ result, games, score }: Match, isTurned: boolean): unknown {
  const winners = games.map(({ winner }) => (winner === null || !isTurned ? winner : 1 - winner));
  return [
    result === null ? null : isTurned ? turn(result) : result,
    winners,
    score === null ? null : isTurned ? score.toReversed() : score,
  ];
}

const placesOf = ({ report, people }: NamedReport): Map<string, string> =>
  new Map(
    (report.statedStandings ?? []).map(({ entry, place, points, differential }) => [
      people[entry] ?? '',
      JSON.stringify([place, points, differential]),
    ]),
  );
