import type { BackupState } from '@quadrant/store/backup';
import type { ClockDoubt, Installation, InstallationWork } from '@quadrant/store/operations';
import type { Judgement } from '../judgement.js';
import { worstOf } from '../judgement.js';
import type { HomeState, KeysState } from '../measure/measure-home.js';
import type { SiteState } from '../measure/measure-site.js';
import { judgeAddress, judgeCertificate, judgeProgram, judgeProxy } from './address.js';
import { judgeBackup } from './backup.js';
import { runnable } from './check.js';
import { describeSpan, judgeClock } from './clock.js';
import { judgeDatabase, judgeQueue, judgeRefresh, judgeVersion, judgeWorker } from './database.js';
import { judgeDisk } from './disk.js';
import { judgeHome, judgeKeys } from './home.js';
import { judgeSettings } from './settings.js';

/** Each line as `status: what was found`. A line that is not ok says what to do, and one that is ok does not. */
function tell(judgements: readonly Judgement[]): string[] {
  for (const { status, advice } of judgements) expect(advice === null).toBe(status === 'ok');
  return judgements.map(({ status, found }) => `${status}: ${String(found)}`);
}

/** It stands for a line in `toEqual`. */
const matching = (line: RegExp): unknown => expect.stringMatching(line);

const HOME: HomeState = { home: '/q', exists: true, writeRefusal: null, isForeign: false, open: [] };
const OPEN = { path: '/q/secrets/audit-key', mode: 0o644, most: 0o600 };

describe('the home', () => {
  it.each<[string, Partial<HomeState>, RegExp[]]>([
    ['is well', {}, [/^ok: \/q can be written/]],
    ['is missing', { exists: false }, [/^warning: There is no folder \/q/]],
    ['lies on a read-only disk', { writeRefusal: 'EROFS' }, [/^failed: \/q lies on a read-only file system/]],
    ['may not be written', { writeRefusal: 'EACCES' }, [/^failed: This account may not write to \/q \(EACCES\)/]],
    ['belongs to another account', { isForeign: true, writeRefusal: 'EACCES' }, [/^failed: \/q belongs to another/]],
    [
      'has an open secret',
      { open: [OPEN] },
      [/^failed: Other accounts of this machine can open \/q\/secrets\/audit-key/],
    ],
    ['has many open files', { open: [OPEN, OPEN, OPEN, OPEN] }, [/\(4 in all\)/]],
    ['has two faults', { writeRefusal: 'EROFS', open: [OPEN] }, [/read-only/, /can open/]],
  ])('that %s', (_, facts, lines) => {
    const told = tell(judgeHome({ ...HOME, ...facts }));
    expect(told).toEqual(lines.map(matching));
  });

  it('says with which command an open file is closed', () => {
    expect(String(judgeHome({ ...HOME, open: [OPEN] })[0]?.advice)).toContain('chmod 600 /q/secrets/audit-key');
  });
});

describe('the keys', () => {
  const there = { file: '/q/a', state: 'there' } as const;
  const KEYS: KeysState = { wasUsed: true, always: [there], sometimes: [], receiptKeys: null };
  const factor = (state: 'there' | 'missing') => [{ name: 'second-factor-key', file: '/q/2', state }];
  it.each<[string, Partial<KeysState>, string[], RegExp]>([
    ['are all there', {}, [], /^ok: All keys are there \(1\)/],
    [
      'are not made yet',
      { wasUsed: false, always: [{ file: '/q/a', state: 'missing' }] },
      [],
      /^ok: There are no keys yet/,
    ],
    ['lost one', { always: [{ file: '/q/a', state: 'missing' }] }, [], /^failed: The key \/q\/a is missing/],
    ['have an empty file', { always: [{ file: '/q/a', state: 'empty' }] }, [], /^failed: The file .* \/q\/a is empty/],
    ['cannot be read', { always: [{ file: '/q/a', state: 'closed' }] }, [], /^failed: This account may not read/],
    ['lack one that nothing needs', { sometimes: factor('missing') }, [], /^ok/],
    [
      'lack one that rows need',
      { sometimes: factor('missing') },
      ['second-factor-key'],
      /^failed: The key \/q\/2 is missing/,
    ],
  ])('that %s', (_, facts, needed, line) => {
    expect(tell(judgeKeys({ ...KEYS, ...facts }, needed))).toEqual([expect.stringMatching(line)]);
  });
});

