import { t } from '../languages/t.js';
import { DataTable, type DataTableProps } from './data-table.js';

/** Rows that stand there at once. */
const SHOWN = 12;

/** A table whose rows from the thirteenth on are folded away; two more are not worth folding. */
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
