import { JSON_OPTION, type CallContext, type JsonOption } from './call-context.js';

export function addReceiptCalls({ command, isJson, finish, surroundings }: CallContext): void {
  const receipt = command(
    'receipt',
    'check signed receipts, print their claim codes, and replace the key that signs them',
  );
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
    .command('codes <file>')
    .description(
      'print the claim codes of new players to cut apart, from a saved answer of submit --json, or - for the standard ' +
        'input; QUADRANT_URL is asked for the names',
    )
    .option('--html', 'print a page for a printer, as in: quadrant receipt codes receipt.json --html > codes.html')
    .option(...JSON_OPTION)
    .showHelpAfterError('Try "quadrant receipt codes --help".')
    .action(async (file: string, { html, json }: JsonOption & { html?: boolean }) => {
      const { printCodes } = await import('../commands/receipt-codes.js');
      const asText = html === true ? 'html' : 'text';
      finish(await printCodes(surroundings, file, isJson({ json }) ? 'json' : asText));
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
