import { findAuditHome, isIntact, verifyAudit, type AuditVerification } from '@quadrant/store/audit';
import { describeAudit } from '../audit/describe-audit.js';
import { withDatabase } from '../database/open-database.js';
import { CannotRun, DONE, REFUSED, type ExitCode } from '../exit-code.js';
import { printJson, type OutputOptions } from '../output.js';
import { showProgress } from '../progress.js';
import { readSettings } from '../settings.js';
import type { Surroundings } from '../surroundings.js';

/** `quadrant audit verify`: compares every entry with its seal and the anchors to find any that was altered. */
export function verifyAuditChain(surroundings: Surroundings, { json }: OutputOptions): Promise<ExitCode> {
  const { home } = readSettings(surroundings);
  // This is asked before the database is opened, because that makes a key where there is none.
  const auditHome = findAuditHome(home);
  if (auditHome === null) {
    throw new CannotRun(
      `There is no audit key in ${home}/secrets/audit-key, so nothing can be checked. Put it back from a copy, or set ` +
        'QUADRANT_HOME to the folder that it is in; if nothing was ever written, the first start creates one.',
    );
  }
  return withDatabase<ExitCode>(surroundings, async ({ dataSource }) => {
    const progress = showProgress(surroundings, 'Audit', 'entries');
    const verification = await verifyAudit(dataSource, auditHome, (done, total) =>
      progress.update(done, total),
    ).finally(() => progress.stop());
    if (json) printJson(surroundings, describeForPrograms(verification));
    else surroundings.out(describeAudit(verification));
    return isIntact(verification) ? DONE : REFUSED;
  });
}

/** JSON has no integers apart from doubles; ids stay below that limit for longer than a lifetime. */
const describeForPrograms = (verification: AuditVerification): unknown =>
  JSON.parse(
    JSON.stringify({ verified: isIntact(verification), ...verification }, (_name, value: unknown) =>
      typeof value === 'bigint' ? Number(value) : value,
    ),
  );
