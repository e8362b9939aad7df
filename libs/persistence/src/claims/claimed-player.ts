import type { PoolClient } from 'pg';
import { placeOf, type Subject } from '@quadrant/policy';
import { foldHandle } from '@quadrant/tournament';

/** A player as claims see him. */
export interface ClaimedPlayer {
  readonly rowId: number;
  readonly publicId: string;
  readonly handle: string;
  /** Account that he belongs to; null: nobody's. */
  readonly ownerId: string | null;
  readonly subject: Subject;
}

type Row = Omit<ClaimedPlayer, 'subject'> & {
  readonly country: string | null;
  readonly region: string | null;
  readonly directors: readonly (string | null)[] | null;
};

/** SQL: handles of everybody who directed a tournament in which the player p took part. */
export const DIRECTORS_OF_PLAYER = `(select array_agg(distinct director) from players q
  join entries e on e.player_id = q.id join submissions s on s.id = e.submission_id,
  lateral unnest(array[s.header->>'director', s.header->>'secondaryDirector', s.header->>'tertiaryDirector']) director
  where q.counts_as = p.id)`;

const SELECT = `
  select p.id as "rowId", p.public_id as "publicId", p.handle, a.id as "ownerId", p.country, p.region,
    ${DIRECTORS_OF_PLAYER} as directors
  from players p left join accounts a on a.player_id = p.id`;

/** The player whom a handle leads to, locked until the transaction ends; null for nobody. */
export async function lockClaimedPlayer(client: PoolClient, handle: string): Promise<ClaimedPlayer | null> {
  const { rows } = await client.query<{ id: number | null }>(`select find_player($1) as id`, [foldHandle(handle)]);
  const id = rows[0]?.id ?? null;
  if (id === null) return null;
  await client.query(`select from players where id = $1 for no key update`, [id]);
  const found = await client.query<Row>(`${SELECT} where p.id = $1 and p.anonymised_at is null`, [id]);
  const row = found.rows[0];
  if (row === undefined) return null;
  const { country, region, directors, ...player } = row;
  return { ...player, subject: subjectOf(player.ownerId, country, region, directors) };
}

/** A player as the policy sees him: his own, his directors', and his coordinators'. */
export const subjectOf = (
  ownerId: string | null,
  country: string | null,
  region: string | null,
  directors: readonly (string | null)[] | null,
): Subject => ({
  ownerIds: ownerId === null ? [] : [ownerId],
  directorKeys: (directors ?? []).flatMap((handle) => (handle === null ? [] : [foldHandle(handle)])),
  place: placeOf(country, region),
});
