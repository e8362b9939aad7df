import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import type { LeagueSeason } from '@quadrant/league';
import { recordAudit } from './audit.js';
import { League } from './entities/league.entity.js';
import { listLeagueSeasons } from './league-seasons.js';
import { inTransaction } from './transaction.js';

export interface NewLeague {
  readonly slug: string;
  readonly name: string;
  readonly director: string;
}

export interface NewSeason {
  readonly season: string;
  readonly startsOn: string;
  readonly endsOn: string;
}

export interface Author {
  readonly handle: string;
  readonly at: Date;
  readonly requestId: string | null;
}

@Injectable()
export class LeagueRepository {
  constructor(private readonly dataSource: DataSource) {}

  findBySlug(slug: string): Promise<League | null> {
    return this.dataSource.getRepository(League).findOneBy({ slug });
  }

  list(): Promise<League[]> {
    return this.dataSource.getRepository(League).find({ order: { slug: 'ASC' } });
  }

  /** The seasons of a league in order of their days. */
  async listSeasons(slug: string): Promise<LeagueSeason[]> {
    return inTransaction(this.dataSource, async (client) =>
      (await listLeagueSeasons(client))
        .filter(({ league }) => league === slug)
        .sort((a, b) => (a.startsOn < b.startsOn ? -1 : 1)),
    );
  }

  /** False when the slug is taken. */
  create(league: NewLeague, { handle, at, requestId }: Author): Promise<boolean> {
    return inTransaction(this.dataSource, async (client) => {
      const { rowCount } = await client.query(
        `insert into leagues (slug, name, director, created_at) values ($1, $2, $3, $4) on conflict do nothing`,
        [league.slug, league.name, league.director, at],
      );
      if (rowCount === 0) return false;
      await recordAudit(client, {
        at,
        actor: handle,
        action: 'league.create',
        subject: league.slug,
        detail: league,
        requestId,
      });
      return true;
    });
  }

  /**
   * Adds a season to a league. Two seasons of one league never share a day, so that a date belongs to one season.
   *
   * @returns the season that stands in the way, by name or by days; null when the new one was added
   */
  addSeason(league: League, season: NewSeason, { handle, at, requestId }: Author): Promise<LeagueSeason | null> {
    return inTransaction(this.dataSource, async (client) => {
      await client.query(`select from leagues where id = $1 for update`, [league.id]);
      const conflict = (await listLeagueSeasons(client)).find(
        (each) =>
          each.league === league.slug &&
          (each.season === season.season || (each.startsOn <= season.endsOn && season.startsOn <= each.endsOn)),
      );
      if (conflict) return conflict;
      await client.query(`insert into league_seasons (league_id, season, starts_on, ends_on) values ($1, $2, $3, $4)`, [
        league.id,
        season.season,
        season.startsOn,
        season.endsOn,
      ]);
      await recordAudit(client, {
        at,
        actor: handle,
        action: 'league.add-season',
        subject: league.slug,
        detail: season,
        requestId,
      });
      return null;
    });
  }
}
