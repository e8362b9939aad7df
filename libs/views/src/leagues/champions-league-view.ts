import { Injectable } from '@nestjs/common';
import { Clock, todayOf } from '@quadrant/http';
import {
  ChampionsLeagueReadModel,
  type ChampionsLeagueBracket,
  type ChampionsLeagueSeeds,
} from '@quadrant/store/leagues';
import { dayOf, viewOf } from '@quadrant/store/history';
import type { ShownMoment } from './season-view.js';

export interface ChampionsLeagueQuestion extends ShownMoment {
  readonly year: number;
  /** Local calendar date up to which points count; null: the day before the Champions League, or today before that. */
  readonly until: string | null;
  /** Handles of the players who attend; null: no bracket is wanted. */
  readonly entrants: readonly string[] | 'everybody' | null;
}

export interface ShownChampionsLeague {
  readonly seeds: ChampionsLeagueSeeds;
  readonly bracket: ChampionsLeagueBracket | null;
}

/** Shows who may enter the Champions League of a year, and its first round. */
@Injectable()
export class ChampionsLeagueView {
  constructor(
    private readonly championsLeague: ChampionsLeagueReadModel,
    private readonly clock: Clock,
  ) {}

  /** Shows the seeds of a year, and the bracket of those who attend. */
  async show({ year, until, entrants, asOf, knownBy }: ChampionsLeagueQuestion): Promise<ShownChampionsLeague> {
    const past = viewOf(asOf);
    const seeds = await this.championsLeague.find(year, dayOf(asOf, knownBy, todayOf(this.clock)), until, past);
    if (entrants === null) return { seeds, bracket: null };
    const handles = entrants === 'everybody' ? null : entrants;
    return { seeds, bracket: await this.championsLeague.pair(year, seeds.until, handles, past) };
  }
}
