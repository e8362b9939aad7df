import { say } from '@quadrant/rules/message';
import { IntersectionType } from '@nestjs/swagger';
import { f, nullable, optional } from '@quadrant/http';
import {
  LEAST_PARTICIPANTS,
  type NextPlace,
  type NextTournament,
  type Prospects,
  type ReachStatus,
} from '@quadrant/rules/leagues';
import { AsOfQuery } from '../moments/as-of-query.dto.js';

const MOST_PARTICIPANTS = 5000;

export class ForeseenFieldDto {
  @f.QueryWhole(LEAST_PARTICIPANTS, MOST_PARTICIPANTS, {
    optional,
    about: "Participants of the largest field that is foreseen; the largest of the league's history when left out",
    says: say`must be a whole number of participants`,
  })
  participants?: number;
}

export class LiveQuery extends IntersectionType(ForeseenFieldDto, AsOfQuery) {}

/** "In" and "out" assume this about the tournaments that are left. */
export class ProspectsDto implements Prospects {
  @f.Integer('Participants of the largest field that is foreseen') participants: number;
  @f.Count({
    nullable,
    about:
      'The most bonus points of one player in one tournament, by the maxima of the schemes in force; null where a scheme states none: then everything is by table points alone',
  })
  bonus: number | null;
}

class NextPlaceDto implements NextPlace {
  @f.Ordinal() place: number;
  @f.Count('By table 12.4.1, without bonus') points: number;
  @f.Ordinal('Place in the phase, if nobody else gained anything') standing: number;
  @f.Choice(['in', 'bubble', 'out'], {
    nullable,
    about: 'Whatever the others do; null while no qualifiers are announced',
  })
  status: ReachStatus | null;
}

/** "If you finish 1st, 2nd, 3rd … next time". */
export class NextTournamentDto implements NextTournament {
  @f.Integer("Participants that are taken for it: those of the season's last one, or as asked") participants: number;
  @f.List(NextPlaceDto) places: readonly NextPlaceDto[];
}
