import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { DataSource } from 'typeorm';
import { AnnouncementRepository } from '@quadrant/store/announcements';
import { announced } from '../builders/announced.js';
import { useTestDatabase } from '../builders/database.js';
import { createPublisher, handIn } from '../builders/history.js';
import { report, type ReportChanges } from '../builders/report.js';
import { round } from '../builders/round-text.js';
import { person } from '../builders/surroundings.js';

const ANNOUNCED_AT = new Date('2014-10-20T12:00:00Z');
const EVENING = new Date('2014-11-16T20:00:00Z');

const played = (day: string, tournament: ReportChanges['tournament']) =>
  report(
    round('ann 100-0 cy FW', 'bob 100-0 dee FW'),
    round('ann 100-0 dee FW', 'bob 100-0 cy FW'),
    round('ann 100-0 bob FW', 'cy 100-0 dee FW'),
    {
      tournament: {
        director: 'Dirk',
        country: 'DE',
        externalId: `own:${day}`,
        startsAt: `2014-11-${day}T10:00:00+01:00`,
        ...tournament,
      },
    },
  );

const there = useTestDatabase();
const here = useTestDatabase();
const sender = person(() => ({ DATABASE_URL: there.url }));
const receiver = person(
  () => ({ DATABASE_URL: here.url }),
  () => EVENING,
);
let dataSource: DataSource;

const publish = (of: DataSource) =>
  createPublisher(of, () => EVENING).publishRefresh({
    requestedBy: 'spec',
    reason: 'spec',
    scope: 'full',
    isOfficial: false,
    onProgress: () => undefined,
  });

async function announce(day: string, at: Date, unrated = false): Promise<void> {
  const [account] = await dataSource.query<{ id: string }[]>(`select id from accounts where handle = 'Dirk'`);
  const facts = announced({ startsAt: `2014-11-${day}T10:00:00+01:00`, unrated });
  const author = { accountId: account!.id, handle: 'Dirk', at, requestId: null };
  expect(await new AnnouncementRepository(dataSource).announce(facts, author)).toMatchObject({ kind: 'stored' });
}

const submit = (day: string, tournament: ReportChanges['tournament']) =>
  handIn(dataSource, played(day, tournament), { receivedAt: EVENING, role: 'director', handle: 'Dirk' });

interface Line {
  readonly externalId: string;
  readonly announced: { readonly at: string; readonly unrated: boolean } | null;
  readonly sanctioned: boolean;
  readonly rated: boolean;
}

const readLines = (folder: string): string[] =>
  readFileSync(path.join(folder, 'tournaments.ndjson'), 'utf8').trimEnd().split('\n');

const shownIn = (folder: string): unknown[] =>
  readLines(folder)
    .map((line) => JSON.parse(line) as Line)
    .map(({ externalId, announced: facts, sanctioned, rated }) => [externalId, facts?.at, sanctioned, rated]);

const EARLY = '2014-10-20T14:00:00+02:00';
/** `submit` confirms every question, so "Is it this one?" is answered with yes. */
const EXPECTED = [
  // Announced in time: its report says nothing of a registration.
  ['own:08', EARLY, true, true],
  // Announced three days ahead: its report claims a year.
  ['own:09', '2014-11-06T13:00:00+01:00', false, false],
  // Announced as unrated: its report says nothing of that.
  ['own:15', EARLY, true, false],
  // Not announced: its report counts by its own word.
  ['own:16', undefined, true, true],
];

beforeAll(async () => {
  dataSource = await there.dataSource();
  await dataSource.query(`insert into accounts (handle, handle_key, created_at) values ('Dirk', 'dirk', now())`);
  await announce('08', ANNOUNCED_AT);
  await announce('09', new Date('2014-11-06T12:00:00Z'));
  await announce('15', ANNOUNCED_AT, true);
  await submit('08', { registeredAt: null });
  await submit('09', { registeredAt: '2013-11-01T10:00:00+01:00' });
  await submit('15', { registeredAt: null });
  await submit('16', { registeredAt: '2014-11-01T10:00:00+01:00' });
  // A revision goes on belonging to the announcement.
  await submit('08', { registeredAt: null, name: 'With a better name' });
  await publish(dataSource);
  expect(await sender.call('export', 'out')).toMatchObject({ code: 0 });
});
afterAll(() => {
  sender.leave();
  receiver.leave();
});

// @row 3, 5, 9
describe('the sanctioning of an announced tournament', () => {
  const folder = () => path.join(sender.folder, 'out');

  it('follows from its announcement, whatever its report claims', () => {
    expect(shownIn(folder())).toEqual(EXPECTED);
  });

  it('is verified from the export alone, and from what is stored', async () => {
    expect(await sender.call('verify', folder())).toMatchObject({ code: 0 });
    expect(await sender.call('verify')).toMatchObject({ code: 0 });
  });

  it('is the same after a refresh from scratch that scores every report again', async () => {
    await dataSource.query(`update scorecards set engine_version = '0'`);
    await publish(dataSource);
    // The first revision of the first tournament is replaced, so nobody scores it again.
    const outdated = `select revision from scorecards where engine_version = '0'`;
    expect(await dataSource.query(outdated)).toEqual([{ revision: 1 }]);
    expect(await sender.call('export', 'again')).toMatchObject({ code: 0 });
    const chains = (of: string) =>
      readLines(of).map((line) => (JSON.parse(line) as { chainSha256: string }).chainSha256);
    expect(chains(path.join(sender.folder, 'again'))).toEqual(chains(folder()));
  });

  it('is the same in another installation that imports the export', async () => {
    await here.dataSource();
    expect(await receiver.call('import', folder(), '--no-refresh')).toMatchObject({ code: 0 });
    await publish(await here.dataSource());
    expect(await receiver.call('export', 'out')).toMatchObject({ code: 0 });
    const own = path.join(receiver.folder, 'out');
    expect(shownIn(own)).toEqual(EXPECTED);
    expect(await receiver.call('verify', own)).toMatchObject({ code: 0 });
  });
});
