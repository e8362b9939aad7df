import pg from 'pg';
import type { DataSource } from 'typeorm';
import { asOwner } from '../builders/database.js';
import { createPublisher, handIn } from '../builders/history.js';
import { report } from '../builders/report.js';
import { round } from '../builders/round-text.js';
import { useHttpWalk } from './http-walk.js';

const AFTERWARDS = new Date('2014-11-20T12:00:00Z');
/** Tables of other tournaments and earlier runs have so many rows; nobody reads one of these as a whole. */
const MANY = 10_000;

interface Asked {
  readonly text: string;
  readonly values?: readonly unknown[] | undefined;
}

interface Sent extends Asked {
  readonly questions?: readonly { readonly query: Asked }[];
}

interface Plan {
  readonly 'Node Type': string;
  readonly 'Relation Name'?: string;
  readonly Plans?: readonly Plan[];
}

const played = (tournament: number, revision: number) =>
  report(
    round(`ann 100-${revision} bob FW`, 'cy 100-20 dee FW'),
    round('ann 100-80 cy FW', `bob 100-${tournament} dee FW`),
    round('ann 20-20 dee TT', 'bob 35-100 cy FL'),
    {
      tournament: {
        externalId: `plans:${tournament}`,
        startsAt: `2014-11-0${tournament}T18:00:00Z`,
        registeredAt: '2014-09-01T00:00:00Z',
      },
    },
  );

/** Writes the past of a large installation: runs before the first one, of tournaments and players that no report names. */
const FILL = `
  insert into outcomes (tournament_id, submission_id, starts_at, key, level, rated, input_sha256, outcome_sha256, since_run)
    select 1000000 + t, 1000000 + t, timestamptz '2010-01-01' + t * interval '1 hour', md5(t::text)::uuid, 1, true, sha256('i'), sha256('o'), -1
    from generate_series(1, ${MANY}) t;
  insert into rating_changes (tournament_id, category, player_id, before, after, games, wins, ties, met, since_run)
    select 1000000 + t, c, 1000000 + (t * 7 + p * 11) % 6000, 1500, 1510, 3, 2, 0, '', -1
    from generate_series(1, ${MANY}) t, unnest(array['overall', 'constructed']) c, generate_series(1, 8) p;
  insert into ratings (game, category, player_id, rating, games, last_played_at, since_run)
    select g, c, 1000000 + p, 1500, 30, '2014-01-01', -1
    from unnest(array['1e', '2e']) g, unnest(array['overall', 'constructed']) c, generate_series(1, 6000) p;
  insert into closed_inputs (id, tournament_id, submission_id, starts_at, key, level, rated, input_sha256) overriding system value
    select 1000000 + t, 1000000 + t, 1000000 + t, timestamptz '2010-01-01' + t * interval '1 hour', md5(t::text)::uuid, 1, true, sha256('i')
    from generate_series(1, ${MANY}) t;
  insert into closed_outcome_hashes (input_id, since_run, until_run, outcome_sha256)
    select 1000000 + t, -1 - r, -r, sha256('o') from generate_series(1, ${MANY}) t, generate_series(1, 5) r;
  insert into closed_fields (id, tournament_id, categories, players, games, wins, ties) overriding system value
    select 1000000 + t, 1000000 + t, array['overall', 'constructed'], array(select 1000000 + (t * 7 + p * 11) % 6000 from generate_series(1, 8) p),
      array_fill(3, array[8]), array_fill(2, array[8]), array_fill(0, array[8])
    from generate_series(1, ${MANY}) t;
  insert into closed_change_packs (field_id, since_run, until_run, before, after)
    select 1000000 + t, -1 - r, -r, array_fill(1500, array[8]), array_fill(1510, array[8])
    from generate_series(1, ${MANY}) t, generate_series(1, 5) r;
  insert into closed_rating_packs (game, until_run, categories, players, ratings, last_played_at, games, since_runs)
    select g, -r, array['overall', 'constructed'], array(select 1000000 + k * 50 + p from generate_series(1, 50) p),
      array_fill(1500, array[50]), array_fill(timestamptz '2014-01-01', array[50]), array_fill(30, array[50]), array_fill(-1 - r, array[50])
    from unnest(array['1e', '2e']) g, generate_series(1, 60) r, generate_series(0, 119) k;
  insert into awards (tournament_id, ordinal, player_id, place, participants, kind, section, rule, points, since_run)
    select 1000000 + t, p, 1000000 + (t * 7 + p * 11) % 6000, p, 8, 'masters', 's', 'r', 1, -1 from generate_series(1, ${MANY}) t, generate_series(1, 3) p;
  insert into closed_awards (tournament_id, ordinal, player_id, place, participants, kind, section, rule, points, since_run, until_run)
    select 1000000 + t, p, 1000000 + (t * 7 + p * 11) % 6000, p, 8, 'masters', 's', 'r', 1, -1 - r, -r
    from generate_series(1, ${MANY}) t, generate_series(1, 3) p, generate_series(1, 3) r;
  analyze`;

