import type { Text } from '@quadrant/rules/message';
import { f, nullable, optional } from '@quadrant/http';
import { CATEGORIES, GAME_TITLES, type Category, type GameTitle } from '@quadrant/rules/tournament';
import type { ExplainedMove } from '@quadrant/views';

export class CauseQuery {
  @f.Choice(GAME_TITLES, 'Game title') game: GameTitle;
  @f.Choice(CATEGORIES, 'Rating category') category: Category;
  @f.IdOf('a tournament', {
    optional,
    about: 'The rating after this tournament; without it, after the last one that the run moved',
  })
  tournament?: string;
}

class CauseRunDto {
  @f.Ordinal() number: number;
  @f.AnyText() kind: string;
  @f.Instant() publishedAt: Date;
}

class CauseTournamentDto {
  @f.Id() id: string;
  @f.AnyText() name: string;
  @f.Instant() startsAt: Date;
}

class CauseStepDto {
  @f.Of(CauseTournamentDto) tournament: CauseTournamentDto;
  @f.AnyText('Handle of the player whose rating it moved') handle: string;
  @f.Decimal({ nullable, about: 'Rating after the tournament in the run before' }) from: number | null;
  @f.Decimal({ nullable, about: 'Rating after the tournament since this run' }) to: number | null;
}

/** Says why a run moved a number. */
export class CauseDto {
  @f.Of(CauseRunDto) run: CauseRunDto;
  @f.AnyText() handle: string;
  @f.Choice(GAME_TITLES) game: GameTitle;
  @f.Choice(CATEGORIES) category: Category;
  @f.Choice(
    [
      ...['tournament', 'revision', 'withdrawal', 'level', 'merge', 'player-merge', 'player-merge-undo'],
      ...['league', 'rules', 'rollback'],
    ],
    {
      nullable,
      about: 'What was done to the tournament of the first step; null when the search found nothing or gave up',
    },
  )
  cause: string | null;
  @f.List(CauseStepDto, 'From the cause to the number') steps: CauseStepDto[];
  @f.AnyText({ example: 'Winter Local was added -> bob in Spring Open -> cy in Summer Cup' }) text: Text;
  @f.Ordinal('Players in tournaments that were looked at') examined: number;
  @f.Flag('Whether the search ended at its limit') gaveUp: boolean;
}

export function causeOf({ steps, ...move }: ExplainedMove): CauseDto {
  const told = steps.map(({ tournament: { id, name, position }, handle, after }) => ({
    tournament: { id, name, startsAt: new Date(position.startsAt) },
    handle,
    ...after,
  }));
  const { run, game, category, cause, text, examined, gaveUp } = move;
  return { run, handle: told.at(-1)!.handle, game, category, cause, steps: told, text, examined, gaveUp };
}
