import type { NamedHistoryDiff } from '@quadrant/rules/outcome';
import { Get } from '@nestjs/common';
import { Clock } from '@quadrant/http';
import {
  ALL_TOURNAMENTS,
  CareerReadModel,
  LateReportReadModel,
  LeaderboardReadModel,
  LeagueSeasonReadModel,
  RunReadModel,
  TournamentListReadModel,
  UpsetReadModel,
  type LateReport,
  type RatingTrack,
} from '@quadrant/store/reading';
import { RefreshRequestRepository } from '@quadrant/store/history';
import { AnnouncementRepository, type AnnouncementFilters } from '@quadrant/store/intake';
import { PageMoments } from '../query/moments.service.js';
import { homePage, type Board } from './home.page.js';
import { PageController } from '../serving/page-controller.decorator.js';
import type { VNode } from 'preact';

const TOURNAMENTS = 8;
const MOVERS = 6;
const TOP = 5;
const LATE = 5;
const UPCOMING = 6;
const DAY_MS = 86_400_000;
const WEEK_MS = 7 * DAY_MS;
const UPSET_DAYS = 30;
/** The newest refreshes that are searched for a dry run. */
const REFRESHES = 10;

@PageController()
export class HomeController {
  constructor(
    private readonly leaderboards: LeaderboardReadModel,
    private readonly tournaments: TournamentListReadModel,
    private readonly careers: CareerReadModel,
    private readonly seasons: LeagueSeasonReadModel,
    private readonly lateReports: LateReportReadModel,
    private readonly refreshes: RefreshRequestRepository,
    private readonly upsets: UpsetReadModel,
    private readonly announcements: AnnouncementRepository,
    private readonly runs: RunReadModel,
    private readonly moments: PageMoments,
    private readonly clock: Clock,
  ) {}

  @Get()
  async show(): Promise<VNode> {
    const now = this.clock.now();
    // The week is today and the six days before in UTC, because publication keeps the players that whole days moved.
    const to = new Date(Math.floor(now.getTime() / DAY_MS + 1) * DAY_MS);
    const from = new Date(to.getTime() - WEEK_MS);
    const tracks = await this.leaderboards.listTracks();
    const run = await this.runs.getHead();
    // Every change moves the overall rating too.
    const movers = await this.careers.listMovers({ game: null, category: null, from, to, limit: 3 * MOVERS });
    const boards: Board[] = [];
    for (const track of tracks.filter(isShown)) boards.push(await this.readTop(track, run));
    const late = await this.lateReports.list(LATE);
    return homePage({
      boards,
      tournaments: await this.tournaments.list({ ...ALL_TOURNAMENTS, limit: TOURNAMENTS, after: null }),
      movers: movers.rows.filter(isShown).slice(0, MOVERS),
      upset: await this.upsets.findLargest(new Date(now.getTime() - UPSET_DAYS * DAY_MS)),
      late,
      preview: late.length === 0 ? null : await this.findPreview(late),
      upcoming: await this.announcements.list({ ...ANNOUNCED, from: this.moments.today() }, UPCOMING, null),
      leagues: await this.seasons.listCurrent(this.moments.today()),
    });
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

  private async readTop({ game, category }: RatingTrack, run: number): Promise<Board> {
    const { rows } = await this.leaderboards.getPage({
      ...{ game, category, country: null, region: null, minGames: 0, gamesBelow: null, activeSince: null },
      view: { run, playedBefore: null },
      limit: TOP,
      after: null,
    });
    return { game, category, rows };
  }
}

const ANNOUNCED: AnnouncementFilters = {
  from: null,
  to: null,
  game: null,
  country: null,
  region: null,
  state: 'announced',
  of: null,
};

/** Overall ratings repeat the others. */
const isShown = ({ category }: Pick<RatingTrack, 'category'>): boolean => category !== 'overall';
