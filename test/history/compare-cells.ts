import { openFile, readPastFile } from '@quadrant/rules/files';
import { readReport } from '@quadrant/rules/report';
import type { Finding, TournamentReport } from '@quadrant/rules/tournament';
import type { TrueFile, TrueTournament } from './messy-history.js';

/** Says what happened to the cells of a file. */
export interface ComparedFile {
  /** Nothing of the file is stored; `isPlaced` tells whether each error names a line or a cell. */
  readonly refused: { readonly codes: readonly string[]; readonly isPlaced: boolean } | null;
  /** Each is a fact that is stored otherwise than it is written: a result, a score, a name, a date, or one that nobody wrote. */
  readonly changed: readonly string[];
  /** Each is a fact that is not stored. */
  readonly dropped: readonly string[];
  /** Each is a dropped fact about which no finding says so. */
  readonly silent: readonly string[];
}

/** Everybody fills in these cells of a manifest, and a batch takes the last one by itself; they are the same for all files. */
const ANSWERS = { game: '2e', director: 'the director', name: 'A tournament', missingResults: 'unknown' };
const NOW = new Date('2026-11-28T12:00:00Z');

/** Opens a file as a submission would, and compares everything that would be stored with what is written. */
export function compareCells({ path, bytes, tournaments }: TrueFile): ComparedFile {
  const alone = openFile(bytes, new Map(Object.entries(ANSWERS)));
  const isOpen = alone.findings.some(({ code, pointer }) => code === 'open-question' && pointer.endsWith('/startsAt'));
  const opened = isOpen ? openFile(bytes, new Map(Object.entries({ ...ANSWERS, startsAt: '2001-01-01' }))) : alone;
  const past = readPastFile(
    bytes,
    path.slice(path.lastIndexOf('/') + 1).replaceAll(/\d{4}-\d\d-\d\d/g, ''),
    new Map(Object.entries(ANSWERS)),
    NOW,
  );
  const reports = opened.documents.map((document) => (document === null ? null : readReport(document).report));
  if (reports.length === 0 || reports.some((report) => report === null)) {
    const errors = opened.findings.filter(({ severity }) => severity === 'error');
    return {
      refused: { codes: [...new Set(errors.map(({ code }) => code))], isPlaced: errors.every(isPlaced) },
      changed: [],
      dropped: [],
      silent: [],
    };
  }
  const changed: string[] = [];
  const dropped: string[] = [];
  if (reports.length !== tournaments.length) changed.push(`${tournaments.length} tournaments became ${reports.length}`);
  const proposed = past.proposals.get('startsAt');
  for (const [index, report] of reports.entries()) {
    const truth = tournaments[index];
    if (truth === undefined) continue;
    const stored = isOpen ? proposed : (dayOf(report!) ?? undefined);
    if (stored !== undefined && truth.date !== null && stored.slice(0, 10) !== truth.date)
      changed.push(`date ${truth.date} became ${stored}`);
    if (stored === undefined && truth.date !== null) dropped.push(`date ${truth.date}`);
    const isTold = opened.findings.some(({ code }) => code === 'rounds-renumbered');
    compareTournament(isTold ? withRoundsFromOne(truth) : truth, report!, changed, dropped);
  }
  // A date that nobody reads is asked for, so the question is its finding.
  const isTold = opened.findings.some(({ code }) => code !== 'open-question');
  const silent = isTold ? [] : dropped.filter((fact) => !(isOpen && fact.startsWith('date')));
  return { refused: null, changed, dropped, silent };
}

/** Reads files that hold parts of one tournament as that tournament, and compares everything that would be stored with all of them. */
export function compareJoined(first: TrueFile, others: readonly TrueFile[]): ComparedFile {
  const answers = new Map(Object.entries({ ...ANSWERS, startsAt: '2001-01-01' }));
  const parts = others.map(({ path, bytes }) => ({ path, bytes, answers }));
  const { findings, tournaments } = readPastFile(first.bytes, first.path, answers, NOW, parts);
  const document = tournaments[0]?.document ?? null;
  const report = document && readReport(document).report;
  if (report === null) {
    const errors = findings.filter(({ severity }) => severity === 'error');
    const codes = [...new Set(errors.map(({ code }) => code))];
    return { refused: { codes, isPlaced: errors.every(isPlaced) }, changed: [], dropped: [], silent: [] };
  }
  const changed: string[] = [];
  const dropped: string[] = [];
  const truths = [first, ...others].flatMap((file) => file.tournaments);
  const whole = {
    date: null,
    games: truths.flatMap(({ games }) => games),
    alone: truths.flatMap(({ alone }) => alone),
    places: truths.flatMap(({ places }) => places),
  };
  const isTold = findings.some(({ code }) => code === 'rounds-renumbered');
  compareTournament(isTold ? withRoundsFromOne(whole) : whole, report, changed, dropped);
  const silent = dropped.filter((fact) => !findings.some(({ message }) => isNamedIn(String(message), fact)));
  return { refused: null, changed, dropped, silent };
}

