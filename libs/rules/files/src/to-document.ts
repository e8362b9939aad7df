import type { FileFindings, FileMatch, FileRound, FileTournament } from '@quadrant/rules/file-reading';
import { handleOf, membersOf, type Answers } from './answers.js';
import { splitReplays } from './check-rounds.js';
import { joinPlayers } from './join-players.js';
import type { Places } from './place-findings.js';

/** A report of quadrant/1, and where the file says what stands in it. */
export interface TranslatedReport {
  readonly document: object;
  readonly places: Places;
  /** The places that the other program gave, by handle; empty where the file has none. */
  readonly ownPlaces: ReadonlyMap<string, number>;
}

/** Which rule system a game title is played by, where nobody names another. */
const RULE_SYSTEMS: Readonly<Record<string, string>> = {
  '1e': 'opg-4.2',
  '2e': 'opg-4.2',
  tribbles: 'opg-4.2',
  stccg: 'decipher-1999',
  swccg: 'decipher-1999',
  'young-jedi': 'decipher-1999',
  'sw-lcg': 'ffg-swlcg-2016',
};

const NUMBERS: ReadonlySet<string> = new Set(['level', 'plannedRounds']);
/** A day alone is that day at noon. */
const INSTANTS: ReadonlySet<string> = new Set(['registeredAt', 'endsAt']);
const FLAGS: ReadonlySet<string> = new Set(['online', 'unrated']);

/**
 * The `quadrant/1` document of a tournament that another program wrote down. Whoever reads it checks it like any other.
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
  const game = answers.get('game') ?? null;
  const header = {
    name: answers.get('name') ?? tournament.name,
    game,
    ruleSystem: answers.get('ruleSystem') ?? (game === null ? null : (RULE_SYSTEMS[game] ?? null)),
    startsAt: instantOf(answers.get('startsAt') ?? tournament.startsAt),
    director: answers.get('director') ?? null,
  };
  const open = QUESTIONS.filter(({ key }) => header[key] === null);
  for (const { key, message, example } of open) {
    const suggestion = suggestions.get(key);
    const place = { pointer: `/tournament/${key}`, ...(suggestion !== undefined && { suggestion }) };
    const answer = suggestion === undefined ? example : /^[\w.:+-]+$/.test(suggestion) ? suggestion : `"${suggestion}"`;
    findings.add('open-question', place, message, `Answer ${key}, for example with --set ${key}=${answer}.`);
  }
  if (open.length > 0) return null;
  const endsAt = instantOf(tournament.endsAt);
  const rounds = roundsOfReport(tournament, findings);
  const document = {
    schema: 'quadrant/1',
    tournament: {
      format: 'constructed',
      level: 1,
      kind: 'local',
      ...(header.ruleSystem === 'opg-4.2' &&
        game !== 'tribbles' && { cardPool: 'complete', rules: game === '2e' ? 'standard' : 'open' }),
      plannedRounds: tournament.plannedRounds ?? swissRounds(tournament),
      pairing: pairingOf(tournament),
      ...(tournament.country !== null && { country: tournament.country }),
      ...(endsAt !== null && endsAfter(endsAt, header.startsAt!) && { endsAt }),
      ...Object.fromEntries(membersOf(answers).map(([key, value]) => [key, valueOf(key, value)])),
      ...header,
    },
    players: tournament.players.map(({ name, country, droppedAfterRound }) => ({
      handle: handleOf(name, answers),
      ...(country !== null && { country }),
      ...(droppedAfterRound !== null && { droppedAfterRound }),
    })),
    rounds: writeRounds({ ...tournament, rounds }, header.ruleSystem ?? '', answers),
  };
  const ownPlaces = new Map(
    tournament.players.flatMap(({ name, place }) =>
      place === null ? [] : [[handleOf(name, answers), place] as const],
    ),
  );
  return { document, places: placesOf(tournament, rounds), ownPlaces };
}

function placesOf({ players }: FileTournament, rounds: readonly FileRound[]): Places {
  const listed = players.map(({ listedAt }, index) => [`/players/${index}`, listedAt] as const);
  const matches = rounds.flatMap((round, index) =>
    round.matches.map(({ place }, table) => [`/rounds/${index}/matches/${table}`, place] as const),
  );
  return new Map(
    [...listed, ...matches].flatMap(([pointer, place]) => (place === undefined ? [] : [[pointer, place]])),
  );
}

/** The rounds without who was not there. No rule system has a result in which both lose: both missed that game. */
function roundsOfReport(tournament: FileTournament, findings: FileFindings): FileRound[] {
  const nameOf = new Map(tournament.players.map(({ id, name }) => [id, name]));
  return splitReplays(tournament.rounds).map((round) => ({
    ...round,
    matches: round.matches.filter(({ kind, result, players, place }) => {
      const isLostByBoth = kind === 'forfeit' && result === null;
      if (isLostByBoth) {
        const names = players.map((id) => nameOf.get(id) ?? id).join(' and ');
        const message = `Nobody won the match of ${names} in round ${round.round}: both have a Missed Game there.`;
        findings.add('nobody-won', place ?? { pointer: '' }, message, 'If one of them won, correct the result.');
      }
      return !isLostByBoth && kind !== 'absent';
    }),
  }));
}

