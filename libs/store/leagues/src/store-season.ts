import { say, type Text } from '@quadrant/rules/message';
import type { PoolClient } from 'pg';
import {
  changeSeason,
  closedPartsChanged,
  closePart,
  completeSeason,
  computeSeason,
  hasChampion,
  hasQualifiers,
  isDecidedAlike,
  isSameSeason,
  isWorthTheSame,
  type LeagueRules,
  type LeagueSeason,
  refuseClosing,
  refuseSeason,
  type SeasonFault,
  type SeasonPart,
} from '@quadrant/rules/leagues';
import type { VersionChanged } from '@quadrant/rules/permissions';
import { foldHandle } from '@quadrant/rules/tournament';
import type { AuditAction } from '@quadrant/rules/events';
import { recordAudit, type Author, checkVersion } from '@quadrant/store/audit';
import { readHead } from '@quadrant/store/database';
import { findNewestRules } from '@quadrant/store/history';
import {
  changeRules,
  NO_DAYS,
  touchLeague,
  type LeagueAuthor,
  type PartClosed,
  type RulesChange,
  type RulesChanged,
} from './change-rules.js';
import { findFirstEver, findPlayed } from './played-season.js';
import { loadSeasons } from './season-view/load-seasons.js';
import type {
  ClosingCommand,
  NewSeasonCommand,
  SeasonChangeCommand,
  SeasonCommand,
  SeasonRefusal,
  SeasonStored,
  ShownSeason,
} from './season-command.js';

/**
 * Adds a season to a league. Two seasons of one league never share a day, so a date belongs to one season. When
 * tournaments of the league were played on its days, a run gives them their points.
 */
export async function addSeason(
  client: PoolClient,
  command: NewSeasonCommand,
  author: LeagueAuthor,
): Promise<SeasonStored | SeasonRefusal> {
  const { league: slug, season: announced, reason } = command;
  const { promos = [], ...days } = announced;
  const locked = await lockLeague(client, command);
  if ('kind' in locked) return locked;
  const season = announce(completeSeason(days), null, author);
  const unnumbered = { id: 0, league: slug, ...season };
  const refusal = await checkSeason(client, locked.rules, null, unnumbered, command, author);
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
    reason: reason ?? say`season ${added.season} of ${slug} was added`,
    detail: { ...season, promos, ...(reason !== null && { reason }) },
  });
  if ('kind' in changed) return changed;
  return { kind: 'stored', season: { ...added, promos }, ...changed };
}

/** Changes a season. When the awards of its tournaments depend on the change, a run computes them again. */
export async function alterSeason(
  client: PoolClient,
  command: SeasonChangeCommand,
  author: LeagueAuthor,
): Promise<SeasonStored | SeasonRefusal> {
  const { league: slug, season: name, change, reason } = command;
  const locked = await lockLeague(client, command);
  if ('kind' in locked) return locked;
  const { rowId, rules, version } = locked;
  const before = rules.seasons.find((each) => each.season === name);
  if (before === undefined) return { kind: 'season-not-found' };
  const { promos: newPromos, champion: handle, ...rest } = change;
  const champion = handle == null ? handle : await findPublicId(client, handle);
  if (handle != null && champion === null) return { kind: 'champion-unknown', handle };
  const after = announce(
    changeSeason(before, { ...rest, ...(champion !== undefined && { champion }) }),
    before,
    author,
  );
  const refusal = await checkSeason(client, rules, before, after, command, author);
  if (refusal !== null) return refusal;
  if (after.season !== name) {
    const since = await findFirstEver(client, slug, before, author.at);
    if (since !== null) return { kind: 'season-played', since };
  }

  const promosBefore = await findPromos(client, before.id);
  const season: ShownSeason = { ...after, promos: newPromos ?? promosBefore };
  const hasNewPromos = JSON.stringify(season.promos) !== JSON.stringify(promosBefore);
  const detail = { season: name, before: { ...before, promos: promosBefore }, after: season, reason };
  const action = 'league.change-season';
  if (isSameSeason(before, after)) {
    if (hasNewPromos) await updateSeasonRow(client, season);
    const newVersion = hasNewPromos ? await touchLeague(client, rowId) : version;
    await audit(client, slug, author, action, { ...detail, ...(hasNewPromos && { version: newVersion }) });
    return { kind: 'stored', season, version: newVersion, takesEffect: 'never' };
  }
  const changed = await storeRules(client, slug, author, {
    rules: { ...rules, seasons: rules.seasons.map((each) => (each.id === before.id ? after : each)) },
    ...daysOfChange(before, after),
    closed: closedPartsChanged(before, after).map((part) => ({ season: name, part })),
    needsRun: !isDecidedAlike(before, after) && (await hasStarted(client, before)),
    action,
    reason: reason ?? say`season ${name} of ${slug} was changed`,
    detail,
  });
  if ('kind' in changed) return changed;
  await updateSeasonRow(client, season);
  return { kind: 'stored', season, ...changed };
}

