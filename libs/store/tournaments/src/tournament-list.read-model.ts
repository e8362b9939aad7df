import { shownDateOfReport } from '@quadrant/store/database';
import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import type { TournamentPosition } from '@quadrant/store/database';
import type { TournamentListing } from './tournament.read-model.js';
import { FIELD_SIZE } from '@quadrant/store/history';
import { WINNER } from './tournament-results.js';

/** Filters the list of tournaments. A null filter leaves all of them. */
export interface TournamentListQuery {
  /** The name must contain it, whatever its case. */
  readonly name: string | null;
  readonly game: string | null;
  readonly format: string | null;
  readonly level: number | null;
  /** It is the slug of the league. */
  readonly league: string | null;
  /** The country has two letters. */
  readonly country: string | null;
  /** The spellings of one region, as reports give it. */
  readonly regions: readonly string[] | null;
  readonly states: readonly string[] | null;
  /** The first and last local day, both included. */
  readonly from: string | null;
  readonly to: string | null;
  readonly rated: boolean | null;
  /** The folded handle of a person who submitted the tournament or directs it. */
  readonly of: string | null;
  /** The current revision names the person with this folded handle as a director. */
  readonly director: string | null;
  readonly limit: number;
  readonly after: TournamentPosition | null;
}

/** These filters leave all tournaments. */
export const ALL_TOURNAMENTS = {
  name: null,
  game: null,
  format: null,
  level: null,
  league: null,
  country: null,
  regions: null,
  states: null,
  from: null,
  to: null,
  rated: null,
  of: null,
  director: null,
} as const satisfies Partial<TournamentListQuery>;

/** Counts the tournaments that were played in a region. */
export interface TournamentsOfRegion {
  /** Reports write it so: one region can have several spellings. */
  readonly region: string;
  readonly tournaments: number;
  readonly latest: string;
}

/** Lists the places by which the list of tournaments can be filtered. */
export interface TournamentPlaces {
  /** Countries have two letters, and are sorted alphabetically. */
  readonly countries: readonly string[];
  /** Each spelling that a report gave is listed. */
  readonly regions: readonly string[];
}

/** A tournament in the list of the pages, which also shows its winner. */
export interface TournamentListRow extends Omit<TournamentListing, 'format'> {
  readonly format: string;
  readonly localDate: string;
  readonly country: string | null;
  readonly online: boolean;
  readonly league: string | null;
  /** It is null while no scorecard says so. */
  readonly rated: boolean | null;
  /** Tells whether the previous system rated it, so that no rating here moves. */
  readonly ratedByPreviousSystem: boolean;
  /** Tells whether it names a league whose director has not flagged it yet. */
  readonly awaitsFlag: boolean;
  /** It is null while there are no standings. */
  readonly winner: string | null;
}

/** SQL: tournaments that the person of folded handle $15 submitted first, or whose current revision names them as director. */
const OF_SOMEBODY = `
  select d.tournament_id from submissions d join tournaments c on c.id = d.tournament_id and c.current_revision = d.revision
  where d.director_keys @> jsonb_build_array($15::text)
  union all select id from tournaments where submitter_key = $15`;

/** SQL: the day until which the previous system rated a category of a game, for each. */
const CUT_OVERS = 'select game, category, max(as_of) as day from opening_ratings group by game, category';

/** SQL: whether the previous system rated tournament `t` of scorecard `k`, so that no rating here moves. */
const RATED_BEFORE = `
  k.rated and not exists (select from rating_changes r where r.tournament_id = t.id)
  and exists (select from cut_overs c where c.game = k.game and c.day >= k.local_date
    and c.category = any(array[k.format, 'overall', case k.format when 'draft' then 'sealed' end]))`;

/** SQL: whether the tournament moves ratings here; null while no scorecard says so. */
const RATED = `coalesce(t.rated_override, k.rated) and not coalesce((${RATED_BEFORE}), false)`;

/** Lists the tournaments that filters leave; the newest comes first. */
@Injectable()
export class TournamentListReadModel {
  constructor(private readonly dataSource: DataSource) {}

  /** Withdrawn tournaments and duplicates are left out. */
  list(query: TournamentListQuery): Promise<TournamentListRow[]> {
    return this.dataSource.query<TournamentListRow[]>(
      `with cut_overs as materialized (${CUT_OVERS})
       select t.key as id, s.name, s.game, s.format, coalesce(t.level_override, s.held_level, s.level) as level,
         s.starts_at as "startsAt", ${shownDateOfReport('s')} as "localDate", w.state, s.header->>'country' as country,
         (s.header->>'online')::boolean as online, s.held_league and t.league_override is null and s.league is not null as "awaitsFlag", k.league, ${RATED} as rated, coalesce((${RATED_BEFORE}), false) as "ratedByPreviousSystem",
         ${FIELD_SIZE} as players,
         ${WINNER} as winner
       from tournaments t join submissions s on s.tournament_id = t.id and s.revision = t.current_revision
         join submission_states w on w.submission_id = s.id
         left join scorecards k on k.submission_id = s.id
       where w.state <> 'withdrawn' and t.merged_into is null
         and ($1::timestamptz is null or (s.starts_at <= $1 and (s.starts_at, t.key) < ($1, $2::uuid)))
         and ($3::text is null or position(lower($3) in lower(s.name)) > 0)
         and ($4::text is null or s.game = $4) and ($5::text is null or s.format = $5)
         and ($6::integer is null or coalesce(t.level_override, s.held_level, s.level) = $6)
         and ($7::text is null or k.league = $7) and ($8::text is null or s.header->>'country' = $8)
         and ($9::date is null or s.local_date >= $9) and ($10::date is null or s.local_date <= $10)
         and ($11::boolean is null or coalesce(${RATED}, false) = $11)
         and ($12::text[] is null or s.header->>'region' = any($12)) and ($13::text[] is null or w.state = any($13))
         and ($15::text is null or t.id in (${OF_SOMEBODY}))
         and ($16::text is null or s.director_keys @> jsonb_build_array($16::text))
       order by s.starts_at desc, t.key desc limit $14`,
      [
        query.after?.startsAt ?? null,
        query.after?.key ?? null,
        query.name,
        query.game,
        query.format,
        query.level,
        query.league,
        query.country,
        query.from,
        query.to,
        query.rated,
        query.regions,
        query.states,
        query.limit,
        query.of,
        query.director,
      ],
    );
  }

  /** Counts the tournaments of each region, as reports write its name, with the local date of the latest one. */
  countByRegion(): Promise<TournamentsOfRegion[]> {
    return this.dataSource.query<TournamentsOfRegion[]>(
      `select s.header->>'region' as region, count(*)::integer as tournaments, max(s.local_date)::text as latest
       from submissions s join tournaments t on t.id = s.tournament_id and s.revision = t.current_revision
       where s.header->>'region' is not null and t.withdrawn_at is null and t.merged_into is null group by 1`,
    );
  }

  /** Lists the places where tournaments were played. */
  async listPlaces(): Promise<TournamentPlaces> {
    const [places] = await this.dataSource.query<TournamentPlaces[]>(
      `with places as materialized (
         select distinct s.header->>'country' as country, s.header->>'region' as region
         from submissions s join tournaments t on t.id = s.tournament_id and s.revision = t.current_revision and not t.is_aside
       )
       select array(select distinct country from places where country is not null order by country) as countries,
         array(select distinct region from places where region is not null order by region) as regions`,
    );
    return places!;
  }
}
