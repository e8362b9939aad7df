import { type Text, say, joined } from '@quadrant/rules/message';
import type { DiffCauseKind } from '@quadrant/rules/history-diff';
import type { CausePath } from './find-cause.js';

const DONE: Readonly<Record<DiffCauseKind, Text>> = {
  tournament: say`was added`,
  revision: say`was corrected`,
  withdrawal: say`was withdrawn`,
  level: say`was given another level or rated flag`,
  merge: say`was merged`,
  'player-merge': say`was played by somebody who was merged with another player`,
  'player-merge-undo': say`was played by somebody whose merge with another player was undone`,
  league: say`is now worth something else in its league`,
  rules: say`was rated by other rules`,
  rollback: say`was rolled back`,
};

/** Writes the path in one line: `Winter Local was added -> bob in Spring Open -> cy in Summer Cup`. */
export function tellCause({ cause, steps, gaveUp, examined }: CausePath): Text {
  const ways = steps.map(({ handle, tournament }) => say`${handle} in ${tournament.name}`);
  if (gaveUp) return say`not found within ${examined} steps -> ${joined(ways, ' -> ')}`;
  const root = cause === null ? say`for no known reason` : say`${steps[0]?.tournament.name ?? ''} ${DONE[cause]}`;
  // The name of the changed tournament already covers its own player, unless no other step follows.
  const rest = cause !== null && ways.length > 1 ? ways.slice(1) : ways;
  return joined([root, ...rest], ' -> ');
}