const QUESTIONS = [
  { key: 'game', message: 'The file does not say which game was played.', example: '2e' },
  { key: 'director', message: 'The file does not say who directed the tournament.', example: 'HANDLE' },
  { key: 'name', message: 'The file does not say what the tournament is called.', example: '"Winter Local"' },
  {
    key: 'startsAt',
    message: 'The file does not say when the tournament began.',
    example: '2026-11-22T10:00:00+01:00',
  },
] as const;

/** A last day without a time would be noon, which may be before a start on the same day that somebody gave. */
const endsAfter = (endsAt: string, startsAt: string): boolean => !(Date.parse(endsAt) < Date.parse(startsAt));

/** A date alone is that day at noon: the local date decides, the hour does not. */
function instantOf(text: string | null): string | null {
  if (text === null) return null;
  return /^\d{4}-\d{2}-\d{2}$/.test(text) ? `${text}T12:00:00Z` : text;
}

function valueOf(key: string, value: string): string | number | boolean {
  if (NUMBERS.has(key) && /^\d{1,4}$/.test(value)) return Number(value);
  if (INSTANTS.has(key)) return instantOf(value)!;
  if (FLAGS.has(key) && (value === 'true' || value === 'false')) return value === 'true';
  return value;
}

const swissRounds = ({ rounds }: FileTournament): number =>
  rounds.filter(({ stage }) => stage === 'swiss').length || rounds.length;

function pairingOf({ rounds }: FileTournament): string {
  const eliminations = rounds.filter(({ stage }) => stage === 'elimination').length;
  if (eliminations === 0) return 'swiss';
  return eliminations === rounds.length ? 'single-elimination' : 'swiss-elimination';
}

function writeRounds(
  { players, rounds, hasGameScores }: FileTournament,
  ruleSystem: string,
  answers: Answers,
): object[] {
  const winsAreModified = answers.get('wins') === 'modified';
  // In a table with Full or Modified Wins the scores are those of the game; elsewhere 2-1 may be games won.
  const isOpg = ruleSystem === 'opg-4.2' && rounds.some(({ matches }) => matches.some(({ margin }) => margin !== null));
  const handles = new Map(players.map(({ id, name }) => [id, handleOf(name, answers)]));
  return rounds.map(({ round, stage, matches }) => ({
    round,
    ...(stage === 'elimination' && { stage }),
    matches: matches.map((match) =>
      writeMatch(match, handles, ruleSystem, winsAreModified, isOpg && hasGameScores === true),
    ),
  }));
}

function writeMatch(
  match: FileMatch,
  handles: ReadonlyMap<string, string>,
  ruleSystem: string,
  winsAreModified: boolean,
  hasGameScores: boolean,
): object {
  const players = match.players.map((id) => handles.get(id)!);
  if (match.kind === 'bye') return { players, result: 'BYE' };
  const ending = match.kind === 'forfeit' && { endedBy: 'forfeit' };
  if (ruleSystem === 'ffg-swlcg-2016') return { players, games: gamesOf(match, players), ...ending };
  const result = match.result === null ? null : writeResult(match.result, match.margin, ruleSystem, winsAreModified);
  const score = hasGameScores && match.score?.every(Number.isInteger) === true;
  return { players, result, ...(score && { score: match.score }), ...ending };
}

function gamesOf({ games, result, score }: FileMatch, players: readonly string[]): object[] {
  const winners =
    games.length > 0
      ? games
      : score !== null && score[0] + score[1] <= 2
        ? fromScore(score)
        : [result === 'draw' ? null : result === 'win' ? 0 : 1];
  return winners.map((winner) => ({ winner: winner === null ? 'draw' : players[winner] }));
}

const fromScore = ([own, other]: readonly [number, number]): (0 | 1)[] => [
  ...Array.from({ length: own }, () => 0 as const),
  ...Array.from({ length: other }, () => 1 as const),
];

function writeResult(
  result: 'win' | 'loss' | 'draw',
  margin: FileMatch['margin'],
  ruleSystem: string,
  winsAreModified: boolean,
): string {
  const isModified = margin === null ? winsAreModified : margin === 'modified';
  if (ruleSystem !== 'opg-4.2') {
    if (result === 'draw') return 'TRUE_TIE';
    return `${isModified ? 'MODIFIED_' : ''}${result === 'win' ? 'WIN' : 'LOSS'}`;
  }
  if (result === 'draw') return 'TT';
  return `${isModified ? 'M' : 'F'}${result === 'win' ? 'W' : 'L'}`;
}
