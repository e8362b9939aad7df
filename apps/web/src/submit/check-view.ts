import { columnOf, headRowOf, gridIn, isNobody, type Grid } from '@quadrant/rules/files';
import { t } from '../languages/t.js';
import { plainly } from '../components/plain-words.js';
import { tell } from '../languages/tell.js';
import type { PageFault } from '../components/form/form-context.js';
import type { DraftDetail, PageFinding, PreviewDetail } from './draft-shapes.js';
import { cellField, columnAnswerField, factField, isFresh, rowsIn } from './draft-form.js';
import { gridOfEdited, gridOfOpened } from './draft-grid.js';
import { listFacts, type Fact } from './facts.js';
import { Message } from '@quadrant/rules/message';
import { adviceOf } from '../components/finding-notes.js';
import type { FindPlace } from './game-places.js';
import { sortFindings, type SortedFindings } from './sort-findings.js';

/** A page shows at most this many rows of a table. */
export const ROWS_ON_PAGE = 50;

export interface ShownRow {
  /** Rows count from 1 at the first one below the names of the columns. */
  readonly number: number;
  /** The line of the table, counted from 1, names its fields. */
  readonly line: number;
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
    /** Whether rows are added by a button; a document has some empty rows at its end. */
    readonly addsRows: boolean;
    /** The players who are named in it, each once. */
    readonly players: readonly string[];
  } | null;
  /** Whether the draft is a document of quadrant/1, which has all facts. */
  readonly isDocument: boolean;
  /** Nothing was typed yet, so nothing is wrong yet. */
  readonly isFresh: boolean;
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
  readonly suggested: Suggestions;
}

/** These may be right, and a page says where each comes from. */
interface Suggestions {
  /** The person answered this for their last tournament. */
  readonly ofLast: ReadonlyMap<string, string>;
  /** The draft's name has these parts. */
  readonly ofName: ReadonlyMap<string, string>;
  /** The local day, YYYY-MM-DD, which is suggested where nothing says another one. */
  readonly today: string;
}

/** A page is asked for the rows from a number on, or those with findings. Null lets it choose. */
export type RowsWanted = number | 'findings' | null;

export function checkViewOf(
  draft: DraftDetail,
  { findings, preview, notice }: Pick<CheckView, 'preview' | 'notice'> & { readonly findings: readonly PageFinding[] },
  suggested: Suggestions,
  wanted: RowsWanted,
  findPlace: FindPlace = () => null,
): CheckView {
  const opened = gridOfOpened(draft);
  const grid = opened === null ? gridIn(draft.document) : gridOfEdited(opened, draft.answers);
  const isEditable = grid !== null || draft.file !== null;
  const fresh = isFresh(draft);
  const told = fresh ? [] : findings;
  const sorted = sortFindings(told, grid, isEditable);
  const table = grid && tableOf(grid, opened === null ? headRowOf(grid) : 0, sorted, wanted);
  const faults = faultsOf(told, sorted, findPlace, rowsIn(draft));
  const isDocument = opened !== null;
  return {
    draft,
    table: table && { ...table, addsRows: !isDocument },
    isDocument,
    isFresh: fresh,
    sorted,
    faults,
    findPlace,
    isEditable,
    preview,
    notice,
    suggested,
  };
}

function tableOf(
  grid: Grid,
  head: number,
  { ofRows, listedRows }: SortedFindings,
  wanted: RowsWanted,
): Omit<NonNullable<CheckView['table']>, 'addsRows'> {
  const headings = grid.rows[head] ?? [];
  const rows = grid.rows.flatMap((cells, index): ShownRow[] => {
    if (index <= head) return [];
    return [{ number: index - head, line: index + 1, cells, findings: ofRows.get(index + 1) ?? [] }];
  });
  const faulty = rows.filter(
    ({ line, findings }) => listedRows.has(line) || findings.some(({ severity }) => severity !== 'note'),
  );
  const isLarge = rows.length > ROWS_ON_PAGE;
  const onlyFaulty = wanted === 'findings' || (wanted === null && isLarge && faulty.length > 0);
  const from = onlyFaulty ? null : Math.min(typeof wanted === 'number' ? wanted : 0, Math.max(rows.length - 1, 0));
  const shown = from === null ? faulty.slice(0, ROWS_ON_PAGE) : rows.slice(from, from + ROWS_ON_PAGE);
  const players = playersIn(headings, rows);
  return { headings, rows: shown, count: rows.length, from, withFindings: faulty.length, players };
}

const OF_PLAYERS: ReadonlySet<string | null> = new Set(['first', 'second', 'player', 'opponent', 'winner', 'loser']);

/** Tells whether cells of a column name players. */
export const namesPlayers = (heading: string): boolean => OF_PLAYERS.has(columnOf(heading));

function playersIn(headings: readonly string[], rows: readonly ShownRow[]): string[] {
  const columns = headings.flatMap((heading, index) => (namesPlayers(heading) ? [index] : []));
  const names = rows.flatMap(({ cells }) => columns.map((index) => cells[index] ?? ''));
  return [...new Set(names.filter((name) => !isNobody(name)))];
}

/** Returns the errors, each with the field that it is about. */
function faultsOf(
  findings: readonly PageFinding[],
  { ofFacts, ofColumns, ofRows }: SortedFindings,
  findPlace: FindPlace,
  rowOf: (line: number) => number,
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
          message: t('Row {line}: {message}', { line: rowOf(line), message: plainly(finding.message) }),
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
  { code, message, advice, suggestion }: PageFinding,
): Omit<PageFault, 'field'> => {
  // A question with values says what was found, such as a date that may be two days.
  const isPlain =
    code === 'open-question' && !isOnlyAsked && !(message instanceof Message && message.values.length > 0);
  if (!isPlain)
    return {
      message: `${label}: ${plainly(message)}`,
      beside: `${plainly(message)} ${tell(adviceOf({ code, advice }))}`,
    };
  if (suggestion !== undefined)
    return { message: t('{label}: check the suggestion, then save.', { label }), beside: t('Save to accept it.') };
  return {
    message: t('{label}: the results do not say it. Fill it in.', { label }),
    beside: t('The results do not say it.'),
  };
};
