import type { ComponentChildren } from 'preact';

/** One column of a table. */
export interface Column<Row> {
  readonly name: string;
  readonly cell: (row: Row) => ComponentChildren;
  /** `row`: what the row is about; it heads the row. */
  readonly kind?: 'row' | 'number' | 'date';
  /** Telephones do without it. */
  readonly isWide?: boolean;
  /** Its values need the name of the column beside them where a table is `isPlain`. */
  readonly isNamed?: boolean;
}

export interface DataTableProps<Row> {
  readonly caption: ComponentChildren;
  readonly columns: readonly Column<Row>[];
  readonly rows: readonly Row[];
  readonly keyOf: (row: Row) => string;
  /** Many words: on narrow screens one entry stands below the other. */
  readonly isWordy?: boolean;
  /** Of a wordy table: on narrow screens its values share one line, and say themselves what they are. */
  readonly isPlain?: boolean;
  /** The heading above says the same; screen readers still read it. */
  readonly isCaptionUnseen?: boolean;
  /** The first column is a place or a rank. */
  readonly isRanked?: boolean;
  /** Of a table without a link, which the keyboard could not scroll otherwise: its name as a region. */
  readonly regionLabel?: string;
}

/** A table that says what it is about, in which every cell knows its column and its row. */
export function DataTable<Row>({
  caption,
  columns,
  rows,
  keyOf,
  isPlain = false,
  isWordy = isPlain,
  isCaptionUnseen = false,
  isRanked = false,
  regionLabel,
}: DataTableProps<Row>) {
  const region = regionLabel === undefined ? {} : { tabIndex: 0, role: 'region' as const, 'aria-label': regionLabel };
  return (
    <div class="table-frame" {...region}>
      <table class={classOf({ data: true, wordy: isWordy, plain: isPlain, ranked: isRanked })}>
        <caption class={isCaptionUnseen ? 'behind' : undefined}>{caption}</caption>
        <thead>
          <tr>
            {columns.map(({ name, kind, isWide = false }) => (
              <th key={name} scope="col" class={classOf({ number: kind === 'number', wide: isWide })}>
                {name}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <tr key={keyOf(row)}>
              {columns.map(({ name, kind, isWide = false, isNamed = false, cell }) =>
                kind === 'row' ? (
                  <th key={name} scope="row">
                    {cell(row)}
                  </th>
                ) : (
                  <td
                    key={name}
                    class={classOf({
                      number: kind === 'number',
                      date: kind === 'date',
                      wide: isWide,
                      named: isPlain && isNamed,
                    })}
                    data-column={isWordy ? name : undefined}
                  >
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

/** The names of classes that hold; undefined where none does. */
const classOf = (classes: Readonly<Record<string, boolean>>): string | undefined =>
  Object.keys(classes)
    .filter((name) => classes[name])
    .join(' ') || undefined;