describe('reading the past of an installation with a long one', () => {
  const walk = useHttpWalk();
  let dataSource: DataSource;
  let tournament: string;
  let large: Set<string>;

  beforeAll(async () => {
    dataSource = walk.dataSource;
    let now = AFTERWARDS;
    const publisher = createPublisher(dataSource, () => now);
    for (const revision of [1, 2, 3]) {
      for (const number of [1, 2, 3, 4]) {
        now = new Date(Date.UTC(2014, 10, 5, revision, number));
        const { tournamentId, revision: stored } = await handIn(dataSource, played(number, revision), {
          receivedAt: now,
        });
        await publisher.publishTournament(tournamentId, stored);
      }
    }
    [{ key: tournament }] = await dataSource.query<[{ key: string }]>(
      `select key from tournaments order by id limit 1`,
    );
    await asOwner(dataSource, FILL);
    const rows = await dataSource.query<{ name: string }[]>(
      `select relname as name from pg_class where relkind = 'r' and relnamespace = 'public'::regnamespace and reltuples >= $1`,
      [MANY],
    );
    large = new Set(rows.map(({ name }) => name));
  });
  beforeEach(() => walk.setTime(AFTERWARDS));

  /** Collects the queries of a request: those sent one by one, and those of an exchange (`askTogether`). */
  async function listQueries(path: string): Promise<Asked[]> {
    const asked: Asked[] = [];
    const spy = jest.spyOn(pg.Client.prototype, 'query');
    await walk
      .get(path)
      .set('accept', path.startsWith('/api/') ? 'application/json' : 'text/html')
      .expect(200);
    for (const [sent, values] of spy.mock.calls as unknown as [string | Sent, unknown[] | undefined][]) {
      if (typeof sent === 'string') asked.push({ text: sent, values });
      else asked.push(...(sent.questions?.map(({ query }) => query) ?? [{ ...sent, values: sent.values ?? values }]));
    }
    spy.mockRestore();
    return asked.filter(({ text }) => /^\s*(select|with)\b/i.test(text));
  }

  /** Lists the large tables that a query reads from end to end. */
  async function listWholeReads({ text, values }: Asked): Promise<string[]> {
    const [row] = await dataSource.query<[{ 'QUERY PLAN': [{ Plan: Plan }] }]>(`explain (format json) ${text}`, [
      ...(values ?? []),
    ]);
    const walkPlan = (plan: Plan): string[] => [
      ...(plan['Node Type'] === 'Seq Scan' && large.has(plan['Relation Name']!) ? [plan['Relation Name']!] : []),
      ...(plan.Plans ?? []).flatMap(walkPlan),
    ];
    return walkPlan(row['QUERY PLAN'][0].Plan);
  }

  it('has tables of closed rows that are large', () => {
    const expected = ['outcomes', 'rating_changes', 'ratings', 'awards', 'closed_awards', 'closed_rating_packs'];
    expect([...large]).toEqual(
      expect.arrayContaining([
        ...expected,
        'closed_outcome_hashes',
        'closed_change_packs',
        'closed_fields',
        'closed_inputs',
      ]),
    );
  });

  it.each<[string, string, string[]]>([
    ['a leaderboard', '/api/v1/leaderboards/2e/constructed?knownBy=5', []],
    ['the page of a leaderboard', '/leaderboards/2e/constructed?knownBy=5', []],
    ['the players of a country', '/api/v1/leaderboards/2e/constructed?knownBy=5&country=DE', []],
    [
      // The last change of each player up to that day is found nowhere but in all changes.
      'a leaderboard by the day of the games',
      '/api/v1/leaderboards/2e/constructed?knownBy=5&playedBy=2014-11-03',
      ['outcomes', 'rating_changes'],
    ],
    ['a player', '/api/v1/players/ann?knownBy=5', []],
    ['the page of a player', '/players/ann?knownBy=5', []],
    ['a player by the day of the games', '/api/v1/players/ann?knownBy=5&playedBy=2014-11-03', []],
    ['the changes of a player', '/api/v1/players/ann/rating-changes?knownBy=5', []],
    ['how a change came about', ':explanation', []],
    ['why a rating moved', ':cause', []],
    ['a run', '/api/v1/runs/5', []],
    ['the page of a run', '/runs/5', []],
    ['a tournament', '/api/v1/tournaments/:tournament', []],
    ['the page of a tournament', '/tournaments/:tournament', []],
  ])('finds %s by indexes', async (_, path, whole) => {
    const { body } = await walk.get('/api/v1/players/ann/rating-changes?knownBy=5').expect(200);
    const { links } = (body as { rows: [{ links: Record<string, string> }] }).rows[0];
    const address = path.startsWith(':') ? links[path.slice(1)]! : path.replace(':tournament', tournament);
    const asked = await listQueries(address);
    expect(asked.length).toBeGreaterThan(0);
    const read = new Map<string, string>();
    for (const query of asked) for (const table of await listWholeReads(query)) read.set(table, query.text);
    expect(Object.fromEntries([...read].filter(([table]) => !whole.includes(table)))).toEqual({});
  });
});
