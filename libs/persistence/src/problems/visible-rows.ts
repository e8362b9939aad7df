import { rowsFor, type AccountPrincipal, type Action } from '@quadrant/policy';
import { rowCondition, type Bind, type RowColumns, type Spellings } from './row-condition.js';

/** SQL of whose a problem or a proposal is, and from whom it is withheld. */
export interface HandedInColumns extends RowColumns {
  readonly withheldFrom: string;
}

/** SQL for the problems or proposals that somebody may see, as `problemSubject` has it. */
export function visibleRows(
  actor: AccountPrincipal,
  action: Action,
  columns: HandedInColumns,
  spellings: Spellings,
  bind: Bind,
): string {
  const rows = rowsFor(actor, action);
  const { owner, withheldFrom } = columns;
  const others = rows.kind === 'some' ? { ...rows, directorKey: null } : rows;
  return `(${owner} = ${bind(actor.accountId)} or case when ${withheldFrom} = '{}'
    then ${rowCondition(rows, columns, spellings, bind)}
    else ${rowCondition(others, columns, spellings, bind)} and ${bind(actor.handleKey)} <> all(${withheldFrom}) end)`;
}
