import { DEFAULT_RATING_RULES } from '@quadrant/rules/rating';
import { ExportRepository } from '@quadrant/store/export';
import { VerificationRepository } from '@quadrant/store/verification';
import { documentOf } from '../held-documents.js';
import { type HttpWalk, useHttpWalk } from '../http-walk.js';
import { useBatches } from './batch-walk.js';
import { roundRobin } from './round-robin.js';

/** With a merge and a claim of a player of the batch, these are 50 reports, 10 merges and 5 claims. */
const LATER = { reports: 50, merges: 9, claims: 4 } as const;
const PEOPLE = ['Ann Archer', 'Bob Baker', 'Cyd Cooper', 'Dee Draper'] as const;

/** One world gets a batch and loses it; the other one never has it. */
const withBatch = useHttpWalk();
const withoutBatch = useHttpWalk();
const batches = useBatches({ walk: withBatch });
const tokens = new Map<HttpWalk, string>();

beforeAll(async () => {
  tokens.set(withBatch, batches.token);
  tokens.set(withoutBatch, await withoutBatch.createToken('coordinator', 'Thsch'));
  for (const [walk, token] of tokens) {
    await walk.post('/api/v1/leagues', token, { slug: 'alpha', name: 'Alpha', director: 'Thsch' }).expect(201);
    for (const year of [2009, 2014]) {
      const days = { startsOn: `${year}-10-01`, endsOn: `${year + 1}-09-30` };
      const season = { season: `${year}-${String(year + 1).slice(2)}`, ...days };
      await walk.post('/api/v1/leagues/alpha/seasons', token, season).expect(201);
    }
  }
});

/** A report of four players; the winner has this handle, and the others have names that begin with `others`. */
async function play(walk: HttpWalk, winner: string, others: string, externalId: string): Promise<void> {
  const text = JSON.stringify(documentOf('Thsch', others, { externalId, league: 'alpha' }));
  const document = JSON.parse(text.replaceAll(`"${others}"`, `"${winner}"`)) as object;
  const { body } = await walk.post('/api/v1/submissions', tokens.get(walk)!, document);
  expect(body).toMatchObject({ state: 'accepted' });
  await walk.publisher.publishTournament(String(body.tournamentId), 1);
}

async function merge(walk: HttpWalk, handle: string, into: string): Promise<void> {
  const said = { into, reason: 'the same person' };
  const { body } = await walk.post(`/api/v1/players/${handle}/merge`, tokens.get(walk)!, said).expect(200);
  expect(await walk.publisher.publishMerge(String(body.id))).not.toBeNull();
}

async function claim(walk: HttpWalk, handle: string): Promise<void> {
  const path = `/api/v1/players/${encodeURIComponent(handle)}`;
  const { body } = await walk.post(`${path}/claim-code`, tokens.get(walk)!, {}).expect(200);
  const claimant = await walk.createToken('player', `Claimant of ${handle}`);
  await walk.post(`${path}/claim`, claimant, { code: body.code as string }).expect(200);
}

/** The second gives Masters Points, the third a badge and an entitlement. */
const LEVELS: readonly Readonly<Record<string, string>>[] = [
  {},
  { level: '3', kind: 'masters' },
  { level: '2', kind: 'regional' },
];

const before = (walk: HttpWalk) => play(walk, 'known', 'early', 'early:1');

/** Plays what happens after the batch, in both worlds. */
async function live(walk: HttpWalk): Promise<void> {
  for (let at = 0; at < LATER.reports; at++) await play(walk, 'Bob Baker', `later${at}`, `later:${at}`);
  await merge(walk, 'early-b', 'later4-b');
  for (let at = 1; at < LATER.merges; at++) await merge(walk, `later${at}-c`, `later${at + 20}-c`);
  for (let at = 0; at < LATER.claims; at++) await claim(walk, `later${at}-b`);
}

/** These show boards, all points, and what a player of the batch and of later reports has. */
const NUMBERS = [
  'leaderboards/2e/constructed',
  'leaderboards/2e/overall',
  'leagues/alpha/lifetime',
  'leagues/alpha/seasons/2009-10/table',
  'league-points/lifetime',
  'masters/2010',
  'championships/continental/2011',
  'players/Bob%20Baker/badges',
  'players/Bob%20Baker/entitlements',
  'players/Bob%20Baker/league-points',
  'players/Bob%20Baker/tournaments',
];