/** Stores the parts of a season that are not among the rules of its league. */
const updateSeasonRow = (client: PoolClient, { id, season, promos }: ShownSeason): Promise<unknown> =>
  client.query(`update league_seasons set season = $2, promos = $3 where id = $1`, [id, season, promos]);

/** Closes a part of a season, or returns the reason why not. A run publishes it. */
export async function closeSeasonPart(
  client: PoolClient,
  command: ClosingCommand,
  author: LeagueAuthor,
): Promise<SeasonStored | SeasonRefusal> {
  const { league: slug, season: name, part, reason } = command;
  const locked = await lockLeague(client, command);
  if ('kind' in locked) return locked;
  const { rules } = locked;
  const before = rules.seasons.find((each) => each.season === name);
  if (before === undefined) return { kind: 'season-not-found' };
  const today = author.at.toISOString().slice(0, 10);
  const refusal = refuseClosing(before, part, await isPlayed(client, before, part, today), today);
  if (refusal !== null) return refusal;
  const after = closePart(before, part, author.at);
  const changed = await storeRules(client, slug, author, {
    rules: { ...rules, seasons: rules.seasons.map((each) => (each.id === before.id ? after : each)) },
    ...NO_DAYS,
    closed: [],
    needsRun: true,
    action: 'league.close-part',
    reason: SAY_CLOSED[part](name, slug, reason),
    detail: { season: name, part, reason },
  });
  if ('kind' in changed) return changed;
  return { kind: 'stored', season: { ...after, promos: await findPromos(client, before.id) }, ...changed };
}

/** Tells whether a part has had its number of tournaments. The season counts as played when its playoffs have. */
async function isPlayed(client: PoolClient, season: LeagueSeason, part: SeasonPart, today: string): Promise<boolean> {
  const { inputOf } = await loadSeasons(client, (await readHead(client)).number, [season]);
  const { phases } = computeSeason(inputOf(season, today));
  return phases[part === 'season' ? 'playoffs' : part]?.remaining === 0;
}

/** Tells whether a tournament of a season counts in what is published. */
const hasStarted = async (client: PoolClient, season: LeagueSeason): Promise<boolean> =>
  (await client.query(`select from awards where league_season_id = $1 limit 1`, [season.id])).rowCount !== 0;

/** Returns a season that also keeps the new number of qualifiers with its moment, when it differs from the one before. */
function announce<Season extends Omit<LeagueSeason, 'id' | 'league'>>(
  season: Season,
  before: LeagueSeason | null,
  { at, isCoordinator = false }: LeagueAuthor,
): Season {
  if (before === null ? season.qualifiers === null : hasQualifiers(before, season.qualifiers)) return season;
  const { announcements = [] } = before ?? {};
  // A number that was announced before times were kept is in force.
  const first =
    before === null || before.qualifiers === null || announcements.length > 0
      ? announcements
      : [{ qualifiers: before.qualifiers, at: new Date(0).toISOString(), byCoordinator: true }];
  const { qualifiers } = season;
  return { ...season, announcements: [...first, { qualifiers, at: at.toISOString(), byCoordinator: isCoordinator }] };
}

