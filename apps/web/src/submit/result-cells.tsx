import { columnOf } from '@quadrant/rules/files';
import { t } from '../languages/t.js';
import { namesPlayers, ROWS_ON_PAGE, type CheckView, type ShownRow } from './check-view.js';
import { ADDED_ROWS, cellField } from './draft-form.js';
import { gameOf } from './fact-fields.js';
import { FindingNote } from './finding-note.js';
import { ResultKeys } from './result-keys.js';

interface ResultCellsProps {
  readonly table: NonNullable<CheckView['table']>;
  readonly view: CheckView;
}

/** Without a script, browsers suggest the players of the table from this list. */
const PLAYERS = 'players-of-table';

/**
 * The results are typed and corrected cell by cell; errors are listed below each row. A script adds keys, suggestions
 * of names, pasting of blocks and undo.
 */
export function ResultCells({ table, view }: ResultCellsProps) {
  const { headings, rows, count, from, withFindings, addsRows, players } = table;
  const isEnd = from !== null && from + rows.length === count;
  return (
    <section class="result-cells" data-result-grid data-grows={isEnd ? 'true' : undefined}>
      <h2>{t('The results')}</h2>
      {count > ROWS_ON_PAGE && <RowPages count={count} from={from} withFindings={withFindings} />}
      <ResultKeys headings={headings} answers={view.draft.answers} game={gameOf(view)} />
      <div class="grid-tools" data-grid-tools hidden>
        <p class="hint">
          {t(
            'One key writes a result. Enter goes down, Ctrl+Enter saves. A block that you copied from a spreadsheet can be pasted into any cell. A new row appears when you type in the last one.',
          )}
        </p>
        <button type="button" data-grid-undo disabled>
          {t('Undo')}
        </button>
        <p class="hint" role="status" data-grid-said />
      </div>
      <div class="table-frame">
        <table class="grid wordy">
          <caption>
            {from === null
              ? t('Rows with something to fix. Correct a cell, then save.')
              : view.isFresh
                ? t('Each row is one match. Type the results, then save.')
                : t('Each row is one line of your table. Correct a cell, then save.')}
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
              <CellRow key={row.line} row={row} headings={headings} />
            ))}
          </tbody>
        </table>
      </div>
      {players.length > 0 && (
        <datalist id={PLAYERS}>
          {players.map((player) => (
            <option key={player} value={player} />
          ))}
        </datalist>
      )}
      {addsRows && (
        <button type="submit" name="then" value="rows">
          {t('Save and add {aDDEDROWS} rows', { aDDEDROWS: ADDED_ROWS })}
        </button>
      )}
    </section>
  );
}

/** Cells of these columns stand beside each other on a telephone. */
const KINDS: readonly string[] = ['round', 'first', 'second', 'result', 'firstScore', 'secondScore'];

function CellRow({ row: { number, line, cells, findings }, headings }: { row: ShownRow; headings: readonly string[] }) {
  const wrong = new Set(findings.filter(({ severity }) => severity === 'error').map(({ column }) => column ?? 1));
  const isCard = KINDS.every((kind) => headings.some((heading) => columnOf(heading) === kind));
  const classes = [...(findings.length > 0 ? ['marked'] : []), ...(isCard ? ['match-card'] : [])];
  return (
    <>
      <tr class={classes.length === 0 ? undefined : classes.join(' ')} data-line={line} data-number={number}>
        <th scope="row" data-column={t('Row')}>
          {number}
        </th>
        {headings.map((heading, index) => (
          <td key={index} data-column={heading} data-kind={columnOf(heading) ?? undefined}>
            <input
              id={cellField(line, index + 1)}
              name={cellField(line, index + 1)}
              value={cells[index] ?? ''}
              aria-label={t('Row {number}, {heading}', { number, heading })}
              aria-invalid={wrong.has(index + 1) ? 'true' : undefined}
              aria-describedby={findings.length > 0 ? `row-${line}` : undefined}
              {...(namesPlayers(heading) && { type: 'text', list: PLAYERS, 'data-names': 'true' })}
              {...(columnOf(heading) === 'result' && { 'data-result': 'true' })}
              maxLength={200}
              autocomplete="off"
              enterkeyhint="next"
              spellcheck={false}
              dir="auto"
            />
          </td>
        ))}
      </tr>
      {findings.length > 0 && (
        <tr class="row-findings">
          <td colSpan={headings.length + 1} id={`row-${line}`}>
            {findings.map((finding, index) => (
              <FindingNote key={index} finding={finding} />
            ))}
          </td>
        </tr>
      )}
    </>
  );
}

type RowPagesProps = Pick<NonNullable<CheckView['table']>, 'count' | 'from' | 'withFindings'>;

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