const OWN = [
  'run',
  'headRun',
  'next',
  'key',
  'id',
  'publicId',
  'asOf',
  'chain',
  'publishedAt',
  'tournament',
  'tournamentId',
  'links',
];

/** Reads what programs see, and the export, without the numbers of runs, and keys, which are random. */
async function readPublic(walk: HttpWalk): Promise<unknown> {
  const numbers: Record<string, unknown> = {};
  for (const address of NUMBERS) numbers[address] = (await walk.get(`/api/v1/${address}`).expect(200)).body;
  const exported = await new ExportRepository(walk.dataSource).read(async (reader) => {
    const ratings: unknown[] = [];
    for await (const page of reader.readRatings()) ratings.push(...(page as readonly unknown[]));
    const reports: unknown[] = [];
    for await (const page of reader.readReports())
      reports.push(...page.map(({ startsAt, raw }) => [startsAt, raw.toString()]));
    const tournaments: unknown[] = [];
    const rules = await reader.listRules();
    for await (const page of reader.readPublicTournaments(DEFAULT_RATING_RULES, rules, () => true))
      tournaments.push(...(page as readonly unknown[]));
    return { ratings, reports: reports.map((row) => JSON.stringify(row)).sort(), tournaments: tournaments.length };
  });
  return JSON.parse(
    JSON.stringify({ numbers, exported }, (name, value: unknown) => (OWN.includes(name) ? undefined : value)),
  ) as unknown;
}

it('leaves what a world without the batch has, except for what it keeps and names', async () => {
  await before(withBatch);
  const days = ['2010-04-04', '2010-07-04', '2011-10-02'];
  const wins = [
    ['FW', 'ML', 'FW', 'FW', 'FL', 'FW'],
    ['FL', 'FW', 'MW', 'FW', 'FW', 'FL'],
    ['TT', 'FW', 'FL', 'ML', 'FW', 'FW'],
  ];
  const files = days.map((startsAt, at) => {
    const facts = { game: '2e', director: 'Thsch', name: `Event ${at}`, startsAt, league: 'alpha', ...LEVELS[at] };
    return [`${at}.csv`, roundRobin(PEOPLE, wins[at]!), facts] as const;
  });
  const number = await batches.bring(...files);
  await batches.publishAll(number);

  await live(withBatch);
  await claim(withBatch, 'Dee Draper');
  await merge(withBatch, encodeURIComponent('Cyd Cooper'), 'later3-d');
  const { body: preview } = await batches.send('get', `/${number}/undo`).expect(200);
  expect(preview).toEqual({
    withdrawn: 3,
    restored: 0,
    players: 1,
    kept: [
      { kind: 'player', name: 'Bob Baker', reason: 'tournament' },
      { kind: 'player', name: 'Cyd Cooper', reason: 'merge' },
      { kind: 'player', name: 'Dee Draper', reason: expect.stringMatching(/account|claim/) },
    ],
  });
  const published = await readPublic(withBatch);
  expect(await batches.undo(number)).not.toBeNull();
  expect(await batches.show(number)).toMatchObject({ state: 'undone', kept: (preview as { kept: unknown }).kept });

  expect(await readPublic(withBatch)).not.toEqual(published);
  await before(withoutBatch);
  await live(withoutBatch);
  expect(await readPublic(withBatch)).toEqual(await readPublic(withoutBatch));

  const { difference } = await new VerificationRepository(withBatch.dataSource).verify(DEFAULT_RATING_RULES);
  expect(difference).toBeNull();
  const { run } = await withBatch.publisher.publishRefresh({
    requestedBy: 'Thsch',
    reason: 'to compare',
    scope: 'full',
    isOfficial: false,
    onProgress: () => undefined,
  });
  const [{ changed }] = await withBatch.dataSource.query(
    'select tournaments_changed as changed from runs where number = $1',
    [run],
  );
  expect(changed).toBe(0);
});
