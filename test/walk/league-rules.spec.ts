import { Logger } from '@nestjs/common';
import { RefreshRequestRepository, type RefreshScope } from '@quadrant/store/refreshes';
import { RollbackRepository } from '@quadrant/store/runs';
import { PlayerMergeRepository } from '@quadrant/store/player-merges';
import { LeagueRepository, ManualAwardRepository } from '@quadrant/store/leagues';
import { SchemeRepository } from '@quadrant/store/bonus-schemes';
import type { SpecPublisher } from '../builders/publisher.js';
import type { Refresher } from '../../apps/worker/src/refresher.service.js';
import { useTestDatabase } from '../builders/database.js';
import { eventually } from '../builders/eventually.js';
import { createPublisher, createRefresher, forgetPublished, handIn, readPublished } from '../builders/history.js';
import { actingAs } from '../builders/principals.js';
import { report } from '../builders/report.js';
import { round } from '../builders/round-text.js';
import type { DataSource } from 'typeorm';

const NOW = new Date('2015-03-01T12:00:00Z');
const AUTHOR = { handle: 'Thsch', at: NOW, requestId: null };

const database = useTestDatabase();
let dataSource: DataSource;
let publisher: SpecPublisher;
let refresher: Refresher;
let leagues: LeagueRepository;
let schemes: SchemeRepository;
let rollbacks: RollbackRepository;
let slug = '';
let formed = 0;

beforeAll(async () => {
  Logger.overrideLogger(false);
  dataSource = await database.dataSource();
  publisher = createPublisher(dataSource, () => NOW);
  refresher = createRefresher(dataSource, publisher, () => NOW);
  leagues = new LeagueRepository(dataSource);
  schemes = new SchemeRepository(dataSource);
  rollbacks = new RollbackRepository(dataSource);
});

beforeEach(async () => {
  slug = `rules-${++formed}`;
  await leagues.create({ slug, name: 'Rules', director: 'director' }, AUTHOR);
  const league = (await leagues.findBySlug(slug))!;
  await leagues.addSeason(league, { season: '2014-15', startsOn: '2014-10-01', endsOn: '2015-03-31' }, AUTHOR);
});

/** Plays a tournament on a day of November 2014; ann wins it and completes missions. */
async function play(day: number, ...missionsCompleted: string[]): Promise<string> {
  const two = String(day).padStart(2, '0');
  const played = report(
    round('ann 100-35 bob FW', 'cy 100-20 dee FW'),
    round('ann 100-40 cy FW', 'bob 55-50 dee MW'),
    round('ann 100-0 dee FW', 'bob 30-30 cy TT'),
    {
      tournament: { externalId: `${slug}:${day}`, startsAt: `2014-11-${two}T10:00:00-05:00`, league: slug },
      players: { ann: { deck: { headquarters: null, affiliation: null, missionsCompleted, personnel: null } } },
    },
  );
  const receivedAt = new Date(`2014-11-${two}T23:00:00Z`);
  const { tournamentId } = await handIn(dataSource, played, { receivedAt, handle: 'director', role: 'director' });
  await publisher.publishTournament(tournamentId, 1);
  return tournamentId;
}

async function saveScheme(text: string, from = '2014-10-01') {
  const wanted = { scheme: 'own', text: { name: 'Own', text }, from, reason: 'spec' };
  const answer = await schemes.save(slug, wanted, AUTHOR);
  if (answer === null || 'kind' in answer) throw new Error(`The scheme was refused: ${JSON.stringify(answer)}`);
  return answer;
}

const perMission = (points: number) =>
  `at most 50 award ${points} for each mission in entry.missions because "{mission}"`;

async function refresh(scope: RefreshScope): Promise<void> {
  const requests = new RefreshRequestRepository(dataSource);
  const { id } = await requests.request('spec', AUTHOR, { scope });
  await refresher.work(id);
  expect(await requests.findById(id)).toMatchObject({ state: 'done' });
}

