import {
  isOrderStated,
  kindOfResult,
  listIncomplete,
  orderAsStated,
  orderOpen,
  type ChosenReadings,
  type DecidedBy,
  type Entry,
  type EntryIndex,
  type Game,
  type IncompleteMatch,
  type Lots,
  type Match,
  type OpenPoints,
  type OpenRow,
  type Round,
  type RuleSystem,
  type Standing,
  type TournamentReport,
} from '@quadrant/rules/tournament';

// @row 258, 259
/**
 * Returns the final order of a tournament in which the opponent or the result of a match is unknown. Stated places win;
 * otherwise a place counts where nothing unknown can change it ({@link orderOpen}).
 *
 * The rule system adds up the points. For that alone, every unknown opponent becomes a placeholder, which nobody sees
 * and which is gone afterwards; a match without a result is lost for both players, then won by both.
 */
export function computeOpenStandings(
  rules: RuleSystem,
  report: TournamentReport,
  readings?: ChosenReadings,
): Standing[] {
  const compute = (unknown: 'lost' | 'won') =>
    rules.computeStandings(fillIn(report, rules, unknown), NOT_DRAWN, readings);
  const isSomeResultUnknown = listIncomplete(report).some(({ isResultUnknown }) => isResultUnknown);
  const least = compute('lost');
  const most = isSomeResultUnknown ? compute('won') : least;
  const points = new Map<EntryIndex, OpenPoints>();
  for (const { entry, points: sum } of least) points.set(entry, { least: sum ?? 0, most: sum ?? 0 });
  for (const { entry, points: sum } of most) points.set(entry, { ...points.get(entry)!, most: sum ?? 0 });
  if (isOrderStated(report)) {
    const told = [...points].map(
      ([entry, { least: low, most: high }]) =>
        [entry, { points: low, ...(high > low && { pointsAtLeast: true as const }) }] as const,
    );
    return orderAsStated(report, new Map(told));
  }
  const isEndOpen = report.rounds.some(
    ({ stage, incomplete = [] }) =>
      stage === 'elimination' && incomplete.some(({ isResultUnknown }) => isResultUnknown),
  );
  const places = new Map(report.places.map(({ entry, place }) => [entry, place]));
  return orderOpen({ rows: rowsOf(least, report.entries.length), points, isEndOpen, places });
}

/** Returns the rows of entries; the steps to placeholders that stood between two of them go to the lower one. */
function rowsOf(standings: readonly Standing[], entries: number): OpenRow[] {
  const rows: OpenRow[] = [];
  let steps: DecidedBy[] = [];
  for (const { entry, decidedBy } of standings.toSorted((one, other) => one.place - other.place)) {
    steps.push(decidedBy);
    if (entry >= entries) continue;
    rows.push({ entry, steps });
    steps = [];
  }
  return rows;
}

/** Returns the report with a placeholder for each unknown opponent, and for both opponents of a match without a result. */
function fillIn(report: TournamentReport, rules: RuleSystem, unknown: 'lost' | 'won'): TournamentReport {
  const placeholders: Entry[] = [];
  const addPlaceholder = (): EntryIndex => {
    const index = report.entries.length + placeholders.length;
    placeholders.push({ ...NOBODY, handle: `\0${index}` });
    return index;
  };
  const rounds = report.rounds.map(({ incomplete = [], ...round }): Round => ({
    ...round,
    matches: [
      ...round.matches,
      ...incomplete.flatMap((match) => matchesFor(match, { round, rules, unknown, addPlaceholder })),
    ],
  }));
  const entries = [...report.entries, ...placeholders];
  const { handleOrder } = report;
  return {
    ...report,
    entries,
    rounds,
    // The decisions of the director are applied afterwards, and tosses have no effect.
    places: [],
    standings: null,
    tosses: [],
    handleOrder: handleOrder && [...handleOrder, ...placeholders.map((_, index) => report.entries.length + index)],
  };
}

const NOBODY: Omit<Entry, 'handle'> = {
  name: null,
  country: null,
  region: null,
  seed: null,
  earnedByes: [],
  headStart: 0,
  droppedAfterRound: null,
  deck: null,
};

/** A toss would decide nothing: players who are tied share their places. */
const NOT_DRAWN: Lots = (tied) => tied;

interface Filling {
  readonly round: Omit<Round, 'incomplete'>;
  readonly rules: RuleSystem;
  readonly unknown: 'lost' | 'won';
  readonly addPlaceholder: () => EntryIndex;
}

function matchesFor(incomplete: IncompleteMatch, { round, rules, unknown, addPlaceholder }: Filling): Match[] {
  const { isResultUnknown, number: _number, ...match } = incomplete;
  const [first, second] = incomplete.players;
  if (!isResultUnknown) return [{ ...match, players: [first, second ?? addPlaceholder()] }];
  const told = tellAll(rules, round, unknown === 'won');
  const players = second === null ? [first] : [first, second];
  return players.map((player) => ({ ...BARE, ...told, players: [player, addPlaceholder()] }));
}

const BARE = {
  result: null,
  games: [],
  score: null,
  endedBy: null,
  differential: null,
  missions: null,
  bonusExcluded: null,
  victoryConditionsDiffer: false,
  bestOf: null,
} satisfies Omit<Match, 'players'>;

/** Returns the best or worst result that a match of a round can have for its first player: all games won, or all lost. */
function tellAll(
  rules: RuleSystem,
  { stage, matches }: Omit<Round, 'incomplete'>,
  isWon: boolean,
): Pick<Match, 'result' | 'games'> {
  const kind = isWon ? 'win' : 'loss';
  const result = rules.results.find((each) => kindOfResult(each) === kind && !each.startsWith('M')) ?? null;
  const played = matches.reduce((most, { games }) => Math.max(most, games.length), 0);
  const games =
    result === null && stage === 'swiss'
      ? Math.max(played, GAMES_OF_TWO_SIDES)
      : result === null
        ? Math.max(played, 1)
        : played;
  if (games === 0) return { result, games: [] };
  const game: Game = { winner: isWon ? 0 : 1, sides: null, score: null, endedBy: null, differential: null };
  return { result: null, games: Array.from({ length: games }, () => game) };
}

/** A rule system without results for two players has two games in a Swiss round (004). */
const GAMES_OF_TWO_SIDES = 2;
