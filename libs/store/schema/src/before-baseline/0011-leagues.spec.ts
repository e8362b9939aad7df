import { renamePlayers } from '@quadrant/rules/history-diff';
import { RefreshRequestRepository } from '@quadrant/store/refreshes';
import { goBackBefore, useTestDatabase } from '../../../../../test/builders/database.js';
import { migrateWithLock } from '../migrate-with-lock.js';

/** A dry run said this before there were prizes. */
const EARLIER = {
  tournaments: { takenIn: 1, corrected: 0, withdrawn: 0 },
  largest: [
    { player: 'ann', cause: { kind: 'season', tournament: null } },
    { player: '"kind": "season"', cause: null },
  ],
  leaderboards: [],
  pointsTables: { total: 0, largest: [] },
  causes: { total: 1, largest: [{ kind: 'season', tournament: null, players: 1 }] },
};

describe('the migration of leagues', () => {
  const database = useTestDatabase();

  it('leaves dry runs of before readable, and renamable', async () => {
    await goBackBefore(database, 'Leagues');
    const dataSource = await database.owner();
    const [{ id }] = await dataSource.query<[{ id: string }]>(
      `insert into refresh_requests (kind, requested_by, reason, scope, is_dry_run, state, tournaments_total,
         tournaments_done, games_done, created_at, diff)
       values ('requested', 'spec', '"spec"', 'full', true, 'done', 0, 0, 0, now(), $1) returning id`,
      [JSON.stringify(EARLIER)],
    );
    await migrateWithLock(dataSource);
    const diff = (await new RefreshRequestRepository(dataSource).findDiff(id))!;
    expect(renamePlayers(diff, (handle) => (handle === 'ann' ? 'removed' : handle))).toEqual({
      ...EARLIER,
      largest: [
        { player: 'removed', cause: { kind: 'league', tournament: null } },
        { player: '"kind": "season"', cause: null },
      ],
      causes: { total: 1, largest: [{ kind: 'league', tournament: null, players: 1 }] },
      entitlements: { added: 0, removed: 0, largest: [] },
      badges: { added: 0, removed: 0, largest: [] },
      seasons: { total: 0, largest: [] },
    });
  });
});
