import { generateSecret } from '@quadrant/http';
import { OPERATOR, type GrantedRole } from '@quadrant/rules/permissions';
import { AccountRepository, PasswordLinkRepository, SecondFactorRepository } from '@quadrant/store/accounts';
import { grantOf, type Area } from '../accounts/grant-of.js';
import { takeHandle } from '../accounts/take-handle.js';
import { withDatabase } from '../database/open-database.js';
import { DONE, type ExitCode } from '../exit-code.js';
import { printJson, type OutputOptions } from '../output.js';
import { publicSiteAddress } from '../site-address.js';
import type { Surroundings } from '../surroundings.js';
import { takeReason } from '../take-reason.js';
import { tellRefusal } from '../tell-refusal.js';

export interface AccountWish extends Area {
  readonly handle: string;
  readonly role?: readonly GrantedRole[];
}

/** `quadrant account create`: makes an account, and prints the link with which its owner sets their password. */
export function createAccount(
  surroundings: Surroundings,
  { handle: text, role: roles = [], ...area }: AccountWish,
  output: OutputOptions,
): Promise<ExitCode> {
  const handle = takeHandle(text);
  const grants = roles.flatMap((role) => grantOf(role, areaOf(role, roles.length, area)) ?? []);
  const site = publicSiteAddress(surroundings);
  return withDatabase<ExitCode>(surroundings, async (database) => {
    const { text: secret, hash } = generateSecret('qdl_');
    const accounts = new AccountRepository(database.dataSource);
    const answer = await accounts.invite({ handle, grants, linkHash: hash }, authorOf(surroundings));
    if (answer instanceof Date) return tellLink(surroundings, output, { handle, secret, expiresAt: answer, site });
    const isTaken = answer === 'account';
    const detail = isTaken
      ? `There is an account "${handle}" already: "quadrant account password-link" makes a link for it.`
      : 'The program itself acts under this handle, or one that looks like it: take another one.';
    return tellRefusal(surroundings, output, { code: isTaken ? 'account-exists' : 'handle-refused', detail });
  });
}

/** With several roles, each takes only its own part of the area. */
function areaOf(role: GrantedRole, count: number, { continent, region }: Area): Area {
  if (count === 1) return { continent, region };
  if (role === 'coordinator') return { continent };
  return role === 'regional-coordinator' || role === 'director' ? { region } : {};
}

/** `quadrant account password-link`: prints a link that sets a new password. */
export function makePasswordLink(surroundings: Surroundings, text: string, output: OutputOptions): Promise<ExitCode> {
  const site = publicSiteAddress(surroundings);
  return withDatabase<ExitCode>(surroundings, async (database) => {
    const { text: secret, hash } = generateSecret('qdl_');
    const made = await new PasswordLinkRepository(database.dataSource).create(text, hash, authorOf(surroundings));
    if (made !== null) return tellLink(surroundings, output, { ...made, secret, site });
    const detail = `There is no account ${JSON.stringify(text)}: "quadrant account create" makes one.`;
    return tellRefusal(surroundings, output, { code: 'not-found', detail });
  });
}

/** `quadrant account reset-second-factor`: the owner signs in with the password alone again. */
export function resetSecondFactor(
  surroundings: Surroundings,
  { handle, reason: text }: { readonly handle: string; readonly reason: string },
  output: OutputOptions,
): Promise<ExitCode> {
  const reason = takeReason(text);
  return withDatabase<ExitCode>(surroundings, async ({ dataSource }) => {
    const answer = await new SecondFactorRepository(dataSource).reset(handle, reason, authorOf(surroundings));
    if (answer === 'reset') {
      if (output.json) printJson(surroundings, { handle, reset: true });
      else surroundings.out(`${handle} signs in without a second factor from now on, and can set up a new one.\n`);
      return DONE;
    }
    const isAccount = answer === 'no-factor';
    const detail = isAccount
      ? `The account ${JSON.stringify(handle)} has no second factor: there is nothing to reset.`
      : `There is no account ${JSON.stringify(handle)}: "quadrant account create" makes one.`;
    return tellRefusal(surroundings, output, { code: isAccount ? 'second-factor-off' : 'not-found', detail });
  });
}

const authorOf = ({ now }: Surroundings) => ({ handle: OPERATOR.handle, at: now(), requestId: null });

interface MadeLink {
  readonly site: string;
  readonly handle: string;
  readonly secret: string;
  readonly expiresAt: Date;
}

/** Only the link is printed to the standard output. */
function tellLink(
  surroundings: Surroundings,
  { json }: OutputOptions,
  { handle, secret, expiresAt, site }: MadeLink,
): ExitCode {
  const url = `${site}/password#${secret}`;
  if (json) {
    printJson(surroundings, { handle, url, expiresAt });
    return DONE;
  }
  surroundings.err(`${handle} sets a password with this link, once, until ${expiresAt.toISOString()}:\n`);
  surroundings.out(`${url}\n`);
  return DONE;
}
