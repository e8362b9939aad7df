import { usualSystemOf } from '@quadrant/rules/systems';
import { citeSection, type Stage, type TimedTournament } from '@quadrant/rules/tournament';
import { CannotRun, DONE, type ExitCode } from '../exit-code.js';
import { printJson, type OutputOptions } from '../output.js';
import type { Surroundings } from '../surroundings.js';

export interface TimeLimitsOptions extends OutputOptions, TimedTournament {
  readonly stage: Stage;
}

const PER = { round: 'a round', game: 'a game', 'five-rounds': 'five rounds of a pod' } as const;

/** `quadrant time-limits 1e constructed`: prints how long a round lasts, and the source. */
export function timeLimits(surroundings: Surroundings, { json, stage, ...tournament }: TimeLimitsOptions): ExitCode {
  const found = usualSystemOf(tournament.game).playing.timeLimit(tournament, stage);
  if (found === null) {
    const { game, format, rules, online } = tournament;
    const asked = [game, format, rules, online ? 'online' : null, stage === 'swiss' ? null : 'match play'];
    const words = asked.filter((word) => word !== null).join(', ');
    throw new CannotRun(
      `No document has a time limit for ${words}. See which game has what: quadrant rules opg-4.2 4.1`,
    );
  }
  const { minutes, per, source } = found;
  if (json) printJson(surroundings, { ...tournament, stage, minutes, per, source: citeSection(source) });
  else surroundings.out(`${minutes} minutes for ${PER[per]} (${citeSection(source)})\n`);
  return DONE;
}