/** Tells whether a finding speaks of the fact, or of all facts of its kind. */
const isNamedIn = (message: string, fact: string): boolean =>
  fact.split(/[^\p{L}]+/u).some((word) => word.length > 3 && message.toLowerCase().includes(word.toLowerCase()));

/** A finding says that a file without round 1 is stored with other numbers. */
function withRoundsFromOne(truth: TrueTournament): TrueTournament {
  const rounds = [...new Set(truth.games.map(({ round }) => round))].sort((a, b) => a - b);
  return { ...truth, games: truth.games.map((game) => ({ ...game, round: rounds.indexOf(game.round) + 1 })) };
}

const isPlaced = ({ pointer, line }: Finding): boolean => pointer !== '' || line !== undefined;

const dayOf = ({ tournament }: TournamentReport): string | null =>
  (tournament as { startsAt?: string | null }).startsAt ?? (tournament as { date?: string }).date ?? null;

/** Spaces do not count: everybody reads a name without them. */
const plain = (name: string): string => name.normalize('NFC').replaceAll(/\s+/gu, ' ').trim();

function compareTournament(
  truth: TrueTournament,
  report: TournamentReport,
  changed: string[],
  dropped: string[],
): void {
  const handles = report.entries.map(({ handle }) => plain(handle));
  const written = new Set(
    [
      ...truth.games.flatMap(({ names }) => names),
      ...truth.alone.map(({ name }) => name),
      ...truth.places.map(({ name }) => name),
    ].map(plain),
  );
  for (const handle of handles) if (!written.has(handle)) changed.push(`nobody is called “${handle}”`);
  for (const name of written) if (!handles.includes(name)) dropped.push(`name ${name}`);
  const stored = new Map(
    report.rounds.flatMap(({ round, matches, incomplete = [] }) =>
      [...matches, ...incomplete].flatMap(({ players, ...match }) => {
        const [one, two] = players.flatMap((each) => (each === null ? [] : [handles[each]!]));
        if (one === undefined || two === undefined) return [];
        const score = 'score' in match ? (match.score ?? null) : null;
        return [[keyOf(round, one, two), { one, result: outcomeOf(match.result), score }] as const];
      }),
    ),
  );
  for (const { round, names, result, score } of truth.games) {
    const [one, two] = names.map(plain) as [string, string];
    const game = stored.get(keyOf(round, one, two));
    const what = `round ${round}, ${one} and ${two}`;
    if (game === undefined) {
      dropped.push(`game of ${what}`);
      continue;
    }
    stored.delete(keyOf(round, one, two));
    const isTurned = game.one !== one;
    const found = isTurned ? turn(game.result) : game.result;
    if (found !== result)
      (found === null ? dropped : changed).push(`${what}: ${result ?? 'unknown'} became ${found ?? 'unknown'}`);
    const points = isTurned ? game.score?.toReversed() : game.score;
    if (score !== null && points == null) dropped.push(`${what}: score`);
    else if (points != null && points.join('-') !== score?.join('-'))
      changed.push(`${what}: ${score?.join('-') ?? 'no score'} became ${points.join('-')}`);
  }
  for (const key of stored.keys()) changed.push(`nobody wrote ${key}`);
  const standings =
    (
      report as {
        statedStandings?: readonly { entry?: number; handle?: string; place?: number | null; points?: number | null }[];
      }
    ).statedStandings ?? [];
  const byName = new Map(standings.map((row) => [plain(row.handle ?? handles[row.entry!]!), row]));
  for (const { name, place, points } of truth.places) {
    const row = byName.get(plain(name));
    for (const [what, said, got] of [
      ['place', place, row?.place ?? null],
      ['points', points, row?.points ?? null],
    ] as const) {
      if (said === got) continue;
      (got === null ? dropped : changed).push(`${what} of ${name}: ${said ?? 'unknown'} became ${got ?? 'unknown'}`);
    }
  }
}

const keyOf = (round: number, one: string, two: string): string => `round ${round}: ${[one, two].sort().join(' and ')}`;
const turn = (result: 'win' | 'loss' | 'draw' | null) =>
  result === 'win' ? 'loss' : result === 'loss' ? 'win' : result;

function outcomeOf(result: string | null | undefined): 'win' | 'loss' | 'draw' | null {
  if (result == null) return null;
  return result.endsWith('W') ? 'win' : result === 'TT' ? 'draw' : result.endsWith('L') ? 'loss' : null;
}
