import { promisify } from 'node:util';
import { zip, type AsyncZippable } from 'fflate';
import type { OwnFile } from '@quadrant/store/own-data';

const pack = promisify<AsyncZippable, Uint8Array>(zip);

const README = (at: Date): string => `Everything that Quadrant stores about you, as of ${at.toISOString()}.

account.json           your account
account/*.json         what belongs to it: roles, sessions, tokens, claims, drafts, announcements, disputes and so on,
                       named as the tables of the database. Secrets and their hashes are left out.
account/drafts/*       your drafts, as you sent them
account/held_reports/* your reports that waited for a coordinator, as they came
player/*.json          your player: handles, results, ratings, awards and so on. "tournament" is the id in the address
                       /tournaments/{id}.
audit.json             what you did, and what others did about your account, newest first

docs/accounts.md describes the files. /privacy says how long each kind of data is kept.
`;

/** Packs the files of a person into a ZIP archive. */
export async function zipOf(files: readonly OwnFile[], at: Date): Promise<Buffer> {
  const packed = await pack({
    'README.txt': [Buffer.from(README(at)), { mtime: at }],
    ...Object.fromEntries(files.map(({ name, content }) => [name, [content, { mtime: at }]])),
  });
  return Buffer.from(packed);
}
