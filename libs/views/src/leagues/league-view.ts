import { Injectable } from '@nestjs/common';
import { Clock, todayOf } from '@quadrant/http';
import type { OwnFact } from '@quadrant/rules/bonus-schemes';
import { isSlug } from '@quadrant/rules/tournament';
import {
  LeagueRepository,
  ManualAwardRepository,
  SeasonRepository,
  TossRepository,
  type LeagueDetail,
  type LeagueListing,
  LeagueSeasonReadModel,
  PointsReadModel,
  SeasonTournamentReadModel,
} from '@quadrant/store/leagues';
import { SchemeRepository, type SchemeVersion } from '@quadrant/store/bonus-schemes';
import { KnownPlayersReadModel } from '@quadrant/store/players';

/** Shows the leagues, and one league with its seasons, bonus schemes and points. */
@Injectable()
export class LeagueView {
  constructor(
    private readonly leagues: LeagueRepository,
    private readonly seasons: SeasonRepository,
    private readonly schemes: SchemeRepository,
    private readonly awards: ManualAwardRepository,
    private readonly tosses: TossRepository,
    private readonly current: LeagueSeasonReadModel,
    private readonly tournaments: SeasonTournamentReadModel,
    private readonly points: PointsReadModel,
    private readonly players: KnownPlayersReadModel,
    private readonly clock: Clock,
  ) {}

  /** Lists all leagues by slug, with the season that today lies in. */
  list(): Promise<LeagueListing[]> {
    return this.current.listCurrent(this.today());
  }

  /** Lists all leagues, their directors who have a page, the names of all seasons, and the year of today. */
  async listWithSeasons() {
    const leagues = await this.list();
    return {
      leagues,
      knownDirectors: await this.players.findAmong(leagues.map(({ director }) => director)),
      seasons: await this.points.listSeasonNames(),
      year: Number(this.today().slice(0, 4)),
    };
  }

  /** Finds a league; null when there is none of this slug. */
  async find(slug: string): Promise<LeagueDetail | null> {
    return isSlug(slug) ? this.leagues.findBySlug(slug) : null;
  }

  /** Lists the names of a league's seasons in the order of their days; null when there is no such league. */
  async listSeasonNames(slug: string): Promise<readonly string[] | null> {
    const seasons = isSlug(slug) ? await this.leagues.findSeasons(slug) : null;
    return seasons && seasons.map(({ season }) => season);
  }

  /** Lists every version of a league's bonus schemes. */
  async listSchemes(slug: string): Promise<SchemeVersion[]> {
    return (await this.schemes.list(slug, this.today())) ?? [];
  }

  /** Lists the numbers of decks that reports of a league may contain. */
  async listDeckFacts(slug: string): Promise<readonly OwnFact[]> {
    return (await this.leagues.findRules(slug))?.deckFacts ?? [];
  }

  /** Shows a league with everything that its page has: seasons (the newest first), schemes, champions and points. */
  async show(slug: string) {
    const league = await this.find(slug);
    return (
      league && {
        league,
        knownDirectors: await this.players.findAmong([league.director, ...league.alternates]),
        seasons: (await this.seasons.list(slug)).reverse(),
        schemes: await this.listSchemes(slug),
        champions: await this.current.listChampions(slug, this.today()),
        lifetime: await this.points.listLeagueLifetime(league.id),
      }
    );
  }

  /** Shows what directors change in their league: its seasons, and the newest one that has begun or the first to come. */
  async showToDirector(slug: string) {
    const seasons = await this.seasons.list(slug);
    const season = seasons.findLast(({ startsOn }) => startsOn <= this.today()) ?? seasons[0] ?? null;
    const tournaments = season && (await this.tournaments.listTournaments(slug, season.season));
    const schemes = await this.listSchemes(slug);
    return {
      seasons,
      season,
      schemes: schemes.filter(({ state }) => state === 'in-force' || state === 'planned'),
      tournaments: [...(tournaments ?? [])].reverse(),
      awards: await this.awards.list(slug),
      deckFacts: await this.listDeckFacts(slug),
      tosses: season === null ? [] : await this.tosses.list({ league: slug, season: season.season }),
    };
  }

  private today(): string {
    return todayOf(this.clock);
  }
}
