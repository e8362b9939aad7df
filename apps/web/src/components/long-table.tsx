import { t } from '../languages/t.js';
import { DataTable, type DataTableProps } from './data-table.js';

/** This many rows are visible immediately. */
const SHOWN = 12;

/** Folds away the rows of a table from the thirteenth on, unless there are only two more. */
export function LongTable<Row>({ rows, caption, ...table }: DataTableProps<Row>) {
  if (rows.length <= SHOWN + 2) return <DataTable {...table} caption={caption} rows={rows} />;
  const rest = rows.slice(SHOWN);
  return (
    <>
      <DataTable {...table} caption={caption} rows={rows.slice(0, SHOWN)} />
      <details class="fold">
        <summary>{t('{rest} more', { rest: rest.length })}</summary>
        <DataTable {...table} caption={caption} rows={rest} />
      </details>
    </>
  );
}
