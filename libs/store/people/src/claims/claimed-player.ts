import type { PoolClient } from 'pg';
import { placeOf, type Subject } from '@quadrant/rules/permissions';
import { foldHandle } from '@quadrant/rules/tournament';
import { lockLedTo } from '../merges/lock-led-to.js';

/** A player as claims see them. */
export interface ClaimedPlayer {
  readonly rowId: number;
  readonly publicId: string;
  readonly handle: string;
  /** Row id, handle and public id of whom the handle led to before merges: they stay the account's when they are two again. */
  readonly namedRowId: number;
  readonly namedHandle: string;
  readonly namedPublicId: string;
  /** Whether the player is hidden: to everybody who may not confirm a claim, this is nobody. */
  readonly isHidden: boolean;
  /** Accounts that they, or whoever counts as them, belongs to. */
  readonly ownerIds: readonly string[];
  readonly subject: Subject;
}

type Row = Omit<ClaimedPlayer, 'subject'> & {
  readonly country: string | null;
  readonly region: string | null;
  readonly directors: readonly (string | null)[] | null;
};

/**
 * SQL: handles of everybody who directs the tournament that met the player p first. Not of later ones: anybody can submit
 * a report that names a player of others, and would have made themselves one of those who say whose they are.
 */
export const DIRECTORS_OF_PLAYER = `(select array_agg(distinct director) from players q
  cross join lateral (select min(submission_id) as id from entries where player_id = q.id) met
  join submissions first on first.id = met.id join tournaments t on t.id = first.tournament_id
  join submissions s on s.tournament_id = t.id and s.revision = t.current_revision,
  lateral unnest(array[s.header->>'director', s.header->>'secondaryDirector', s.header->>'tertiaryDirector']) director
  where q.counts_as = p.id)`;

/** SQL: ids of the accounts whose owner the player p is, or whoever counts as them. */
export const OWNERS_OF_PLAYER = `array(select a.id::text from accounts a join players q on q.id = a.player_id
  where q.counts_as = p.id order by a.created_at, a.id)`;

const SELECT = `
  select p.id as "rowId", p.public_id as "publicId", p.handle, n.id as "namedRowId", n.handle as "namedHandle",
    n.public_id as "namedPublicId", p.hidden_at is not null as "isHidden", p.country, p.region,
    ${OWNERS_OF_PLAYER} as "ownerIds", ${DIRECTORS_OF_PLAYER} as directors
  from players n join players p on p.id = n.counts_as`;

/** The player whom a handle leads to, locked until the transaction ends; null for nobody. */
export async function lockClaimedPlayer(client: PoolClient, handle: string): Promise<ClaimedPlayer | null> {
  const id = await lockLedTo(client, 'select find_player($1)', foldHandle(handle));
  if (id === null) return null;
  const found = await client.query<Row>(
    `${SELECT} where n.id = named_player($1) and p.id = $2 and p.anonymised_at is null`,
    [foldHandle(handle), id],
  );
  const row = found.rows[0];
  if (row === undefined) return null;
  const { country, region, directors, ...player } = row;
  return { ...player, subject: subjectOf(player.ownerIds, country, region, directors) };
}

/** A player as permissions see them: their own, their directors' and their coordinators'. */
export const subjectOf = (
  ownerIds: readonly string[],
  country: string | null,
  region: string | null,
  directors: readonly (string | null)[] | null,
): Subject => ({
  ownerIds,
  directorKeys: (directors ?? []).flatMap((handle) => (handle === null ? [] : [foldHandle(handle)])),
  place: placeOf(country, region),
});
