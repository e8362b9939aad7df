import { Injectable } from '@nestjs/common';
import type { PoolClient } from 'pg';
import { DataSource } from 'typeorm';
import type { Phase, RecordedToss } from '@quadrant/rules/league';
import { foldHandle } from '@quadrant/rules/tournament';
import { mention, recordAudit, type Author, inTransaction } from '@quadrant/store/audit';
import { findHiddenNames } from '@quadrant/store/people';

/** A season of a league, by which its tosses are found. */
export interface SeasonName {
  /** Slug. */
  readonly league: string;
  readonly season: string;
}

/** A toss before it is stored. */
export interface NewToss {
  readonly stage: Phase;
  /** Handles; the first goes first. */
  readonly order: readonly string[];
  readonly reason: string;
}

/** A toss as it is shown: players as they count now. */
export interface ShownToss extends NewToss {
  readonly recordedBy: string;
  readonly recordedAt: Date;
}

/** Why a toss is not recorded. */
export type TossRefusal =
  | { readonly kind: 'season-not-found' }
  | { readonly kind: 'toss-players-unknown'; readonly handles: readonly string[] }
  | { readonly kind: 'toss-players-repeated'; readonly handles: readonly string[] };

/**
 * Tosses that league directors recorded, for players whom everything else leaves tied (000, 12.6). None is ever changed:
 * where one was wrong, a later one goes before it.
 */
@Injectable()
export class TossRepository {
  constructor(private readonly dataSource: DataSource) {}

  /** The tosses of a season in the order in which they were recorded, over public ids of players as they count now. */
  async listFor({ league, season }: SeasonName): Promise<RecordedToss<string>[]> {
    return this.dataSource.query<RecordedToss<string>[]>(tossesOf('c.public_id', `t.stage`), [league, season]);
  }

  /** The same as everybody sees them. */
  async list({ league, season }: SeasonName): Promise<ShownToss[]> {
    const names = await findHiddenNames(this.dataSource);
    const rows = await this.dataSource.query<ShownToss[]>(
      tossesOf('c.handle', `t.stage, t.reason, t.recorded_by as "recordedBy", t.recorded_at as "recordedAt"`),
      [league, season],
    );
    return rows.map((toss) => ({
      ...toss,
      reason: names.showText(toss.reason),
      recordedBy: names.show(toss.recordedBy),
    }));
  }

  /** Stores a toss, or says why not; the audit shows the attempt either way. */
  record(season: SeasonName, toss: NewToss, author: Author): Promise<ShownToss | TossRefusal> {
    return inTransaction(this.dataSource, async (client) => {
      const stored = await store(client, season, toss, author);
      const { handle, at, requestId } = author;
      const isRefused = 'kind' in stored;
      await recordAudit(client, {
        at,
        actor: handle,
        action: 'league.record-toss',
        subject: season.league,
        detail: {
          // The name of a season that the league has not got may be anything.
          ...(isRefused && stored.kind === 'season-not-found' ? {} : { season: season.season }),
          ...toss,
          ...(isRefused && { refusal: stored.kind }),
        },
        requestId,
        mentions: isRefused ? [] : stored.players.map((publicId) => mention('player', publicId)),
      });
      if (isRefused) return stored;
      return { ...toss, order: stored.shown, recordedBy: handle, recordedAt: at };
    });
  }
}

/** SQL: tosses of season $2 of league $1. Two who turned out to be one person stand where the first of them stood. */
const tossesOf = (player: string, columns: string): string => `
  select ${columns}, array(
      select ${player} from unnest(t.players) with ordinality named (id, position)
        join players p on p.id = named.id join shown_players c on c.id = p.counts_as
      group by c.id, c.public_id, c.handle order by min(position)) as "order"
  from league_tosses t join league_seasons s on s.id = t.league_season_id join leagues l on l.id = s.league_id
  where l.slug = $1 and s.season = $2 order by t.id`;

interface StoredToss {
  /** Public ids. */
  readonly players: readonly string[];
  /** Handles. */
  readonly shown: readonly string[];
}

async function store(
  client: PoolClient,
  { league, season }: SeasonName,
  { stage, order, reason }: NewToss,
  { handle, at }: Author,
): Promise<StoredToss | TossRefusal> {
  const { rows } = await client.query<{ id: number }>(
    `select s.id from league_seasons s join leagues l on l.id = s.league_id where l.slug = $1 and s.season = $2`,
    [league, season],
  );
  const [found] = rows;
  if (found === undefined) return { kind: 'season-not-found' };
  const { rows: players } = await client.query<{ id: number | null; publicId: string; shown: string }>(
    `select p.id, p.public_id as "publicId", p.handle as shown
     from unnest($1::text[]) with ordinality named (key, position) left join shown_players p on p.id = coalesce(
       find_shown_player(named.key),
       (select q.id from players h join shown_players q on q.id = h.id
        where h.hidden_at is not null and h.counts_as = h.id and q.handle_key = named.key))
     order by position`,
    [order.map((each) => foldHandle(each))],
  );
  const unknown = order.filter((_, index) => players[index]!.id === null);
  if (unknown.length > 0) return { kind: 'toss-players-unknown', handles: unknown };
  const ids = players.map(({ id }) => id);
  const repeated = order.filter((_, index) => ids.indexOf(ids[index]!) < index);
  if (repeated.length > 0) return { kind: 'toss-players-repeated', handles: repeated };
  await client.query(
    `insert into league_tosses (league_season_id, stage, players, reason, recorded_by, recorded_at) values ($1, $2, $3, $4, $5, $6)`,
    [found.id, stage, ids, reason, handle, at],
  );
  return { players: players.map(({ publicId }) => publicId), shown: players.map(({ shown }) => shown) };
}
