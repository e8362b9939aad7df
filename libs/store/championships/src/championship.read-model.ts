import { Injectable } from '@nestjs/common';
import type { PoolClient } from 'pg';
import { DataSource } from 'typeorm';
import {
  settleEntitlements,
  type Championship,
  type SettledEntitlement,
  showEntitlements,
  showUncovered,
  type ShownEntitlement,
  type ShownUncovered,
} from '@quadrant/rules/prizes';
import { continentOf } from '@quadrant/rules/permissions';
import type { GameTitle, Kind } from '@quadrant/rules/tournament';
import { openSnapshot, shownDate } from '@quadrant/store/database';
import {
  factsOf,
  loadEntitlementFacts,
  loadEntitlements,
  findClaimants,
  loadPlayedTournaments,
  readShowing,
  BADGES,
  ENTITLEMENTS,
  withWorth,
  type TournamentBadge,
  type TournamentEntitlement,
} from '@quadrant/store/prizes';
import { WINNER } from '@quadrant/store/tournaments';

export interface ChampionshipQuery {
  readonly kind: Kind;
  readonly year: number;
  /** Null means every game. */
  readonly game: GameTitle | null;
  readonly continent: string | null;
}

/** A published tournament of a championship, and what its places won. */
export interface PlayedChampionshipTournament {
  readonly id: string;
  readonly name: string;
  readonly game: string;
  readonly continent: string | null;
  /** It is the local date. */
  readonly date: string;
  /** Tells whether its places win nothing, because other tournaments decide. */
  readonly isHeat: boolean;
  readonly badges: readonly TournamentBadge[];
  readonly entitlements: readonly TournamentEntitlement[];
}

export interface ChampionshipWinner {
  readonly id: string;
  readonly name: string;
  readonly game: GameTitle;
  /** It is the local date. */
  readonly date: string;
  /** It is a handle, or null where the results name no first place. */
  readonly winner: string | null;
}

export interface ChampionshipDetail {
  /** They are in the order of history. */
  readonly tournaments: readonly PlayedChampionshipTournament[];
  /** These were won for the championship, and are listed even when they were used or have lapsed. */
  readonly entitlements: readonly ShownEntitlement[];
  /** These were claimed in the championship, but nobody had won them. */
  readonly uncovered: readonly ShownUncovered[];
}

/** Reads championships of a kind and a year: who holds, used and won what. */
@Injectable()
export class ChampionshipReadModel {
  constructor(private readonly dataSource: DataSource) {}

  /** @param today calendar date, `YYYY-MM-DD` */
  async get(query: ChampionshipQuery, today: string): Promise<ChampionshipDetail> {
    const snapshot = await openSnapshot(this.dataSource);
    try {
      const { client } = snapshot;
      return { tournaments: await listTournaments(client, query), ...(await settle(client, query, today)) };
    } finally {
      await snapshot.close();
    }
  }

  /** Lists the winners of a kind of championship over the years, the latest first. Heats have no winners. */
  async listWinners({ kind, game }: Pick<ChampionshipQuery, 'kind' | 'game'>): Promise<ChampionshipWinner[]> {
    return this.dataSource.query<ChampionshipWinner[]>(
      `select t.key as id, s.name, c.game, ${shownDate('c')} as date,
         ${WINNER} as winner
       from scorecards c join outcomes o on o.tournament_id = c.tournament_id and o.submission_id = c.submission_id
         join tournaments t on t.id = c.tournament_id join submissions s on s.id = c.submission_id
       where c.kind = $1 and c.kind <> 'local' and c.awards_points and ($2::text is null or c.game = $2)
       order by c.local_date desc, t.key limit $3`,
      [kind, game, MOST_WINNERS],
    );
  }
}

/** A page shows so many winners: decades of one championship. */
const MOST_WINNERS = 100;

async function settle(
  client: PoolClient,
  query: ChampionshipQuery,
  today: string,
): Promise<Pick<ChampionshipDetail, 'entitlements' | 'uncovered'>> {
  if (query.kind !== 'continental' && query.kind !== 'worlds') return { entitlements: [], uncovered: [] };
  const played = await loadPlayedTournaments(client);
  const ofQuery = played.filter(
    ({ kind, game, continent, localDate }) =>
      yearOf(localDate) === query.year && isAsked(query, { kind, game, continent }),
  );
  const isFor = ({ championship, entitlement: { wonIn } }: SettledEntitlement): boolean =>
    isAsked(query, championship) && isOfYear(championship.year, yearOf(wonIn.localDate), query.year, yearOf(today));
  const candidates = await loadEntitlements(client, { into: query.kind, until: `${query.year}-12-31` });
  const holders = settleEntitlements(factsOf(candidates, played, today)).entitlements.filter(isFor);
  const players = new Set([
    ...holders.map(({ entitlement }) => entitlement.player),
    ...(await findClaimants(client, ofQuery)),
  ]);
  const { facts, records } = await loadEntitlementFacts(client, [...players], today, played);
  const settled = settleEntitlements(facts);
  const showing = await readShowing(client, [...players]);
  const keys = new Set(ofQuery.map(({ key }) => key));
  const uncovered = settled.uncovered.filter(({ claim }) => keys.has(claim.tournament.key));
  return {
    entitlements: showEntitlements(settled.entitlements.filter(isFor), records, showing),
    uncovered: showUncovered(uncovered, showing),
  };
}

/** A championship whose continent is not known yet may belong to any continent. */
const isAsked = (query: ChampionshipQuery, { kind, game, continent }: Omit<Championship, 'year'>): boolean =>
  kind === query.kind &&
  (query.game === null || game === query.game) &&
  (query.continent === null || continent === null || continent === query.continent);

/** An entitlement for the next championship, whenever that is, is listed with all years that are not over. */
const isOfYear = (year: number | null, won: number, asked: number, now: number): boolean =>
  year === null ? asked >= Math.max(won, now) : year === asked;

const yearOf = (localDate: string): number => Number(localDate.slice(0, 4));

type TournamentRow = Omit<PlayedChampionshipTournament, 'continent'> & { readonly country: string | null };

async function listTournaments(client: PoolClient, query: ChampionshipQuery): Promise<PlayedChampionshipTournament[]> {
  const { kind, year, game, continent: asked } = query;
  const { rows } = await client.query<TournamentRow>(
    `select t.key as id, s.name, c.game, ${shownDate('c')} as date, not c.awards_points as "isHeat", s.header->>'country' as country,
       coalesce((${BADGES}), '[]') as badges, coalesce((${ENTITLEMENTS}), '[]') as entitlements
     from scorecards c join outcomes o on o.tournament_id = c.tournament_id and o.submission_id = c.submission_id
       join tournaments t on t.id = c.tournament_id join submissions s on s.id = c.submission_id
     where c.kind = $1 and c.kind <> 'local' and c.local_date between $2 and $3 and ($4::text is null or c.game = $4)
     order by o.starts_at, t.key`,
    [kind, `${year}-01-01`, `${year}-12-31`, game],
  );
  return rows
    .map(({ country, entitlements, ...tournament }) => ({
      ...tournament,
      continent: continentOf(country),
      entitlements: withWorth(entitlements),
    }))
    .filter(({ continent }) => asked === null || continent === null || continent === asked);
}
