import { sub, type CallContext, type JsonOption } from './call-context.js';

export function addDirectingCalls({ command, isJson, finish, surroundings }: CallContext): void {
  const directing = command('directing', 'agree or decline to direct tournaments that name you as a director');
  sub(directing, 'list', 'list the tournaments that name you and that you have not answered').action(
    async (options: JsonOption) => {
      const { listInvitations } = await import('../commands/directing.js');
      finish(await listInvitations(surroundings, { json: isJson(options) }));
    },
  );
  sub(directing, 'agree <id>', 'agree to direct one').action(async (id: string, options: JsonOption) => {
    const { agreeToDirect } = await import('../commands/directing.js');
    finish(await agreeToDirect(surroundings, id, { json: isJson(options) }));
  });
  sub(directing, 'decline <id>', 'decline to direct one').action(async (id: string, options: JsonOption) => {
    const { declineToDirect } = await import('../commands/directing.js');
    finish(await declineToDirect(surroundings, id, { json: isJson(options) }));
  });
  sub(directing, 'withdraw <id>', 'take back an invitation of yours that has no answer')
    .requiredOption('--director <handle>', 'who is invited')
    .action(async (id: string, { director, json }: JsonOption & { director: string }) => {
      const { withdrawInvitation } = await import('../commands/directing.js');
      finish(await withdrawInvitation(surroundings, id, director, { json: isJson({ json }) }));
    });
}
