import { JSON_OPTION, type CallContext, type JsonOption } from './call-context.js';

/** Signed receipts, and the keys that sign them. */
export function addReceiptCalls({ command, isJson, finish, surroundings }: CallContext): void {
  const receipt = command('receipt', 'check signed receipts, and replace the key that signs them');
  receipt
    .command('verify <file>')
    .description('check a receipt: the answer of submit --json, or its signature alone')
    .option('--keys <file>', 'the keys of the site as a file; without it QUADRANT_URL is asked for them')
    .option(...JSON_OPTION)
    .showHelpAfterError('Try "quadrant receipt verify --help".')
    .action(async (file: string, { keys, json }: JsonOption & { keys?: string }) => {
      const { verifyReceiptFile } = await import('../commands/receipt-verify.js');
      finish(await verifyReceiptFile(surroundings, file, { keys: keys ?? null, json: isJson({ json }) }));
    });
  receipt
    .command('new-key')
    .description('sign with a new key from the next start on; receipts of the old one can still be checked')
    .showHelpAfterError('Try "quadrant receipt new-key --help".')
    .action(async () => {
      const { newReceiptKey } = await import('../commands/receipt-new-key.js');
      finish(newReceiptKey(surroundings));
    });
}
