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
  command('migrate', 'bring the database of DATABASE_URL up to date, and end').action(async () => {
    const { migrate } = await import('../commands/migrate.js');
    finish(await migrate(surroundings));
  });
  command('make-secrets <folder>', 'make the passwords of docker-compose.yml that are not there yet')
    .option('--at <host:port>', 'where the services reach PostgreSQL', 'postgres:5432')
    .action(async (folder: string, options: { at: string }) => {
      const { makeSecrets } = await import('../commands/make-secrets.js');
      finish(makeSecrets(surroundings, folder, options));
    });
}
