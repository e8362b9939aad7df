import { listed, say, type Text } from '@quadrant/rules/message';
import {
  CURRENT_RULE_SYSTEM,
  findRuleSystem,
  getRuleSystem,
  usualRuleSystem,
  hasPods,
  LARGEST_POD,
} from '@quadrant/rules/systems';
import {
  DATE_INFERENCES,
  isInferredDate,
  isPartialDate,
  withoutInference,
  precisionOf,
  foldHandle,
  GAME_TITLES,
  dayOrderOf,
  readWrittenDay,
  type GameTitle,
  type Pairing,
  type RoundInference,
  type RuleSystem,
  type RuleSystemId,
  type TournamentHeader,
  type UnplayedRow,
} from '@quadrant/rules/tournament';
import type { FileFindings } from './parts/file-findings.js';
import type { FileMatch, FileRound, FileTournament } from './parts/file-tournament.js';
import { askNamesakes } from './parts/namesakes.js';
import { splitReplays } from './parts/check-rounds.js';
import { gamesOfScore } from './parts/games-of-score.js';
import { playedBy, settleGames, type SettledGames } from './game-scores.js';
import { DATE_ORDER, handleOf, isNotKnown, membersOf, NOT_KNOWN, STATED_PLACES, type Answers } from './answers.js';
import { placesOfStated, withStated, writeStated } from './stated-beside-games.js';
import { factOf, instantOf } from './fact-values.js';
import { joinPlayers } from './join-players.js';
import type { Places } from './place-findings.js';
import {
  HALF_BYES,
  lastUnplayedRounds,
  matchesOfReport,
  tellOpenHalfByes,
  type ReportMatch,
} from './unplayed-matches.js';

/** A report of quadrant/1, and where the file says what stands in it. */
export interface TranslatedReport {
  readonly document: object;
  readonly places: Places;
  /** The places that the other program gave, by handle; empty where the file has none. */
  readonly ownPlaces: ReadonlyMap<string, number>;
}

/** Returns the name of the rule system by which a game is played when the answers name none; null for an unknown game. */
function usualNameOf(title: string | null): string | null {
  const game = GAME_TITLES.find((each) => each === title);
  return game === undefined ? null : usualRuleSystem(game);
}

/**
 * Translates a tournament of another program to a `quadrant/1` document. Its reader checks it like any other.
 *
 * @param answers what the file cannot say: `game`, `director` and, where the file has none, `name` and `startsAt`; see {@link Answers}
 * @param suggestions answers to open questions that may be right; they are only told
 * @returns null, with a finding for each open question, while something needed is missing
 */
