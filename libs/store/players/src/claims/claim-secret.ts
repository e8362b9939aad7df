import path from 'node:path';
import type { PoolClient } from 'pg';
import { dataSourceOf } from '@quadrant/store/database';
import { getAuditHome } from '@quadrant/store/audit';
import { readOrMakeKey } from '@quadrant/store/server';

const secrets = new Map<string, Buffer>();

/**
 * The secret that claim codes are derived from, kept beside the audit's key in `secrets/claim-key` of QUADRANT_HOME and
 * made at first use. All processes of an installation share it. When it is lost, codes that were given out stop working,
 * and directors can ask for new ones.
 *
 * @throws Error when the file holds something else
 */
export function claimSecretOf(client: PoolClient): Buffer {
  const file = path.join(path.dirname(getAuditHome(dataSourceOf(client)).keysFile), 'claim-key');
  const known = secrets.get(file);
  if (known) return known;
  const secret = readOrMakeKey(file);
  secrets.set(file, secret);
  return secret;
}
