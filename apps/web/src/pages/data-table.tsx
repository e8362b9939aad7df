import type { ComponentChildren } from 'preact';

/** One column of a table. */
export interface Column<Row> {
  readonly name: string;
  readonly cell: (row: Row) => ComponentChildren;
  /** `row`: what the row is about; it heads the row. */
  readonly kind?: 'row' | 'number' | 'date';
}

interface DataTableProps<Row> {
  readonly caption: ComponentChildren;
  readonly columns: readonly Column<Row>[];
  readonly rows: readonly Row[];
  readonly keyOf: (row: Row) => string;
  /** Many words: on narrow screens one entry stands below the other. */
  readonly isWordy?: boolean;
}

/** A table that says what it is about, in which every cell knows its column and its row. */
export function DataTable<Row>({ caption, columns, rows, keyOf, isWordy = false }: DataTableProps<Row>) {
  return (
    <div class="table-frame">
      <table class={isWordy ? 'data wordy' : 'data'}>
        <caption>{caption}</caption>
        <thead>
          <tr>
            {columns.map(({ name, kind }) => (
              <th key={name} scope="col" class={kind === 'number' ? 'number' : undefined}>
                {name}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <tr key={keyOf(row)}>
              {columns.map(({ name, kind, cell }) =>
                kind === 'row' ? (
                  <th key={name} scope="row">
                    {cell(row)}
                  </th>
                ) : (
                  <td key={name} class={kind} data-column={isWordy ? name : undefined}>
                    {cell(row)}
                  </td>
                ),
              )}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