export function toDocument(
  read: FileTournament,
  answers: Answers,
  findings: FileFindings,
  suggestions: Answers = new Map(),
): TranslatedReport | null {
  const tournament = joinPlayers(read, answers);
  const game = (isNotKnown('game', answers) ? null : answers.get('game')) ?? tournament.game ?? null;
  const isDirectorUnknown = isNotKnown('director', answers);
  const startsWritten = startOf(tournament, answers);
  const knownDate = knownDateIn(startsWritten);
  const header = {
    name: answers.get('name') ?? tournament.name,
    game,
    ruleSystem: answers.get('ruleSystem') ?? usualNameOf(game),
    startsAt: knownDate ?? instantOf(startsWritten),
    director: isDirectorUnknown ? null : (answers.get('director') ?? null),
  };
  tellUnusedParticipants(tournament, answers, findings);
  const open = QUESTIONS.filter(({ key }) => header[key] === null && !(key === 'director' && isDirectorUnknown));
  for (const { key, message, example } of open) {
    if (key === 'startsAt' && tournament.utcStart !== undefined) {
      askLocalDay(tournament.utcStart, findings);
      continue;
    }
    if (key === 'startsAt' && startsWritten !== null) {
      askDay(startsWritten, findings);
      continue;
    }
    const suggestion = tournament.suggested?.[key as 'name'] ?? suggestions.get(key);
    const place = { pointer: `/tournament/${key}`, ...(suggestion !== undefined && { suggestion }) };
    const answer = suggestion === undefined ? example : /^[\w.:+-]+$/.test(suggestion) ? suggestion : `"${suggestion}"`;
    if (key === 'game' && isNotKnown(key, answers)) findings.add('open-question', place, NO_GAME, NAME_GAME);
    else findings.add('open-question', place, message, adviceOf(key, answer));
  }
  tellOtherDirector(tournament.suggested?.director, header.director, findings);
  const halfByes = tellOpenHalfByes(tournament, answers);
  if (halfByes !== null) {
    const advice = say`Answer halfByes: with --set halfByes=bye each is a bye, with --set halfByes=missed the player missed the round.`;
    findings.add('open-question', { pointer: `/tournament/${HALF_BYES}` }, halfByes, advice);
  }
  const asksNames = askNamesakes(tournament, answers, findings);
  const settled = settleGames(tournament, playedBy(header.ruleSystem, game, answers), answers, findings);
  if (open.length > 0 || asksNames || halfByes !== null || settled === null) return null;
  if (hasOnlyPlaces(tournament, header.game)) {
    tellLostPoints(tournament, findings);
    return standingsDocument(tournament, { ...header, startsWritten }, answers);
  }
  const endsAt =
    answers.has('endsAt') || knownDate !== null
      ? null
      : lastDay(certainPart(tournament.endsAt), header.startsAt!, findings);
  const setting = { ruleSystem: (header.ruleSystem ?? '') as RuleSystemId, game: header.game as GameTitle };
  const rounds = roundsOfReport(tournament, setting, answers, findings);
  const lastUnplayed = lastUnplayedRounds(tournament.rounds);
  const nameOf = new Map(tournament.players.map(({ id, name }) => [id, name]));
  const handleOfId = (id: string) => handleOf(nameOf.get(id)!, answers);
  const countsStated = answers.get(STATED_PLACES) === 'count';
  const ownOrder = countsStated ? null : ownOrderIn(tournament);
  const document = {
    schema: 'quadrant/1',
    tournament: {
      ...usualFacts(setting, answers),
      ...(tournament.plannedRounds !== null && { plannedRounds: tournament.plannedRounds }),
      pairing: pairingOf(tournament, setting.ruleSystem),
      ...(tournament.country !== null && { country: tournament.country }),
      ...(endsAt !== null && { endsAt }),
      ...Object.fromEntries(membersIn(answers).map(([key, value]) => [key, factOf(key, value)])),
      ...knownIn(header),
      ...(knownDate !== null && { startsAt: null, date: withoutInference(knownDate) }),
    },
    ...inferenceOf(knownDate, tournament.roundsInferred),
    players: tournament.players.map(({ id, name, country, droppedAfterRound }) => ({
      handle: handleOf(name, answers),
      ...(country !== null && { country }),
      ...(droppedAfterRound !== null && { droppedAfterRound: Math.max(droppedAfterRound, lastUnplayed.get(id) ?? 0) }),
    })),
    rounds: writeRounds(tournament, rounds, { ...setting, ...settled }, answers),
    ...(ownOrder !== null && { standings: ownOrder.map(handleOfId) }),
  };
  const ownPlaces = new Map(
    tournament.players.flatMap(({ name, place }) =>
      place === null ? [] : [[handleOf(name, answers), place] as const],
    ),
  );
  return {
    document: countsStated ? withStated(document, tournament, answers, findings) : document,
    places: new Map([...placesOf(tournament, rounds), ...placesOfStated(tournament)]),
    ownPlaces,
  };
}

/**
 * Tells whether a report can have nothing but the places of a file. The points of rounds are results only in a game that is
 * played in pods, and where the file says who sat in which pod, or all sat in one.
 */
export const hasOnlyPlaces = ({ standings, rounds, players }: FileTournament, game: string | null): boolean =>
  standings !== undefined &&
  (rounds.length === 0 ||
    (rounds.every(({ scores }) => scores !== undefined) &&
      (!isOfPods(game) || (players.length > LARGEST_POD && rounds.some(({ pods }) => pods === undefined)))));

const isOfPods = (game: string | null): boolean =>
  GAME_TITLES.some((title) => title === game && hasPods({ game: title, ruleSystem: usualRuleSystem(title) }));

