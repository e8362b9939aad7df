import type { CallContext } from './call-context.js';

export function addRunningCalls({ command, finish, surroundings }: CallContext): void {
  command('start', 'run everything: database, pages and API on one port, worker')
    .option('--demo', 'fill an empty database with a demo season first')
    .action(async ({ demo }: { demo?: boolean }) => {
      const { start } = await import('../commands/start.js');
      finish(await start(surroundings, { demo: demo === true }));
    });
}