it.each([
  ['none', { wrong: [], unknown: [], set: [] }, ['ok: Every setting has its default.']],
  ['some', { wrong: [], unknown: [], set: ['PORT'] }, ['ok: Set and correct: PORT.']],
  [
    'a wrong and a misspelled one',
    {
      wrong: ['PORT is "{x}", but has to be a whole number.'],
      unknown: [{ name: 'PORTT', meant: 'PORT' }],
      set: ['PORT'],
    },
    [
      'failed: PORT is "{x}", but has to be a whole number.',
      'warning: PORTT is no setting of Quadrant, so it has no effect. Did you mean PORT?',
    ],
  ],
])('settings: %s', (_, facts, lines) => expect(tell(judgeSettings(facts))).toEqual(lines));

const MB = 1024 ** 2;

it.each([
  ['much room', 4000, null, /^ok: \/q has 3\.9 GB free/],
  ['little room', 1000, null, /^warning: \/q has 1000 MB free\. Below 256 MB/],
  ['less than the limit', 100, null, /^failed: \/q has 100 MB free, less than MIN_FREE_SPACE \(256 MB\)/],
  ['little time', 4000, 3744, /^warning: .*3\.7 GB a month it is full in about 30 days/],
  ['time enough', 4000, 1000, /^ok: \/q has 3\.9 GB free\. At 1000 MB a month that lasts for about 3 months\.$/],
  ['time for years', 4000, 100, /^ok: .*At 100 MB a month that lasts for about 3 years\.$/],
  ['time without end', 4000, 1, /^ok: .*At 1 MB a month that lasts for about 100 years\.$/],
])('disk: %s', (_, free, growth, line) => {
  const facts = {
    minFree: 256 * MB,
    volumes: [{ folder: '/q', free: free * MB }],
    databaseBytes: null,
    isEmbedded: true,
  };
  expect(tell(judgeDisk({ ...facts, growth: growth === null ? null : growth * MB }))).toEqual([
    expect.stringMatching(line),
  ]);
});

it('the growth of a database on another machine does not fill this disk', () => {
  const volumes = [{ folder: '/q', free: 4000 * MB }];
  const told = tell(judgeDisk({ minFree: 0, volumes, databaseBytes: 50 * MB, growth: 9000 * MB, isEmbedded: false }));
  expect(told).toEqual([expect.stringMatching(/^ok/), expect.stringMatching(/^ok: The database has 50 MB, and grew/)]);
});

const DAY_S = 86_400;

describe('the clock', () => {
  const EXACT = { databaseAheadMs: 0, siteAheadMs: null, secondsAhead: 0, doubted: null };
  const doubted = (doubt: ClockDoubt, days: number) => ({
    doubted: { doubt, movedSeconds: days * DAY_S, waitSeconds: 3 * 3_600 },
  });
  it.each([
    ['agrees', {}, [/^ok/]],
    ['agrees to a second', { databaseAheadMs: -1000, siteAheadMs: 999 }, [/^ok/]],
    ['differs a little', { databaseAheadMs: 10_000 }, [/^warning: .* database is 10 seconds ahead/]],
    ['jumped three days ahead', { siteAheadMs: -3000 * DAY_S }, [/^failed: .* public address is 3 days behind/]],
    ['jumped three days back', { siteAheadMs: 3000 * DAY_S }, [/^failed: .* public address is 3 days ahead/]],
    [
      'was set back after something was stored',
      { secondsAhead: 3 * DAY_S },
      [/^failed: The newest entry is dated 3 days after/],
    ],
    ['was set forward', doubted('set', 3), [/^warning: The clock was set forward by 3 days/]],
    ['was set back', doubted('set', -3), [/^warning: The clock was set back by 3 days/]],
    ['may be ahead since the start', doubted('pause', 3), [/^warning: No worker had run for 3 days when one started/]],
    ['of a worker is ahead', doubted('differs', 3), [/^warning: .* worker is 3 days ahead of the database/]],
    ['of a worker is behind', doubted('differs', -3), [/^warning: .* worker is 3 days behind the database/]],
    ['has nothing to compare with', { databaseAheadMs: null }, [/^warning: There is no other clock/]],
  ])('that %s', (_, facts, lines) => {
    expect(tell(judgeClock({ ...EXACT, ...facts }))).toEqual(lines.map(matching));
  });

  it.each([
    [1, '1 second'],
    [-119, '119 seconds'],
    [120, '2 minutes'],
    [7_200, '2 hours'],
    [200_000, '2 days'],
  ])('%d seconds are %s', (seconds, told) => expect(String(describeSpan(seconds))).toBe(told));
});

