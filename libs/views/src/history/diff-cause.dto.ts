import { f, nullable } from '@quadrant/http';

export class DiffTournamentDto {
  @f.Id({ nullable, about: 'Null for one that is not stored' }) key: string | null;
  @f.AnyText() name: string;
}

/** It explains why a number moves. */
export class DiffCauseDto {
  @f.Choice(
    [
      ...['tournament', 'revision', 'withdrawal', 'level', 'merge', 'player-merge', 'player-merge-undo'],
      ...['league', 'rules', 'rollback'],
    ],
    'What was done',
  )
  kind: string;
  @f.Of(DiffTournamentDto, { nullable, about: 'Null for what is about no single tournament' })
  tournament: DiffTournamentDto | null;
}

class CauseCountDto extends DiffCauseDto {
  @f.Count('Players with a number that it reached before any other cause') players: number;
}

/** How far causes reach, the furthest first. */
export class CauseCountsDto {
  @f.Count() total: number;
  @f.List(CauseCountDto) largest: readonly CauseCountDto[];
}
