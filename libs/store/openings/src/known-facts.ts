import type { PoolClient } from 'pg';
import { type Balance, keyOfBalance, type KnownFacts, type KnownPlayer, trackOf } from '@quadrant/rules/openings';
import { categoriesOf, getPolicy } from '@quadrant/rules/rating';
import { type Category, foldHandle, GAME_TITLES, type GameTitle } from '@quadrant/rules/tournament';

/** Loads everything that a file of balances is checked against. */
export async function loadKnownFacts(client: PoolClient, balances: readonly Balance[], now: Date): Promise<KnownFacts> {
  const { floor, ceiling } = getPolicy('opg-4.2');
  return {
    players: await loadPlayers(client, balances),
    leagues: await loadLeagues(client),
    ...(await loadStored(client)),
    moved: await loadMoved(client, balances),
    tracks: new Set(GAME_TITLES.flatMap((game) => categoriesOf(game).map((category) => trackOf({ game, category })))),
    bounds: { floor, ceiling },
    today: now.toISOString().slice(0, 10),
  };
}

/** Loads the players that handles lead to, former ones too; it is null for a removed name. */
async function loadPlayers(client: PoolClient, balances: readonly Balance[]): Promise<Map<string, KnownPlayer | null>> {
  const keys = [...new Set(balances.map(({ player }) => foldHandle(player)))];
  const { rows } = await client.query<KnownPlayer & { key: string; isRemoved: boolean }>(
    `select k.key, p.public_id as "publicId", c.public_id as "countsAs", p.anonymised_at is not null as "isRemoved"
     from unnest($1::text[]) k (key) cross join lateral (
         select coalesce(named_player(k.key), (select id from players where handle_key = k.key and anonymised_at is not null)) as id) n
       join players p on p.id = n.id join players c on c.id = p.counts_as`,
    [keys],
  );
  return new Map(
    rows.map(({ key, isRemoved, publicId, countsAs }) => [key, isRemoved ? null : { publicId, countsAs }]),
  );
}

async function loadLeagues(client: PoolClient): Promise<Map<string, string[]>> {
  const { rows } = await client.query<{ slug: string; seasons: string[] }>(
    `select l.slug, array_remove(array_agg(s.season), null) as seasons
     from leagues l left join league_seasons s on s.league_id = l.id and s.deleted_at is null group by l.slug`,
  );
  return new Map(rows.map(({ slug, seasons }) => [slug, seasons]));
}

interface StoredRow {
  readonly kind: Balance['kind'];
  readonly game: GameTitle;
  readonly category: Category;
  readonly league: string | null;
  readonly season: string | null;
  readonly title: string;
  readonly day: string;
  readonly countsAs: string;
}

async function loadStored(client: PoolClient): Promise<Pick<KnownFacts, 'stored' | 'cutOvers' | 'lifetimes'>> {
  const { rows } = await client.query<StoredRow>(
    `select b.kind, b.game, b.category, l.slug as league, b.season, b.title, b.as_of::text as day, c.public_id as "countsAs"
     from opening_balances b join opening_sets s on s.number = b.set_number and s.taken_back_at is null
       join players p on p.id = b.player_id join players c on c.id = p.counts_as left join leagues l on l.id = b.league_id`,
  );
  return {
    stored: new Set(rows.map((row) => keyOfBalance(row as unknown as Balance, row.countsAs))),
    cutOvers: new Map(rows.flatMap((row) => (row.kind === 'rating' ? [[trackOf(row), row.day]] : []))),
    lifetimes: new Set(
      rows.flatMap(({ kind, league, countsAs }) => (kind === 'lifetime' ? [`${league} ${countsAs}`] : [])),
    ),
  };
}

async function loadMoved(client: PoolClient, balances: readonly Balance[]): Promise<KnownFacts['moved']> {
  const days = new Map(
    balances.flatMap((balance) => (balance.kind === 'rating' ? [[trackOf(balance), balance] as const] : [])),
  );
  const tracks = [...days.values()];
  const { rows } = await client.query<{ track: string; tournaments: number; players: number }>(
    `select d.game || '/' || d.category as track, count(distinct c.tournament_id)::integer as tournaments,
       count(distinct c.player_id)::integer as players
     from unnest($1::text[], $2::text[], $3::date[]) d (game, category, day)
       join scorecards k on k.game = d.game and k.local_date <= d.day join outcomes o using (submission_id)
       join rating_changes c on c.tournament_id = o.tournament_id and c.category = d.category
     group by 1`,
    [tracks.map(({ game }) => game), tracks.map(({ category }) => category), tracks.map(({ date }) => date)],
  );
  return new Map(rows.map(({ track, ...moved }) => [track, moved]));
}
