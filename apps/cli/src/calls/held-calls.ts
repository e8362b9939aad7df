import { JSON_OPTION, type CallContext, type JsonOption } from './call-context.js';
import { Option } from 'commander';

const STATES = ['held', 'approved', 'declined', 'withdrawn'] as const;

export function addHeldCalls({ command, isJson, finish, surroundings }: CallContext): void {
  const held = command('held', 'reports that wait for a decision; uses QUADRANT_URL and QUADRANT_TOKEN');
  held
    .command('list')
    .description('list your own, and those that you decide about, the newest first')
    .addOption(new Option('--state <state>', 'only those in this state').choices(STATES).default('held'))
    .option('--mine', 'only those that you sent')
    .option(...JSON_OPTION)
    .action(
      async ({ state, mine = false, ...options }: JsonOption & { state: (typeof STATES)[number]; mine?: boolean }) => {
        const { listHeld } = await import('../commands/held.js');
        finish(await listHeld(surroundings, { state, mine }, { json: isJson(options) }));
      },
    );
  held
    .command('show <id>')
    .description('show one, with its findings and players')
    .option(...JSON_OPTION)
    .action(async (id: string, options: JsonOption) => {
      const { showHeld } = await import('../commands/held.js');
      finish(await showHeld(surroundings, id, { json: isJson(options) }));
    });
  held
    .command('approve <id>')
    .description('let a report count')
    .option('--reason <text>', 'its sender sees it')
    .option('--approve-director', 'approve its sender as a director, so that their next reports count at once')
    .option('--region <name>', 'with --approve-director: only in this region')
    .option(...JSON_OPTION)
    .action(async (id: string, { json, ...approval }: JsonOption & { reason?: string }) => {
      const { approveHeld } = await import('../commands/held.js');
      finish(await approveHeld(surroundings, id, approval, { json: isJson({ json }) }));
    });
  held
    .command('decline <id>')
    .description('decline a report: it never counts')
    .requiredOption('--reason <text>', 'its sender sees it')
    .option(...JSON_OPTION)
    .action(async (id: string, { json, reason }: JsonOption & { reason: string }) => {
      const { declineHeld } = await import('../commands/held.js');
      finish(await declineHeld(surroundings, id, reason, { json: isJson({ json }) }));
    });
  held
    .command('withdraw <id>')
    .description('withdraw a report of yours that waits')
    .option(...JSON_OPTION)
    .action(async (id: string, options: JsonOption) => {
      const { withdrawHeld } = await import('../commands/held.js');
      finish(await withdrawHeld(surroundings, id, { json: isJson(options) }));
    });
  held
    .command('confirm <id>')
    .description('say why the findings of your own report that waits are right')
    .requiredOption(
      '--confirm <code=reason>',
      'code of a finding, and why it is right; again for others',
      (text: string, before: string[] = []) => [...before, text],
    )
    .option(...JSON_OPTION)
    .showHelpAfterError('Try "quadrant held confirm --help".')
    .action(async (id: string, { confirm, ...options }: JsonOption & { confirm: string[] }) => {
      const { confirmHeld } = await import('../commands/held-confirm.js');
      finish(await confirmHeld(surroundings, id, { confirm, json: isJson(options) }));
    });
}
