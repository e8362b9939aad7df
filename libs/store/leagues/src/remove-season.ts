import { shownDateOfReport } from '@quadrant/store/database';
import type { PoolClient } from 'pg';
import type { FirstTournament } from '@quadrant/rules/leagues';
import type { VersionChanged } from '@quadrant/rules/permissions';
import { type Author, recordAudit, UNKNOWN_SUBJECT } from '@quadrant/store/audit';
import { NO_DAYS } from './change-rules.js';
import { findFirstEver } from './played-season.js';
import { lockLeague, storeRules } from './store-season.js';

/** The season to delete, or with null the league itself. */
export interface RemovalCommand {
  /** It is the slug of the league. */
  readonly league: string;
  readonly season: string | null;
  readonly reason: string;
  /** Versions of the league that it was made for; null for any. */
  readonly versions: readonly number[] | null;
}

/** A league keeps what was played in it. */
export type RemovalRefusal =
  | { readonly kind: 'league-not-found' | 'season-not-found' }
  | { readonly kind: 'season-played' | 'league-played'; readonly since: FirstTournament }
  | VersionChanged;

/**
 * Deletes a season without tournaments inside a transaction. Earlier versions of the rules still name it, so that a
 * rollback finds it. Its name becomes free.
 *
 * @returns null when it is done
 */
export async function removeSeason(
  client: PoolClient,
  command: RemovalCommand & { readonly season: string },
  author: Author,
): Promise<RemovalRefusal | null> {
  const { league: slug, season: name, reason } = command;
  const locked = await lockLeague(client, command);
  if ('kind' in locked) return locked;
  const { rules } = locked;
  const season = rules.seasons.find((each) => each.season === name);
  if (season === undefined) return { kind: 'season-not-found' };
  const since = await findFirstEver(client, slug, season, author.at);
  if (since !== null) return { kind: 'season-played', since };
  await client.query(`update league_seasons set deleted_at = $2 where id = $1`, [season.id, author.at]);
  await storeRules(client, slug, author, {
    rules: { ...rules, seasons: rules.seasons.filter((each) => each.id !== season.id) },
    ...NO_DAYS,
    action: 'league.delete-season',
    reason,
    detail: { season: name, before: season, reason },
  });
  return null;
}

/**
 * Deletes a league that no tournament ever named, inside a transaction. The audit keeps its data.
 *
 * @returns null when it is done
 */
export async function removeLeague(
  client: PoolClient,
  command: RemovalCommand,
  { handle, at, requestId }: Author,
): Promise<RemovalRefusal | null> {
  const { league: slug, reason } = command;
  const locked = await lockLeague(client, command);
  if ('kind' in locked) return locked;
  const since = await findFirstOfLeague(client, slug);
  if (since !== null) return { kind: 'league-played', since };
  const { rowId, rules } = locked;
  await client.query(
    `delete from pending_changes where league_rules_id in (select id from league_rules where league_id = $1)`,
    [rowId],
  );
  await client.query(
    `delete from league_tosses where league_season_id in (select id from league_seasons where league_id = $1)`,
    [rowId],
  );
  await client.query(`delete from league_rules where league_id = $1`, [rowId]);
  await client.query(`delete from league_seasons where league_id = $1`, [rowId]);
  await client.query(`delete from leagues where id = $1`, [rowId]);
  const detail = { before: rules, reason };
  await recordAudit(client, { at, actor: handle, action: 'league.delete', subject: slug, detail, requestId });
  return null;
}

/** Finds the first tournament that ever named a league, by any revision or by a flag; null while none did. */
async function findFirstOfLeague(client: PoolClient, slug: string): Promise<FirstTournament | null> {
  const { rows } = await client.query<FirstTournament>(
    `select t.key as "tournamentId", s.name, ${shownDateOfReport('s')} as "playedOn"
     from tournaments t join submissions s on s.tournament_id = t.id
     where s.league = $1 or t.league_override = $1 order by s.starts_at, t.key limit 1`,
    [slug],
  );
  return rows[0] ?? null;
}

/** Records in the audit who wanted to delete what, and why it was refused. */
export async function auditRemovalRefusal(
  client: PoolClient,
  { league, season, reason }: RemovalCommand,
  { handle, at, requestId }: Author,
  { kind: refusal }: RemovalRefusal,
): Promise<void> {
  const action = season === null ? 'league.delete' : 'league.delete-season';
  // A name of a season that the league does not have may be any text, so it is left out.
  const detail = { ...(season !== null && !refusal.endsWith('-not-found') && { season }), reason, refusal };
  const subject = refusal === 'league-not-found' ? UNKNOWN_SUBJECT : league;
  await recordAudit(client, { at, actor: handle, action, subject, detail, requestId });
}
