import { PRINTED_SCHEMES } from '@quadrant/rules/bonus-schemes';
import type { NamedHistoryDiff } from '@quadrant/rules/history-diff';
import { DEFAULT_RATING_RULES } from '@quadrant/rules/rating';
import type { TournamentReport } from '@quadrant/rules/tournament';
import { RollbackRepository } from '@quadrant/store/runs';
import type { RefreshScope } from '@quadrant/store/refreshes';
import { LeagueRepository, SeasonNoticeRepository } from '@quadrant/store/leagues';
import { PreviewRepository } from '@quadrant/store/previews';
import { RunDiffReadModel } from '@quadrant/store/history-diff';
import { changeRules } from '../../libs/store/leagues/src/change-rules.js';
import { inTransaction } from '../../libs/store/audit/src/transaction.js';
import { PreviewComputer } from '../../apps/ingest/src/previews/preview-computer.js';
import { useTestDatabase } from '../builders/database.js';
import { createPublisher, deliveryOf, handIn, readPublished } from '../builders/history.js';
import { report, type ReportChanges } from '../builders/report.js';
import { round } from '../builders/round-text.js';
import { person } from '../builders/surroundings.js';
import type { DataSource } from 'typeorm';

const AUTHOR = { handle: 'thsch', at: new Date(), requestId: null };

/** Four players are named by the places that they take: each beats everybody after them. */
function played(order: string, tournament: ReportChanges['tournament']): TournamentReport {
  const [a, b, c, d] = order.split(' ');
  const rounds = [
    round(`${a} 100-20 ${b} FW`, `${c} 100-40 ${d} FW`),
    round(`${a} 100-20 ${c} FW`, `${b} 100-40 ${d} FW`),
    round(`${a} 100-20 ${d} FW`, `${b} 100-40 ${c} FW`),
  ];
  return report(...rounds, { tournament: { league: 'alpha', registeredAt: '2014-09-01T10:00:00Z', ...tournament } });
}

/** A National Championship in the first half is the first event of everybody who plays in it. */
const opening = (order: string) =>
  played(order, { name: 'Opening', externalId: 'l:1', kind: 'national', level: 3, startsAt: '2014-11-01T10:00:00Z' });

const second = played('cy bob ann eve', { name: 'Second', externalId: 'l:2', startsAt: '2014-12-06T10:00:00Z' });

/** Picks what a diff says of leagues, without numbers of ratings. */
const ofLeagues = ({ awards, entitlements, badges, seasons }: NamedHistoryDiff) => ({
  awards,
  entitlements: entitlements.largest.map(({ player, change, what }) => `${change} ${player}: ${what}`),
  badges: badges.largest.map(({ player, change, what }) => `${change} ${player}: ${what}`),
  qualifications: seasons.largest.flatMap(({ qualifications }) =>
    qualifications.largest.map(({ player, half, change }) => `${player} ${change} ${half}`),
  ),
});

