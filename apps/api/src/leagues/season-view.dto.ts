import { f, optional } from '@quadrant/http';
import { type Phase, PHASES, type PhaseState } from '@quadrant/rules/leagues';
import { type Basis, BASES } from '@quadrant/rules/tournament';
import type { LeagueSeasonView } from '@quadrant/store/leagues';
import type { AsOf } from '@quadrant/store/history';
import { PlayerIdentityDto } from '../players/player-identity.dto.js';
import { AsOfDto } from '../moments/as-of.dto.js';

export const dayText = { example: '2014-10-01' } as const;

const PHASE_STATES = ['upcoming', 'running', 'complete'] as const satisfies readonly PhaseState['state'][];

export class SeasonEditionDto {
  @f.AnyText({ about: 'Slug of the league', example: 'north-sea' }) league: string;
  @f.AnyText({ example: '2014-15' }) season: string;
  @f.Day({
    ...dayText,
    about:
      'The day in UTC on which the season is looked at: today, or the last one that `playedBy` and `knownBy` leave',
  })
  day: string;
  @f.Count('The run whose awards these are; 0 before the first') run: number;
  @f.Of(AsOfDto, 'Which numbers are shown') asOf: AsOfDto;
}

export interface SeasonAsOf {
  readonly view: LeagueSeasonView;
  readonly asOf: AsOf;
}

export class PhaseStateDto {
  @f.Choice(PHASES) phase: Phase;
  @f.Day({ ...dayText, about: 'First local calendar date' }) from: string;
  @f.Day({ about: 'Last local calendar date', example: '2014-11-30' }) to: string;
  @f.Choice(PHASE_STATES, 'Complete once all its tournaments were played, or its last day has passed')
  state: PhaseState['state'];
  @f.Count('Tournaments that count') played: number;
  @f.Count('Tournaments that may still count') remaining: number;
}

export const editionOf = ({ view, asOf }: SeasonAsOf): SeasonEditionDto => ({
  league: view.league.slug,
  season: view.season.season,
  day: view.today,
  run: view.run,
  asOf,
});

export const phasesOf = ({ outcome }: LeagueSeasonView): PhaseStateDto[] =>
  PHASES.flatMap((phase) => {
    const state = outcome.phases[phase];
    return state === null ? [] : [{ phase, ...state }];
  });

/** A row of a player whose points may be for places that only a source states. */
export class SeasonPlayerDto extends PlayerIdentityDto {
  @f.Choice(BASES, {
    optional,
    about: '`stated` where some points of the season are for places that only the source of the standings states',
  })
  basis?: Basis;
}

/** Adds to a row the shown identity of its player, and a mark where some points are for stated places. */
export function withIdentity<Row extends { readonly player: string }>(
  { players, stated }: LeagueSeasonView,
  { player, ...row }: Row,
) {
  const { handle, name, country } = players.get(player)!;
  return { handle, name, country, ...row, ...(stated.has(player) && { basis: 'stated' as const }) };
}
