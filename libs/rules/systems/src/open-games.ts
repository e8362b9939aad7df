import {
  isOrderStated,
  kindOfResult,
  listIncomplete,
  listPossibleOpponents,
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
  type RowSpan,
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
 * and which is gone afterwards; a match without a result is lost for both players, then won by both. A player who may be
 * the unknown opponent of a round has missed it, then played it with the best result that the match leaves them.
 */
export function computeOpenStandings(
  rules: RuleSystem,
  report: TournamentReport,
  readings?: ChosenReadings,
): Standing[] {
  const compute = (unknown: 'lost' | 'won') =>
    rules.computeStandings(fillIn(report, rules, unknown), NOT_DRAWN, readings);
  const isSomeResultUnknown = listIncomplete(report).some(({ isResultUnknown }) => isResultUnknown);
  const isSomebodyPossible = report.rounds.some((round) => listPossibleOpponents(report, round).length > 0);
  const least = compute('lost');
  const most = isSomeResultUnknown || isSomebodyPossible ? compute('won') : least;
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
  const openSteps: DecidedBy[] = [
    ...(isEndOpen ? (['elimination', 'final-confrontation'] as const) : []),
    ...(isEndOpen || isSomebodyPossible ? (['no-show'] as const) : []),
  ];
  const rows = rowsOf(least, report.entries.length);
  return orderOpen({ rows, points, openSteps, spans: spansOf(report, least, rows), places });
}

/**
 * Returns the rows between which an unknown player of the elimination stage may stand: from where the placeholder stood
 * to the last player who they may be; where they are nobody who is listed, to the next row.
 */
function spansOf(report: TournamentReport, standings: readonly Standing[], rows: readonly OpenRow[]): RowSpan[] {
  const swiss = report.rounds.filter(({ stage }) => stage === 'swiss').flatMap(({ incomplete = [] }) => incomplete);
  const first = report.entries.length + swiss.reduce((sum, match) => sum + countPlaceholders(match), 0);
  const order = standings.toSorted((one, other) => one.place - other.place);
  const entries = rows.map(({ entry }) => entry);
  let next = first;
  return report.rounds.flatMap((round) => {
    if (round.stage !== 'elimination') return [];
    const possible = listPossibleOpponents(report, round);
    const lowest = Math.max(...possible.map((entry) => entries.indexOf(entry)));
    return (round.incomplete ?? []).flatMap((match): RowSpan[] => {
      const placeholder = next;
      next += countPlaceholders(match);
      if (match.players[1] !== null || match.isResultUnknown) return [];
      const at = order.findIndex(({ entry }) => entry === placeholder);
      const from = order.slice(0, at).filter(({ entry }) => entry < report.entries.length).length;
      return [{ from, to: possible.length === 0 ? from + 1 : lowest }];
    });
  });
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
export function fillIn(report: TournamentReport, rules: RuleSystem, unknown: 'lost' | 'won'): TournamentReport {
  const placeholders: Entry[] = [];
  const addPlaceholder = (): EntryIndex => {
    const index = report.entries.length + placeholders.length;
    placeholders.push({ ...NOBODY, handle: `\0${index}` });
    return index;
  };
  // Placeholders of matches come first, in the order of the document: spansOf counts on it.
  const matches = report.rounds.map(({ incomplete = [], ...round }) => [
    ...round.matches,
    ...incomplete.flatMap((match) => matchesFor(match, { round, rules, unknown, addPlaceholder })),
  ]);
  const rounds = report.rounds.map(({ incomplete: _, ...round }, index): Round => ({
    ...round,
    matches: [
      ...matches[index]!,
      ...(unknown === 'won' ? possibleMatches(report, report.rounds[index]!, { rules, addPlaceholder }) : []),
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
export const NOT_DRAWN: Lots = (tied) => tied;

/** Counts the placeholders that stand for unknown players of a match. */
const countPlaceholders = ({ players, isResultUnknown }: IncompleteMatch): number =>
  isResultUnknown ? players.filter((player) => player !== null).length : players[1] === null ? 1 : 0;

/** Returns a match for each player who may be an unknown opponent of a Swiss round, with the best result open to them. */
function possibleMatches(
  report: TournamentReport,
  round: Round,
  { rules, addPlaceholder }: Pick<Filling, 'rules' | 'addPlaceholder'>,
): Match[] {
  if (round.stage !== 'swiss') return [];
  const { incomplete = [] } = round;
  const unknown = incomplete.filter(({ players: [, second] }) => second === null);
  const [best] = unknown.toSorted((one, other) => worthOfSecond(other) - worthOfSecond(one));
  return listPossibleOpponents(report, round).map((entry): Match => {
    if (best!.isResultUnknown) return { ...BARE, ...tellAll(rules, round, true), players: [entry, addPlaceholder()] };
    const { isResultUnknown: _unknown, number: _number, ...match } = best!;
    return { ...match, players: [addPlaceholder(), entry] };
  });
}

/** Returns how much a match is worth to its second player: the higher, the more points. Its size has no meaning. */
function worthOfSecond({ isResultUnknown, result, games }: IncompleteMatch): number {
  if (isResultUnknown) return Infinity;
  if (result === null) return games.reduce((sum, { winner }) => sum + (winner === null ? 0 : 2 * winner - 1), 0);
  const kind = kindOfResult(result);
  // A modified win is worth less than a full one, and to the other player at least as much.
  const isModified = result.startsWith('M');
  return kind === 'loss' ? (isModified ? 3 : 4) : kind === 'tie' ? 2 : isModified ? 1 : 0;
}

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