function tellLostPoints({ rounds, players }: FileTournament, findings: FileFindings): void {
  if (rounds.length === 0) return;
  const message =
    players.length > LARGEST_POD
      ? say`The points of each round are not kept: ${players.length} players sat at several tables, and the file does not say who sat where. Places and totals are kept.`
      : say`The points of each round are not kept, since the file does not say who played whom. Places and totals are kept.`;
  const advice = say`If you know who sat where, send a quadrant/1 document with a pod for each table. Otherwise no change is needed.`;
  findings.add('cell-not-used', { pointer: '' }, message, advice);
}

/** Returns the ids of all players in the final order that a file states; null where it does not give each a place of their own. */
function ownOrderIn({ standings = [], players }: FileTournament): string[] | null {
  const places = new Set(standings.map(({ place }) => place));
  const order = standings.toSorted((one, other) => (one.place ?? 0) - (other.place ?? 0)).map(({ player }) => player);
  return places.size === players.length && !places.has(null) && order.length === players.length ? order : null;
}

/** A line above a table may name a director; without an answer, its sender is the director. */
function tellOtherDirector(named: string | undefined, director: string | null, findings: FileFindings): void {
  if (named === undefined || director === null || foldHandle(named) === foldHandle(director)) return;
  findings.add(
    'other-director',
    { pointer: '/tournament/director', suggestion: named },
    say`A line above the table names “${named}” as the director; the report names “${director}”.`,
    say`If ${named} directed it, give their handle, for example with --set director=HANDLE. Otherwise no change is needed.`,
  );
}

/** A report has these facts where neither the file nor an answer says others. */
const usualFacts = ({ ruleSystem, game }: Setting, answers: Answers) => ({
  format: 'constructed',
  // An answer about one of the two gives the other: a Regional is of level 2.
  ...((answers.get('kind') ?? '') === '' && { level: 1 }),
  ...((answers.get('level') ?? '') === '' && { kind: 'local' }),
  ...findRuleSystem(ruleSystem)?.announcing.usualPlay(game),
});

type Header = Pick<TournamentHeader, 'director'> & {
  readonly name: string | null;
  readonly game: string | null;
  readonly ruleSystem: string | null;
  readonly startsAt: string | null;
  readonly startsWritten: string | null;
};

/** Translates a file that has only places. Its day alone stays a day: nobody invents the hour. */
function standingsDocument(
  tournament: FileTournament,
  { startsAt, startsWritten, ...header }: Header,
  answers: Answers,
): TranslatedReport {
  const names = new Map(tournament.players.map(({ id, name }) => [id, handleOf(name, answers)]));
  const written = readWrittenDay(startsWritten ?? '');
  const isDay = written.kind === 'day' && written.time === null;
  const date = isDay ? written.day : knownDateIn(startsWritten);
  const participants = answers.get('participants');
  const facts = membersIn(answers).filter(([key]) => key !== 'startsAt');
  const document = {
    schema: 'quadrant/1',
    tournament: {
      ...usualFacts({ ruleSystem: (header.ruleSystem ?? '') as RuleSystemId, game: header.game as GameTitle }, answers),
      ...(tournament.country !== null && { country: tournament.country }),
      ...Object.fromEntries(facts.map(([key, value]) => [key, factOf(key, value)])),
      ...knownIn(header),
      ...(date === null ? { startsAt } : { date: withoutInference(date) }),
    },
    players: tournament.players.map(({ id }) => ({ handle: names.get(id)! })),
    record: 'standings',
    ...(participants !== undefined && { participants: factOf('participants', participants) }),
    ...writeStated(tournament, answers, inferenceOf(date)),
  };
  return { document, places: placesOfRows(tournament), ownPlaces: new Map() };
}

/** A row of the standings is in the line that names its player. */
const placesOfRows = (tournament: FileTournament): Places =>
  new Map(
    [...placesOf(tournament, [])].flatMap(([pointer, place]) => [
      [pointer, place] as const,
      [pointer.replace('/players/', '/statedStandings/'), place] as const,
    ]),
  );

function tellUnusedParticipants({ standings }: FileTournament, answers: Answers, findings: FileFindings): void {
  if (standings !== undefined || !answers.has('participants')) return;
  const message = say`The answer participants changes nothing: the file has games, and they say who took part.`;
  findings.add('answer-not-used', { pointer: '/participants' }, message, say`Leave it out.`);
}

