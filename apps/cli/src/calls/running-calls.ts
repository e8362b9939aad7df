import { JSON_OPTION, type CallContext, type JsonOption } from './call-context.js';

export function addRunningCalls({ command, isJson, finish, surroundings }: CallContext): void {
  command('start', 'run everything: database, pages and API on one port, worker')
    .option('--demo', 'fill an empty database with a demo season first')
    .action(async ({ demo }: { demo?: boolean }) => {
      const { start } = await import('../commands/start.js');
      finish(await start(surroundings, { demo: demo === true }));
    });
  command('doctor', 'check clock, disk, settings, keys, database, worker and public address; says what to do')
    .option(...JSON_OPTION)
    .action(async (options: JsonOption) => {
      const { runDoctor } = await import('../commands/doctor.js');
      finish(await runDoctor(surroundings, { json: isJson(options) }));
    });
}
