import { JSON_OPTION, type CallContext, type JsonOption } from './call-context.js';

export function addAuditCalls({ command, isJson, finish, surroundings }: CallContext): void {
  const audit = command('audit', 'the record of who did what');
  audit
    .command('adopt-key')
    .description('go on with the key of this QUADRANT_HOME when the key of the database is lost')
    .requiredOption('--reason <text>', 'why, for the audit')
    .showHelpAfterError('Try "quadrant audit adopt-key --help".')
    .action(async (options: { reason: string }) => {
      const { adoptKey } = await import('../commands/audit-adopt-key.js');
      finish(await adoptKey(surroundings, options));
    });
  audit
    .command('verify')
    .description('check that no entry was changed, taken away or added behind our back')
    .option(...JSON_OPTION)
    .showHelpAfterError('Try "quadrant audit verify --help".')
    .action(async (options: JsonOption) => {
      const { verifyAuditChain } = await import('../commands/audit-verify.js');
      finish(await verifyAuditChain(surroundings, { json: isJson(options) }));
    });
}
