import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import type { LeagueSeason } from '@quadrant/league';
import type { HistoryPosition } from '@quadrant/outcome';
import { recordAudit, type Author } from './audit.js';
import { League } from './entities/league.entity.js';
import { findLeagueSeasons, listLeagueSeasons } from './league-seasons.js';
import { findHiddenNames } from './players/withheld-names.js';
import { insertPendingChange } from './publication/pending-changes.js';
import { insertRefreshRequest, wishFor } from './refresh-requests.js';
import { inTransaction } from './transaction.js';

/** A league before it is stored. */
export interface NewLeague {
  readonly slug: string;
  readonly name: string;
  readonly director: string;
}

/** A season before it is stored: both days are local calendar dates and included. */
export interface NewSeason {
  readonly season: string;
  readonly startsOn: string;
  readonly endsOn: string;
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

  /** The seasons of a league in order of their days; null when there is no such league, or none is named. */
  findSeasons(slug: string | null): Promise<LeagueSeason[] | null> {
    return findLeagueSeasons(this.dataSource, slug);
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
   * Adds a season to a league. Two seasons of one league never share a day, so that a date belongs to one season. Where
   * tournaments of the league were played on its days, a refresh is asked for: they are due their points all at once.
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
      const { rowCount } = await client.query(
        `select from submissions where league = $1 and local_date between $2 and $3 limit 1`,
        [league.slug, season.startsOn, season.endsOn],
      );
      if (rowCount) {
        const reason = `season ${season.season} of ${league.slug} was added`;
        await insertPendingChange(client, {
          tournamentRowId: null,
          kind: 'season',
          position: dawnOf(season.startsOn),
          actor: handle,
          reason,
          at,
        });
        await insertRefreshRequest(client, wishFor(reason), { handle, at, requestId });
      }
      return null;
    });
  }

  private async shown(leagues: readonly League[]): Promise<League[]> {
    const names = await findHiddenNames(this.dataSource);
    return leagues.map((league) => ({ ...league, director: names.show(league.director) }));
  }
}

/** Before every tournament of a local date, wherever on Earth it began. */
const dawnOf = (localDate: string): HistoryPosition => ({
  startsAt: Date.parse(`${localDate}T00:00:00+14:00`),
  key: '00000000-0000-0000-0000-000000000000',
});