function placesOf({ players }: FileTournament, rounds: readonly ReportRound[]): Places {
  const listed = players.map(({ listedAt }, index) => [`/players/${index}`, listedAt] as const);
  const matches = rounds.flatMap((round, index) =>
    round.matches.map(({ place }, table) => [`/rounds/${index}/matches/${table}`, place] as const),
  );
  return new Map(
    [...listed, ...matches].flatMap(([pointer, place]) => (place === undefined ? [] : [[pointer, place]])),
  );
}

interface ReportRound extends Pick<FileRound, 'round' | 'stage' | 'scores' | 'pods'> {
  readonly matches: readonly ReportMatch[];
}

type Setting = Pick<TournamentHeader, 'ruleSystem' | 'game'>;

function roundsOfReport(
  { rounds, players }: FileTournament,
  header: Setting,
  answers: Answers,
  findings: FileFindings,
): ReportRound[] {
  const names = new Map(players.map(({ id, name }) => [id, name]));
  const nameOf = (id: string) => names.get(id) ?? id;
  return splitReplays(rounds).map((round) => ({
    ...round,
    matches: matchesOfReport(round, { header, answers, nameOf, findings }),
  }));
}

/** An unknown director is no member of a document. */
const membersIn = (answers: Answers): [string, string][] =>
  membersOf(answers).filter(([key, value]) => !(key === 'director' && value === NOT_KNOWN));

const knownIn = <Facts extends Pick<Header, 'director'>>({ director, ...facts }: Facts) => ({
  ...facts,
  ...(director !== null && { director }),
});

function adviceOf(key: (typeof QUESTIONS)[number]['key'], answer: string): Text {
  if (key === 'game')
    return say`Answer game, for example with --set game=${answer}. Without a game nothing can be stored: if it is unknown, --set game=unknown leaves the tournament out of a batch.`;
  if (key === 'director')
    return say`Answer director, for example with --set director=${answer}, or with --set director=unknown.`;
  return say`Answer ${key}, for example with --set ${key}=${answer}.`;
}

const NO_GAME = say`Somebody answered that the game is not known. A tournament without a game cannot be stored, because no rules would apply to it. A batch leaves it out.`;
const NAME_GAME = say`If you learn which game it was, answer game, for example with --set game=2e. Otherwise no change is needed.`;

const QUESTIONS = [
  { key: 'game', message: say`The file does not say which game was played.`, example: '2e' },
  { key: 'director', message: say`The file does not say who directed the tournament.`, example: 'HANDLE' },
  { key: 'name', message: say`The file does not say what the tournament is called.`, example: '"Winter Local"' },
  {
    key: 'startsAt',
    message: say`The file does not say when the tournament began.`,
    example: '2026-11-22T10:00:00+01:00',
  },
] as const;

/** Returns a month, a year or `unknown`, where somebody said so in place of a day; null for everything else. */
const knownDateIn = (written: string | null): string | null =>
  written !== null && precisionOf(written) !== null && isPartialDate(written) ? written : null;

/** Marks a month or a year that was concluded, and rounds that were. */
function inferenceOf(date: string | null, ofRounds?: RoundInference): { readonly inferred?: readonly object[] } {
  const inferred = [
    ...(date !== null && isInferredDate(date) ? [{ pointer: '/tournament/date', rule: DATE_INFERENCES[0] }] : []),
    ...(ofRounds === undefined ? [] : [{ pointer: '/rounds', rule: ofRounds }]),
  ];
  return inferred.length === 0 ? {} : { inferred };
}

/** Nothing is suggested: the day in UTC would be taken without a thought, and may be wrong. */
function askLocalDay(utcStart: string, findings: FileFindings): void {
  const told = utcStart.slice(0, 16).replace('T', ' ');
  const message = say`The file says that the tournament began at ${told} UTC, and not where: the local day may be another one.`;
  const advice = say`Answer startsAt with the local day, for example with --set startsAt=${utcStart.slice(0, 10)}.`;
  findings.add('open-question', { pointer: '/tournament/startsAt' }, message, advice);
}

