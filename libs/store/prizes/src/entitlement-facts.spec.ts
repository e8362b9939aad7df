import type { PoolClient } from 'pg';
import type { DataSource } from 'typeorm';
import { settleEntitlements } from '@quadrant/rules/prizes';
import { inTransaction } from '@quadrant/store/audit';
import { useTestDatabase } from '../../../../test/builders/database.js';
import { createPublisher, handIn } from '../../../../test/builders/history.js';
import { report, type ReportChanges } from '../../../../test/builders/report.js';
import { round } from '../../../../test/builders/round-text.js';
import { loadEntitlementFacts } from './entitlement-facts.js';
import { EntitlementNoticeRepository } from './entitlement-notice.repository.js';
import { loadEntitlements } from './entitlement-records.js';
import { findClaimants, loadPlayedTournaments } from './shown-claims.js';

type Header = NonNullable<ReportChanges['tournament']>;

const FOUR = [round('ann bob FW', 'cy dee FW'), round('ann cy FW', 'bob dee FW'), round('ann dee FW', 'bob cy FW')];

describe('what entitlements follow from', () => {
  const database = useTestDatabase();
  let dataSource: DataSource;

  const within = <T>(work: (client: PoolClient) => Promise<T>) => inTransaction(dataSource, work);

  const idOf = async (handle: string) => {
    const [row] = await dataSource.query<{ id: number }[]>(`select counts_as as id from players where handle = $1`, [
      handle,
    ]);
    return row!.id;
  };

  async function publish(day: string, header: Header, players: ReportChanges['players'] = {}, rounds = FOUR) {
    const receivedAt = new Date(`${day}T23:00:00Z`);
    const startsAt = `${day}T10:00:00Z`;
    const played = report(...rounds, {
      tournament: { name: day, externalId: `facts:${day}`, startsAt, registeredAt: '2014-01-01T00:00:00Z', ...header },
      players,
    });
    const { tournamentId, revision } = await handIn(dataSource, played, { receivedAt });
    await createPublisher(dataSource, () => receivedAt).publishTournament(tournamentId, revision);
    return tournamentId;
  }

  beforeAll(async () => {
    dataSource = await database.dataSource();
    await publish('2014-04-05', { level: 3, kind: 'national', country: 'DE' });
    await publish('2014-05-03', { level: 2, kind: 'regional', country: null, online: true });
    await publish('2014-06-07', { level: 4, kind: 'continental', country: 'DE', structure: 'heat' }, { bob: {} });
    await publish('2014-06-08', { level: 4, kind: 'continental', country: 'DE' }, { ann: { earnedByes: [1] } }, [
      round('ann EARNED_BYE', 'bob cy FW', 'dee eve FW'),
      ...FOUR.slice(1).map(({ lines }) => round(...lines, 'eve BYE')),
    ]);
  });

  it('are the published rows, whose tournament tells the continent, with ids that name it', async () => {
    const records = await within(async (client) => loadEntitlements(client, { players: [await idOf('ann')] }));
    expect(
      records.map(({ entitlement: { into, edition, wonIn }, place, section, run }) => [
        into,
        edition,
        wonIn.name,
        wonIn.continent,
        place,
        section,
        run,
      ]),
    ).toEqual([
      ['continental', 'next', '2014-04-05', 'europe', 1, '000 §11.2.1', 1],
      ['continental', 'same-year', '2014-05-03', null, 1, '000 §11.1.1', 2],
      ['worlds', 'same-year', '2014-06-08', 'europe', 1, '000 §11.1.2', 4],
    ]);
    expect(new Set(records.map(({ entitlement }) => entitlement.id)).size).toBe(3);
    expect(records[0]!.entitlement.id).toBe(`${records[0]!.entitlement.wonIn.key}-0`);
  });

  it('knows heats from what they lead to, and who claimed in either', async () => {
    const [played, claimants] = await within(async (client) => {
      const tournaments = await loadPlayedTournaments(client);
      return [tournaments, await findClaimants(client, tournaments)] as const;
    });
    expect(played.map(({ name, kind, continent, isHeat }) => [name, kind, continent, isHeat])).toEqual([
      ['2014-06-07', 'continental', 'europe', true],
      ['2014-06-08', 'continental', 'europe', false],
    ]);
    expect(claimants).toEqual([await idOf('ann')]);
  });

  it('settles: who played the first heat without their bye has it no more', async () => {
    const settled = await within(async (client) => {
      const players = [await idOf('ann'), await idOf('bob'), await idOf('dee')];
      return settleEntitlements((await loadEntitlementFacts(client, players, '2014-07-01')).facts);
    });
    const ofAnn = await idOf('ann');
    expect(settled.uncovered.map(({ claim, round: of, reason }) => [claim.player, of, reason])).toEqual([
      [ofAnn, 1, 'past-first-heat'],
    ]);
    expect(
      settled.entitlements.filter(({ entitlement }) => entitlement.player === ofAnn).map(({ state }) => state),
    ).toEqual(['expired', 'needs-choice', 'open']);
  });

  it('gives a choice to its player under whatever name they count', async () => {
    await within(async (client) => {
      const [ann, dee] = [await idOf('ann'), await idOf('dee')];
      const find = async (player: number) => {
        const records = await loadEntitlements(client, { players: [player] });
        return records.map(({ choice }) => choice?.continent ?? null);
      };
      const [, online] = await loadEntitlements(client, { players: [ann] });
      await client.query(
        `insert into entitlement_choices (tournament_id, player_id, into_kind, continent, actor, at)
         values ($1, $2, 'continental', 'australia', 'ann', now()), ($1, $3, 'continental', 'europe', 'dee', now())`,
        [online!.tournamentRowId, online!.namedRowId, dee],
      );
      expect(await find(ann)).toEqual([null, 'australia', null]);
    });
  });

  it('are told to players with an account before they expire with the year, once', async () => {
    await dataSource.query(
      `insert into accounts (handle, handle_key, player_id, created_at) select handle, handle_key, counts_as, now() from players where handle_key in ('ann', 'bob', 'cy')`,
    );
    const notices = new EntitlementNoticeRepository(dataSource);
    expect(await notices.remind(new Date('2014-10-01T12:00:00Z'))).toBe(0);
    const count = await notices.remind(new Date('2014-12-01T12:00:00Z'));
    const told = await dataSource.query<{ facts: { year: number } }[]>(
      `select facts from notices where kind = 'entitlement-expires'`,
    );
    const { facts } = await within(async (client) =>
      loadEntitlementFacts(client, await Promise.all(['ann', 'bob', 'cy'].map(idOf)), '2014-12-01'),
    );
    const open = settleEntitlements(facts).entitlements.filter(
      ({ state, championship }) => championship.year === 2014 && (state === 'open' || state === 'needs-choice'),
    );
    expect([count, told.length]).toEqual([open.length, open.length]);
    expect(count).toBeGreaterThan(0);
    expect(await notices.remind(new Date('2014-12-02T12:00:00Z'))).toBe(0);
  });
});
