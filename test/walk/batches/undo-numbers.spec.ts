import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { DEFAULT_RATING_RULES } from '@quadrant/rules/rating';
import { ExportRepository } from '@quadrant/store/export';
import { VerificationRepository } from '@quadrant/store/verification';
import { ExportFolder } from '../../../apps/cli/src/export/export-folder.js';
import { EXPORT_FILES } from '../../../apps/cli/src/export/manifest.js';
import { writeExport } from '../../../apps/cli/src/export/write-export.js';
import { report, reportDocument, type ReportChanges } from '../../builders/report.js';
import { round, type RoundText } from '../../builders/round-text.js';
import { standingsDocument } from '../../builders/standings-document.js';
import { formLeagues } from '../../golden/two-leagues.js';
import { ON_TIME } from '../http-walk.js';
import { listPublicRoutes, OF_RESULTS, type PartValues } from '../public-routes.js';
import { useBatches } from './batch-walk.js';

const batches = useBatches();
const { walk } = batches;

const REGISTERED = '2014-01-01T10:00:00Z';

/** The first of eleven wins everything. The second loses only against the first. */
const eleven = (first: string, second: string): RoundText[] => [
  round(`${first} cy FW`, `${second} dee FW`, 'eve fay FW', 'gus hal FW', 'ida jo FW', 'kim BYE'),
  round(`${first} eve FW`, `${second} gus FW`, 'cy ida FW', 'dee kim FW', 'fay hal TT', 'jo BYE'),
  round(`${first} ${second} FW`, 'cy dee TT', 'eve gus TT', 'ida kim TT', 'fay jo TT', 'hal BYE'),
];

const four = (a: string, b: string, c: string, d: string): RoundText[] => [
  round(`${a} 100-35 ${b} FW`, `${c} 100-20 ${d} FW`),
  round(`${a} 90-80 ${c} FW`, `${b} 10-0 ${d} FW`),
  round(`${a} 100-0 ${d} FW`, `${b} 20-20 ${c} TT`),
];

const played = (day: string, rounds: RoundText[], tournament: ReportChanges['tournament']): object =>
  reportDocument(
    report(...rounds, {
      tournament: {
        name: `Of ${day}`,
        externalId: `undo:${day}`,
        startsAt: `${day}T10:00:00-05:00`,
        registeredAt: REGISTERED,
        director: 'Thsch',
        country: 'US',
        ...tournament,
      },
    }),
  );

const BEFORE = [
  played('2014-04-12', eleven('ann', 'bob'), { level: 2, kind: 'regional' }),
  played('2014-10-11', four('bob', 'ann', 'cy', 'dee'), { league: 'alpha' }),
];

/** They are earlier than what is stored, between it and later; one gives a badge, one Masters Points, one has places alone, three count for a league. */
const PAST = [
  played('2013-11-02', four('dee', 'cy', 'bob', 'ann'), { league: 'alpha' }),
  played('2014-05-03', eleven('bob', 'lou'), { level: 2, kind: 'regional', name: 'Second Regional' }),
  played('2014-06-07', four('ann', 'cy', 'mia', 'ned'), { level: 3, kind: 'masters' }),
  played('2014-10-18', four('cy', 'mia', 'ann', 'ned'), { league: 'alpha' }),
  standingsDocument(
    [
      ['dee', 1, 12],
      ['cy', 2, 9],
      ['bob', 3, 6],
      ['ola', 4, 3],
    ],
    { date: '2014-10-25', director: 'Thsch', externalId: 'undo:standings', league: 'alpha' },
  ),
];

/** These say which run published something, when, and what was published; the numbers themselves are in the others. */
const OF_RUNS =
  /^(?:\/health|\/metrics|\/api\/v1\/(?:runs|refreshes|publication|verification|changes|toss-chains|statistics|movers)(?:[/?]|$))/;
/** These members name a run, the moment at which it published, or the request. */
const RUN_MEMBERS = ['run', 'headRun', 'inputsSha256', 'chainSha256', 'publishedAt', 'requestId'];
/** Links name runs too. */
const RUN_IN_LINK = /(?<=\/runs\/|knownBy=)\d+/g;

/** Reads every answer that has numbers, by its address, as it is sent, without the members that name runs. */
async function readAnswers(values: PartValues): Promise<Map<string, string>> {
  const { answers } = await listPublicRoutes(walk, values);
  const read = new Map<string, string>();
  for (const address of answers.filter((each) => !OF_RUNS.test(each))) {
    const { status, text } = await walk.get(address);
    read.set(address, `${status} ${withoutRuns(text)}`);
  }
  return read;
}

function withoutRuns(text: string): string {
  if (!text.startsWith('{') && !text.startsWith('[')) return text;
  const kept = JSON.parse(text, (name, value: unknown) => (RUN_MEMBERS.includes(name) ? undefined : value)) as unknown;
  return JSON.stringify(kept).replaceAll(RUN_IN_LINK, 'N');
}