/** A last day without a time would be noon, which may be before a given start on the same day. */
const endsAfter = (endsAt: string, startsAt: string): boolean => !(Date.parse(endsAt) < Date.parse(startsAt));

/** Where somebody said how days are written, one of the days is meant. */
export function startOf(
  { startsAt, startsWritten = null }: { readonly startsAt: string | null; readonly startsWritten?: string | null },
  answers: Answers,
): string | null {
  const written = answers.get('startsAt') ?? certainPart(startsAt) ?? startsWritten;
  return written === null ? null : (dayInOrder(written, answers.get(DATE_ORDER)) ?? written);
}

/**
 * Reads a date of a shape of files, whose order somebody said or another file proved.
 *
 * @returns YYYY-MM-DD; null for no order, and where the text is no such date
 */
function dayInOrder(written: string, order: string | undefined): string | null {
  const known = dayOrderOf(order);
  if (known === 'unknown') return null;
  const read = readWrittenDay(written, known);
  return read.kind === 'ambiguous' && read.days.length === 1
    ? read.days[0]!
    : read.kind === 'day' && read.time === null
      ? read.day
      : null;
}

/** Asks for the first day where the file, or an answer, writes it so that it is no day or may be several. */
function askDay(written: string, findings: FileFindings): void {
  const read = readWrittenDay(written);
  const days = read.kind === 'ambiguous' ? read.days : [];
  const shown = written.slice(0, 40);
  const message =
    days.length > 0
      ? say`The date “${shown}” may be ${listed(days, 'or')}.`
      : say`The date “${shown}” is no day that can be read.`;
  const place = { pointer: '/tournament/startsAt', ...(days.length === 1 && { suggestion: days[0]! }) };
  const example = days[0] ?? '2024-02-29';
  findings.add('open-question', place, message, say`Answer startsAt, for example with --set startsAt=${example}.`);
}

/** Programs write 2024-02-29T18:00:00 without an offset to UTC; then only the day is certain. */
const certainPart = (text: string | null): string | null =>
  text?.replace(/^(\d{4}-\d{2}-\d{2})T\d{2}:\d{2}(?::\d{2}(?:\.\d{1,9})?)?$/, '$1') ?? null;

/** The last day of the file; a note says so where it cannot be used. */
function lastDay(written: string | null, startsAt: string, findings: FileFindings): string | null {
  const endsAt = instantOf(written);
  if (endsAt !== null && endsAfter(endsAt, startsAt)) return endsAt;
  if (written !== null) {
    const message = say`The last day “${written.slice(0, 40)}” of the file is not used: it is no single day after the first one.`;
    const advice = say`Answer endsAt if the tournament took several days. Otherwise no change is needed.`;
    findings.add('cell-not-used', { pointer: '/tournament/endsAt' }, message, advice);
  }
  return null;
}

function pairingOf({ rounds }: FileTournament, ruleSystem: RuleSystemId): Pairing {
  if (rounds.some(({ scores }) => scores !== undefined)) return 'tribbles';
  const eliminations = rounds.filter(({ stage }) => stage === 'elimination');
  if (eliminations.length === 0) return 'swiss';
  const isDouble = findRuleSystem(ruleSystem)?.playing.elimination === 'double' || isDoubleElimination(eliminations);
  if (isDouble) return 'double-elimination';
  return eliminations.length === rounds.length ? 'single-elimination' : 'swiss-elimination';
}

/**
 * Tells whether players went on after a loss. A single elimination has a match less than players, or as many where the
 * third place is played; a double elimination has nearly two for each player.
 */
function isDoubleElimination(rounds: readonly FileRound[]): boolean {
  const pairs = rounds.flatMap(({ matches }) => matches.filter(({ players }) => players.length === 2));
  const players = new Set(pairs.flatMap((match) => match.players));
  return players.size > 2 && pairs.length > players.size;
}

