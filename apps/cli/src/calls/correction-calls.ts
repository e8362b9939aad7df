import { JSON_OPTION, type CallContext, type JsonOption } from './call-context.js';

interface CorrectionCall extends JsonOption {
  readonly reason: string;
  readonly preview?: boolean;
}

export function addCorrectionCalls({ command, isJson, finish, surroundings }: CallContext): void {
  command('withdraw <tournament>', 'withdraw a tournament, by its id; uses QUADRANT_URL and QUADRANT_TOKEN')
    .requiredOption('--reason <text>', 'reason; shown with the run')
    .option('--preview', 'show what would change, and change nothing')
    .option(...JSON_OPTION)
    .action(async (id: string, { reason, preview = false, ...options }: CorrectionCall) => {
      const { withdraw } = await import('../commands/correct.js');
      finish(await withdraw(surroundings, id, { reason, preview, json: isJson(options) }));
    });
  command(
    'set-level <tournament> <level>',
    "set a tournament's level, 1 to 5; report: that of its report; asks QUADRANT_URL with QUADRANT_TOKEN",
  )
    .requiredOption('--reason <text>', 'reason; shown with the run')
    .option('--preview', 'show what would change, and change nothing')
    .option(...JSON_OPTION)
    .action(async (id: string, level: string, { reason, preview = false, ...options }: CorrectionCall) => {
      const { setLevel } = await import('../commands/correct.js');
      finish(await setLevel(surroundings, id, level, { reason, preview, json: isJson(options) }));
    });
  command(
    'merge-players <handle> <into>',
    'merge a player who is stored twice into the other one; uses QUADRANT_URL and QUADRANT_TOKEN',
  )
    .requiredOption('--reason <text>', 'reason; shown with the run')
    .option('--preview', 'show what would change, and change nothing')
    .option(...JSON_OPTION)
    .action(async (handle: string, into: string, { reason, preview = false, ...options }: CorrectionCall) => {
      const { mergePlayers } = await import('../commands/merge-players.js');
      finish(await mergePlayers(surroundings, handle, into, { reason, preview, json: isJson(options) }));
    });
  command('undo-merge <id>', 'undo a merge of players, by its id; asks QUADRANT_URL with QUADRANT_TOKEN')
    .requiredOption('--reason <text>', 'reason; shown with the run')
    .option('--preview', 'show what would change, and change nothing')
    .option(...JSON_OPTION)
    .action(async (id: string, { reason, preview = false, ...options }: CorrectionCall) => {
      const { undoMerge } = await import('../commands/merge-players.js');
      finish(await undoMerge(surroundings, id, { reason, preview, json: isJson(options) }));
    });
}
