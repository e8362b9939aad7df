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
  type RatingTrack,
} from '@quadrant/store/reading';
import { AnnouncementRepository, type AnnouncementFilters } from '@quadrant/store/intake';
import { PageMoments } from './as-of/moments.service.js';
import { homePage, type Board } from './pages/home.page.js';
import { PageController } from './serving/page-controller.decorator.js';
import type { VNode } from 'preact';

const TOURNAMENTS = 8;
const MOVERS = 6;
const TOP = 5;
const LATE = 5;
const UPCOMING = 6;
const WEEK_MS = 7 * 86_400_000;

@PageController()
export class HomeController {
  constructor(
    private readonly leaderboards: LeaderboardReadModel,
    private readonly tournaments: TournamentListReadModel,
    private readonly careers: CareerReadModel,
    private readonly seasons: LeagueSeasonReadModel,
    private readonly lateReports: LateReportReadModel,
    private readonly announcements: AnnouncementRepository,
    private readonly runs: RunReadModel,
    private readonly moments: PageMoments,
    private readonly clock: Clock,
  ) {}

  @Get()
  async show(): Promise<VNode> {
    const now = this.clock.now();
    const from = new Date(now.getTime() - WEEK_MS);
    const tracks = await this.leaderboards.listTracks();
    const run = await this.runs.getHead();
    // Every change moves the overall rating too.
    const movers = await this.careers.listMovers({ game: null, category: null, from, to: now, limit: 3 * MOVERS });
    const boards: Board[] = [];
    for (const track of tracks.filter(isShown)) boards.push(await this.readTop(track, run));
    return homePage({
      boards,
      tournaments: await this.tournaments.list({ ...ALL_TOURNAMENTS, limit: TOURNAMENTS, after: null }),
      movers: movers.filter(isShown).slice(0, MOVERS),
      late: await this.lateReports.list(LATE),
      upcoming: await this.announcements.list({ ...ANNOUNCED, from: this.moments.today() }, UPCOMING, null),
      leagues: await this.seasons.listCurrent(this.moments.today()),
    });
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

/** Of every game, everywhere. */
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
