import { say } from '@quadrant/rules/message';
import { Injectable } from '@nestjs/common';
import type { PoolClient } from 'pg';
import { DataSource } from 'typeorm';
import type { TakesEffect } from '@quadrant/rules/corrections';
import {
  computeSeason,
  isClosed,
  type LeagueSeason,
  type Phase,
  type RecordedToss,
  refuseToss,
  type TossFault,
} from '@quadrant/rules/leagues';
import { foldHandle } from '@quadrant/rules/tournament';
import { mention, recordAudit, type Author, inTransaction } from '@quadrant/store/audit';
import { readHead } from '@quadrant/store/database';
import { findHiddenNames } from '@quadrant/store/players';
import {
  changeRules,
  type ClosedPart,
  NO_DAYS,
  refuseClosed,
  type LeagueAuthor,
  type PartClosed,
} from './change-rules.js';
import { loadSeasons } from './season-view/load-seasons.js';

/** The tosses of a season are found by its name. */
export interface SeasonName {
  /** It is the slug of the league. */
  readonly league: string;
  readonly season: string;
}

export interface NewToss {
  readonly stage: Phase;
  /** Handles; the first goes first. */
  readonly order: readonly string[];
  readonly reason: string;
}

/** A toss as it is shown. Merged players have the handle that they count as now. */
export interface ShownToss extends NewToss {
  readonly recordedBy: string;
  readonly recordedAt: Date;
  /** Whether a run has published it. It decides nothing before that. */
  readonly isPublished: boolean;
}

export interface TossRecorded extends ShownToss {
  readonly takesEffect: TakesEffect;
}

export type TossRefusal =
  | { readonly kind: 'season-not-found' }
  | TossFault<string>
  | PartClosed
  | { readonly kind: 'toss-players-unknown'; readonly handles: readonly string[] }
  | { readonly kind: 'toss-players-repeated'; readonly handles: readonly string[] };

/**
 * Stores the tosses that league directors record when everything else leaves players tied (000, 12.6). A run publishes
 * each. A toss never changes: when one was wrong, a later toss by a coordinator overrides it.
 */
@Injectable()
export class TossRepository {
  constructor(private readonly dataSource: DataSource) {}

  /** Lists the tosses of a season in the order in which they were recorded, with public ids of players after merges. */
  async listFor({ league, season }: SeasonName): Promise<RecordedToss<string>[]> {
    return this.dataSource.query<RecordedToss<string>[]>(tossesOf('c.public_id', `t.stage`), [league, season]);
  }

  /** Lists the same tosses as everybody sees them. */
  async list({ league, season }: SeasonName): Promise<ShownToss[]> {
    const names = await findHiddenNames(this.dataSource);
    const rows = await this.dataSource.query<ShownToss[]>(
      tossesOf(
        'c.handle',
        `t.stage, t.reason, t.recorded_by as "recordedBy", t.recorded_at as "recordedAt",
        exists (select from league_rules r where r.league_id = l.id and upper_inf(r.in_effect)
          and r.rules->'tosses' @> to_jsonb(t.id)) as "isPublished"`,
      ),
      [league, season],
    );
    return rows.map((toss) => ({
      ...toss,
      reason: names.showText(toss.reason),
      recordedBy: names.show(toss.recordedBy),
    }));
  }

  /**
   * Stores a toss and requests the run that publishes it, or returns the reason why not; the audit shows the attempt
   * either way.
   */
  record(season: SeasonName, toss: NewToss, author: LeagueAuthor): Promise<TossRecorded | TossRefusal> {
    return inTransaction(this.dataSource, async (client) => {
      const stored = await store(client, season, toss, author);
      if (!('kind' in stored)) {
        const { handle: recordedBy, at: recordedAt } = author;
        return {
          ...toss,
          order: stored.shown,
          recordedBy,
          recordedAt,
          isPublished: false,
          takesEffect: stored.takesEffect,
        };
      }
      const { handle: actor, at, requestId } = author;
      // A name of a season that the league does not have may be any text, so it is left out.
      const named = stored.kind === 'season-not-found' ? {} : { season: season.season };
      const detail = { ...named, ...toss, refusal: stored.kind };
      await recordAudit(client, { at, actor, action: 'league.record-toss', subject: season.league, detail, requestId });
      return stored;
    });
  }

  /**
   * Stores a toss that was recorded in another installation. It does not check who is tied here: the results that
   * decide that may not be published yet.
   */
  carry(season: SeasonName, toss: NewToss, author: Author): Promise<TossCarried> {
    return inTransaction(this.dataSource, async (client) => {
      const named = await findNamed(client, toss.order);
      const order = 'kind' in named ? [] : named.map(({ publicId }) => publicId);
      const recorded = await client.query<RecordedToss<string>>(tossesOf('c.public_id', 't.stage'), [
        season.league,
        season.season,
      ]);
      const isSame = (each: RecordedToss<string>) => each.stage === toss.stage && each.order.join() === order.join();
      if (order.length > 0 && recorded.rows.some(isSame)) return 'already-recorded';
      const stored = await store(client, season, toss, { ...author, isCoordinator: true }, { isCarried: true });
      return 'kind' in stored ? stored : 'recorded';
    });
  }
}

export type TossCarried = 'recorded' | 'already-recorded' | TossRefusal;

