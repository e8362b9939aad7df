import { createHash, createHmac } from 'node:crypto';
import path from 'node:path';
import type { DataSource } from 'typeorm';
import { getAuditHome } from '@quadrant/store/audit';
import { readOrMakeKey } from '@quadrant/store/server';
import { SeedChain } from './seed-chain.js';

/** Makes the chains of one installation. */
export class TossSecret {
  /** Names the secret beside its chains, and gives nothing of it away. */
  readonly id: string;
  private readonly chains = new Map<number, SeedChain>();

  constructor(private readonly secret: Buffer) {
    this.id = createHash('sha256').update('quadrant toss key\0').update(secret).digest('hex').slice(0, 8);
  }

  /**
   */
  chain(ordinal: number): SeedChain {
    const known = this.chains.get(ordinal);
    if (known) return known;
    const chain = new SeedChain(createHmac('sha256', this.secret).update(`toss chain ${ordinal}`).digest());
    this.chains.set(ordinal, chain);
    return chain;
  }
}

const secrets = new Map<string, TossSecret>();

/**
 * The secret that seeds of tosses come from, kept beside the audit's key in `secrets/toss-key` of QUADRANT_HOME and made at
 * first use. All processes of an installation share it. When it is lost, a new chain is published and used from then on;
 * seeds that were drawn are kept with their tournaments.
 *
 * @throws Error when the file holds something else
 */
export function tossSecretOf(dataSource: DataSource): TossSecret {
  const file = path.join(path.dirname(getAuditHome(dataSource).keysFile), 'toss-key');
  const known = secrets.get(file);
  if (known) return known;
  const secret = new TossSecret(readOrMakeKey(file));
  secrets.set(file, secret);
  return secret;
}
