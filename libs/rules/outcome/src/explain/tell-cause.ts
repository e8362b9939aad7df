import type { DiffCauseKind } from '../diff/history-diff.js';
import type { CausePath } from './find-cause.js';

const DONE: Readonly<Record<DiffCauseKind, string>> = {
  tournament: 'was added',
  revision: 'was corrected',
  withdrawal: 'was withdrawn',
  level: 'was given another level or rated flag',
  merge: 'was merged',
  'player-merge': 'was played by somebody who was merged with another player',
  'player-merge-undo': 'was played by somebody whose merge with another player was undone',
  league: 'is now worth something else in its league',
  rules: 'was rated by other rules',
  rollback: 'was rolled back',
};

/** The path in one line: `Winter Local was added -> bob in Spring Open -> cy in Summer Cup`. */
export function tellCause({ cause, steps, gaveUp, examined }: CausePath): string {
  const ways = steps.map(({ handle, tournament }) => `${handle} in ${tournament.name}`);
  if (gaveUp) return `not found within ${examined} steps -> ${ways.join(' -> ')}`;
  const root = cause === null ? 'for no known reason' : `${steps[0]?.tournament.name} ${DONE[cause]}`;
  // Who played in the tournament itself is already told by its name, unless nobody else comes after.
  const rest = cause !== null && ways.length > 1 ? ways.slice(1) : ways;
  return [root, ...rest].join(' -> ');
}