const WORK: InstallationWork = {
  operations: {
    outboxJobs: 0,
    outboxOldestAge: null,
    failedSubmissions: 0,
    stuckRefreshes: 0,
    lastRunAge: 10,
    officialRunAge: 10,
    auditAnchorAge: 10,
    unanchoredEntries: 0,
    backupAge: 60,
    backupError: null,
    backupFile: '/mnt/a.backup',
    backupBytes: 100,
    firstBackupAge: 60,
    backupVerifiedAge: null,
    isVerifiedIntact: null,
  },
  workers: { alive: 1, newestAgeSeconds: 2 },
  lastRefresh: { state: 'done', error: null, ageSeconds: 60 },
  bytesAMonth: 0,
  secondsAhead: 0,
  doubtedClock: null,
  neededKeys: [],
};
const INSTALLATION: Installation = {
  postgresVersion: '18.4',
  clockAheadMs: 0,
  databaseBytes: 1,
  schema: { isEmpty: false, pending: 0, newer: null },
  work: WORK,
};
const operating = (facts: Partial<InstallationWork['operations']>): InstallationWork => ({
  ...WORK,
  operations: { ...WORK.operations, ...facts },
});

describe('the database', () => {
  it.each([
    [{ kind: 'answers', isEmbedded: true, installation: INSTALLATION } as const, /^ok: The embedded PostgreSQL 18\.4/],
    [{ kind: 'answers', isEmbedded: false, installation: INSTALLATION } as const, /^ok: .* at DATABASE_URL/],
    [{ kind: 'none' } as const, /^warning: There is no database yet/],
    [{ kind: 'down', reason: 'ECONNREFUSED' } as const, /^failed: .*ECONNREFUSED/],
  ])('%j', (state, line) => expect(tell(judgeDatabase(state))).toEqual([expect.stringMatching(line)]));

  it.each([
    [null, /^ok: .*not checked/],
    [{ isEmpty: false, pending: 0, newer: null }, /^ok/],
    [{ isEmpty: true, pending: 5, newer: null }, /^warning: The database is empty/],
    [{ isEmpty: false, pending: 1, newer: null }, /^warning: .*1 migration is pending/],
    [{ isEmpty: false, pending: 0, newer: 'Next9999999999999' }, /^failed: A newer version .*Next9999999999999/],
  ])('schema %j', (schema, line) => expect(tell(judgeVersion('1.0.0', schema))).toEqual([expect.stringMatching(line)]));

  it.each([
    ['an empty queue', WORK, [/^ok: 0 jobs wait/]],
    [
      'an old job',
      operating({ outboxJobs: 1, outboxOldestAge: 400 }),
      [/^warning: 1 job waits, the oldest for 7 minutes/],
    ],
    ['a new job', operating({ outboxJobs: 1, outboxOldestAge: 3 }), [/^ok: 1 job waits/]],
    ['failed reports', operating({ failedSubmissions: 2 }), [/^ok/, /^failed: 2 reports/]],
    ['no answer', null, [/^warning: Not checked/]],
  ])('queue: %s', (_, work, lines) => {
    expect(tell(judgeQueue(null, work))).toEqual(lines.map(matching));
  });

  it('queue: Redis', () => {
    const waiting = { 'score-submission': 2, refresh: 1 } as never;
    expect(tell(judgeQueue({ kind: 'answers', waiting }, WORK))[0]).toBe(
      'ok: Redis answers, with 3 jobs in its queues.',
    );
    expect(tell(judgeQueue({ kind: 'silent', reason: 'gone' }, WORK))[0]).toMatch(/^failed: .*\(gone\)/);
  });

  it.each([
    [WORK, /^ok: 1 worker is running/],
    [{ ...WORK, workers: { alive: 0, newestAgeSeconds: 600 } }, /^failed: .*10 minutes ago/],
    [{ ...WORK, workers: { alive: 0, newestAgeSeconds: null } }, /^failed: No worker runs, so nothing is published\.$/],
    [null, /^warning/],
  ])('worker %#', (work, line) => expect(tell(judgeWorker(work))).toEqual([expect.stringMatching(line)]));

  it.each([
    [WORK, /^ok: The last refresh succeeded 60 seconds ago/],
    [{ ...WORK, lastRefresh: null }, /^ok: There was no refresh yet/],
    [{ ...WORK, lastRefresh: { state: 'failed', error: 'x', ageSeconds: 600 } }, /^failed: .*10 minutes ago: x/],
    [operating({ stuckRefreshes: 1 }), /^failed: 1 refresh has not ended/],
    [operating({ officialRunAge: 9 * DAY_S }), /^warning: The last official run was 9 days ago/],
    [null, /^warning/],
  ])('refresh %#', (work, line) => expect(tell(judgeRefresh(work))).toEqual([expect.stringMatching(line)]));

  it.each<[string, InstallationWork | null, number | null, RegExp[]]>([
    ['made after it was due', operating({ backupAge: 60 }), DAY_S, [/^ok: The last backup was made 60 seconds ago/]],
    ['made by hand', operating({ backupAge: 2 * DAY_S }), null, [/^ok: The last backup was made 2 days ago/]],
    ['made by hand long ago', operating({ backupAge: 9 * DAY_S }), null, [/^warning: The last backup was made 9 days/]],
    ['overdue', operating({ backupAge: 3 * DAY_S }), DAY_S, [/^warning: .* 3 days ago, but BACKUP_CRON was due 24 h/]],
    ['never made', operating({ backupAge: null }), null, [/^warning: There is no backup/]],
    ['never made on time', operating({ backupAge: null }), DAY_S, [/^warning: There is no backup/]],
    ['needless', operating({ backupAge: null, lastRunAge: null }), null, [/^ok: Nothing is published yet/]],
    ['failed after a good one', operating({ backupError: 'full disk' }), null, [/^failed: .* failed: full disk$/]],
    [
      'failed for days',
      operating({ backupAge: 3 * DAY_S, backupError: 'full disk' }),
      DAY_S,
      [/^failed: .* failed: full disk$/, /^warning: .* was due/],
    ],
    ['not told', null, DAY_S, [/^warning: Not checked/]],
  ])('a backup that is %s', (_, work, dueAge, lines) => {
    expect(tell(judgeBackup({ work, dueAge, file: { kind: 'there' } }))).toEqual(lines.map(matching));
  });

  it.each<[string, BackupState, RegExp[]]>([
    ['there', { kind: 'there' }, []],
    ['on another machine', { kind: 'elsewhere' }, []],
    ['gone', { kind: 'missing' }, [/^warning: The last backup is no longer at \/mnt\/a\.backup/]],
    ['cut off', { kind: 'other-size', bytes: 40 }, [/^failed: .* has 40 bytes, but 100 were written/]],
    ['closed', { kind: 'unreadable', reason: 'EACCES' }, [/^failed: .* cannot be read: EACCES/]],
  ])('a backup whose file is %s', (_, file, lines) => {
    const [, ...told] = tell(judgeBackup({ work: WORK, dueAge: null, file }));
    expect(told).toEqual(lines.map(matching));
  });

  it.each<[string, Partial<InstallationWork['operations']>, RegExp[]]>([
    ['lately', { backupVerifiedAge: DAY_S, isVerifiedIntact: true }, [/^ok: A backup was restored as a trial 24 h/]],
    ['long ago', { backupVerifiedAge: 100 * DAY_S, isVerifiedIntact: true }, [/^warning: .* trial 100 days ago/]],
    ['in vain', { backupVerifiedAge: DAY_S, isVerifiedIntact: false }, [/^failed: .* cannot be restored/]],
    ['never', { firstBackupAge: 9 * DAY_S }, [/^warning: No backup was ever restored as a trial/]],
    ['not yet', { firstBackupAge: 7 * DAY_S }, []],
  ])('a backup that was verified %s', (_, facts, lines) => {
    const [, ...told] = tell(judgeBackup({ work: operating(facts), dueAge: null, file: { kind: 'there' } }));
    expect(told).toEqual(lines.map(matching));
  });
});

