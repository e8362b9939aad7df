import { say, type Text } from '@quadrant/rules/message';
import { gradeRankedRound, type Pile } from './grade-ranked-round.js';
import { type EntryIndex, finding, type Finding, handleOf, type TournamentReport } from '@quadrant/rules/tournament';

/** A round that was paired by rank, or one game of it. */
export interface RankedPairs {
  /** As people call it: "Round 2". */
  readonly name: Text;
  /** The player who picks stands first where there are two piles. */
  readonly pairs: readonly { readonly players: readonly [EntryIndex, EntryIndex]; readonly pointer: string }[];
  /** Whether those who pick and those who are picked are in two piles. */
  readonly hasTwoPiles: boolean;
  /** The numbers by which entries are ranked, the first list first; higher is better. */
  readonly ranking: readonly ArrayLike<number>[];
  /** Returns the entries that the rules do not let a player pick. */
  readonly barred: (entry: EntryIndex) => ReadonlySet<EntryIndex>;
  readonly source: string;
}

// @row 174, 176, 177, 212
/** Returns a finding for the first pair of a round that breaks strict rank; none when every pair follows it. */
export function validateRanks(report: TournamentReport, round: RankedPairs): Finding[] {
  const { name, pairs, hasTwoPiles, ranking, barred, source } = round;
  const nameOf = (entry: EntryIndex): string => handleOf(report, entry);
  const entryOf = new Map(pairs.flatMap(({ players }) => players).map((entry) => [nameOf(entry), entry]));
  const pileOf = (entries: readonly EntryIndex[]): Pile =>
    rankEqually(entries, ranking).map((equal) => equal.map(nameOf));
  const pickers = pileOf(pairs.flatMap(({ players }) => (hasTwoPiles ? [players[0]] : [...players])));
  const wrong = gradeRankedRound({
    pickers,
    picked: hasTwoPiles ? pileOf(pairs.map(({ players }) => players[1])) : pickers,
    barred: (picker) => new Set([...barred(entryOf.get(picker)!)].map(nameOf)),
    pairs: pairs.map(({ players: [one, other] }) => [nameOf(one), nameOf(other)] as const),
  });
  if (wrong === null) return [];
  const { players, pointer } = pairs[wrong.index]!;
  const other = players.map(nameOf).find((id) => id !== wrong.picker)!;
  const [expected = '', ...more] = wrong.expected;
  const next = more.length === 0 ? expected : say`${expected}, or another player of the same score,`;
  const message = say`${name} pairs ${wrong.picker} with ${other}; by rank, ${next} comes next.`;
  const advice = say`No change is needed if it was played this way; next time, let Quadrant find the pairs (${source}).`;
  return [finding('pair-out-of-rank', pointer, message, advice)];
}

/** Groups entries by rank, the best first; entries that no list separates are in one group. */
function rankEqually(entries: readonly EntryIndex[], ranking: RankedPairs['ranking']): EntryIndex[][] {
  const compare = (a: EntryIndex, b: EntryIndex): number =>
    ranking.reduce((order, values) => (order === 0 ? values[b]! - values[a]! : order), 0);
  const groups: EntryIndex[][] = [];
  for (const entry of [...entries].sort(compare)) {
    const equal = groups.at(-1);
    if (equal === undefined || compare(equal[0]!, entry) !== 0) groups.push([entry]);
    else equal.push(entry);
  }
  return groups;
}

/** Returns the entries that each entry has met in these rounds. */
export function listMeetings({ entries, rounds }: TournamentReport): ReadonlySet<EntryIndex>[] {
  const met = entries.map(() => new Set<EntryIndex>());
  for (const {
    players: [first, second],
  } of rounds.flatMap(({ matches }) => matches)) {
    if (second === undefined) continue;
    met[first]!.add(second);
    met[second]!.add(first);
  }
  return met;
}
