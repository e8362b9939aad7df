import type { PoolClient } from 'pg';
import {
  directingOf,
  type AnnouncedTournament,
  type Directing,
  type RoundsApproval,
} from '@quadrant/rules/announcements';
import { foldHandle, localDateOf } from '@quadrant/rules/tournament';
import type { Author } from '@quadrant/store/audit';
import { ANNOUNCEMENT, type Announcement, type AnnouncementChange, type AnnouncementRefusal } from './announcement.js';

/** Returns the handles of the directors, beginning with the first director. */
export const directorsOf = ({ director, secondaryDirector, tertiaryDirector }: AnnouncedTournament): string[] =>
  [director, secondaryDirector, tertiaryDirector].filter((handle) => handle !== null);

const keysOf = (announced: AnnouncedTournament): string[] => directorsOf(announced).map((handle) => foldHandle(handle));

/** Null for an id that no announcement has. */
export async function findAnnouncement(client: Pick<PoolClient, 'query'>, id: string): Promise<Announcement | null> {
  const { rows } = await client.query<Announcement>(
    `select ${ANNOUNCEMENT} from announcements n join shown_accounts c on c.id = n.account_id where n.id = $1`,
    [id],
  );
  return rows[0] ?? null;
}

/**
 * Locks an announcement, so that nobody else changes it before the transaction ends.
 *
 * @param versions that it may have now; null for any
 */
export async function lockAnnouncement(
  client: PoolClient,
  id: string,
  versions: readonly number[] | null,
): Promise<Announcement | AnnouncementRefusal> {
  await client.query(`select from announcements where id = $1 for update`, [id]);
  const found = await findAnnouncement(client, id);
  if (found === null) return { kind: 'announcement-not-found' };
  if (versions !== null && !versions.includes(found.version)) {
    return { kind: 'announcement-changed', version: found.version };
  }
  return found;
}

/** Locks the director, so that nobody announces the same tournament twice at once. */
export async function lockDirector(client: PoolClient, director: string): Promise<void> {
  await client.query(`select pg_advisory_xact_lock(hashtextextended('announcements of ' || $1, 0))`, [
    foldHandle(director),
  ]);
}

const COLUMNS = [
  'facts',
  'game',
  'starts_at',
  'local_date',
  'ends_on',
  'online',
  'country',
  'region',
  'director_keys',
  'invited_keys',
  'changed_at',
] as const;

function valuesOf(announced: AnnouncedTournament, { directorKeys, invitedKeys }: Directing, at: Date): unknown[] {
  const { game, startsAt, endsOn, online, country, region } = announced;
  const localDate = localDateOf(startsAt);
  return [
    JSON.stringify(announced),
    game,
    new Date(startsAt),
    localDate,
    endsOn ?? localDate,
    online,
    country,
    region,
    directorKeys,
    invitedKeys,
    at,
  ];
}

/** @returns its id */
export async function insertAnnouncement(
  client: PoolClient,
  announced: AnnouncedTournament,
  { accountId, handle, at }: Pick<Author, 'handle' | 'at'> & { readonly accountId: string },
): Promise<string> {
  const values = valuesOf(announced, directingOf(keysOf(announced), foldHandle(handle), null), at);
  const { rows } = await client.query<{ id: string }>(
    `insert into announcements (account_id, state, announced_at, ${COLUMNS.join(', ')})
     values ($1, 'announced', $2, ${values.map((_, index) => `$${index + 3}`).join(', ')}) returning id`,
    [accountId, at, ...values],
  );
  return rows[0]!.id;
}

/** @param notice what players read about it from now on; null: as before */
export async function updateAnnouncement(
  client: PoolClient,
  before: Announcement,
  announced: AnnouncedTournament,
  { state, notice }: { readonly state: Announcement['state']; readonly notice: string | null },
  { handle, at }: Pick<Author, 'handle' | 'at'>,
): Promise<void> {
  const { id } = before;
  const known = { ...before, named: keysOf(before.announced) };
  const values = valuesOf(announced, directingOf(keysOf(announced), foldHandle(handle), known), at);
  await client.query(
    `update announcements set version = version + 1, state = $2, reason = coalesce($3, reason),
       ${COLUMNS.map((column, index) => `${column} = $${index + 4}`).join(', ')}
     where id = $1`,
    [id, state, notice, ...values],
  );
}

export interface WrittenChange {
  readonly change: AnnouncementChange;
  readonly roundsApproval: RoundsApproval | null;
  readonly reason: string | null;
}

/** Stores the current announcement as one of its versions. */
export async function writeRevision(
  client: PoolClient,
  id: string,
  { change, roundsApproval, reason }: WrittenChange,
  { handle, at }: Pick<Author, 'handle' | 'at'>,
): Promise<void> {
  await client.query(
    `insert into announcement_revisions (announcement_id, version, change, facts, rounds_approval, reason, changed_by, changed_at)
     select id, version, $2, facts, $3, $4, $5, $6 from announcements where id = $1`,
    [id, change, roundsApproval, reason, handle, at],
  );
}
