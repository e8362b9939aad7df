import { f, nullable, optional } from '@quadrant/http';
import type { BracketMatch, DecidedBy as SeasonDecidedBy, PointsCutOff, SeedCriterion } from '@quadrant/rules/leagues';
import type { ChampionsLeagueSeeds, EligiblePlayer } from '@quadrant/store/leagues';
import { AsOfQuery } from '../moments/as-of-query.dto.js';
import { AsOfDto } from '../moments/as-of.dto.js';
import { PlayerIdentityDto } from '../players/player-identity.dto.js';
import { Entrants, MOST_ENTRANTS } from './fields.js';
import { dayText } from './season-view.dto.js';

const DECIDED_BY = [
  'lifetime-points',
  'wins',
  'best',
  'recorded-toss',
  'toss',
] as const satisfies readonly SeasonDecidedBy<SeedCriterion>[];

export class ChampionsLeagueQuery extends AsOfQuery {
  @f.Day({
    optional,
    ...dayText,
    about:
      'Local calendar date up to which tournaments count; without it the day before the Champions League, or today where that is earlier',
  })
  until?: string;
  @Entrants({
    optional,
    about: `Handles of those who attend, at most ${MOST_ENTRANTS}, for the first round of the bracket`,
  })
  entrants?: string[];
}

class EligiblePlayerDto extends PlayerIdentityDto implements EligiblePlayer {
  @f.Ordinal('The seed') rank: number;
  @f.Choice(DECIDED_BY, { nullable, about: 'What sets the seed apart from the next one; null in the last row' })
  decidedBy: SeasonDecidedBy<SeedCriterion> | null;
  @f.Ordinal('League points of all leagues') lifetimePoints: number;
  @f.Count('League tournaments won') wins: number;
  @f.Count('League points of the best single result') best: number;
}

class SeededPlayerDto {
  @f.Ordinal('Among those who attend') seed: number;
  @f.Of(EligiblePlayerDto) player: EligiblePlayerDto;
}

class BracketMatchDto implements BracketMatch<EligiblePlayer> {
  @f.Of(SeededPlayerDto) upper: SeededPlayerDto;
  @f.Of(SeededPlayerDto, { nullable, about: 'Null: the upper one has a bye' }) lower: SeededPlayerDto | null;
}

class PointsCutOffDto implements PointsCutOff {
  @f.Day({ ...dayText, about: 'Points of tournaments up to this day count' }) until: string;
  @f.Choice(
    ['champions-league', 'worlds', 'worlds-window'],
    'The day after it: of the Champions League; of Worlds or their window, while that is not known',
  )
  dayBefore: PointsCutOff['dayBefore'];
}

/** Lists who may enter the Champions League of a year, and its first round (000, 12.7). */
export class ChampionsLeagueDto implements ChampionsLeagueSeeds {
  @f.Integer({ example: 2015 }) year: number;
  @f.Day({ ...dayText, about: 'Points of tournaments up to this day count' }) until: string;
  @f.Of(PointsCutOffDto, 'Until when points count for this year') cutOff: PointsCutOffDto;
  @f.Of(AsOfDto, 'Which numbers are shown') asOf: AsOfDto;
  @f.Flag('Whether that day is not over: the seeds are as of today') isOpen: boolean;
  @f.Integer('Lifetime points that are asked for') pointsAsked: number;
  @f.List(EligiblePlayerDto, 'By lifetime points, then wins, best result, and toss')
  players: readonly EligiblePlayerDto[];
  @f.List(BracketMatchDto, {
    nullable,
    about:
      'From top to bottom, neighbours meet in the next round; best of one game. Null when `entrants` are not named',
  })
  bracket: readonly BracketMatchDto[] | null;
}
