import { Injectable } from '@nestjs/common';
import { Clock, todayOf } from '@quadrant/http';
import { isSlug } from '@quadrant/rules/tournament';
import {
  type LeagueSeasonView,
  LeagueSeasonReadModel,
  SeasonLogReadModel,
  SeasonTournamentReadModel,
} from '@quadrant/store/leagues';
import { dayOf, viewOf, type AsOf } from '@quadrant/store/history';
import { KnownPlayersReadModel } from '@quadrant/store/players';

/** The moment whose numbers are shown. */
export interface ShownMoment {
  readonly asOf: AsOf;
  /** Number of a run, or a day, as the reader asked; null: neither. */
  readonly knownBy: string | null;
}

export interface SeasonQuestion extends ShownMoment {
  readonly league: string;
  readonly season: string;
  /** Participants of the largest field that is foreseen; null: as in the league's history. */
  readonly participants: number | null;
}

/** Shows a season of one league: its tables, and what happened in it. */
@Injectable()
export class SeasonView {
  constructor(
    private readonly seasons: LeagueSeasonReadModel,
    private readonly tournaments: SeasonTournamentReadModel,
    private readonly log: SeasonLogReadModel,
    private readonly players: KnownPlayersReadModel,
    private readonly clock: Clock,
  ) {}

  /** Finds a season; null when there is no such league, or it has no such season. */
  async find({ league, season, asOf, knownBy, participants }: SeasonQuestion): Promise<LeagueSeasonView | null> {
    if (!isSlug(league) || !isSlug(season)) return null;
    return this.seasons.find(league, season, dayOf(asOf, knownBy, todayOf(this.clock)), participants, viewOf(asOf));
  }

  /** Shows a season with its tournaments and log, both as of today. */
  async show(question: SeasonQuestion) {
    const { league, season } = question;
    const view = await this.find(question);
    return (
      view && {
        view,
        knownDirectors: await this.players.findAmong([view.league.director]),
        tournaments: (await this.tournaments.listTournaments(league, season)) ?? [],
        awards: (await this.tournaments.listAwards(league, season)) ?? [],
        log: (await this.log.list(league, season)) ?? [],
      }
    );
  }
}
