import type { ComponentChildren } from 'preact';
import { useContext, useId } from 'preact/hooks';
import { PlayersWithoutPage } from './player-link.js';

export interface Column<Row> {
  readonly name: string;
  readonly cell: (row: Row) => ComponentChildren;
  /** `row` means that the column names the subject of a row; it heads the row. */
  readonly kind?: 'row' | 'number' | 'date';
  /** Telephones leave the column out. */
  readonly isWide?: boolean;
  /** Its values need the name of the column beside them where a table is `isPlain`. */
  readonly isNamed?: boolean;
}

export interface DataTableProps<Row> {
  readonly caption: ComponentChildren;
  readonly columns: readonly Column<Row>[];
  readonly rows: readonly Row[];
  readonly keyOf: (row: Row) => string;
  /** Cells have many words: narrow screens show the cells of a row below each other. */
  readonly isWordy?: boolean;
  /** On narrow screens, the values of a wordy table share one line, because they need no column names. */
  readonly isPlain?: boolean;
  /** The heading above says the same; screen readers still read it. */
  readonly isCaptionUnseen?: boolean;
  /** The first column is a place or a rank. */
  readonly isRanked?: boolean;
  /** Without a link in it, the keyboard can scroll a table only as a region, which has this name. */
  readonly regionLabel?: string;
}

/** A table has a caption, and every cell knows its column and its row. */
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
  const captionId = useId();
  const mayHaveNoLink = useContext(PlayersWithoutPage).size > 0;
  const name = regionLabel !== undefined ? { 'aria-label': regionLabel } : { 'aria-labelledby': captionId };
  const region = regionLabel === undefined && !mayHaveNoLink ? {} : { tabIndex: 0, role: 'region' as const, ...name };
  return (
    <div class="table-frame" {...region}>
      <table class={classOf({ data: true, wordy: isWordy, plain: isPlain, ranked: isRanked })}>
        <caption id={mayHaveNoLink ? captionId : undefined} class={isCaptionUnseen ? 'behind' : undefined}>
          {caption}
        </caption>
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

/** Returns the names of the classes that are true; undefined where none is. */
const classOf = (classes: Readonly<Record<string, boolean>>): string | undefined =>
  Object.keys(classes)
    .filter((name) => classes[name])
    .join(' ') || undefined;
