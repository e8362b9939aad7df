import { say } from '@quadrant/rules/message';
import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { newLeagueRules, type AnnouncedSeason, type LeagueRules, type LeagueSeason } from '@quadrant/rules/leagues';
import { END_OF_HISTORY } from '@quadrant/rules/history';
import type { VersionChanged } from '@quadrant/rules/permissions';
import { foldHandle } from '@quadrant/rules/tournament';
import { recordAudit, type Author, inTransaction } from '@quadrant/store/audit';
import { findHiddenNames } from '@quadrant/store/players';
import { League } from './league.entity.js';
import { insertRules } from './change-rules.js';
import { changeLeague, type LeagueChangeCommand } from './league-change.js';
import { addSeason } from './store-season.js';
import { findUnknownPeople, type UnknownPerson } from './unknown-people.js';

export interface NewLeague {
  readonly slug: string;
  readonly name: string;
  readonly director: string;
  /** Handles of the players who said that they would play. It is empty when the founder of the league vouches for them. */
  readonly committedPlayers?: readonly string[];
}

/** A league as it is shown, with labels for hidden people. */
export interface LeagueDetail extends League {
  /** The folded handle of the league director, who may be hidden. It decides permissions. */
  readonly directorKey: string;
  /** Folded handles of the people who speak for the league: its director, and those who may take their place. */
  readonly speakerKeys: readonly string[];
}

@Injectable()
export class LeagueRepository {
  constructor(private readonly dataSource: DataSource) {}

  async findBySlug(slug: string): Promise<LeagueDetail | null> {
    const league = await this.dataSource.getRepository(League).findOneBy({ slug });
    return league && (await this.shown([league]))[0]!;
  }

  /** Lists the leagues by slug. */
  async list(): Promise<LeagueDetail[]> {
    return this.shown(await this.dataSource.getRepository(League).find({ order: { slug: 'ASC' } }));
  }

  /**
   * Lists the leagues that a person directs, by slug.
   *
   * @param directorKey folded handle
   */
  async listDirectedBy(directorKey: string): Promise<Pick<League, 'slug' | 'name'>[]> {
    const leagues = await this.dataSource.query<Pick<League, 'slug' | 'name' | 'director'>[]>(
      `select slug, name, director from leagues order by slug`,
    );
    return leagues.filter(({ director }) => foldHandle(director) === directorKey);
  }

  /** Returns the newest rules of a league, whether a run has used them or not; null when there is no such league. */
  async findRules(slug: string): Promise<LeagueRules | null> {
    const [row] = await this.dataSource.query<{ rules: LeagueRules }[]>(
      `select r.rules from league_rules r join leagues l on l.id = r.league_id where l.slug = $1 order by r.version desc limit 1`,
      [slug],
    );
    return row?.rules ?? null;
  }

  /** Returns the seasons of a league in the order of their days; null when there is no such league. */
  async findSeasons(slug: string): Promise<readonly LeagueSeason[] | null> {
    const rules = await this.findRules(slug);
    return rules && rules.seasons.toSorted((one, other) => (one.startsOn < other.startsOn ? -1 : 1));
  }

  /** Finds the handles that belong to no account and no player, with the people who may be meant. */
  findUnknownPeople(handles: readonly string[]): Promise<UnknownPerson[]> {
    return findUnknownPeople(this.dataSource, handles);
  }

  /** Returns false when the slug is taken. */
  create(league: NewLeague, { handle, at, requestId }: Author): Promise<boolean> {
    return inTransaction(this.dataSource, async (client) => {
      const { slug, name, director, committedPlayers = [] } = league;
      const audit = (detail: object) =>
        recordAudit(client, { at, actor: handle, action: 'league.create', subject: slug, detail, requestId });
      const { rows } = await client.query<{ id: number }>(
        `insert into leagues (slug, name, director, committed_players, created_at) values ($1, $2, $3, $4, $5)
         on conflict do nothing returning id`,
        [slug, name, director, committedPlayers, at],
      );
      const [row] = rows;
      if (row === undefined) {
        await audit({ ...league, refusal: 'league-exists' });
        return false;
      }
      const position = END_OF_HISTORY;
      await insertRules(client, row.id, {
        rules: newLeagueRules(slug),
        position,
        actor: handle,
        reason: say`formed`,
        at,
      });
      await audit(league);
      return true;
    });
  }

  /** Changes a league, or returns the reason why not; the audit shows the attempt either way. Null means that it is done. */
  change(
    command: LeagueChangeCommand,
    author: Author,
  ): Promise<{ readonly kind: 'league-not-found' } | VersionChanged | null> {
    return inTransaction(this.dataSource, (client) => changeLeague(client, command, author));
  }

  /**
   * Adds a season for an author who may say at any time how many qualify.
   *
   * @returns the season that stands in the way, by name or by days; null when the new one was added
   * @throws Error for a season that is wrong in itself
   */
  async addSeason({ slug }: League, season: AnnouncedSeason, author: Author): Promise<LeagueSeason | null> {
    const command = { league: slug, season, reason: null, mayAnnounceLate: true, versions: null };
    const coordinator = { ...author, isCoordinator: true };
    const answer = await inTransaction(this.dataSource, (client) => addSeason(client, command, coordinator));
    if (answer.kind === 'season-conflict') return answer.with;
    if (answer.kind !== 'stored') throw new Error(`season ${season.season} of ${slug} was refused: ${answer.kind}`);
    return null;
  }

  private async shown(leagues: readonly League[]): Promise<LeagueDetail[]> {
    const names = await findHiddenNames(this.dataSource);
    return leagues.map((league) => ({
      ...league,
      directorKey: foldHandle(league.director),
      speakerKeys: [league.director, ...league.alternates].map((handle) => foldHandle(handle)),
      director: names.show(league.director),
      alternates: league.alternates.map((handle) => names.show(handle)),
      committedPlayers: league.committedPlayers.map((handle) => names.show(handle)),
    }));
  }
}
