import type { TournamentReport } from '@quadrant/rules/tournament';
import { inTransaction } from '@quadrant/store/audit';
import { useTestDatabase } from '../../../../../test/builders/database.js';
import { handIn } from '../../../../../test/builders/history.js';
import { pods } from '../../../../../test/builders/round-text.js';
import { report } from '../../../../../test/builders/report.js';
import { SAMPLES } from '../../../../../test/builders/samples.js';
import { loadReports } from './load-reports.js';

/** Makes a report that can be stored beside the others; leagues do not matter here. */
const storable = ({ tournament, ...rest }: TournamentReport, externalId: string): TournamentReport => ({
  ...rest,
  tournament: { ...tournament, externalId, league: null },
});

/** Leaves out personal data, which belongs to the player, and decks, on which no outcome depends. */
const withoutWhatStaysBehind = ({ entries, ...rest }: TournamentReport): TournamentReport => ({
  ...rest,
  entries: entries.map((entry) => ({ ...entry, name: null, country: null, region: null })),
});

describe('a report that is stored and loaded', () => {
  const database = useTestDatabase();

  async function storeAndLoad(reports: readonly TournamentReport[]): Promise<TournamentReport[]> {
    const dataSource = await database.dataSource();
    const ids: number[] = [];
    for (const each of reports) {
      const { id } = await handIn(dataSource, each, { receivedAt: new Date(), role: 'operator' });
      const [row] = await dataSource.query<{ id: number }[]>(`select id from submissions where public_id = $1`, [id]);
      ids.push(row!.id);
    }
    const loaded = await inTransaction(dataSource, (client) => loadReports(client, ids));
    return loaded.map((each) => each.report);
  }

  it.each(Object.entries(SAMPLES))('is the report that was read: %s', async (name, sample) => {
    const one = storable(sample, `alone:${name}`);
    expect(await storeAndLoad([one])).toEqual([withoutWhatStaysBehind(one)]);
  });

  it('is the report that was read, among those of other rule systems', async () => {
    const all = Object.entries(SAMPLES).map(([name, sample]) => storable(sample, `together:${name}`));
    expect(await storeAndLoad(all)).toEqual(all.map(withoutWhatStaysBehind));
  });

  it('keeps points of Tribbles that are far above those of other games', async () => {
    const rounds = Array.from({ length: 50 }, () => pods('ann 10000000 out, bob 1, cy 0, dee 9999999'));
    const tournament = { externalId: 'high:1', game: 'tribbles', pairing: 'tribbles', rules: null } as const;
    await storeAndLoad([report(...rounds, { tournament, players: { ann: { headStart: 10_000_000 } } })]);
    const dataSource = await database.dataSource();
    const [best] = await dataSource.query<object[]>(
      `select points, rounds_won, differential from standings order by points desc limit 1`,
    );
    expect(best).toEqual({ points: 510_000_000, rounds_won: 50, differential: null });
  });
});
