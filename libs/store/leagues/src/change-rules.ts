import { textJson, type Text } from '@quadrant/rules/message';
import type { PoolClient } from 'pg';
import { whenPublished, type TakesEffect } from '@quadrant/rules/corrections';
import { closedPartsBetween, type LeagueRules, type SeasonPart } from '@quadrant/rules/leagues';
import { compareHistory, earlierPosition, END_OF_HISTORY, type HistoryPosition } from '@quadrant/rules/history';
import type { AuditAction } from '@quadrant/rules/events';
import { recordAudit, type Author } from '@quadrant/store/audit';
import { readHead } from '@quadrant/store/database';
import { enqueueChange, JOIN_PUBLISHED, mayBePublished } from '@quadrant/store/runs';
import { insertPendingChange, findNewestRules } from '@quadrant/store/history';

interface NewRules {
  readonly rules: LeagueRules;
  readonly position: HistoryPosition;
  readonly actor: string;
  readonly reason: Text;
  readonly at: Date;
}

/** The new rules of a league, and the part of history whose results they may change. */
export interface RulesChange {
  readonly rules: LeagueRules;
  /**
   * Local calendar dates of the tournaments whose results may change, both included; null: without end. {@link
   * NO_DAYS}: none.
   */
  readonly from: string;
  readonly to: string | null;
  /** The audit records it as this action. */
  readonly action: AuditAction;
  readonly reason: Text;
  readonly detail: object;
  /** The audit entry also mentions these. */
  readonly mentions?: readonly string[];
  /** Whether a run publishes it although it moves no points: it may decide who qualifies, or who is champion. */
  readonly needsRun?: boolean;
  /** The closed parts of seasons that it changes. Without it, those are the parts with a day between `from` and `to`. */
  readonly closed?: readonly ClosedPart[];
}

export interface ClosedPart {
  readonly season: string;
  readonly part: SeasonPart;
}

/** Somebody who is not a coordinator wants to change a closed part. */
export interface PartClosed {
  readonly kind: 'part-closed';
  readonly league: string;
  readonly parts: readonly ClosedPart[];
}

export interface LeagueAuthor extends Author {
  /** Whether they may change what is closed, and correct what is recorded. */
  readonly isCoordinator?: boolean;
}

/** A change that moves no points has these days. */
export const NO_DAYS: Pick<RulesChange, 'from' | 'to'> = { from: '9999-12-31', to: '0001-01-01' };

export interface RulesChanged {
  readonly version: number;
  readonly takesEffect: TakesEffect;
}

/**
 * Changes the rules of a league inside a transaction: it stores them as a new version and writes the audit. It requests
 * a run where stored tournaments of the league may get other results; otherwise the next run of any kind publishes the
 * rules. Only a coordinator changes closed parts.
 *
 * A refusal does not undo the transaction: write other rows afterwards, or ask {@link refuseClosed} first.
 *
 * @param decide gives the new rules for the newest ones, or a refusal, of which nothing is stored
 * @returns null when there is no such league
 */
export async function changeRules<Refusal>(
  client: PoolClient,
  slug: string,
  { handle, at, requestId, isCoordinator = false }: LeagueAuthor,
  decide: (rules: LeagueRules) => Promise<RulesChange | { readonly refusal: Refusal }>,
): Promise<RulesChanged | { readonly refusal: Refusal | PartClosed } | null> {
  const { rows } = await client.query<{ id: number }>(`select id from leagues where slug = $1 for no key update`, [
    slug,
  ]);
  const rules = await findNewestRules(client, slug);
  const [league] = rows;
  if (league === undefined || rules === null) return null;
  const change = await decide(rules);
  if ('refusal' in change) return change;
  const closed = change.closed ?? listClosed(rules, change);
  const refusal = refuseClosed(slug, closed, { isCoordinator });
  if (refusal !== null) return { refusal };
  const { reason, action, detail, mentions = [], needsRun = false } = change;
  const position = await findFirstTouched(client, slug, change);
  const actor = handle;
  const rowId = await insertRules(client, league.id, { rules: change.rules, position, actor, reason, at });
  const version = await touchLeague(client, league.id);
  const moves = needsRun || compareHistory(position, END_OF_HISTORY) < 0;
  if (moves) {
    const pending = { tournamentRowId: null, rulesRowId: rowId, kind: 'league', position, actor, reason, at } as const;
    await insertPendingChange(client, pending);
    await enqueueChange(client, { kind: 'league', league: slug, version });
  }
  const takesEffect = moves ? whenPublished((await readHead(client)).pausedAt) : 'never';
  await recordAudit(client, {
    at,
    actor,
    action,
    subject: slug,
    detail: { ...detail, version, takesEffect, ...(closed.length > 0 && { closed }) },
    requestId,
    mentions,
  });
  return { version, takesEffect };
}

const listClosed = ({ seasons }: LeagueRules, { from, to }: Pick<RulesChange, 'from' | 'to'>): ClosedPart[] =>
  seasons.flatMap((each) => closedPartsBetween(each, from, to).map((part) => ({ season: each.season, part })));

/** Returns the reason why an author may not change parts of seasons; null when they may. */
export const refuseClosed = (
  league: string,
  parts: readonly ClosedPart[],
  { isCoordinator = false }: Pick<LeagueAuthor, 'isCoordinator'>,
): PartClosed | null => (parts.length > 0 && !isCoordinator ? { kind: 'part-closed', league, parts } : null);

/** Stores a new version of the rules, behind the newest one. */
export async function insertRules(
  client: PoolClient,
  leagueRowId: number,
  { rules, position, actor, reason, at }: NewRules,
): Promise<number> {
  const { rows } = await client.query<{ id: number }>(
    `insert into league_rules (league_id, version, rules, starts_at, key, actor, reason, at)
     select $1, coalesce(max(version), 0) + 1, $2, $3, $4, $5, $6, $7 from league_rules where league_id = $1 returning id`,
    [leagueRowId, JSON.stringify(rules), new Date(position.startsAt), position.key, actor, textJson(reason), at],
  );
  return rows[0]!.id;
}

/** Increases the version of a league by one, and returns it. */
export async function touchLeague(client: PoolClient, leagueRowId: number): Promise<number> {
  const { rows } = await client.query<{ version: number }>(
    `update leagues set version = version + 1 where id = $1 returning version`,
    [leagueRowId],
  );
  return rows[0]!.version;
}

/** Finds the first processed or waiting tournament that a change may move; the end of history where there is none. */
async function findFirstTouched(
  client: PoolClient,
  slug: string,
  { from, to }: Pick<RulesChange, 'from' | 'to'>,
): Promise<HistoryPosition> {
  const { rows } = await client.query<{ startsAt: Date; key: string }>(
    `select c.starts_at as "startsAt", t.key from scorecards c join tournaments t on t.id = c.tournament_id
       ${JOIN_PUBLISHED}
     where c.league = $1 and c.local_date >= $2 and ($3::date is null or c.local_date <= $3)
       and ${mayBePublished('c.submission_id', 'c.revision')}
     order by c.starts_at, t.key limit 1`,
    [slug, from, to],
  );
  const [first] = rows;
  return earlierPosition(END_OF_HISTORY, first ? { startsAt: first.startsAt.getTime(), key: first.key } : null);
}