/** SQL: selects the tosses of season $2 of league $1. Two merged players stand where the first of them stood. */
const tossesOf = (player: string, columns: string): string => `
  select ${columns}, array(
      select ${player} from unnest(t.players) with ordinality named (id, position)
        join players p on p.id = named.id join shown_players c on c.id = p.counts_as
      group by c.id, c.public_id, c.handle order by min(position)) as "order"
  from league_tosses t join league_seasons s on s.id = t.league_season_id join leagues l on l.id = s.league_id
  where l.slug = $1 and s.season = $2 and s.deleted_at is null order by t.id`;

interface StoredToss {
  /** They are handles. */
  readonly shown: readonly string[];
  readonly takesEffect: TakesEffect;
}

async function store(
  client: PoolClient,
  name: SeasonName,
  toss: NewToss,
  author: LeagueAuthor,
  { isCarried } = { isCarried: false },
): Promise<StoredToss | TossRefusal> {
  const { league, season } = name;
  const named = await findNamed(client, toss.order);
  let shown: readonly string[] = [];
  const changed = await changeRules<TossRefusal>(client, league, author, async (rules) => {
    const found = rules.seasons.find((each) => each.season === season);
    if (found === undefined) return { refusal: { kind: 'season-not-found' } };
    if ('kind' in named) return { refusal: named };
    const order = named.map(({ publicId }) => publicId);
    const fault = isCarried ? null : await findFault(client, found, { ...toss, order }, author);
    const part = toss.stage === 'playoffs' ? 'season' : toss.stage;
    const closed: ClosedPart[] = isClosed(found, part) ? [{ season, part }] : [];
    const refusal = refuseClosed(league, closed, author) ?? fault;
    if (refusal !== null) return { refusal };
    const id = await insertToss(client, found.id, toss, named, author);
    shown = named.map((each) => each.shown);
    return {
      rules: { ...rules, tosses: [...(rules.tosses ?? []), id] },
      ...NO_DAYS,
      closed,
      needsRun: true,
      action: 'league.record-toss',
      reason: say`toss for the ${toss.stage.replace('-', ' ')} of ${season}: ${toss.reason}`,
      detail: { season, ...toss },
      mentions: named.map(({ publicId }) => mention('player', publicId)),
    };
  });
  if (changed === null) return { kind: 'season-not-found' };
  if ('refusal' in changed) return changed.refusal;
  return { shown, takesEffect: changed.takesEffect };
}

interface NamedPlayer {
  readonly id: number;
  readonly publicId: string;
  readonly shown: string;
}

type NamesRefused = Extract<TossRefusal, { kind: 'toss-players-unknown' | 'toss-players-repeated' }>;

/** Finds the players of an order; each may be named once. */
async function findNamed(client: PoolClient, order: readonly string[]): Promise<NamedPlayer[] | NamesRefused> {
  const { rows: players } = await client.query<NamedPlayer | { readonly id: null }>(
    `select p.id, p.public_id as "publicId", p.handle as shown
     from unnest($1::text[]) with ordinality named (key, position) left join shown_players p on p.id = coalesce(
       find_shown_player(named.key),
       (select q.id from players h join shown_players q on q.id = h.id
        where h.hidden_at is not null and h.counts_as = h.id and q.handle_key = named.key))
     order by position`,
    [order.map((each) => foldHandle(each))],
  );
  const known = players.filter((player): player is NamedPlayer => player.id !== null);
  if (known.length < players.length) {
    return { kind: 'toss-players-unknown', handles: order.filter((_, index) => players[index]!.id === null) };
  }
  const ids = known.map(({ id }) => id);
  const repeated = order.filter((_, index) => ids.indexOf(ids[index]!) < index);
  return repeated.length > 0 ? { kind: 'toss-players-repeated', handles: repeated } : known;
}

async function findFault(
  client: PoolClient,
  season: LeagueSeason,
  toss: NewToss,
  { at, isCoordinator = false }: LeagueAuthor,
): Promise<TossFault<string> | null> {
  const { players, inputOf } = await loadSeasons(client, (await readHead(client)).number, [season], 'recorded');
  const input = inputOf(season, at.toISOString().slice(0, 10));
  const fault = refuseToss(computeSeason(input), { ...toss, mayCorrect: isCoordinator }, input.tosses);
  if (fault === null) return null;
  const handlesOf = (publicIds: readonly string[]) => publicIds.map((id) => players.get(id)?.handle ?? id);
  if (fault.kind === 'toss-recorded') return { ...fault, kept: handlesOf(fault.kept) };
  const unseen = toss.order.filter((id) => !players.has(id));
  const apart = unseen.length > 0 ? await findHandles(client, fault.apart) : handlesOf(fault.apart);
  return { ...fault, apart, missing: handlesOf(fault.missing) };
}

/** Finds the handles of people, who need not have played in the season. */
async function findHandles(client: PoolClient, publicIds: readonly string[]): Promise<string[]> {
  const { rows } = await client.query<{ handle: string }>(
    `select handle from shown_players where public_id = any($1::uuid[]) order by handle collate "C"`,
    [publicIds],
  );
  return rows.map(({ handle }) => handle);
}

async function insertToss(
  client: PoolClient,
  seasonRowId: number,
  { stage, reason }: NewToss,
  named: readonly NamedPlayer[],
  { handle, at }: Author,
): Promise<number> {
  const { rows } = await client.query<{ id: number }>(
    `insert into league_tosses (league_season_id, stage, players, reason, recorded_by, recorded_at)
     values ($1, $2, $3, $4, $5, $6) returning id::integer`,
    [seasonRowId, stage, named.map(({ id }) => id), reason, handle, at],
  );
  return rows[0]!.id;
}
