import { count, say, type Text } from '@quadrant/rules/message';
import {
  finding,
  handleOf,
  kindOfResult,
  type ChosenReadings,
  type EntryIndex,
  type Finding,
  type RuleSystem,
  type StatedRow,
  type Standing,
  type TournamentReport,
} from '@quadrant/rules/tournament';
import { findScale, tellScale, type Tally } from './stated-scale.js';

/** It shows what a source states of a player, and what the games give. */
export interface StatedDifference {
  readonly stated: Text;
  readonly computed: Text;
}

/**
 * Compares a row of stated standings with what the games give.
 *
 * @param computed undefined where the player has no games
 * @returns null where nothing differs
 */
export function differenceOfStated(
  { place, points, differential }: Pick<StatedRow, 'place' | 'points' | 'differential'>,
  computed: Standing | undefined,
): StatedDifference | null {
  if (computed === undefined || (place !== null && place !== computed.place)) {
    const stated = place === null ? say`${points ?? 0} points` : say`place ${place}`;
    return { stated, computed: computed === undefined ? say`no place` : say`place ${computed.place}` };
  }
  if (points !== null && points !== computed.points) {
    const given = computed.points === null ? say`no points` : say`${computed.points} points`;
    return { stated: say`${points} points`, computed: given };
  }
  if (differential === undefined || differential === computed.differential) return null;
  const given = computed.differential === null ? say`none` : say`${computed.differential}`;
  return { stated: say`a differential of ${differential}`, computed: given };
}

export const tellStated = (name: string, { stated, computed }: StatedDifference): Text =>
  say`The standings state ${stated} for ${name}; the games give ${computed}. What is stated counts.`;

export const CHECK_STATED = say`If the source is right, no change is needed. Otherwise correct what is wrong.`;

/**
 * Names each player who has another place or other points in the standings of a report than the games give.
 *
 * @param report whose games are all known
 */
export function validateStatedDifferences(
  rules: RuleSystem,
  { statedStandings = [], ...games }: TournamentReport,
  readings?: ChosenReadings,
): Finding[] {
  const computed = new Map(
    rules.computeStandings({ ...games, places: [], standings: null }, '', readings).map((row) => [row.entry, row]),
  );
  const explained = explainPoints(rules, games, statedStandings, computed);
  return [
    ...(explained === null ? [] : [explained.finding]),
    ...statedStandings.flatMap((row, index) => {
      const ofGames = computed.get(row.entry);
      const difference =
        explained === null || ofGames === undefined
          ? differenceOfStated(row, ofGames)
          : differenceOfStated({ ...row, place: null }, { ...ofGames, points: explained.points[index]! });
      if (difference === null) return [];
      const message = tellStated(handleOf(games, row.entry), difference);
      return [finding('standings-contradict', `/statedStandings/${index}`, message, CHECK_STATED)];
    }),
  ];
}

/** In a shorter table each difference has a finding of its own. */
const FEWEST_EXPLAINED = 5;

/**
 * Finds that the points of all rows count results in another way than the rules. Then the order differs, too, and one finding
 * says it all.
 *
 * @returns with the points that this way gives each row
 */
function explainPoints(
  rules: RuleSystem,
  games: TournamentReport,
  rows: readonly StatedRow[],
  computed: ReadonlyMap<EntryIndex, Standing>,
): { readonly finding: Finding; readonly points: readonly number[] } | null {
  const differing = rows.filter(({ entry, points }) => points !== (computed.get(entry)?.points ?? null)).length;
  if (
    rows.length < FEWEST_EXPLAINED ||
    differing < 2 ||
    rows.some(({ entry, points }) => points === null || !computed.has(entry))
  )
    return null;
  const tallies = tallyResults(rules, games);
  if (tallies === null) return null;
  const counted = rows.map(({ entry, points }) => ({ tally: tallies[entry]!, points: points! }));
  const found = findScale(counted);
  if (found === null) return null;
  const wrong = counted.filter(({ points }, index) => points !== found.points[index]).length;
  if (differing <= wrong) return null;
  const inOrder = rows.toSorted((one, other) => (one.place ?? 0) - (other.place ?? 0));
  const isInOrder = inOrder.every(({ points }, at) => at === 0 || points! <= inOrder[at - 1]!.points!);
  if (!isInOrder) return null;
  const message = say`The stated points count ${tellScale(found.scale, counted)}. The rules of this tournament count otherwise: ${count(differing, 'row')} of ${rows.length} differ. What is stated counts.`;
  const advice = say`If the tournament was counted this way, no change is needed.`;
  return { finding: finding('points-counted-otherwise', '/statedStandings', message, advice), points: found.points };
}

const KINDS = { win: 0, modifiedWin: 1, tie: 2, modifiedLoss: 3, loss: 4 } as const;
const BYE = 5;

/** Counts the results of each entry; null where a result is none that every way of counting knows. */
function tallyResults(rules: RuleSystem, { entries, rounds }: TournamentReport): readonly Tally[] | null {
  const tallies = entries.map(() => [0, 0, 0, 0, 0, 0]);
  const { outcomes } = rules.recording;
  const kindOf = new Map(
    outcomes === null ? [] : Object.entries(KINDS).map(([key, kind]) => [outcomes[key as keyof typeof KINDS], kind]),
  );
  for (const { matches, stage } of rounds) {
    if (stage !== 'swiss') continue;
    for (const { players, result, games } of matches) {
      const [first, second] = players;
      if (second === undefined) {
        if (result !== null && kindOfResult(result) === 'bye') tallies[first]![BYE]! += 1;
        continue;
      }
      const kinds = result === null ? games.map(({ winner }) => WON[String(winner)]!) : [kindOf.get(result)];
      for (const kind of kinds) {
        if (kind === undefined) return null;
        tallies[first]![kind]! += 1;
        tallies[second]![KINDS.loss - kind]! += 1;
      }
    }
  }
  return tallies as unknown as readonly Tally[];
}

/** Gives the result of the first player for the winner of a game, who is an index. */
const WON: Readonly<Record<string, number>> = { 0: KINDS.win, 1: KINDS.loss, null: KINDS.tie };
