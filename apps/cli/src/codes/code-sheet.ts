import { decodeJwt } from 'jose';
import { normaliseHandle } from '@quadrant/rules/tournament';
import { readPublic } from '../read-public.js';
import { CannotRun } from '../exit-code.js';
import { siteAddress } from '../site-address.js';
import { receiptsIn, type WrittenReceipt } from '../receipts-in.js';
import type { Surroundings } from '../surroundings.js';

/** A director prints this and cuts it apart: each new player has a block. */
export interface CodeSheet {
  /** It is null when the site did not tell it. */
  readonly tournament: string | null;
  readonly players: readonly {
    /** The name that the report gives; null for a player without one. */
    readonly name: string | null;
    readonly handle: string;
    readonly code: string;
  }[];
  /** On this page, somebody without an account uses their code. */
  readonly signUp: string;
  /** On this page, somebody with an account uses their code. */
  readonly account: string;
}

/**
 * Returns the sheets of a saved answer, one for each receipt that has codes. The names come from the site, because
 * receipts have handles only.
 * @throws CannotRun when the text has no codes
 */
export async function readCodeSheets(surroundings: Surroundings, file: string, text: string): Promise<CodeSheet[]> {
  const receipts = receiptsIn(text).filter(({ claimCodes }) => Array.isArray(claimCodes));
  if (receipts.length === 0)
    throw new CannotRun(
      `${file} has no receipt. Save the answer of "submit --json" or of "held show ID --json", and give that file.`,
    );
  const sheets: CodeSheet[] = [];
  for (const receipt of receipts) {
    const codes = codesOf(receipt);
    if (codes.length > 0) sheets.push(await sheetOf(surroundings, receipt, codes));
  }
  if (sheets.length > 0) return sheets;
  throw new CannotRun(
    `${file} has no claim codes: only a report with new players gives them, and only its sender sees them. ` +
      'A director gets a new code for a player from POST /api/v1/players/{handle}/claim-code.',
  );
}

interface WrittenCode {
  readonly handle: string;
  readonly code: string;
}

const codesOf = ({ claimCodes }: WrittenReceipt): WrittenCode[] => (claimCodes as unknown[]).filter(isCode);

function isCode(value: unknown): value is WrittenCode {
  const { handle, code } = (value ?? {}) as Partial<Record<keyof WrittenCode, unknown>>;
  return typeof handle === 'string' && typeof code === 'string';
}

async function sheetOf(
  surroundings: Surroundings,
  receipt: WrittenReceipt,
  codes: readonly WrittenCode[],
): Promise<CodeSheet> {
  const { env } = surroundings;
  const publicAddress = issuerOf(receipt);
  const site = env['QUADRANT_URL'] ? siteAddress(surroundings) : (publicAddress ?? siteAddress(surroundings));
  const { tournament, names } = await findNames(surroundings, site, receipt['tournamentId']);
  // Players use the public address, even where the sender uses another one.
  const address = publicAddress ?? site;
  return {
    tournament,
    players: codes.map(({ handle, code }) => ({ name: names.get(normaliseHandle(handle)) ?? null, handle, code })),
    signUp: new URL('/sign-up', address).href,
    account: new URL('/account', address).href,
  };
}

/** Returns the public address of the site, as the site has signed it; null where it has none. */
function issuerOf({ signature }: WrittenReceipt): string | null {
  try {
    const { iss } = decodeJwt(String(signature));
    return iss !== undefined && /^https?:\/\//.test(iss) && URL.canParse(iss) ? iss : null;
  } catch {
    return null;
  }
}

interface FoundNames {
  readonly tournament: string | null;
  /** The key is the handle. */
  readonly names: ReadonlyMap<string, string>;
}

/** A sheet without names is better than none, so a site that does not answer is only mentioned. */
async function findNames({ err }: Surroundings, site: string, tournamentId: unknown): Promise<FoundNames> {
  try {
    const path = `/api/v1/tournaments/${encodeURIComponent(String(tournamentId))}/document?format=quadrant-1`;
    const answer = await readPublic(site, path);
    if ('text' in answer) return namesOf(answer.text);
    err(`The sheet has no names. ${answer.refusal.detail}\n`);
  } catch (error) {
    if (!(error instanceof CannotRun)) throw error;
    err(`The sheet has no names. ${error.message}\n`);
  }
  return { tournament: null, names: new Map() };
}

function namesOf(text: string): FoundNames {
  const { tournament, players } = JSON.parse(text) as {
    readonly tournament: { readonly name: string };
    readonly players: readonly { readonly handle: string; readonly name?: string }[];
  };
  const named = players.flatMap(({ handle, name }) => (name ? [[normaliseHandle(handle), name] as const] : []));
  return { tournament: tournament.name, names: new Map(named) };
}
