import type { PoolClient } from 'pg';
import {
  changeSeason,
  completeSeason,
  isSameSeason,
  isWorthTheSame,
  type LeagueRules,
  type LeagueSeason,
  refuseSeason,
  type SeasonFault,
} from '@quadrant/rules/league';
import type { VersionChanged } from '@quadrant/rules/permissions';
import { recordAudit, type Author, checkVersion } from '@quadrant/store/audit';
import { findNewestRules } from '@quadrant/store/history';
import { changeRules, NO_DAYS, touchLeague, type RulesChange, type RulesChanged } from './change-rules.js';
import { findPlayed } from './played-season.js';
import type {
  NewSeasonCommand,
  SeasonChangeCommand,
  SeasonCommand,
  SeasonRefusal,
  SeasonStored,
  ShownSeason,
} from './season-command.js';

/**
 * Adds a season to a league. Two seasons of one league never share a day, so that a date belongs to one season. Where
 * tournaments of the league were played on its days, a run gives them their points.
 */
export async function addSeason(
  client: PoolClient,
  command: NewSeasonCommand,
  author: Author,
): Promise<SeasonStored | SeasonRefusal> {
  const { league: slug, season: announced, reason } = command;
  const { promos = [], ...days } = announced;
  const locked = await lockLeague(client, command);
  if ('kind' in locked) return locked;
  const season = completeSeason(days);
  const unnumbered = { id: 0, league: slug, ...season };
  const refusal = await checkSeason(client, locked.rules, null, unnumbered, command);
  if (refusal !== null) return refusal;
  const { rows } = await client.query<{ id: number }>(
    `insert into league_seasons (league_id, season, promos) select id, $2, $3 from leagues where slug = $1 returning id`,
    [slug, season.season, promos],
  );
  const added: LeagueSeason = { ...unnumbered, id: rows[0]!.id };
  const changed = await storeRules(client, slug, author, {
    rules: { ...locked.rules, seasons: [...locked.rules.seasons, added] },
    from: added.startsOn,
    to: added.endsOn,
    action: 'league.add-season',
    reason: reason ?? `season ${added.season} of ${slug} was added`,
    detail: { ...season, promos, ...(reason !== null && { reason }) },
  });
  return { kind: 'stored', season: { ...added, promos }, ...changed };
}

/** Changes a season: where what its tournaments are worth hangs on it, a run gives them their points anew. */
export async function alterSeason(
  client: PoolClient,
  command: SeasonChangeCommand,
  author: Author,
): Promise<SeasonStored | SeasonRefusal> {
  const { league: slug, season: name, change, reason } = command;
  const locked = await lockLeague(client, command);
  if ('kind' in locked) return locked;
  const { rowId, rules, version } = locked;
  const before = rules.seasons.find((each) => each.season === name);
  if (before === undefined) return { kind: 'season-not-found' };
  const { promos: newPromos, ...rest } = change;
  const after = changeSeason(before, rest);
  const refusal = await checkSeason(client, rules, before, after, command);
  if (refusal !== null) return refusal;

  const promosBefore = await findPromos(client, before.id);
  const season: ShownSeason = { ...after, promos: newPromos ?? promosBefore };
  const hasNewPromos = JSON.stringify(season.promos) !== JSON.stringify(promosBefore);
  if (hasNewPromos) {
    await client.query(`update league_seasons set promos = $2 where id = $1`, [before.id, season.promos]);
  }
  const detail = { season: name, before: { ...before, promos: promosBefore }, after: season, reason };
  const action = 'league.change-season';
  if (isSameSeason(before, after)) {
    const newVersion = hasNewPromos ? await touchLeague(client, rowId) : version;
    await audit(client, slug, author, action, { ...detail, ...(hasNewPromos && { version: newVersion }) });
    return { kind: 'stored', season, version: newVersion, takesEffect: 'never' };
  }
  const changed = await storeRules(client, slug, author, {
    rules: { ...rules, seasons: rules.seasons.map((each) => (each.id === before.id ? after : each)) },
    ...(isWorthTheSame(before, after) ? NO_DAYS : daysOfBoth(before, after)),
    action,
    reason: reason ?? `season ${name} of ${slug} was changed`,
    detail,
  });
  return { kind: 'stored', season, ...changed };
}

async function checkSeason(
  client: PoolClient,
  rules: LeagueRules,
  before: LeagueSeason | null,
  after: LeagueSeason,
  { mayAnnounceLate }: SeasonCommand,
): Promise<SeasonFault | null> {
  const played = await findPlayed(client, rules.slug, before, after);
  return refuseSeason(rules, { before, after, mayAnnounceLate }, played);
}

/** Writes into the audit who wanted a season otherwise, and why it is not. */
export const auditSeasonRefusal = (
  client: PoolClient,
  { league, reason, ...asked }: NewSeasonCommand | SeasonChangeCommand,
  author: Author,
  { kind }: SeasonRefusal,
): Promise<void> => {
  const { season } = asked;
  const action = 'change' in asked ? 'league.change-season' : 'league.add-season';
  // The name of a season that the league has not got may be anything.
  const named = kind === 'season-not-found' ? {} : { season };
  const change = 'change' in asked ? { change: asked.change } : {};
  return audit(client, league, author, action, { ...named, ...change, reason, refusal: kind });
};

const daysOfBoth = (one: LeagueSeason, other: LeagueSeason): Pick<RulesChange, 'from' | 'to'> => ({
  from: one.startsOn < other.startsOn ? one.startsOn : other.startsOn,
  to: one.endsOn > other.endsOn ? one.endsOn : other.endsOn,
});

interface LockedLeague {
  readonly rowId: number;
  readonly version: number;
  readonly rules: LeagueRules;
}

/** Keeps others from the league until the transaction ends. */
async function lockLeague(
  client: PoolClient,
  { league: slug, versions }: SeasonCommand,
): Promise<LockedLeague | { readonly kind: 'league-not-found' } | VersionChanged> {
  const { rows } = await client.query<{ rowId: number; version: number }>(
    `select id as "rowId", version from leagues where slug = $1 for no key update`,
    [slug],
  );
  const rules = await findNewestRules(client, slug);
  const [league] = rows;
  if (league === undefined || rules === null) return { kind: 'league-not-found' };
  const changed = await checkVersion(client, 'league', { key: slug, version: league.version }, versions);
  return changed ?? { ...league, rules };
}

async function findPromos(client: PoolClient, seasonRowId: number): Promise<string[]> {
  const { rows } = await client.query<{ promos: string[] }>(`select promos from league_seasons where id = $1`, [
    seasonRowId,
  ]);
  return rows[0]?.promos ?? [];
}

/** Of a league that is locked. */
async function storeRules(
  client: PoolClient,
  slug: string,
  author: Author,
  change: RulesChange,
): Promise<RulesChanged> {
  const changed = await changeRules<never>(client, slug, author, () => Promise.resolve(change));
  if (changed === null || 'refusal' in changed) throw new Error(`the league ${slug} was locked, and is gone`);
  return changed;
}

const audit = (
  client: PoolClient,
  subject: string,
  { handle, at, requestId }: Author,
  action: string,
  detail: object,
): Promise<void> => recordAudit(client, { at, actor: handle, action, subject, detail, requestId });
