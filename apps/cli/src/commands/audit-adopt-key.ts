import { OPERATOR } from '@quadrant/rules/permissions';
import { adoptAuditKey, openAuditHome } from '@quadrant/store/audit';
import { withDatabase } from '../database/open-database.js';
import { DONE, type ExitCode } from '../exit-code.js';
import { readSettings } from '../settings.js';
import type { Surroundings } from '../surroundings.js';
import { takeReason } from '../take-reason.js';

/** `quadrant audit adopt-key`: the database continues with the key of this home, and the audit records it. */
export function adoptKey(surroundings: Surroundings, { reason: text }: { reason: string }): Promise<ExitCode> {
  const reason = takeReason(text);
  const [key] = openAuditHome(readSettings(surroundings).home).keys;
  const author = { handle: OPERATOR.handle, at: surroundings.now(), requestId: null };
  const tell = (): Promise<ExitCode> => {
    surroundings.out(
      `The audit continues with the key ${key.id} of this home. Entries that were sealed with a lost key cannot be checked.\n`,
    );
    return Promise.resolve(DONE);
  };
  return withDatabase(surroundings, tell, adoptAuditKey(author, reason));
}
