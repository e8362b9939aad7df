import { plain } from '@quadrant/rules/message';
import { readStoredReport, type ReadResult } from '@quadrant/rules/report';
import { getRuleSystem } from '@quadrant/rules/systems';
import { escapeKey, foldHandle, type TournamentReport } from '@quadrant/rules/tournament';
import type { Grid } from '../grid.js';
import { takeOrigin } from '../origin.js';
import { columnsOfMatches, type MatchColumn } from './match-columns.js';
import { UNKNOWN_PLAYER, type RawDocument, type RawMatch, type RawPod } from './raw-document.js';

/** A row shows this: a match, or a player of a pod. The numbers are indexes in the document. */
export type RowSource =
  | { readonly round: number; readonly table: number; readonly match: RawMatch }
  | { readonly round: number; readonly table: number; readonly pod: RawPod; readonly handle: string };

export interface TableRow {
  readonly source: RowSource;
  readonly cells: readonly string[];
}

/** These columns name the round, the stage, the pod and the players; every other shows a value of a match or a pod. */
export type TableColumn =
  | {
      readonly kind: 'round' | 'stage' | 'pod' | 'first' | 'second' | 'player' | 'points' | 'out';
      readonly heading: string;
    }
  | { readonly kind: 'value'; readonly heading: string; readonly column: MatchColumn };

/** A row of the grid with the texts that it has after the answers. */
export interface EditedRow {
  /** It counts from 1 for the headings. */
  readonly line: number;
  /** It is null for an added row. */
  readonly before: TableRow | null;
  readonly texts: readonly string[];
  readonly isChanged: boolean;
}

/** A document of `quadrant/1` as the table in which people edit it. */
export interface DocumentTable {
  readonly document: RawDocument;
  readonly report: TournamentReport;
  readonly hasPods: boolean;
  readonly columns: readonly TableColumn[];
  /** The row after the headings is line 2. */
  readonly rows: readonly TableRow[];
}

/** Rows count from 1, and the first one has the headings. */
export const FIRST_LINE = 2;

/**
 * Returns a document as the table in which people edit it: a row for each match, or for each player of a pod, in the
 * order of the document.
 *
 * @param read what {@link readStoredReport} reads in the bytes
 * @returns null for everything but a `quadrant/1` document without errors whose games are known
 */
export function tableOfDocument(
  bytes: Uint8Array,
  read: Pick<ReadResult, 'report'> = readStoredReport(bytes),
): DocumentTable | null {
  const { report } = read;
  if (report === null || report.record === 'standings') return null;
  const document = JSON.parse(new TextDecoder().decode(bytes)) as RawDocument;
  const hasPods = report.rounds.some(({ pods }) => pods.length > 0);
  const hasStages = report.rounds.some(({ stage }) => stage === 'elimination');
  const columns: TableColumn[] = [
    { kind: 'round', heading: 'Round' },
    ...(hasStages ? [{ kind: 'stage', heading: 'Stage' } as const] : []),
    ...(hasPods ? POD_COLUMNS : PLAYER_COLUMNS),
    ...(hasPods ? [] : valuesOf(document, report)),
  ];
  const entryOf = new Map(report.entries.map(({ handle }) => [foldHandle(handle), handle]));
  const handleOf = (written: string) => entryOf.get(foldHandle(written)) ?? written;
  const rows = sourcesOf(document).map((source) => {
    const { round, stage } = report.rounds[source.round]!;
    return { source, cells: columns.map((column) => cellOf(column, source, { round, stage, handleOf })) };
  });
  return { document, report, hasPods, columns, rows };
}

/**
 * Returns the grid in which people correct a document: its headings, then a row for each match, or for each player of a
 * pod. The answer `cell.R.C` changes the cell in row R and column C, both counted from 1.
 *
 * @returns null for a document with errors or without games, and for every other file
 */
export function gridOfDocument(bytes: Uint8Array): Grid | null {
  const table = tableOfDocument(takeOrigin(bytes).bytes);
  return table && { rows: [table.columns.map(({ heading }) => heading), ...table.rows.map(({ cells }) => cells)] };
}

const PLAYER_COLUMNS = [
  { kind: 'first', heading: 'Player 1' },
  { kind: 'second', heading: 'Player 2' },
] as const;

const POD_COLUMNS = [
  { kind: 'pod', heading: 'Pod' },
  { kind: 'player', heading: 'Player' },
  { kind: 'points', heading: 'Score' },
  { kind: 'out', heading: plain`Went out` },
] as const;

/** It marks the player who went out. */
export const OUT = 'x';

const valuesOf = ({ rounds }: RawDocument, { tournament }: TournamentReport): TableColumn[] =>
  columnsOfMatches(rounds, getRuleSystem(tournament.ruleSystem)).map((column) => ({
    kind: 'value',
    heading: column.heading,
    column,
  }));

const sourcesOf = ({ rounds }: RawDocument): RowSource[] =>
  rounds.flatMap(({ matches, pods }, round): RowSource[] => [
    ...(matches ?? []).map((match, table) => ({ round, table, match })),
    ...(pods ?? []).flatMap((pod, table) => Object.keys(pod.scores).map((handle) => ({ round, table, pod, handle }))),
  ]);

interface CellFacts {
  readonly round: number;
  readonly stage: string;
  /** Returns a handle as the list of players writes it. */
  readonly handleOf: (written: string) => string;
}

function cellOf(column: TableColumn, source: RowSource, { round, stage, handleOf }: CellFacts): string {
  if (column.kind === 'round') return String(round);
  if (column.kind === 'stage') return stage;
  if ('match' in source) {
    const [first, second] = source.match.players;
    if (column.kind === 'first') return handleOf(first ?? '');
    if (column.kind === 'second')
      return second === undefined ? '' : second === null ? UNKNOWN_PLAYER : handleOf(second);
    return column.kind === 'value' ? column.column.text(source.match) : '';
  }
  const { pod, handle, table } = source;
  if (column.kind === 'pod') return String(table + 1);
  if (column.kind === 'player') return handleOf(handle);
  if (column.kind === 'points') return String(pod.scores[handle]);
  const wentOut = pod['wentOut'];
  return typeof wentOut === 'string' && foldHandle(wentOut) === foldHandle(handle) ? OUT : '';
}

/** Returns the JSON pointer to the value of a column, from its match or pod; null for a column of the round. */
export function pointerOfColumn(column: TableColumn, handle: string | null): string | null {
  if (column.kind === 'first') return '/players/0';
  if (column.kind === 'second') return '/players/1';
  if (column.kind === 'value') return column.column.pointer;
  if (column.kind === 'points') return `/scores/${escapeKey(handle ?? '')}`;
  return null;
}
