import { IntersectionType } from '@nestjs/swagger';
import { f, nullable } from '@quadrant/http';
import { PHASES, type Half, type Phase, type ReachRow, type ReachStatus } from '@quadrant/rules/leagues';
import { LivePlaces, Remaining } from './fields.js';
import { ProspectsDto } from './foreseen.dto.js';
import { editionOf, type SeasonAsOf, SeasonEditionDto, SeasonPlayerDto, withIdentity } from './season-view.dto.js';

const STATUSES = ['in', 'bubble', 'out'] as const satisfies readonly ReachStatus[];

const NEEDS = [
  'nothing',
  'has-place',
  'points',
  'others',
  'cannot-reach',
] as const satisfies readonly ReachRow<string>['needs'][];

export class ReachDto {
  @f.Choice(STATUSES, {
    nullable,
    about:
      'In and out are certain for every tournament that stays within `prospects`; null while no qualifiers are announced',
  })
  status: ReachStatus | null;
  @f.Choice(NEEDS, {
    nullable,
    about:
      'For players on the bubble: `points`: this many points are enough; `others`: it also depends on other players. `has-place`: already qualified by the first half',
  })
  needs: ReachRow<string>['needs'];
  @f.Ordinal({ nullable, about: 'This many more points secure the place' }) points: number | null;
  @f.Ordinal({ nullable, about: 'Among those who have no place yet; null for those who have one' })
  place: number | null;
  @f.Ordinal({ nullable, about: 'Best place still to be reached' }) best: number | null;
  @f.Ordinal({
    nullable,
    about: 'Worst possible place; also null while any number of players could still be level with this one',
  })
  worst: number | null;
}

class LiveQualifiedDto extends SeasonPlayerDto {
  @f.Choice(['first-half', 'second-half']) half: Half;
  @f.Ordinal('Which of the places that the half gives') place: number;
  @f.Flag('The half is not over, so this may change') isProvisional: boolean;
}

class LiveRowDto extends IntersectionType(SeasonPlayerDto, ReachDto) {}

export class LiveDto extends SeasonEditionDto {
  @f.Choice(PHASES, { nullable, about: 'Null when all phases are complete' }) phase: Phase | null;
  @Remaining() remaining: number;
  @LivePlaces() places: number | null;
  @f.Of(ProspectsDto, { nullable, about: 'What is foreseen; null when all phases are complete' })
  prospects: ProspectsDto | null;
  @f.List(LiveQualifiedDto, 'Who has qualified so far, of a finished half too') qualified: LiveQualifiedDto[];
  @f.List(LiveRowDto, 'Those who have a place first, the others in the order of the phase') rows: LiveRowDto[];
}

export function liveOf({ view, asOf }: SeasonAsOf): LiveDto {
  const { phase = null, remaining = 0, places = null, prospects = null, rows = [] } = view.reach ?? {};
  const qualified = view.outcome.qualified.map((each) => withIdentity(view, each));
  return {
    ...{ ...editionOf({ view, asOf }), phase, remaining, places, prospects, qualified },
    rows: rows.map((row) => withIdentity(view, row)),
  };
}
