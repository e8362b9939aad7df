import { f, nullable } from '@quadrant/http';
import type { Champion, Half, PlayoffCriterion, DecidedBy as SeasonDecidedBy } from '@quadrant/rules/leagues';
import { PlayerIdentityDto } from '../players/player-identity.dto.js';
import {
  editionOf,
  phasesOf,
  PhaseStateDto,
  type SeasonAsOf,
  SeasonEditionDto,
  SeasonPlayerDto,
  withIdentity,
} from './season-view.dto.js';

const DECIDED_BY = [
  'playoff-points',
  'season-points',
  'playoff-attendance',
  'league-attendance',
  'lifetime-points',
  'recorded-toss',
  'toss',
] as const satisfies readonly SeasonDecidedBy<PlayoffCriterion>[];

const REASONS = [
  'highest-ranked',
  'no-qualifiers-announced',
  'no-playoffs',
  'playoffs-not-over',
  'qualification-provisional',
  'no-playoff-tournament',
  'nobody-qualified',
] as const satisfies readonly Champion<string>['reason'][];

class PlayoffRowDto extends SeasonPlayerDto {
  @f.Ordinal('Each rank once') rank: number;
  @f.Choice(DECIDED_BY, { nullable, about: 'What sets the row apart from the next one; null in the last row' })
  decidedBy: SeasonDecidedBy<PlayoffCriterion> | null;
  @f.Count('1: league points of the playoff tournaments, no bonus') playoffPoints: number;
  @f.Count('2: league points of the season in this league, no bonus') seasonPoints: number;
  @f.Count('3: playoff tournaments attended') playoffsAttended: number;
  @f.Count('4: tournaments of the league attended this season') attended: number;
  @f.Count('5: lifetime points of all leagues, of tournaments up to the last day of the season') lifetimePoints: number;
  @f.AnyText({
    about: '6: the lot drawn for the player, the lower first; a recorded toss goes before it',
    pattern: '^[0-9a-f]{64}$',
  })
  lot: string;
  @f.Choice(['first-half', 'second-half'], 'By which half the player qualified') qualifiedBy: Half;
  @f.Ordinal('Which of the places of that half') qualifyingPlace: number;
}

class ChampionDto {
  @f.Of(PlayerIdentityDto, { nullable }) player: PlayerIdentityDto | null;
  @f.Choice(REASONS, 'Why, or why there is none yet') reason: Champion<string>['reason'];
  @f.Flag('The season is not closed yet: the champion may change') isProvisional: boolean;
}

export class PlayoffsDto extends SeasonEditionDto {
  @f.Of(PhaseStateDto, { nullable, about: 'Null for a season without playoffs' }) phase: PhaseStateDto | null;
  @f.Flag('A half is not closed yet: who has qualified may change') isProvisional: boolean;
  @f.List(PlayoffRowDto, 'Qualified players by the six criteria of Organized Play Guide 4.2, section 12.6')
  rows: PlayoffRowDto[];
  @f.Of(ChampionDto) champion: ChampionDto;
}

export function playoffsOf({ view, asOf }: SeasonAsOf): PlayoffsDto {
  const { outcome, players, playoffLots } = view;
  const { player, reason, isProvisional } = outcome.champion;
  const qualified = new Map(outcome.qualified.map((each) => [each.player, each]));
  return {
    ...editionOf({ view, asOf }),
    phase: phasesOf(view).find(({ phase }) => phase === 'playoffs') ?? null,
    isProvisional: outcome.playoffs.isProvisional,
    rows: outcome.playoffs.rows.map((row) => {
      const { half, place } = qualified.get(row.player)!;
      const lot = playoffLots.get(row.player)!;
      return { ...withIdentity(view, row), lot, qualifiedBy: half, qualifyingPlace: place };
    }),
    champion: { player: player === null ? null : players.get(player)!, reason, isProvisional },
  };
}
