import { f, nullable } from '@quadrant/http';
import type { Half, HalfCriterion, QualificationReason, DecidedBy as SeasonDecidedBy } from '@quadrant/rules/leagues';
import { TableDecidedBy } from './fields.js';
import { editionOf, type SeasonAsOf, SeasonEditionDto, SeasonPlayerDto, withIdentity } from './season-view.dto.js';

const REASONS = [
  'within-the-places',
  'place-passed-down',
  'qualified-by-first-half',
  'below-the-places',
  'no-qualifiers-announced',
] as const satisfies readonly QualificationReason[];

class HalfRowDto extends SeasonPlayerDto {
  @f.Ordinal('Each rank once') rank: number;
  @TableDecidedBy() decidedBy: SeasonDecidedBy<HalfCriterion> | null;
  @f.Count('League points of the half') points: number;
  @f.Integer('Bonus points of the half') bonus: number;
  @f.Integer('Points and bonus: what the half is ranked by') total: number;
  @f.Count('Tournaments of the half attended') attended: number;
  @f.Count('League points of the season up to the last day of the half, no bonus') seasonPoints: number;
  @f.Count('Tournaments won in the season up to the last day of the half') wins: number;
  @f.Flag('Whether this half gives the player a place in the playoffs') qualified: boolean;
  @f.Choice(REASONS, 'Why, or why not') reason: QualificationReason;
  @f.Ordinal({ nullable, about: 'Which of the places of this half is theirs' }) qualifyingPlace: number | null;
}

class HalfRankingDto {
  @f.Flag('The half is not finished, or an earlier half that affects it is not') isProvisional: boolean;
  @f.Count({ nullable, about: 'How many qualify by it; null while that is not announced' }) places: number | null;
  @f.List(HalfRowDto, 'By points with bonus, then season points, wins, and toss') rows: HalfRowDto[];
}

export class HalvesDto extends SeasonEditionDto {
  @f.Of(HalfRankingDto, { nullable, about: 'Null for a season without halves' }) firstHalf: HalfRankingDto | null;
  @f.Of(HalfRankingDto, { nullable, about: 'Null for a season without halves' }) secondHalf: HalfRankingDto | null;
}

export function halvesOf({ view, asOf }: SeasonAsOf): HalvesDto {
  const { qualifiers } = view.season;
  const rankingOf = (half: Half, places: number | null): HalfRankingDto | null => {
    const ranking = view.outcome.halves[half];
    return ranking && { ...ranking, places, rows: ranking.rows.map((row) => withIdentity(view, row)) };
  };
  return {
    ...editionOf({ view, asOf }),
    firstHalf: rankingOf('first-half', qualifiers?.firstHalf ?? null),
    secondHalf: rankingOf('second-half', qualifiers?.secondHalf ?? null),
  };
}
