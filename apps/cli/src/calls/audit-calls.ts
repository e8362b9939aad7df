import { JSON_OPTION, type CallContext, type JsonOption } from './call-context.js';

/** The record of who did what. */
export function addAuditCalls({ command, isJson, finish, surroundings }: CallContext): void {
  command('audit', 'the record of who did what')
    .command('verify')
    .description('check that no entry was changed, taken away or added behind our back')
    .option(...JSON_OPTION)
    .showHelpAfterError('Try "quadrant audit verify --help".')
    .action(async (options: JsonOption) => {
      const { verifyAuditChain } = await import('../commands/audit-verify.js');
      finish(await verifyAuditChain(surroundings, { json: isJson(options) }));
    });
}
