import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import {
  completeSeason,
  newLeagueRules,
  type AnnouncedSeason,
  type LeagueRules,
  type LeagueSeason,
} from '@quadrant/league';
import { END_OF_HISTORY } from '@quadrant/outcome';
import { recordAudit, type Author } from '../audit.js';
import { League } from '../entities/league.entity.js';
import { findHiddenNames } from '../players/withheld-names.js';
import { inTransaction } from '../transaction.js';
import { changeRules, insertRules } from './change-rules.js';

/** A league before it is stored. */
export interface NewLeague {
  readonly slug: string;
  readonly name: string;
  readonly director: string;
  /** Handles of those who said that they would play; empty where whoever forms it vouches for them. */
  readonly committedPlayers?: readonly string[];
}

/** Leagues and their seasons. */
@Injectable()
export class LeagueRepository {
  constructor(private readonly dataSource: DataSource) {}

  /** Null when there is no such league. */
  async findBySlug(slug: string): Promise<League | null> {
    const league = await this.dataSource.getRepository(League).findOneBy({ slug });
    return league && (await this.shown([league]))[0]!;
  }

  /** By slug. */
  async list(): Promise<League[]> {
    return this.shown(await this.dataSource.getRepository(League).find({ order: { slug: 'ASC' } }));
  }

  /** The newest rules of a league, whether a run has used them or not; null when there is no such league. */
  async findRules(slug: string): Promise<LeagueRules | null> {
    const [row] = await this.dataSource.query<{ rules: LeagueRules }[]>(
      `select r.rules from league_rules r join leagues l on l.id = r.league_id where l.slug = $1 order by r.version desc limit 1`,
      [slug],
    );
    return row?.rules ?? null;
  }

  /** The seasons of a league in order of their days; null when there is no such league. */
  async findSeasons(slug: string): Promise<readonly LeagueSeason[] | null> {
    const rules = await this.findRules(slug);
    return rules && rules.seasons.toSorted((one, other) => (one.startsOn < other.startsOn ? -1 : 1));
  }

  /** False when the slug is taken. */
  create(league: NewLeague, { handle, at, requestId }: Author): Promise<boolean> {
    return inTransaction(this.dataSource, async (client) => {
      const { slug, name, director, committedPlayers = [] } = league;
      const { rows } = await client.query<{ id: number }>(
        `insert into leagues (slug, name, director, committed_players, created_at) values ($1, $2, $3, $4, $5)
         on conflict do nothing returning id`,
        [slug, name, director, committedPlayers, at],
      );
      const [row] = rows;
      if (row === undefined) return false;
      const position = END_OF_HISTORY;
      await insertRules(client, row.id, { rules: newLeagueRules(slug), position, actor: handle, reason: 'formed', at });
      await recordAudit(client, {
        at,
        actor: handle,
        action: 'league.create',
        subject: slug,
        detail: league,
        requestId,
      });
      return true;
    });
  }

  /**
   * Adds a season to a league. Two seasons of one league never share a day, so that a date belongs to one season. Where
   * tournaments of the league were played on its days, a run gives them their points.
   *
   * @returns the season that stands in the way, by name or by days; null when the new one was added
   */
  addSeason(league: League, announced: AnnouncedSeason, author: Author): Promise<LeagueSeason | null> {
    const season = completeSeason(announced);
    return inTransaction(this.dataSource, async (client) => {
      const answer = await changeRules<LeagueSeason>(client, league.slug, author, async (rules) => {
        const conflict = rules.seasons.find(
          (each) => each.season === season.season || (each.startsOn <= season.endsOn && season.startsOn <= each.endsOn),
        );
        if (conflict) return { refusal: conflict };
        const { rows } = await client.query<{ id: number }>(
          `insert into league_seasons (league_id, season) values ($1, $2) returning id`,
          [league.id, season.season],
        );
        const added = { id: rows[0]!.id, league: league.slug, ...season };
        return {
          rules: { ...rules, seasons: [...rules.seasons, added] },
          from: season.startsOn,
          to: season.endsOn,
          action: 'league.add-season',
          reason: `season ${season.season} of ${league.slug} was added`,
          detail: season,
        };
      });
      return answer !== null && 'refusal' in answer ? answer.refusal : null;
    });
  }

  private async shown(leagues: readonly League[]): Promise<League[]> {
    const names = await findHiddenNames(this.dataSource);
    return leagues.map((league) => ({
      ...league,
      director: names.show(league.director),
      alternates: league.alternates.map((handle) => names.show(handle)),
      committedPlayers: league.committedPlayers.map((handle) => names.show(handle)),
    }));
  }
}