async function checkSeason(
  client: PoolClient,
  rules: LeagueRules,
  before: LeagueSeason | null,
  after: LeagueSeason,
  { mayAnnounceLate }: SeasonCommand,
  { at }: LeagueAuthor,
): Promise<SeasonFault | null> {
  const played = await findPlayed(client, rules.slug, before, after, at);
  return refuseSeason(rules, { before, after, mayAnnounceLate }, played);
}

/** Records in the audit who wanted to change a season, and why it was refused. */
export const auditSeasonRefusal = (
  client: PoolClient,
  { league, reason, ...asked }: NewSeasonCommand | SeasonChangeCommand | ClosingCommand,
  author: LeagueAuthor,
  { kind }: SeasonRefusal,
): Promise<void> => {
  const { season } = asked;
  const action =
    'part' in asked ? 'league.close-part' : 'change' in asked ? 'league.change-season' : 'league.add-season';
  // A name of a season that the league does not have may be any text, so it is left out.
  const named = kind === 'season-not-found' ? {} : { season };
  const change = 'change' in asked ? { change: asked.change } : 'part' in asked ? { part: asked.part } : {};
  return audit(client, league, author, action, { ...named, ...change, reason, refusal: kind });
};

/** Returns the days of the tournaments whose results may change. Schemes of later seasons ask for the champion. */
function daysOfChange(before: LeagueSeason, after: LeagueSeason): Pick<RulesChange, 'from' | 'to'> {
  const isAlike = isWorthTheSame(before, after);
  if (hasChampion(before, after.champion)) return isAlike ? NO_DAYS : daysOfBoth(before, after);
  return { from: isAlike ? after.endsOn : daysOfBoth(before, after).from, to: null };
}

async function findPublicId(client: PoolClient, handle: string): Promise<string | null> {
  const { rows } = await client.query<{ publicId: string }>(
    `select public_id as "publicId" from shown_players where id = find_shown_player($1)`,
    [foldHandle(handle)],
  );
  return rows[0]?.publicId ?? null;
}

const daysOfBoth = (one: LeagueSeason, other: LeagueSeason): Pick<RulesChange, 'from' | 'to'> => ({
  from: one.startsOn < other.startsOn ? one.startsOn : other.startsOn,
  to: one.endsOn > other.endsOn ? one.endsOn : other.endsOn,
});

interface LockedLeague {
  readonly rowId: number;
  readonly version: number;
  readonly rules: LeagueRules;
}

/** Locks the league until the transaction ends. */
export async function lockLeague(
  client: PoolClient,
  { league: slug, versions }: Pick<SeasonCommand, 'league' | 'versions'>,
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

/** Stores new rules; the league has to be locked. */
export async function storeRules(
  client: PoolClient,
  slug: string,
  author: LeagueAuthor,
  change: RulesChange,
): Promise<RulesChanged | PartClosed> {
  const changed = await changeRules<never>(client, slug, author, () => Promise.resolve(change));
  if (changed === null) throw new Error(`the league ${slug} was locked, and is gone`);
  return 'refusal' in changed ? changed.refusal : changed;
}

const audit = (
  client: PoolClient,
  subject: string,
  { handle, at, requestId }: Author,
  action: AuditAction,
  detail: object,
): Promise<void> => recordAudit(client, { at, actor: handle, action, subject, detail, requestId });

const SAY_CLOSED: Readonly<Record<SeasonPart, (season: string, league: string, reason: Text) => Text>> = {
  season: (season, league, reason) => say`season ${season} of ${league} is closed: ${reason}`,
  'first-half': (season, league, reason) => say`first half of season ${season} of ${league} is closed: ${reason}`,
  'second-half': (season, league, reason) => say`second half of season ${season} of ${league} is closed: ${reason}`,
};
