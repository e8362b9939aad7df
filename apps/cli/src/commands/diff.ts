import { readPublic } from '../read-public.js';
import { DONE, type ExitCode } from '../exit-code.js';
import { siteAddress } from '../site-address.js';
import { printJson, type OutputOptions } from '../output.js';
import type { Surroundings } from '../surroundings.js';
import { tellRefusal } from '../tell-refusal.js';

export interface DiffCall extends OutputOptions {
  /** Null means the current revision. */
  readonly revision: number | null;
  /** Null means the revision before. */
  readonly against: number | null;
}

/** The operation compareRevisions answers with this. */
interface RevisionDiff {
  readonly revision: number;
  readonly against: number;
  readonly total: number;
  readonly differences: readonly { readonly pointer: string; readonly from?: unknown; readonly to?: unknown }[];
}

/** `quadrant diff TOURNAMENT`: shows what a revision changed, field by field; needs no token. */
export async function diff(
  surroundings: Surroundings,
  tournament: string,
  { revision, against, json }: DiffCall,
): Promise<ExitCode> {
  const address = siteAddress(surroundings);
  const path = `/api/v1/tournaments/${encodeURIComponent(tournament)}`;
  const current = revision === null ? await readPublic(address, path) : null;
  if (current !== null && 'refusal' in current) return tellRefusal(surroundings, { json }, current.refusal);
  const later = current === null ? revision : (JSON.parse(current.text) as { revision: number }).revision;
  const query = against === null ? '' : `?against=${against}`;
  const answer = await readPublic(address, `${path}/revisions/${later}/diff${query}`);
  if ('refusal' in answer) return tellRefusal(surroundings, { json }, answer.refusal);
  const found = JSON.parse(answer.text) as RevisionDiff;
  if (json) printJson(surroundings, found);
  else surroundings.out(describeDiff(found));
  return DONE;
}

function describeDiff({ revision, against, total, differences }: RevisionDiff): string {
  if (total === 0) return `Revision ${revision} says the same as revision ${against}.\n`;
  const rows = differences.map(({ pointer, from, to }) => {
    if (to === undefined) return `removed ${pointer}: ${JSON.stringify(from)}\n`;
    return from === undefined
      ? `added ${pointer}: ${JSON.stringify(to)}\n`
      : `changed ${pointer}: ${JSON.stringify(from)} → ${JSON.stringify(to)}\n`;
  });
  const more = total > differences.length ? `… and ${total - differences.length} more.\n` : '';
  return rows.join('') + more;
}
