import { t } from '../languages/t.js';
import { ROWS_ON_PAGE, type CheckView, type ShownRow } from './check-view.js';
import type { DraftDetail } from './draft-shapes.js';
import { ADDED_ROWS, cellField } from './draft-form.js';
import { FindingNote } from './finding-note.js';

interface ResultCellsProps {
  readonly table: NonNullable<CheckView['table']>;
  readonly draft: DraftDetail;
}

/** The results are corrected cell by cell; errors are listed below each row. */
export function ResultCells({ table, draft }: ResultCellsProps) {
  const { headings, rows, count, from, withFindings } = table;
  return (
    <section class="result-cells">
      <h2>{t('The results')}</h2>
      {count > ROWS_ON_PAGE && <RowPages id={draft.id} count={count} from={from} withFindings={withFindings} />}
      <div class="table-frame">
        <table class="grid wordy" data-grid>
          <caption>
            {t('{from}. Correct a cell, then save.', {
              from: from === null ? t('Rows with something to fix') : t('Each row is one line of your table'),
            })}
          </caption>
          <thead>
            <tr>
              <th scope="col">{t('Row')}</th>
              {headings.map((heading, index) => (
                <th key={index} scope="col">
                  {heading}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {rows.map((row) => (
              <CellRow key={row.number} row={row} headings={headings} />
            ))}
          </tbody>
        </table>
      </div>
      <button type="submit" name="then" value="rows">
        {t('Save and add {aDDEDROWS} rows', { aDDEDROWS: ADDED_ROWS })}
      </button>
    </section>
  );
}

function CellRow({ row: { number, cells, findings }, headings }: { row: ShownRow; headings: readonly string[] }) {
  const wrong = new Set(findings.filter(({ severity }) => severity === 'error').map(({ column }) => column ?? 1));
  return (
    <>
      <tr class={findings.length > 0 ? 'marked' : undefined}>
        <th scope="row" data-column={t('Row')}>
          {number}
        </th>
        {headings.map((heading, index) => (
          <td key={index} data-column={heading}>
            <input
              id={cellField(number, index + 1)}
              name={cellField(number, index + 1)}
              value={cells[index] ?? ''}
              aria-label={t('Row {number}, {heading}', { number, heading })}
              aria-invalid={wrong.has(index + 1) ? 'true' : undefined}
              aria-describedby={findings.length > 0 ? `row-${number}` : undefined}
              maxLength={200}
              autocomplete="off"
              dir="auto"
            />
          </td>
        ))}
      </tr>
      {findings.length > 0 && (
        <tr class="row-findings">
          <td colSpan={headings.length + 1} id={`row-${number}`}>
            {findings.map((finding, index) => (
              <FindingNote key={index} finding={finding} />
            ))}
          </td>
        </tr>
      )}
    </>
  );
}

interface RowPagesProps extends Pick<NonNullable<CheckView['table']>, 'count' | 'from' | 'withFindings'> {
  readonly id: string;
}

/** Links to other rows of a long table. They are buttons, so that the input of this part is saved on the way. */
function RowPages({ count, from, withFindings }: RowPagesProps) {
  const starts = Array.from({ length: Math.ceil(count / ROWS_ON_PAGE) }, (_, index) => index * ROWS_ON_PAGE);
  return (
    <div class="buttons" role="group" aria-label={t('Rows')}>
      {withFindings > 0 && (
        <button type="submit" name="then" value="from:findings" aria-pressed={from === null}>
          {t('To fix ({withFindings})', { withFindings })}
        </button>
      )}
      {starts.map((start) => (
        <button key={start} type="submit" name="then" value={`from:${start}`} aria-pressed={start === from}>
          {start + 1}–{Math.min(start + ROWS_ON_PAGE, count)}
        </button>
      ))}
    </div>
  );
}