const SITE: SiteState = {
  address: 'https://q.example',
  status: 200,
  reason: null,
  redirectsTo: null,
  clockAheadMs: 0,
  keys: ['k1', 'k2'],
  certificate: null,
};
const SILENT: SiteState = { ...SITE, status: null, reason: 'ECONNREFUSED', keys: null };

describe('the addresses', () => {
  it.each([
    [null, null, /^ok: Quadrant 1\.0\.0 runs/],
    [SITE, null, /^ok: Quadrant runs at/],
    [SILENT, SITE, /^ok/],
    [SILENT, null, /^failed: Quadrant does not run/],
    [{ ...SITE, status: 404 }, SILENT, /^failed: .*status 404/],
  ])('program %#', (local, site, line) => {
    expect(tell(judgeProgram(local, site, '1.0.0'))).toEqual([expect.stringMatching(line)]);
  });

  it.each([
    ['nobody else', null, true, /^ok: PUBLIC_URL is not set/],
    ['everybody without a name', null, false, /^warning: PUBLIC_URL is not set/],
    ['this installation', SITE, false, /^ok: .*leads to this installation/],
    ['nothing', SILENT, false, /^failed: Nothing answers .*\(ECONNREFUSED\)/],
    [
      'a redirect',
      { ...SITE, status: 301, redirectsTo: 'https://www.q.example/' },
      false,
      /^warning: .*redirects to https:\/\/www/,
    ],
    ['something broken', { ...SITE, status: 502 }, false, /^failed: .*status 502/],
    ['another installation', { ...SITE, keys: ['k9'] }, false, /^failed: Another installation/],
    ['another program', { ...SITE, keys: null }, false, /^failed: Another installation/],
  ])('public address of %s', (_, site, isLocal, line) => {
    expect(tell(judgeAddress({ site, receiptKeys: ['k1'], isLocal }))).toEqual([expect.stringMatching(line)]);
  });

  const NOW = new Date('2026-11-28T12:00:00Z');
  const until = (day: string, refusal: string | null = null) => ({ validTo: new Date(day), refusal });
  it.each([
    ['far from its end', until('2027-02-01'), /^ok: .*good until 2027-02-01/],
    ['14 days from its end', until('2026-12-12T12:00:00Z'), /^ok/],
    ['13 days from its end', until('2026-12-12T11:59:59Z'), /^warning: .*expires in 13 days, on 2026-12-12/],
    [
      'that expires tonight',
      until('2026-11-28T23:00:00Z'),
      /^warning: .*expires within a day, on 2026-11-28 at 23:00 UTC/,
    ],
    ['that has expired', until('2026-11-28T11:00:00Z', 'CERT_HAS_EXPIRED'), /^failed: .*expired on 2026-11-28/],
    ['that is refused', until('2027-02-01', 'DEPTH_ZERO_SELF_SIGNED_CERT'), /^failed: Browsers refuse .*SELF_SIGNED/],
    ['that is none', null, /^failed: .*shows no certificate/],
  ])('certificate %s', (_, certificate, line) => {
    expect(tell(judgeCertificate('https://q.example', certificate, false, NOW))).toEqual([expect.stringMatching(line)]);
  });

  it('an address without https is only for this machine', () => {
    expect(tell(judgeCertificate('http://q.example', null, false, NOW))).toEqual([expect.stringMatching(/^warning/)]);
    expect(tell(judgeCertificate('http://localhost', null, true, NOW))).toEqual([expect.stringMatching(/^ok/)]);
    expect(judgeCertificate(null, null, false, NOW)).toEqual([]);
  });

  const REQUEST = { protocol: 'https', isForwarded: true, isProxyTrusted: true };
  it.each([
    [null, [], null, /^ok: No proxy/],
    ['https://q.example', ['127.0.0.1'], null, /^ok: .*127\.0\.0\.1/],
    ['https://q.example', ['127.0.0.1'], REQUEST, /^ok/],
    ['https://q.example', [], null, /^failed: PUBLIC_URL is https/],
    [null, [], { ...REQUEST, isProxyTrusted: false }, /^warning: A proxy sent this request on/],
    ['https://q.example', ['127.0.0.1'], { ...REQUEST, protocol: 'http' }, /^warning: .*came by http, but/],
  ])('proxy of %j %j %j', (publicUrl, trusted, request, line) => {
    expect(tell(judgeProxy({ publicUrl, trusted, request }))).toEqual([expect.stringMatching(line)]);
  });
});

it('a check whose measurement throws is a failed line', async () => {
  const title = judgeWorker(null)[0]!.found;
  const check = runnable({ name: 'x', title, measure: () => Promise.reject(new Error('broken')), judge: () => [] });
  const lines = await check({} as never);
  expect(tell(lines)).toEqual(['failed: This could not be checked: broken']);
  expect(worstOf(lines)).toBe('failed');
  expect(worstOf([])).toBe('ok');
});