/** Reads the files of an export. The run of a row is left out, and the list of runs, which both runs of the batch lengthen. */
async function readExport(): Promise<Map<string, string>> {
  const folder = mkdtempSync(path.join(tmpdir(), 'quadrant undo '));
  try {
    await new ExportRepository(walk.dataSource).read((reader) =>
      writeExport(reader, new ExportFolder(folder), {
        rules: DEFAULT_RATING_RULES,
        exportedAt: ON_TIME,
        onProgress: () => undefined,
      }),
    );
    const names = EXPORT_FILES.filter((name) => name !== 'runs.ndjson');
    return new Map(names.map((name) => [name, withoutRunsOfRows(readFileSync(path.join(folder, name), 'utf8'))]));
  } finally {
    rmSync(folder, { recursive: true });
  }
}

function withoutRunsOfRows(text: string): string {
  const [header = '', ...rows] = text.split('\n');
  if (header.startsWith('{')) return [header, ...rows].map((row) => (row === '' ? '' : withoutRuns(row))).join('\n');
  // A cell may hold a comma, so the run goes from the end, where all files with a run have it.
  return header.endsWith(',run') ? text.replaceAll(/,\d+$/gm, '') : text;
}

/** Lists which texts differ, so that a failure names them instead of printing everything. */
const differing = (one: ReadonlyMap<string, string>, other: ReadonlyMap<string, string>): string[] =>
  [...one.keys()].filter((name) => one.get(name) !== other.get(name));

describe('a batch that is undone', () => {
  let values: PartValues;

  beforeAll(async () => {
    await formLeagues(walk.dataSource);
    const ids: string[] = [];
    for (const document of BEFORE) {
      const { body } = await walk.post('/api/v1/submissions', batches.token, document).expect(201);
      ids.push(body.tournamentId as string);
    }
    const order = { requestedBy: 'Thsch', reason: 'spec', scope: 'full', isOfficial: false } as const;
    await walk.publisher.publishRefresh({ ...order, onProgress: () => undefined });
    values = {
      ...OF_RESULTS,
      'tournaments/{id}': ids,
      '{handle}': ['ann', 'bob', 'cy', 'dee'],
      '{opponent}': ['kim'],
      'leagues/{slug}': ['alpha', 'beta'],
      '{season}': ['2013-14', '2014-15'],
      'masters/{season}': ['2013', '2014'],
      '{year}': ['2014', '2015'],
      'championships/{kind}': ['continental', 'worlds'],
      '?name': ['ann'],
      '?q': ['ann', 'Second Regional'],
      '?player': ['ann'],
    };
  });

  it('leaves every public number and the export as they were, byte for byte', async () => {
    const before = { answers: await readAnswers(values), files: await readExport() };
    await batches.open();
    const lines = PAST.map((document) => JSON.stringify(document)).join('\n');
    await batches
      .file(1, 'past.ndjson', lines)
      .expect(200, { received: PAST.length, replaced: 0, unchanged: 0, refused: [] });
    await batches.read(1);
    expect((await batches.show(1)).items).toMatchObject({ ready: PAST.length });
    await batches.publishAll(1);

    const published = { answers: await readAnswers(values), files: await readExport() };
    // Each kind of number moves, so that its return means something.
    expect(differing(before.answers, published.answers)).toEqual(
      expect.arrayContaining([
        '/api/v1/leaderboards/2e/constructed',
        '/api/v1/leaderboards/2e/constructed/players.csv',
        '/api/v1/players/cy/rating-changes',
        '/api/v1/players/bob/badges',
        '/api/v1/players/bob/entitlements',
        '/api/v1/players/cy/league-points',
        '/api/v1/leagues/alpha/seasons/2013-14/table',
        '/api/v1/leagues/alpha/seasons/2014-15/table',
        '/api/v1/leagues/alpha/lifetime',
        '/api/v1/masters/2014',
        '/api/v1/championships/continental/2014',
      ]),
    );
    expect(differing(before.files, published.files)).toEqual(
      expect.arrayContaining([
        'ratings.csv',
        'players.ndjson',
        'reports.ndjson',
        'tournaments.ndjson',
        'rating-changes.csv',
        'awards.csv',
        'entitlements.csv',
        'badges.csv',
        'standings.csv',
      ]),
    );

    await batches.undo(1);
    const after = { answers: await readAnswers(values), files: await readExport() };
    expect(differing(before.answers, after.answers)).toEqual([]);
    expect(differing(before.files, after.files)).toEqual([]);
    const { difference } = await new VerificationRepository(walk.dataSource).verify(DEFAULT_RATING_RULES);
    expect(difference).toBeNull();
  });
});
