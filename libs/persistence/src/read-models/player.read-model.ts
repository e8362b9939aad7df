import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { foldHandle } from '@quadrant/tournament';
import type { TournamentPosition } from './tournament.read-model.js';

/** A player with everything that is published about him, but not how it came about. */
export interface PlayerProfile {
  readonly id: string;
  readonly handle: string;
  readonly name: string | null;
  readonly country: string | null;
  readonly region: string | null;
  readonly ratings: { game: string; category: string; rating: number; games: number; lastPlayedAt: Date }[];
  /** Season points of each league, and of all together. */
  readonly leaguePoints: { league: string; season: string; points: number }[];
  readonly lifetimeLeaguePoints: number;
  readonly mastersPoints: { season: number; points: number }[];
}

/** What one tournament did to one rating of a player. */
export interface PlayerRatingChange {
  readonly tournamentId: string;
  readonly tournament: string;
  readonly startsAt: Date;
  readonly game: string;
  readonly category: string;
  readonly before: number;
  readonly after: number;
  readonly games: number;
  readonly run: number;
}

/** A tournament from the view of one player: his place and points in the final order. */
export interface PlayerTournament {
  readonly tournamentId: string;
  readonly tournament: string;
  readonly game: string;
  readonly level: number;
  readonly startsAt: Date;
  readonly state: string;
  readonly place: number;
  readonly points: number;
}

/** Where a page of rating changes ended: one tournament can change several categories. */
export interface RatingChangePosition extends TournamentPosition {
  readonly category: string;
}

/** Players, and where their numbers come from. */
@Injectable()
export class PlayerReadModel {
  constructor(private readonly dataSource: DataSource) {}

  /** Null for a handle that nobody has, whatever its case and accents. */
  async findByHandle(handle: string): Promise<PlayerProfile | null> {
    const rows = await this.dataSource.query<PlayerProfile[]>(
      `select p.public_id as id, p.handle, p.name, p.country, p.region,
         coalesce((select json_agg(json_build_object('game', r.game, 'category', r.category, 'rating', r.rating,
           'games', r.games, 'lastPlayedAt', r.last_played_at) order by r.game, r.category)
           from ratings r where r.player_id = p.id), '[]') as ratings,
         coalesce((select json_agg(t) from (
           select l.slug as league, s.season, sum(a.points)::integer as points
           from awards a join league_seasons s on s.id = a.league_season_id join leagues l on l.id = s.league_id
           where a.player_id = p.id and a.kind = 'league' group by l.slug, s.season order by s.season, l.slug) t), '[]') as "leaguePoints",
         (select coalesce(sum(a.points), 0)::integer from awards a where a.player_id = p.id and a.kind = 'league')
           as "lifetimeLeaguePoints",
         coalesce((select json_agg(t) from (
           select a.masters_season as season, sum(a.points)::integer as points
           from awards a where a.player_id = p.id and a.kind = 'masters' group by a.masters_season order by 1) t), '[]') as "mastersPoints"
       from players p where p.handle_key = $1`,
      [foldHandle(handle)],
    );
    const profile = rows[0];
    if (!profile) return null;
    // JSON has no dates.
    const ratings = profile.ratings.map((each) => ({ ...each, lastPlayedAt: new Date(each.lastPlayedAt) }));
    return { ...profile, ratings };
  }

  /** Newest first. */
  listRatingChanges(handle: string, limit: number, after: RatingChangePosition | null): Promise<PlayerRatingChange[]> {
    return this.dataSource.query<PlayerRatingChange[]>(
      `select t.key as "tournamentId", s.name as tournament, o.starts_at as "startsAt", s.game, c.category, c.before, c.after,
         c.games, c.since_run as run
       from players p
         join rating_changes c on c.player_id = p.id
         join outcomes o on o.tournament_id = c.tournament_id
         join tournaments t on t.id = c.tournament_id
         join submissions s on s.id = o.submission_id
       where p.handle_key = $1 and ($2::timestamptz is null or (o.starts_at, o.key, c.category) < ($2, $3::uuid, $4))
       order by o.starts_at desc, o.key desc, c.category desc limit $5`,
      [foldHandle(handle), after?.startsAt ?? null, after?.key ?? null, after?.category ?? null, limit],
    );
  }

  /** Newest first; tournaments whose current revision the player is in. */
  listTournaments(handle: string, limit: number, after: TournamentPosition | null): Promise<PlayerTournament[]> {
    return this.dataSource.query<PlayerTournament[]>(
      `select t.key as "tournamentId", s.name as tournament, s.game, s.level, s.starts_at as "startsAt", w.state, r.place, r.points
       from players p
         join entries e on e.player_id = p.id
         join submissions s on s.id = e.submission_id
         join tournaments t on t.id = s.tournament_id and t.current_revision = s.revision
         join submission_states w on w.submission_id = s.id
         join standings r on r.submission_id = s.id and r.entry = e.number
       where p.handle_key = $1 and ($2::timestamptz is null or (s.starts_at, t.key) < ($2, $3::uuid))
       order by s.starts_at desc, t.key desc limit $4`,
      [foldHandle(handle), after?.startsAt ?? null, after?.key ?? null, limit],
    );
  }
}
