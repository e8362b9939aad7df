import { rowsFor, type AccountPrincipal, type Action } from '@quadrant/rules/permissions';
import { OF_TOURNAMENT } from './concerned-tournaments.js';
import type { StatementParameters } from './statement-parameters.js';

/** SQL: these columns hold the owner of a dispute or a proposal, and the people who may not see it. */
export interface HandedInColumns {
  readonly owner: string;
  readonly withheldFrom: string;
}

/** Returns SQL for the disputes or proposals that somebody may see, as `disputeSubject` decides. */
export function visibleRows(
  actor: AccountPrincipal,
  action: Action,
  { owner, withheldFrom }: HandedInColumns,
  parameters: StatementParameters,
): string {
  const rows = rowsFor(actor, action);
  const withheld = rows.kind === 'some' ? { ...rows, directorKey: null } : rows;
  return `(${owner} = ${parameters.bind(actor.accountId)} or case when ${withheldFrom} = '{}'
    then ${parameters.rows(rows, OF_TOURNAMENT)} else ${parameters.rows(withheld, OF_TOURNAMENT)}
      and ${parameters.bind(actor.handleKey)} <> all(${withheldFrom}) end)`;
}
