import { ApiProperty, ApiPropertyOptional } from '@nestjs/swagger';
import { IsIdOf, IsOneOf } from '@quadrant/http';
import { CATEGORIES, GAME_TITLES, type Category, type GameTitle } from '@quadrant/rules/tournament';
import type { MovedNumberCause } from '@quadrant/store/explanations';
import { IsOptional } from 'class-validator';

/** Which number of a player is meant. */
export class CauseQuery {
  @ApiProperty({ enum: [...GAME_TITLES], description: 'Game title' })
  @IsOneOf(GAME_TITLES)
  game: GameTitle;

  @ApiProperty({ enum: [...CATEGORIES], description: 'Rating category' })
  @IsOneOf(CATEGORIES)
  category: Category;

  @ApiPropertyOptional({
    format: 'uuid',
    description: 'The rating after this tournament; without it, after the last one that the run moved',
  })
  @IsOptional()
  @IsIdOf('a tournament')
  tournament?: string;
}

class CauseRunDto {
  @ApiProperty({ type: 'integer', minimum: 1 })
  number: number;

  @ApiProperty()
  kind: string;

  @ApiProperty()
  publishedAt: Date;
}

class CauseTournamentDto {
  @ApiProperty({ format: 'uuid' })
  id: string;

  @ApiProperty()
  name: string;

  @ApiProperty()
  startsAt: Date;
}

class CauseStepDto {
  @ApiProperty()
  tournament: CauseTournamentDto;

  @ApiProperty({ description: 'Handle of the player whose rating it moved' })
  handle: string;

  @ApiProperty({ type: 'number', nullable: true, description: 'Rating after the tournament in the run before' })
  from: number | null;

  @ApiProperty({ type: 'number', nullable: true, description: 'Rating after the tournament since this run' })
  to: number | null;
}

/** Why a run moved a number. */
export class CauseDto {
  @ApiProperty()
  run: CauseRunDto;

  @ApiProperty()
  handle: string;

  @ApiProperty({ enum: [...GAME_TITLES] })
  game: GameTitle;

  @ApiProperty({ enum: [...CATEGORIES] })
  category: Category;

  @ApiProperty({
    type: 'string',
    nullable: true,
    enum: [
      ...['tournament', 'revision', 'withdrawal', 'level', 'merge', 'player-merge', 'player-merge-undo'],
      ...['league', 'rules', 'rollback'],
    ],
    description: 'What was done to the tournament of the first step; null when the search found nothing or gave up',
  })
  cause: string | null;

  @ApiProperty({ type: [CauseStepDto], description: 'From the cause to the number' })
  steps: CauseStepDto[];

  @ApiProperty({ example: 'Winter Local was added -> bob in Spring Open -> cy in Summer Cup' })
  text: string;

  @ApiProperty({ type: 'integer', minimum: 1, description: 'Players in tournaments that were looked at' })
  examined: number;

  @ApiProperty({ description: 'Whether the search ended at its limit' })
  gaveUp: boolean;
}

export function causeOf({ run, cause, steps, text, examined, gaveUp }: MovedNumberCause, query: CauseQuery): CauseDto {
  const told = steps.map(({ tournament: { id, name, position }, handle, after }) => ({
    tournament: { id, name, startsAt: new Date(position.startsAt) },
    handle,
    ...after,
  }));
  const { game, category } = query;
  return { run, handle: told.at(-1)!.handle, game, category, cause, steps: told, text, examined, gaveUp };
}
