import { parsePublicKeys, verifyReceipt, type PublicKeys, type ReceiptFault } from '@quadrant/store/receipts';
import { CannotRun, DONE, REFUSED, type ExitCode } from '../exit-code.js';
import { siteAddress } from '../site-address.js';
import { printJson } from '../output.js';
import { readArgument } from '../read-report-file.js';
import { receiptsIn } from '../receipts-in.js';
import type { Surroundings } from '../surroundings.js';

const FAULTS: Readonly<Record<ReceiptFault, string>> = {
  'not-a-receipt': 'this is no signed receipt.',
  'key-unknown': 'none of these keys signed it. Ask the site that gave the receipt for its keys.',
  'signature-wrong': 'it was changed after it was signed, or a part is missing.',
};

/** `quadrant receipt verify FILE`: checks each receipt of the file. The exit code is 1 when one of them is not genuine. */
export async function verifyReceiptFile(
  surroundings: Surroundings,
  file: string,
  { keys: keysFile, json }: { readonly keys: string | null; readonly json: boolean },
): Promise<ExitCode> {
  const signatures = signaturesOf(readArgument(surroundings, file).toString('utf8'));
  if (signatures.length === 0)
    throw new CannotRun(`${file} has no receipt: give the answer of "submit --json", or a signature.`);
  const keys = keysFile === null ? await fetchKeys(siteAddress(surroundings)) : readKeys(surroundings, keysFile);
  const verdicts = await Promise.all(signatures.map((signature) => verifyReceipt(signature, keys)));
  if (json) {
    printJson(
      surroundings,
      verdicts.map((verdict) =>
        typeof verdict === 'string' ? { genuine: false, fault: verdict } : { genuine: true, ...verdict },
      ),
    );
  } else {
    for (const verdict of verdicts) surroundings.out(`${file}: ${describe(verdict)}\n`);
  }
  return verdicts.every((verdict) => typeof verdict !== 'string') ? DONE : REFUSED;
}

function describe(verdict: Awaited<ReturnType<typeof verifyReceipt>>): string {
  if (typeof verdict === 'string') return `not genuine: ${FAULTS[verdict]}`;
  const { iss, shortId, id, tournamentId, revision, state, sha256, receivedAt } = verdict.claims;
  const about =
    tournamentId === null ? '' : `\n  tournament ${tournamentId}${revision === null ? '' : `, revision ${revision}`}`;
  return `genuine. ${iss ?? 'The site'} received the report ${shortId} at ${receivedAt} (${state}).\n  submission ${id}${about}\n  sha256 ${sha256}`;
}

/** Finds the signatures in an answer of `submit --json`, in one receipt, or in a signature alone. */
function signaturesOf(text: string): string[] {
  const trimmed = text.trim();
  if (/^[\w-]+\.[\w-]+\.[\w-]+$/.test(trimmed)) return [trimmed];
  return receiptsIn(trimmed).flatMap(({ signature }) => (typeof signature === 'string' ? [signature] : []));
}

function readKeys(surroundings: Surroundings, file: string): PublicKeys {
  const keys = parsePublicKeys(readArgument(surroundings, file).toString('utf8'));
  if (keys !== null) return keys;
  throw new CannotRun(`${file} has no keys of receipts: save what the site serves at /.well-known/jwks.json.`);
}

async function fetchKeys(url: string): Promise<PublicKeys> {
  const address = new URL('/.well-known/jwks.json', url);
  const text = await fetch(address).then(
    (response) => response.text(),
    () => null,
  );
  const keys = text === null ? null : parsePublicKeys(text);
  if (keys !== null) return keys;
  throw new CannotRun(
    `${address.href} gives no keys of receipts. Set QUADRANT_URL to the site that gave the receipt, or give --keys FILE.`,
  );
}
