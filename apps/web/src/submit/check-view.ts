import { headRowOf, gridIn, type Grid } from '@quadrant/rules/files';
import { t } from '../languages/t.js';
import { plainly } from '../components/plain-words.js';
import { tell } from '../languages/tell.js';
import type { PageFault } from '../components/form/form-context.js';
import type { DraftDetail, PageFinding, PreviewDetail } from './draft-shapes.js';
import { cellField, columnAnswerField, factField } from './draft-form.js';
import { listFacts, type Fact } from './facts.js';
import { adviceOf } from './finding-note.js';
import type { FindPlace } from './game-places.js';
import { sortFindings, type SortedFindings } from './sort-findings.js';

/** A page shows at most this many rows of a table. */
export const ROWS_ON_PAGE = 50;

export interface ShownRow {
  /** Rows count from 1, as in findings. */
  readonly number: number;
  readonly cells: readonly string[];
  readonly findings: readonly PageFinding[];
}

export interface CheckView {
  readonly draft: DraftDetail;
  /** It is null where the draft is no table. */
  readonly table: {
    readonly headings: readonly string[];
    readonly rows: readonly ShownRow[];
    /** The number of all rows that the table has. */
    readonly count: number;
    /** The first row that is shown, counted from 0. Null means that only rows with something to fix are shown. */
    readonly from: number | null;
    readonly withFindings: number;
  } | null;
  readonly sorted: SortedFindings;
  readonly faults: readonly PageFault[];
  /** Returns the place of the game that a finding is about, where that is corrected on another page. */
  readonly findPlace: FindPlace;
  /** Tells whether the page has anything to fill in. */
  readonly isEditable: boolean;
  /** It is null while there are errors, and where no preview could be made. */
  readonly preview: PreviewDetail | null;
  /** The reason why there is no preview. */
  readonly notice: string | null;
  /** Suggestions that may be right: answers for earlier files, and parts of the draft's name. */
  readonly remembered: ReadonlyMap<string, string>;
}

/** A page is asked for the rows from a number on, or those with findings. Null lets it choose. */
export type RowsWanted = number | 'findings' | null;

export function checkViewOf(
  draft: DraftDetail,
  { findings, preview, notice }: Pick<CheckView, 'preview' | 'notice'> & { readonly findings: readonly PageFinding[] },
  remembered: ReadonlyMap<string, string>,
  wanted: RowsWanted,
  findPlace: FindPlace = () => null,
): CheckView {
  const grid = gridIn(draft.document);
  // A document of quadrant/1 needs no answers, and takes none.
  const isEditable = grid !== null || draft.file !== null;
  const sorted = sortFindings(findings, grid, isEditable);
  const table = grid && tableOf(grid, sorted, wanted);
  const faults = faultsOf(findings, sorted, findPlace);
  return { draft, table, sorted, faults, findPlace, isEditable, preview, notice, remembered };
}

function tableOf(grid: Grid, { ofRows }: SortedFindings, wanted: RowsWanted): NonNullable<CheckView['table']> {
  const head = headRowOf(grid);
  const headings = grid.rows[head] ?? [];
  const rows = grid.rows.flatMap((cells, index): ShownRow[] => {
    if (index <= head) return [];
    return [{ number: index + 1, cells, findings: ofRows.get(index + 1) ?? [] }];
  });
  const faulty = rows.filter(({ findings }) => findings.some(({ severity }) => severity !== 'note'));
  const isLarge = rows.length > ROWS_ON_PAGE;
  const onlyFaulty = wanted === 'findings' || (wanted === null && isLarge && faulty.length > 0);
  const from = onlyFaulty ? null : Math.min(typeof wanted === 'number' ? wanted : 0, Math.max(rows.length - 1, 0));
  const shown = from === null ? faulty.slice(0, ROWS_ON_PAGE) : rows.slice(from, from + ROWS_ON_PAGE);
  return { headings, rows: shown, count: rows.length, from, withFindings: faulty.length };
}

/** Returns the errors, each with the field that it is about. */
function faultsOf(
  findings: readonly PageFinding[],
  { ofFacts, ofColumns, ofRows }: SortedFindings,
  findPlace: FindPlace,
): PageFault[] {
  return findings.flatMap((finding): PageFault[] => {
    if (finding.severity !== 'error') return [];
    const fact = listFacts().find(({ name }) => ofFacts.get(name)?.includes(finding) === true);
    if (fact !== undefined) return [{ field: factField(fact.name), ...tellFact(fact, finding) }];
    const heading = [...ofColumns].find(([, each]) => each === finding)?.[0];
    if (heading !== undefined) return [{ field: columnAnswerField(heading), message: plainly(finding.message) }];
    const { line, column } = finding;
    if (line !== undefined && ofRows.get(line)?.includes(finding) === true) {
      return [
        {
          field: cellField(line, column ?? 1),
          message: t('Row {line}: {message}', { line, message: plainly(finding.message) }),
        },
      ];
    }
    const place = findPlace(finding);
    if (place !== null)
      return [{ field: null, address: place.address, message: `${place.text}: ${plainly(finding.message)}` }];
    return [{ field: null, message: plainly(finding.message) }];
  });
}

const tellFact = (
  { label, isOnlyAsked = false }: Fact,
  { code, message, advice }: PageFinding,
): Omit<PageFault, 'field'> =>
  code === 'open-question' && !isOnlyAsked
    ? {
        message: t('{label}: the results do not say it. Fill it in.', { label }),
        beside: t('The results do not say it.'),
      }
    : { message: `${label}: ${plainly(message)}`, beside: `${plainly(message)} ${tell(adviceOf(advice))}` };