/** Lists published bonus points of a tournament, in their order. */
async function bonusOf(tournament: string): Promise<number[]> {
  const rows = await dataSource.query<{ points: number }[]>(
    `select a.points from awards a join tournaments t on t.id = a.tournament_id
     where t.key = $1 and a.kind = 'bonus' order by a.ordinal`,
    [tournament],
  );
  return rows.map(({ points }) => points);
}

const headOf = async (): Promise<number> =>
  (await dataSource.query<{ head: number }[]>(`select head_run as head from publication`))[0]!.head;

/** Lists the versions of the league's rules that runs used, the last one being in effect: `1 3`. */
async function usedVersions(): Promise<{ used: number[]; inEffect: number[] }> {
  const rows = await dataSource.query<{ version: number; isEmpty: boolean; isInEffect: boolean }[]>(
    `select r.version, isempty(r.in_effect) as "isEmpty", upper_inf(r.in_effect) as "isInEffect"
     from league_rules r join leagues l on l.id = r.league_id where l.slug = $1 order by r.version`,
    [slug],
  );
  return {
    used: rows.filter(({ isEmpty }) => !isEmpty).map(({ version }) => version),
    inEffect: rows.filter(({ isInEffect }) => isInEffect).map(({ version }) => version),
  };
}

const countPending = async (): Promise<number> =>
  (await dataSource.query<unknown[]>(`select from pending_changes`)).length;

/** Expects that a full refresh of everything stored gives the same as what is published. */
async function expectReplayed(): Promise<void> {
  const published = await readPublished(dataSource);
  await forgetPublished(dataSource);
  await dataSource.query(`update league_rules set in_effect = '{}'`);
  await refresh('full');
  expect(await readPublished(dataSource)).toEqual(published);
}