function writeRounds(
  { players }: FileTournament,
  rounds: readonly ReportRound[],
  setting: Setting & SettledGames,
  answers: Answers,
): object[] {
  const handles = new Map(players.map(({ id, name }) => [id, handleOf(name, answers)]));
  return rounds.map(({ round, stage, matches, scores, pods }) => ({
    round,
    ...(stage === 'elimination' && { stage }),
    ...(scores !== undefined && {
      pods: (pods ?? [scores.map(([id]) => id)]).map((ids) => ({
        scores: Object.fromEntries(
          scores.filter(([id]) => ids.includes(id)).map(([id, points]) => [handles.get(id)!, points]),
        ),
      })),
    }),
    ...(scores === undefined && {
      matches: matches.map(({ players: ids, match, row }) => {
        const named = ids.map((id) => handles.get(id)!);
        if (match?.kind === 'played' && named.length === 1) return writeOpen(match, named[0]!, setting);
        if (row !== null) return writeRow(row, named);
        if (match!.isConceded === true) return writeConcession(match!, named, setting, stage);
        return writeMatch(match!, named, setting);
      }),
    }),
  }));
}

const writeRow = ({ result, gameFor, endedBy }: UnplayedRow, players: readonly string[]): object => ({
  players,
  ...(result !== null && { result }),
  ...(gameFor !== null && { games: [{ winner: players[gameFor] }] }),
  ...(endedBy !== null && { endedBy }),
});

/** Writes the player who conceded first, as the rules name the result. When they name none, the player who quit has lost. */
function writeConcession(
  match: FileMatch,
  players: readonly string[],
  setting: Setting,
  stage: 'swiss' | 'elimination',
): object {
  const [first, second] = players as readonly [string, string];
  const pair = match.result === 'loss' ? ([first, second] as const) : ([second, first] as const);
  const rules = findRuleSystem(setting.ruleSystem);
  const told = rules?.playing.concession(setting.game, pair, stage) ?? null;
  if (told !== null) return { players: pair, ...told };
  return rules?.recording.outcomes === null
    ? { players, games: gamesOf(match, players), endedBy: 'concession' }
    : { players: pair, result: 'LOSS', endedBy: 'quit' };
}

/** Writes a match against an unknown opponent; its games name them with a question mark. */
const writeOpen = (match: FileMatch, player: string, setting: Setting & SettledGames): object => ({
  ...writeMatch(match, [player, '?'], setting),
  players: [player, null],
});

function writeMatch(
  match: FileMatch,
  players: readonly string[],
  { ruleSystem, keepsScores, isModified }: Setting & SettledGames,
): object {
  if (match.kind === 'bye') return { players, result: 'BYE' };
  if (match.isResultUnknown === true || match.isResultMissing === true)
    return { players, ...(keepsScores && match.score !== null && { score: match.score }) };
  const outcomes = outcomesIn(ruleSystem);
  if (outcomes === null) return { players, games: gamesOf(match, players) };
  const result = match.result === null ? null : writeResult(match.result, isModified(match), outcomes);
  const { score, differential = 0 } = match;
  const points = keepsScores && score !== null ? { score } : differential === 0 ? {} : { differential };
  return { players, result, ...points };
}

function gamesOf({ games, lightOf = [], result, score }: FileMatch, players: readonly string[]): object[] {
  const winners =
    games.length > 0
      ? games
      : ((score && gamesOfScore(score)) ?? [result === 'draw' ? null : result === 'win' ? 0 : 1]);
  return winners.map((winner, index) => {
    const light = lightOf[index] ?? null;
    const sides =
      light === null ? null : Object.fromEntries(players.map((name, at) => [name, at === light ? 'light' : 'dark']));
    return { winner: winner === null ? 'draw' : players[winner], ...(sides !== null && { sides }) };
  });
}

/** The document of an unknown rule system is refused, whatever words its results have. */
const outcomesIn = (ruleSystem: RuleSystemId): Outcomes | null =>
  (findRuleSystem(ruleSystem) ?? getRuleSystem(CURRENT_RULE_SYSTEM)).recording.outcomes;

type Outcomes = NonNullable<RuleSystem['recording']['outcomes']>;

function writeResult(result: 'win' | 'loss' | 'draw', isModified: boolean, outcomes: Outcomes): string {
  if (result === 'draw') return outcomes.tie;
  if (result === 'win') return isModified ? outcomes.modifiedWin : outcomes.win;
  return isModified ? outcomes.modifiedLoss : outcomes.loss;
}
