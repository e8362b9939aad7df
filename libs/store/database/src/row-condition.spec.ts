import { randomUUID } from 'node:crypto';
import { may, placeOf, rowsFor, SCOPES, type Action, type Grant, type Principal } from '@quadrant/rules/permissions';
import { useTestDatabase } from '../../../../test/builders/database.js';
import { rowCondition } from './row-condition.js';

const database = useTestDatabase();

const ANN = randomUUID();
const BOB = randomUUID();

const principal = (...grants: readonly Grant[]): Principal => ({
  accountId: ANN,
  handle: 'Ann',
  handleKey: 'ann',
  grants,
  scopes: SCOPES,
});

const PRINCIPALS = [
  principal(),
  principal({ role: 'coordinator', continent: null }),
  principal({ role: 'coordinator', continent: 'europe' }),
  principal({ role: 'coordinator', continent: 'europe' }, { role: 'coordinator', continent: 'australia' }),
  principal({ role: 'regional-coordinator', region: 'andoria' }),
  principal({ role: 'director-of-organized-play' }),
  principal({ role: 'administrator' }),
  { ...principal({ role: 'coordinator', continent: null }), scopes: [] },
];

const ACTIONS = ['application.read', 'dispute.read', 'audit.read', 'region.change', 'league.change'] as const;

interface Row {
  readonly owner: string | null;
  readonly directors: readonly string[];
  readonly league: string | null;
  readonly country: string | null;
  readonly region: string | null;
}

const PLACES: readonly Pick<Row, 'country' | 'region'>[] = [
  { country: 'DE', region: null },
  { country: 'US', region: 'andoria' },
  { country: 'US', region: 'risa' },
  { country: 'AU', region: null },
  { country: 'XX', region: null },
  { country: null, region: 'andoria' },
  { country: null, region: null },
];

const ROWS: readonly Row[] = PLACES.flatMap((place) => [
  { ...place, owner: null, directors: [], league: null },
  { ...place, owner: ANN, directors: [], league: null },
  { ...place, owner: BOB, directors: ['bob', 'ann'], league: null },
  { ...place, owner: BOB, directors: ['bob'], league: 'ann' },
]);

async function shownTo(who: Principal, action: Action): Promise<Row[]> {
  const columns = {
    owner: 'owner',
    directors: 'directors',
    leagueDirector: 'league',
    country: 'country',
    region: 'region',
  };
  const { sql, values } = rowCondition(rowsFor(who, action), columns, 2);
  const found = await (
    await database.dataSource()
  ).query<{ index: number }[]>(
    `select index::integer - 1 as index from rows from (json_to_recordset($1)
       as (owner uuid, directors text[], league text, country text, region text)) with ordinality
       as rows (owner, directors, league, country, region, index) where ${sql} order by index`,
    [JSON.stringify(ROWS), ...values],
  );
  return found.map(({ index }) => ROWS[index]!);
}

const isAllowed = (who: Principal, action: Action, { owner, directors, league, country, region }: Row): boolean =>
  may(who, action, {
    ownerIds: owner === null ? [] : [owner],
    directorKeys: directors,
    ...(league !== null && { leagueDirectorKey: league }),
    place: placeOf(country, region),
  }).allowed;

describe('rows of a listing', () => {
  it.each(ACTIONS)('are those that permissions allow, for everybody: %s', async (action) => {
    for (const who of PRINCIPALS) {
      expect(await shownTo(who, action)).toEqual(ROWS.filter((row) => isAllowed(who, action, row)));
    }
  });

  it('that are nowhere are shown to coordinators of every continent, and to those of no region', () => {
    const shown = (grant: Grant) => rowCondition(rowsFor(principal(grant), 'audit.read'), {}, 1);
    expect(shown({ role: 'coordinator', continent: 'europe' })).toEqual({ sql: '(true)', values: [] });
    expect(shown({ role: 'regional-coordinator', region: 'risa' })).toEqual({ sql: 'false', values: [] });
  });
});