describe('rules of a league', () => {
  it('come into effect with the first run that can use them', async () => {
    expect(await usedVersions()).toEqual({ used: [], inEffect: [] });
    await play(1);
    expect(await usedVersions()).toEqual({ used: [2], inEffect: [2] });
  });

  it('that move something wait for their own run, which takes all of them', async () => {
    const [one, two] = [await play(1, 'Evade Borg'), await play(8, 'Evade Borg')];
    expect(await saveScheme(perMission(1))).toMatchObject({ takesEffect: 'at-once', moves: { given: 2, taken: 0 } });
    expect(await saveScheme(perMission(2), '2014-11-08')).toMatchObject({ takesEffect: 'at-once' });
    const three = await play(15, 'Evade Borg');
    expect([await bonusOf(one), await bonusOf(two), await bonusOf(three)]).toEqual([[], [], []]);
    expect((await usedVersions()).inEffect).toEqual([2]);
    expect(await countPending()).toBe(2);

    expect(await publisher.publishLeague(slug)).toBe(await headOf());
    expect([await bonusOf(one), await bonusOf(two), await bonusOf(three)]).toEqual([[1], [2], [2]]);
    expect(await usedVersions()).toEqual({ used: [2, 4], inEffect: [4] });
    expect(await countPending()).toBe(0);
    expect(await publisher.publishLeague(slug)).toBeNull();
    await expectReplayed();
  });

  it('are taken along by a run that begins before what they move', async () => {
    const two = await play(8, 'Evade Borg');
    await saveScheme(perMission(1), '2014-11-05');
    const one = await play(1, 'Evade Borg');
    expect([await bonusOf(one), await bonusOf(two)]).toEqual([[], [1]]);
    expect(await countPending()).toBe(0);
    expect(await publisher.publishLeague(slug)).toBeNull();
    await expectReplayed();
  });

  it.each(['incremental', 'full'] as const)('are taken along by a refresh, %s', async (scope) => {
    const one = await play(1, 'Evade Borg');
    await saveScheme(perMission(3));
    await refresh(scope);
    expect(await bonusOf(one)).toEqual([3]);
    expect(await countPending()).toBe(0);
    expect((await usedVersions()).inEffect).toEqual([3]);
  });

  it('of an earlier run come back with a rollback, and the later ones with its resuming', async () => {
    const one = await play(1);
    const two = await play(8, 'Evade Borg');
    const before = await readPublished(dataSource);
    const run = await headOf();
    // It may move the first tournament, but moves only the second: a rollback undoes changes from a later position than
    // the rules may affect.
    await saveScheme(perMission(1));
    await publisher.publishLeague(slug);
    expect(await bonusOf(two)).toEqual([1]);
    const after = await readPublished(dataSource);
    const { inEffect: newest } = await usedVersions();

    await rollbacks.rollBack(run, 'spec', AUTHOR);
    expect(await readPublished(dataSource)).toEqual(before);
    expect((await usedVersions()).inEffect).toEqual([2]);
    await refresher.work((await rollbacks.resume(AUTHOR))!);
    expect(await readPublished(dataSource)).toEqual(after);
    expect([await bonusOf(one), (await usedVersions()).inEffect]).toEqual([[], newest]);
    await expectReplayed();
  });

  it('that are changed while nothing is published come with the resuming', async () => {
    const one = await play(1, 'Evade Borg');
    const run = await headOf();
    await play(8);
    await rollbacks.rollBack(run, 'spec', AUTHOR);
    expect(await saveScheme(perMission(4))).toMatchObject({ takesEffect: 'when-resumed' });
    expect(await publisher.publishLeague(slug)).toBeNull();
    expect(await bonusOf(one)).toEqual([]);
    await refresher.work((await rollbacks.resume(AUTHOR))!);
    expect(await bonusOf(one)).toEqual([4]);
    expect(await countPending()).toBe(0);
    await expectReplayed();
  });

  it('wait for a report of the league that is just being stored', async () => {
    await play(1);
    const owner = await database.owner();
    const reporting = dataSource.createQueryRunner();
    await reporting.startTransaction();
    // The acceptance of a report does the same.
    await reporting.query(`select from leagues where slug = $1 for share`, [slug]);
    const saving = saveScheme(perMission(1));
    await eventually(async () => {
      const waiting = await owner.query<unknown[]>(
        `select from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`,
      );
      expect(waiting).toHaveLength(1);
    });
    await reporting.commitTransaction();
    await reporting.release();
    expect(await saving).toMatchObject({ takesEffect: 'at-once' });
  });

  it('keep awards by hand to whoever played, over a merge and its undoing', async () => {
    const one = await play(1);
    const [bob] = await dataSource.query<{ publicId: string }[]>(
      `select public_id as "publicId" from players where handle_key = 'bob'`,
    );
    const zoe = report(round(`zoe 100-35 eve FW`), { tournament: { externalId: slug } });
    const receivedAt = new Date('2014-11-09T12:00:00Z');
    await publisher.publishTournament((await handIn(dataSource, zoe, { receivedAt })).tournamentId, 1);
    const merges = new PlayerMergeRepository(dataSource);
    const asking = { reason: 'spec', actor: actingAs('coordinator', 'Thsch'), author: AUTHOR, versions: null };
    const merged = await merges.merge({ handle: 'bob', into: 'zoe', ...asking });
    if (merged.kind !== 'stored') throw new Error(`The merge was refused: ${merged.kind}`);
    await publisher.publishMerge(merged.mergeId);

    const awards = new ManualAwardRepository(dataSource);
    const id = '0d1f2a7e-5d4b-4c55-9a54-0d6a2f0f3c11';
    const award = { id, tournament: one, player: 'zoe', points: 2, reason: 'spec' };
    expect(await awards.give(slug, award, AUTHOR)).toMatchObject({ id, takesEffect: 'at-once' });
    await publisher.publishLeague(slug);
    expect((await leagues.findRules(slug))!.manualAwards).toMatchObject([
      { id, tournament: one, player: bob!.publicId },
    ]);
    expect(await awards.list(slug)).toMatchObject([{ player: 'zoe', run: await headOf() }]);

    await merges.undo({ mergeId: merged.mergeId, ...asking });
    await publisher.publishMerge(merged.mergeId);
    expect(await awards.list(slug)).toMatchObject([{ player: 'bob', run: await headOf() }]);
    expect(await bonusOf(one)).toEqual([2]);
    await expectReplayed();
  });
});
