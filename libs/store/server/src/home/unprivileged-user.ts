import { readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import { EmbeddedPostgresError, WAY_OUT } from '../embedded-postgres-error.js';

/** The account that PostgreSQL runs under when Quadrant runs as root: PostgreSQL refuses to be root. */
export interface Account {
  readonly name: string;
  readonly uid: number;
  readonly gid: number;
}

/** Whether this process is root and therefore has to start PostgreSQL under another account. */
export function isRoot(): boolean {
  return process.getuid?.() === 0;
}

/** The account for a new cluster: `postgres`, else `nobody`. @throws EmbeddedPostgresError when neither exists. */
export function getUnprivilegedAccount(): Account {
  const accounts = listAccounts();
  const account = ['postgres', 'nobody'].flatMap((name) => accounts.find((one) => one.name === name) ?? []).at(0);
  if (account === undefined) {
    throw new EmbeddedPostgresError(
      `PostgreSQL refuses to run as root, and there is neither a user "postgres" nor a user "nobody" here. ` +
        `Start Quadrant as an ordinary user. ${WAY_OUT}`,
    );
  }
  return account;
}

/** The account with this user id; PostgreSQL wants the id to have a name. */
export function findAccount(uid: number): Account | null {
  return listAccounts().find((account) => account.uid === uid) ?? null;
}

/** Whether the account may walk to the folder: each folder on the way grants it search permission. */
export function canReach(folder: string, account: Account): boolean {
  const { mode, uid, gid } = statSync(folder);
  const searchBit = uid === account.uid ? 0o100 : gid === account.gid ? 0o010 : 0o001;
  const parent = path.dirname(folder);
  return (mode & searchBit) !== 0 && (parent === folder || canReach(parent, account));
}

function listAccounts(): Account[] {
  const lines = readFileSync('/etc/passwd', 'utf8').split('\n');
  return lines.flatMap((line) => {
    const [name, , uid, gid] = line.split(':');
    return name && uid && gid ? [{ name, uid: Number(uid), gid: Number(gid) }] : [];
  });
}
