import { createHash } from 'node:crypto';
import { cpSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { DataSource } from 'typeorm';
import type { Correction } from '@quadrant/rules/corrections';
import { tournamentKey } from '@quadrant/rules/history';
import { OPERATOR } from '@quadrant/rules/permissions';
import { CorrectionRepository } from '@quadrant/store/corrections';
import { type Delivery, SubmissionRepository } from '@quadrant/store/intake';
import { drawTossesFrom } from '@quadrant/store/tosses';
import { PlayerMergeRepository } from '@quadrant/store/player-merges';
import { SuspicionRepository } from '@quadrant/store/suspicions';
import { OpeningRepository } from '@quadrant/store/openings';
import { readBalances } from '@quadrant/rules/openings';
import { RulingRepository } from '@quadrant/store/rulings';
import { TossRepository, LeagueSeasonReadModel } from '@quadrant/store/leagues';
import { useTestDatabase } from '../builders/database.js';
import { writeExportFolder } from '../builders/export-folder.mjs';
import { createPublisher, deliveryOf } from '../builders/history.js';
import { actingAs } from '../builders/principals.js';
import { report, type ReportChanges } from '../builders/report.js';
import { round } from '../builders/round-text.js';
import { person } from '../builders/surroundings.js';
import { formLeagues } from '../golden/two-leagues.js';

const AT = new Date('2014-11-12T12:00:00Z');
const COORDINATOR = { ...actingAs('coordinator', 'Thsch'), accountId: null };
const AUTHOR = { handle: OPERATOR.handle, at: AT, requestId: null };

/** The first two tie for the win, the last two for the third place. */
const played = (handles: readonly [string, string, string, string], tournament: ReportChanges['tournament']) => {
  const [a, b, c, d] = handles;
  return report(
    round(`${a} 100-0 ${c} FW`, `${b} 100-0 ${d} FW`),
    round(`${a} 100-0 ${d} FW`, `${b} 100-0 ${c} FW`),
    round(`${a} 50-50 ${b} TT`, `${c} 50-50 ${d} TT`),
    { tournament },
  );
};

/** dee wins, or fay where a Missed Game is left out of strength of schedule. */
const missedAGame = () =>
  report(
    round('ann 0-100 fay FL', 'bob 0-100 eve FL', 'cy 0-100 dee FL'),
    round('dee 100-0 ann FW', 'bob 100-0 eve FW', 'fay 0-100 cy FL'),
    round('fay 60-50 eve MW', 'dee 100-0 cy FW', 'bob 0-100 ann FL'),
    round('bob MG', 'ann BYE', 'fay 100-0 eve FW', 'dee MG', 'cy BYE'),
    { tournament: { externalId: 'own:missed', startsAt: '2014-11-05T10:00:00-05:00' } },
  );

const LEFT_OUT = {
  text: 'A Missed Game is left out of strength of schedule.',
  source: 'trekcc.org/articles/3',
  reading: 'sos-missed-game',
  from: '2014-11-01',
  to: null,
  sets: { kind: 'switch', name: 'opg-missed-game', value: 'left-out' },
} as const;

const HOME = ['ann', 'bob', 'cy', 'dee'] as const;

/** Two such tournaments make their first two players even in the half, and the other two as well. */
const mirrored = ([a, b, c, d]: readonly [string, string, string, string], externalId: string, startsAt: string) =>
  report(
    round(`${a} 100-0 ${c} FW`, `${b} 100-0 ${d} FW`),
    round(`${a} 100-0 ${d} FW`, `${b} 100-0 ${c} FW`),
    round(`${a} 100-0 ${b} FW`, `${c} 100-0 ${d} FW`),
    { tournament: { league: 'beta', externalId, startsAt } },
  );

const there = useTestDatabase();
const sender = person(() => ({ DATABASE_URL: there.url }));
let dataSource: DataSource;

const submit = async (of: ReturnType<typeof played>, changes: Partial<Delivery> = {}): Promise<string> => {
  const delivery = { ...deliveryOf(of, { receivedAt: AT, role: changes.role ?? 'coordinator' }), ...changes };
  const { submitter } = delivery;
  const accountless = { ...submitter, accountId: null };
  const answer = await new SubmissionRepository(dataSource).accept({ ...delivery, submitter: accountless }, null);
  if (answer.kind !== 'accepted') throw new Error(JSON.stringify(answer));
  return answer.acceptance.tournamentId;
};

async function correct(tournamentKey: string, correction: Correction): Promise<void> {
  const answer = await new CorrectionRepository(dataSource).correct({
    tournamentKey,
    correction,
    reason: 'spec',
    submitter: COORDINATOR,
    versions: null,
    at: AT,
    requestId: null,
  });
  expect(answer.kind).toBe('corrected');
}

/** Makes a history with every kind of decision, and publishes it. */
async function makeHistory(): Promise<void> {
  await formLeagues(dataSource);
  const league = 'alpha';
  const revised = await submit(played(HOME, { externalId: null, name: 'Before the revision', league }));
  await submit(played(HOME, { externalId: null, name: 'After the revision', league }), { revisionOf: revised });
  const raised = await submit(played(['annie', 'bob', 'cy', 'dee'], { externalId: 'own:raised' }));
  await correct(raised, { kind: 'level', level: 3 });
  const director = { role: 'director', reportsFrom: 'anyone' } as const;
  await submit(played(HOME, { externalId: 'own:held', level: 2, league, registeredAt: null }), director);
  const unrated = await submit(played(HOME, { externalId: 'own:unrated' }));
  await correct(unrated, { kind: 'level', rated: false });
  const flagged = await submit(played(HOME, { externalId: 'own:flagged' }));
  await correct(flagged, { kind: 'league', league });
  const withdrawn = await submit(played(HOME, { externalId: 'own:withdrawn' }));
  await correct(withdrawn, { kind: 'withdrawal' });
  await submit(played(HOME, { externalId: 'own:imported', startsAt: '2014-11-02T10:00:00-05:00' }), {
    role: 'operator',
  });
  const merged = await new PlayerMergeRepository(dataSource).merge({
    handle: 'annie',
    into: 'ann',
    reason: 'spec',
    actor: COORDINATOR,
    author: AUTHOR,
    versions: null,
  });
  expect(merged.kind).toBe('stored');
  await submit(mirrored(['eve', 'fay', 'gus', 'hal'], 'own:mirror-1', '2014-10-18T10:00:00-05:00'));
  await submit(mirrored(['fay', 'eve', 'hal', 'gus'], 'own:mirror-2', '2014-10-25T10:00:00-05:00'));
  await submit(missedAGame());
  expect(await new RulingRepository(dataSource).make(LEFT_OUT, AUTHOR)).toMatchObject({ number: 1 });
  await refresh(dataSource);
  const season = { league: 'beta', season: '2014-15' };
  const toss = { stage: 'first-half', order: ['fay', 'eve'], reason: 'a coin that Fay threw' } as const;
  expect(await new TossRepository(dataSource).record(season, toss, AUTHOR)).toMatchObject({ order: ['fay', 'eve'] });
  await dataSource.query(
    `with won as (select t.id as t, p.id as p from tournaments t, players p where t.key = $1 and p.handle = 'bob'),
       chosen as (insert into entitlement_choices (tournament_id, player_id, into_kind, actor, reason, at, continent)
         select t, p, 'continental', 'bob', 'closer to home', $2, 'europe' from won)
     insert into entitlement_forfeits (tournament_id, player_id, into_kind, actor, reason, at)
     select t, p, 'worlds', 'bob', 'no time', $2 from won`,
    [raised, AT],
  );
  await excludeSuspicions();
  await bringIn();
}

/** Brings in ratings, points and a title from before, of a player without a tournament too. */
async function bringIn(): Promise<void> {
  const rows = [
    'kind,player,game,category,league,season,title,value,games,date,source',
    'rating,ann,2e,constructed,,,,1712,212,2014-10-01,List of October 2014',
    'rating,ida,2e,constructed,,,,1400,8,2014-10-01,List of October 2014',
    'title,ann,,,,,World Champion 2012,,,2012-08-10,Website of 2012',
  ];
  const stored = await new OpeningRepository(dataSource).publish({
    read: readBalances(rows.join('\n')),
    conversion: { add: 0, times: 1 },
    registersPlayers: true,
    isConfirmed: true,
    reason: 'a move',
    actor: COORDINATOR,
    author: AUTHOR,
    batch: null,
  });
  expect(stored).toMatchObject({ kind: 'stored', number: 1 });
}

/** Excludes the suspicion that nightly checks found in the tournament in which ann would have been twice. */
async function excludeSuspicions(): Promise<void> {
  const suspicions = new SuspicionRepository(dataSource);
  await suspicions.check(null, () => AT);
  const { rows } = await suspicions.list({ kind: 'all' }, false, { limit: 50, after: null });
  const duplicate = rows.find(({ finding }) => finding.code === 'possible-duplicate');
  expect(await suspicions.exclude(duplicate!.id, 'spec', AUTHOR)).not.toBeNull();
}

const refresh = (of: DataSource) =>
  createPublisher(of, () => AT).publishRefresh({
    requestedBy: 'spec',
    reason: 'spec',
    scope: 'full',
    isOfficial: false,
    onProgress: () => undefined,
  });

const read = (folder: string, file: string): string => readFileSync(path.join(folder, file), 'utf8');

/** Returns the lines of a file without the public ids and runs, which another installation numbers differently. */
const rowsOf = (folder: string, file: string): string[] => {
  const [header = '', ...lines] = read(folder, file).trimEnd().split('\n');
  const kept = header.split(',').flatMap((name, index) => (['player', 'run'].includes(name) ? [] : [index]));
  return lines.map((line) => kept.map((index) => line.split(',')[index]).join(','));
};

const decisionsIn = (folder: string): { kind: string }[] =>
  read(folder, 'decisions.ndjson')
    .trimEnd()
    .split('\n')
    .map((line) => JSON.parse(line) as { kind: string });

const PUBLISHED = ['key', 'sha256', 'levelOverride', 'ratedOverride', 'leagueOverride', 'toss', 'leadTimeCountsAsMet'];

/** Lists what is published of each tournament, without the numbers that differ in another installation. */
const tournamentsIn = (folder: string): unknown[] =>
  read(folder, 'tournaments.ndjson')
    .trimEnd()
    .split('\n')
    .map((line) => JSON.parse(line) as Record<string, unknown>)
    .map((row) =>
      [...PUBLISHED, 'sanctioned', 'rated', 'kFactor', 'leagueSeason', 'standingsSha256'].map((name) => row[name]),
    );

beforeAll(async () => {
  dataSource = await there.dataSource();
  drawTossesFrom(dataSource, 'chain');
  await makeHistory();
  await refresh(dataSource);
  expect(await sender.call('export', 'out')).toMatchObject({ code: 0 });
});
afterAll(() => sender.leave());

const folder = () => path.join(sender.folder, 'out');

describe('B.10: an export', () => {
  it('carries every kind of decision, without who decided and why', () => {
    const kinds = new Set(decisionsIn(folder()).map(({ kind }) => kind));
    expect(rowsOf(folder(), 'ratings.csv').length * rowsOf(folder(), 'awards.csv').length).toBeGreaterThan(0);
    expect([...kinds]).toEqual([
      'ruling',
      'tournament',
      'player-merge',
      'season-toss',
      'entitlement-choice',
      'entitlement-forfeit',
      'suspicion-exclusion',
      'opening',
    ]);
    expect(read(folder(), 'decisions.ndjson')).not.toMatch(/spec|a coin|closer to home|no time|operator|a test|a move/);
  });

  it('carries which findings were confirmed', () => {
    expect(decisionsIn(folder())).toContainEqual(
      expect.objectContaining({ confirmations: [{ code: 'possible-duplicate', pointer: null }] }),
    );
  });

  describe('in a second installation', () => {
    const here = useTestDatabase();
    const receiver = person(
      () => ({ DATABASE_URL: here.url }),
      () => AT,
    );
    let other: DataSource;

    beforeAll(async () => {
      other = await here.dataSource();
      await formLeagues(other);
      const { code, out } = await receiver.call('import', folder(), '--no-refresh', '--json');
      expect([code, JSON.parse(out)]).toEqual([
        0,
        expect.objectContaining({ imported: 9, refused: [], decisions: { applied: 7, alreadyMade: 1, skipped: [] } }),
      ]);
      await refresh(other);
      expect(await receiver.call('export', 'out')).toMatchObject({ code: 0 });
    });
    afterAll(() => receiver.leave());

    const own = () => path.join(receiver.folder, 'out');

    it.each(['ratings.csv', 'rating-changes.csv', 'awards.csv', 'standings.csv', 'entitlements.csv', 'badges.csv'])(
      'gives the same %s',
      (file) => {
        expect(rowsOf(own(), file).sort()).toEqual(rowsOf(folder(), file).sort());
      },
    );

    it('gives the same places, levels, leagues and tosses, under the same keys', () => {
      expect(tournamentsIn(own())).toEqual(tournamentsIn(folder()));
      expect(tournamentsIn(own())).toHaveLength(9);
    });

    it('has the policies in force there, and reads Missed Games as they do', async () => {
      for (const [each, dir] of [
        [dataSource, folder()],
        [other, own()],
      ] as const) {
        const { switches, stability } = await new RulingRepository(each).policies();
        expect(switches['opg-missed-game'][1]).toEqual({ from: '2014-11-01', to: null, value: 'left-out' });
        expect(JSON.parse(read(dir, 'manifest.json'))).toMatchObject({ policies: { switches, stability } });
        expect(rowsOf(dir, 'standings.csv')).toContainEqual(
          expect.stringContaining(`${tournamentKey('own:missed', '')},1,fay,`),
        );
      }
      expect(await receiver.call('verify', folder())).toMatchObject({ code: 0 });
    });

    it('lets the toss decide that decided there', async () => {
      for (const each of [dataSource, other]) {
        const view = (await new LeagueSeasonReadModel(each).find('beta', '2014-15', '2014-11-12'))!;
        const rows = view.outcome.halves['first-half']!.rows.map(({ player, decidedBy }) => [
          view.players.get(player)!.handle,
          decidedBy,
        ]);
        expect(rows.slice(0, 2)).toEqual([
          ['fay', 'recorded-toss'],
          ['eve', 'points'],
        ]);
      }
    });

    it('carries the same decisions on', () => {
      const lines = (from: string) =>
        decisionsIn(from).filter((line) => !JSON.stringify(line).includes('own:withdrawn'));
      expect(lines(own())).toEqual(lines(folder()));
    });

    it('does not find again what a coordinator excluded there', async () => {
      const suspicions = new SuspicionRepository(other);
      const {
        rows: [excluded],
      } = await suspicions.list({ kind: 'all' }, true, { limit: 10, after: null });
      expect(excluded).toMatchObject({ excludedBy: OPERATOR.handle, finding: { message: 'came with an export.' } });
      const { code, out } = await receiver.call('suspicions', 'check');
      expect([code, out]).toEqual([0, '9 tournaments checked, 0 findings.\n']);
      const {
        rows: [checked],
      } = await suspicions.list({ kind: 'all' }, true, { limit: 10, after: null });
      expect(checked).toMatchObject({ id: excluded!.id, finding: { code: 'possible-duplicate' } });
      expect(checked!.finding.message).not.toBe(excluded!.finding.message);
    });

    it('verifies, there and here', async () => {
      for (const each of [folder(), own()]) expect(await receiver.call('verify', each)).toMatchObject({ code: 0 });
    });

    it('is not verified when a switch of its policies leaves days out', async () => {
      const broken = path.join(receiver.folder, 'broken');
      cpSync(folder(), broken, { recursive: true });
      const manifest = JSON.parse(read(broken, 'manifest.json')) as { policies: { switches: object } };
      const switches = {
        ...manifest.policies.switches,
        'ffg-repeated-opponent': [{ from: '2014-01-01', to: null, value: 'once' }],
      };
      const text = JSON.stringify({ ...manifest, policies: { ...manifest.policies, switches } });
      writeFileSync(path.join(broken, 'manifest.json'), text);
      const sha256 = createHash('sha256').update(text).digest('hex');
      writeFileSync(path.join(broken, 'manifest.json.sha256'), `${sha256}  manifest.json\n`);
      const { code, out } = await receiver.call('verify', broken);
      expect([code, out]).toEqual([1, expect.stringContaining('ffg-repeated-opponent')]);
    });

    it('changes nothing when it is imported again', async () => {
      const { out } = await receiver.call('import', path.join(folder(), 'reports.ndjson'), '--no-refresh', '--json');
      expect(JSON.parse(out)).toMatchObject({
        imported: 0,
        alreadyThere: 9,
        decisions: { applied: 0, alreadyMade: 8, skipped: [] },
      });
    });
  });

  describe('whose reports are imported as plain reports', () => {
    const plain = useTestDatabase();
    const reader = person(
      () => ({ DATABASE_URL: plain.url }),
      () => AT,
    );
    afterAll(() => reader.leave());

    it('imported without its decisions draws tosses from the keys of tournaments', async () => {
      await formLeagues(await plain.dataSource());
      writeExportFolder(path.join(reader.folder, 'plain'), read(folder(), 'reports.ndjson'));
      const importPlain = async (...more: string[]) => {
        const { code, out } = await reader.call('import', 'plain', '--no-refresh', '--json', ...more);
        return { code, answer: JSON.parse(out) as { imported: number; possibleDuplicates: object[] } };
      };
      // Its four evenings with the same players were confirmed as different ones, and that is a decision.
      const unsaid = await importPlain();
      expect([unsaid.code, unsaid.answer.imported + unsaid.answer.possibleDuplicates.length]).toEqual([1, 9]);
      expect(unsaid.answer.possibleDuplicates.length).toBeGreaterThan(0);
      const { code, answer } = await importPlain('--confirm', 'possible-duplicate=other evenings');
      expect(code).toBe(0);
      expect(answer.imported).toBe(unsaid.answer.possibleDuplicates.length);
      expect(answer).not.toHaveProperty('decisions');
      const seeds = await (
        await plain.dataSource()
      ).query<unknown[]>(`select from tournaments where toss_seed is not null`);
      expect(seeds).toEqual([]);
    });
  });
});
