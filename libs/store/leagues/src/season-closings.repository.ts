import { say } from '@quadrant/rules/message';
import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { computeSeason, partsToClose, type LeagueRules, type LeagueSeason } from '@quadrant/rules/leagues';
import { inTransaction } from '@quadrant/store/audit';
import { readHead, readSnapshot } from '@quadrant/store/database';
import { changeRules, NO_DAYS } from './change-rules.js';
import { loadSeasons } from './season-view/load-seasons.js';
import { closeSeasonPart } from './store-season.js';

/** Changes seasons because days pass. Only the schedule calls it. */
@Injectable()
export class SeasonClosingsRepository {
  constructor(private readonly dataSource: DataSource) {}

  /**
   * Closes every part of a season that ended two weeks ago and is still open, each by a run of its league.
   *
   * @returns how many
   */
  async closeDue(at: Date): Promise<number> {
    const today = dayOf(at);
    const due = (await this.loadNewestRules()).flatMap(({ seasons }) =>
      seasons.flatMap((season) => partsToClose(season, today).map((part) => ({ season, part }))),
    );
    let closed = 0;
    for (const { season, part } of due) {
      const reason = say`it ended two weeks ago`;
      const command = { league: season.league, season: season.season, part, reason, versions: null };
      const answer = await inTransaction(this.dataSource, (client) => closeSeasonPart(client, command, schedule(at)));
      // The league director may have closed it meanwhile.
      if (answer.kind === 'stored') closed++;
    }
    return closed;
  }

  /**
   * Requests a run for each season whose last day has passed since the last run and whose champion changes by that.
   *
   * @returns how many
   */
  async crownDue(at: Date): Promise<number> {
    const crowned = await this.findCrowned(dayOf(at));
    for (const { league, season, endsOn } of crowned) {
      const reason = say`season ${season} of ${league} ended on ${endsOn}: its champion is decided`;
      await inTransaction(this.dataSource, (client) =>
        changeRules<never>(client, league, schedule(at), (rules) =>
          Promise.resolve({
            rules,
            ...NO_DAYS,
            closed: [],
            needsRun: true,
            action: 'league.end-season',
            reason,
            detail: { season, endsOn },
          }),
        ),
      );
    }
    return crowned.length;
  }

  private findCrowned(today: string): Promise<LeagueSeason[]> {
    return readSnapshot(this.dataSource, async (client) => {
      const { rows } = await client.query<{ season: LeagueSeason }>(
        `select season from league_rules r, jsonb_array_elements(r.rules->'seasons') season
         where upper_inf(r.in_effect) and jsonb_typeof(season->'qualifiers') = 'object' and season->>'endsOn' < $1
           -- Nobody has asked yet.
           and not exists (select from league_rules w where w.league_id = r.league_id and w.version > r.version)
           and season->>'endsOn' >= (select (published_at at time zone 'UTC')::date::text from runs
             join publication on head_run = number)`,
        [today],
      );
      const seasons = rows.map(({ season }) => season);
      const { inputOf } = await loadSeasons(client, (await readHead(client)).number, seasons);
      return seasons.filter((season) => {
        const input = inputOf(season, today);
        const [before, after] = [input, { ...input, publishedOn: today }].map((each) => computeSeason(each).champion);
        return before?.player !== after?.player;
      });
    });
  }

  private async loadNewestRules(): Promise<LeagueRules[]> {
    const rows = await this.dataSource.query<{ rules: LeagueRules }[]>(
      `select distinct on (league_id) rules from league_rules order by league_id, version desc`,
    );
    return rows.map(({ rules }) => rules);
  }
}

const schedule = (at: Date) => ({ handle: 'schedule', at, requestId: null, isCoordinator: true });

const dayOf = (at: Date): string => at.toISOString().slice(0, 10);