describe('a season of a league', () => {
  const database = useTestDatabase();
  const operator = person(() => ({ DATABASE_URL: database.url, QUADRANT_HOME: database.home }));
  let dataSource: DataSource;
  /** It has what was published before the correction, and after it. */
  const states: unknown[] = [];

  const refresh = (scope: RefreshScope) =>
    createPublisher(dataSource).publishRefresh({
      requestedBy: 'spec',
      reason: 'spec',
      scope,
      isOfficial: false,
      onProgress: () => undefined,
    });
  const onTime = ({ tournament }: TournamentReport) => ({
    receivedAt: new Date(Date.parse(tournament.startsAt) + 86_400_000),
  });
  const publish = async (document: TournamentReport) => {
    const { tournamentId, revision } = await handIn(dataSource, document, onTime(document));
    await createPublisher(dataSource).publishTournament(tournamentId, revision);
  };
  const isVerified = async () => {
    const { code, out, err } = await operator.call('verify');
    expect([code, out, err]).toEqual([0, expect.stringMatching(/^Run .*\.\nChain \w+\nverified\n$/), '']);
  };
  /** Leaves out the final orders: those of every revision are kept. */
  const readState = async () => {
    const { standings: _standings, ...published } = (await readPublished(dataSource)) as Record<string, unknown>;
    return published;
  };
  const rulesInEffect = () =>
    dataSource.query<unknown[]>(`select version from league_rules where upper_inf(in_effect) order by version`);

  beforeAll(async () => {
    dataSource = await database.dataSource();
    const leagues = new LeagueRepository(dataSource);
    await leagues.create({ slug: 'alpha', name: 'Alpha', director: 'thsch' }, AUTHOR);
    const season = { season: '2014-15', startsOn: '2014-10-01', endsOn: '2015-03-31' };
    const qualifiers = { firstHalf: 1, secondHalf: 1 };
    await leagues.addSeason((await leagues.findBySlug('alpha'))!, { ...season, qualifiers }, AUTHOR);
    const { id: scheme, ...printed } = PRINTED_SCHEMES.find(({ id }) => id === 'participation')!;
    await dataSource.query(`update league_rules set rules = jsonb_set(rules, '{schemes}', $1)`, [
      JSON.stringify([{ scheme, version: 1, from: '2014-10-01', to: null, ...printed }]),
    ]);
    await publish(opening('ann bob cy dee'));
    await publish(second);
    states.push(await readState());
  });
  afterAll(() => operator.leave());

  it('moves with the correction of an early report, and preview, run and verification say the same', async () => {
    const correction = opening('bob cy ann eve');
    const previews = new PreviewComputer(new PreviewRepository(dataSource), DEFAULT_RATING_RULES);
    const previewed = await previews.compute(
      { kind: 'report', of: deliveryOf(correction, onTime(correction)) },
      new AbortController().signal,
    );
    if (previewed.kind !== 'previewed') throw new Error(previewed.kind);
    const { summary, diff } = previewed.preview.effect!;

    await publish(correction);
    states.push(await readState());
    const moved = await new RunDiffReadModel(dataSource).find(3);
    expect(moved).toEqual(diff);
    expect(summary).toMatch(/, 11 awards, 2 entitlements, 2 badges, 2 qualifications$/);
    expect(ofLeagues(moved!)).toEqual({
      // eve replaces dee, and so this is no longer the second event of eve. Three others change places.
      awards: { added: 2, removed: 3, changed: 6 },
      entitlements: [
        'removed ann: an Earned Bye for round 1 into the next Continental Championship on that continent',
        'added cy: an Earned Bye for round 1 into the next Continental Championship on that continent',
      ],
      badges: ['added bob: a gold badge', 'removed ann: a gold badge'],
      qualifications: ['bob enters first-half', 'ann leaves first-half'],
    });
    await isVerified();
  });

  it('tells the people who qualify when the half is closed, and those who drop out by a correction, once', async () => {
    const notices = new SeasonNoticeRepository(dataSource);
    const told = async (run: number) => {
      const count = await notices.tell(run, new Date('2015-01-20T12:00:00Z'));
      const rows = await dataSource.query<{ told: string }[]>(
        `select a.handle || ' ' || n.kind as told from notices n join accounts a on a.id = n.account_id order by n.id`,
      );
      return [count, ...rows.map((row) => row.told)];
    };
    for (const handle of ['ann', 'bob'])
      await dataSource.query(
        `insert into accounts (handle, handle_key, player_id, created_at) select handle, handle_key, id, now() from players where handle_key = $1`,
        [handle],
      );
    expect(await told(3)).toEqual([0]);
    const close = (closed: object) =>
      dataSource.query(`update league_rules set rules = jsonb_set(rules, '{seasons,0,closed}', $1)`, [
        JSON.stringify(closed),
      ]);
    await close({ 'first-half': '2015-01-10' });
    expect(await told(3)).toEqual([1, 'bob qualified']);
    expect(await told(3)).toEqual([0, 'bob qualified']);
    await close({});
    expect(await told(3)).toEqual([1, 'bob qualified', 'bob dropped-out']);
    await dataSource.query(`delete from notices`);
    await dataSource.query(`delete from accounts where handle in ('ann', 'bob')`);
  });

  it('is what it was after a rollback, and what it is to be when publishing goes on', async () => {
    const rollbacks = new RollbackRepository(dataSource);
    const rules = await rulesInEffect();
    expect(await rollbacks.rollBack(2, 'spec', AUTHOR)).toBe(4);
    expect(await readState()).toEqual(states[0]);
    expect(await rulesInEffect()).toEqual(rules);
    const back = await new RunDiffReadModel(dataSource).find(4);
    expect(ofLeagues(back!).qualifications).toEqual(['ann enters first-half', 'bob leaves first-half']);
    await isVerified();
    await rollbacks.resume(AUTHOR);
    await refresh('full');
    expect(await readState()).toEqual(states[1]);
    await isVerified();
  });

  it('verifies by the rules in effect while others wait, and moves with their run', async () => {
    await inTransaction(dataSource, (client) =>
      changeRules<never>(client, 'alpha', AUTHOR, (rules) => {
        const touched = { from: '2014-10-01', to: null, action: 'league.change' as const, reason: 'spec', detail: {} };
        return Promise.resolve({ rules: { ...rules, schemes: [] }, ...touched });
      }),
    );
    await isVerified();
    await createPublisher(dataSource).publishLeague('alpha');
    const [head] = await dataSource.query<{ number: number }[]>(`select max(number) as number from runs`);
    const moved = await new RunDiffReadModel(dataSource).find(head!.number);
    expect(moved).toMatchObject({
      tournaments: { corrected: 2, moved: 0 },
      awards: { added: 0, removed: 4, changed: 0 },
      causes: { total: 1, largest: [{ kind: 'league', tournament: null, players: 4 }] },
    });
    await isVerified();
    states[1] = await readState();
  });

  it('is the same when everything is computed and written anew', async () => {
    for (const scope of ['full', 'rewrite'] as const) {
      await refresh(scope);
      expect(await readState()).toEqual(states[1]);
    }
    await isVerified();
  });

  it('asks for a run where a change touches only a superseded revision that is still to be published', async () => {
    const third = played('ann bob cy dee', { name: 'Third', externalId: 'l:3', startsAt: '2015-02-07T10:00:00Z' });
    const moved = { ...third, tournament: { ...third.tournament, startsAt: '2015-03-07T10:00:00Z' } };
    await handIn(dataSource, third, onTime(third));
    await handIn(dataSource, moved, { receivedAt: new Date('2015-06-07T10:00:00Z'), role: 'operator' });
    const changed = await inTransaction(dataSource, (client) =>
      changeRules<never>(client, 'alpha', AUTHOR, (rules) =>
        Promise.resolve({
          rules,
          from: '2015-02-01',
          to: '2015-02-28',
          action: 'league.change',
          reason: 'spec',
          detail: {},
        }),
      ),
    );
    expect(changed).toMatchObject({ takesEffect: 'at-once' });
    await createPublisher(dataSource).publishWaiting();
    await isVerified();
  });
});
