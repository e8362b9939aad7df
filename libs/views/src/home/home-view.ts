import { Injectable } from '@nestjs/common';
import { Clock, todayOf } from '@quadrant/http';
import type { NamedHistoryDiff } from '@quadrant/rules/history-diff';
import { RefreshRequestRepository } from '@quadrant/store/refreshes';
import { ALL_TOURNAMENTS, TournamentListReadModel } from '@quadrant/store/tournaments';
import { LateReportReadModel, type LateReport } from '@quadrant/store/desk';
import { LeagueSeasonReadModel } from '@quadrant/store/leagues';
import { UpsetReadModel } from '@quadrant/store/careers';
import type { RatingTrack } from '@quadrant/store/leaderboards';
import { AnnouncementView } from '../announcements/announcement-view.js';
import type { AnswerOf } from '../answer-of.js';
import { LeaderboardView } from '../leaderboards/leaderboard-view.js';
import { CareerView } from '../players/career-view.js';

const DAY_MS = 86_400_000;
const WEEK_DAYS = 7;
const UPSET_DAYS = 30;
/** The newest refreshes that are searched for a dry run. */
const REFRESHES = 10;

export type HomeAnswer = AnswerOf<HomeView['read']>;

/** Answers what happened, who moved and who leads. Overall ratings are left out, because they repeat the others. */
@Injectable()
export class HomeView {
  constructor(
    private readonly leaderboards: LeaderboardView,
    private readonly tournaments: TournamentListReadModel,
    private readonly careers: CareerView,
    private readonly seasons: LeagueSeasonReadModel,
    private readonly lateReports: LateReportReadModel,
    private readonly refreshes: RefreshRequestRepository,
    private readonly upsets: UpsetReadModel,
    private readonly announcements: AnnouncementView,
    private readonly clock: Clock,
  ) {}

  /** Reads the first page. @param most of each list */
  async read(most: Readonly<Record<'top' | 'movers' | 'late' | 'tournaments' | 'upcoming', number>>) {
    const today = todayOf(this.clock);
    const boards = await this.leaderboards.listLeaders(most.top, isShown);
    // Every change moves the overall rating too.
    const movers = await this.careers.listMovers(WEEK_DAYS, { game: null, category: null, limit: 3 * most.movers });
    const late = await this.lateReports.list(most.late);
    const since = new Date(this.clock.now().getTime() - UPSET_DAYS * DAY_MS);
    return {
      boards,
      tournaments: await this.tournaments.list({ ...ALL_TOURNAMENTS, limit: most.tournaments, after: null }),
      movers: movers.rows.filter(isShown).slice(0, most.movers),
      upset: await this.upsets.findLargest(since),
      late,
      preview: late.length === 0 ? null : await this.findPreview(late),
      upcoming: (await this.announcements.list({ state: 'announced' }, { limit: most.upcoming })).rows,
      leagues: await this.seasons.listCurrent(today),
    };
  }

  /** Finds what the newest dry run that knew all late reports would move; null without one. */
  private async findPreview(late: readonly LateReport[]): Promise<NamedHistoryDiff | null> {
    const newest = Math.max(...late.map(({ receivedAt }) => receivedAt.getTime()));
    const knowing = (await this.refreshes.list(REFRESHES)).find(
      ({ kind, isDryRun, startedAt, summary }) =>
        kind !== 'what-if' && isDryRun && summary !== null && startedAt !== null && startedAt.getTime() > newest,
    );
    return knowing === undefined ? null : this.refreshes.findDiff(knowing.id);
  }
}

const isShown = ({ category }: Pick<RatingTrack, 'category'>): boolean => category !== 'overall';
