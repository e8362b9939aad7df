import { say } from '@quadrant/rules/message';
import { notFound } from '@quadrant/http';
import type { Account, AccountRepository } from '@quadrant/store/accounts';

/** @throws Problem 404 when nobody has the handle */
export async function getAccount(accounts: AccountRepository, handle: string): Promise<Account> {
  const account = await accounts.findByHandle(handle);
  if (account !== null) return account;
  throw noAccount(handle);
}

export const noAccount = (handle: string) =>
  notFound(
    say`There is no account ${JSON.stringify(handle)}.`,
    say`Administrators see all accounts at /api/v1/accounts.`,
  );
