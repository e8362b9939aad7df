import type { PoolClient } from 'pg';
import { placeOf, type Subject } from '@quadrant/rules/permissions';
import { foldHandle } from '@quadrant/rules/tournament';
import { lockLedTo } from '../merges/lock-led-to.js';

export interface ClaimedPlayer {
  readonly rowId: number;
  readonly publicId: string;
  readonly handle: string;
  /** Row id, handle and public id that the handle led to before merges. They stay the account's when a merge is undone. */
  readonly namedRowId: number;
  readonly namedHandle: string;
  readonly namedPublicId: string;
  /** Tells whether the player is hidden. For everybody who may not confirm a claim, they do not exist. */
  readonly isHidden: boolean;
  /** These accounts own the player, or another one who counts as them. */
  readonly ownerIds: readonly string[];
  readonly subject: Subject;
}

type Row = Omit<ClaimedPlayer, 'subject'> & {
  readonly country: string | null;
  readonly region: string | null;
  readonly directors: readonly (string | null)[] | null;
};

/**
 * SQL: the handles of everybody who directs the tournament that met the player p first. Directors of later ones do not
 * count: otherwise anybody could report a game of another person's player, and would then decide whose player it is.
 */
export const DIRECTORS_OF_PLAYER = `(select array_agg(distinct director) from players q
  cross join lateral (select min(submission_id) as id from entries where player_id = q.id) met
  join submissions first on first.id = met.id join tournaments t on t.id = first.tournament_id
  join submissions s on s.tournament_id = t.id and s.revision = t.current_revision,
  lateral unnest(array[s.header->>'director', s.header->>'secondaryDirector', s.header->>'tertiaryDirector']) director
  where q.counts_as = p.id)`;

/** SQL: the ids of the accounts that own the player p, or another one who counts as them. */
export const OWNERS_OF_PLAYER = `array(select a.id::text from accounts a join players q on q.id = a.player_id
  where q.counts_as = p.id order by a.created_at, a.id)`;

const SELECT = `
  select p.id as "rowId", p.public_id as "publicId", p.handle, n.id as "namedRowId", n.handle as "namedHandle",
    n.public_id as "namedPublicId", p.hidden_at is not null as "isHidden", p.country, p.region,
    ${OWNERS_OF_PLAYER} as "ownerIds", ${DIRECTORS_OF_PLAYER} as directors
  from players n join players p on p.id = n.counts_as`;

/** Finds the player that a handle leads to, and locks them until the transaction ends; null when it leads to none. */
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

/** Returns a player as permissions see them: with their owners, directors and place. */
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
