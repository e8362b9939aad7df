import { f, nullable, optional } from '@quadrant/http';
import { BASES, type Basis } from '@quadrant/rules/tournament';
import type { TournamentStanding } from '@quadrant/store/tournaments';

/** A row of the final order. Numbers that the rule system does not have are left out. */
export class StandingDto implements TournamentStanding {
  @f.Ordinal({ nullable, about: 'Null: no player alone has this place; see `statedPlace`' }) place: number | null;
  @f.AnyText() handle: string;
  @f.Integer({ nullable, about: 'Victory points, tournament points or, in Tribbles, points; null: unknown' }) points:
    number | null;
  @f.Decimal({ optional, about: 'A sum (opg-4.2) or a mean in full precision (ffg-swlcg-2016)' })
  strengthOfSchedule?: number;
  @f.Decimal({ optional, about: 'In full precision' }) extendedStrengthOfSchedule?: number;
  @f.Integer({ optional }) differential?: number;
  @f.Integer({ optional }) cumulativeVictoryPoints?: number;
  @f.Count({ optional, about: 'Tribbles: rounds in which they went out' }) roundsWon?: number;
  @f.AnyText({ about: 'The tiebreaker that decided this place', example: 'strength-of-schedule' }) decidedBy: string;
  @f.Ordinal({ optional, about: 'The place that the report or the file of the director gives, where it gives one' })
  ownPlace?: number;
  @f.AnyText({
    optional,
    about:
      'The place as the source of standings states it, where games are unknown; `?`: it states none; `3-4?`: unknown games leave it open; `3-4~`: we concluded that it is shared',
    example: '3-4',
  })
  statedPlace?: string;
  @f.Choice([true], { optional, about: 'A result is unknown: the player has these points or more' })
  pointsAtLeast?: true;
  @f.Choice(BASES, 'Where the place comes from') basis: Basis;
}
