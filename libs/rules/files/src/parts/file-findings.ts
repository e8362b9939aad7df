import { type FindingCode, type Severity, severityOf } from '@quadrant/rules/findings';
import { say, type Text } from '@quadrant/rules/message';
import type { Finding } from '@quadrant/rules/tournament';

/** A place in a file. It is plain data, so it can go to another thread. */
export interface FilePlace {
  /** JSON pointer; '' in other files. A cell of a table has none: {@link pointerOfPlace} names it by its line and column. */
  readonly pointer?: string;
  /** It counts from 1. */
  readonly line?: number;
  readonly column?: number;
  /** The file that has this place, where a tournament is in several and this is not the first of them. */
  readonly file?: string;
  /** An answer to an open question that may be right. */
  readonly suggestion?: string;
  /** The text at this place, when the reader knows it. */
  readonly value?: string | undefined;
}

export interface FileFindings {
  readonly add: (code: FindingCode, place: FilePlace, message: Text, advice: Text) => void;
  readonly list: () => Finding[];
}

/**
 * Returns the pointer of a place. A cell is named as spreadsheets name it, B7: rows count from 1, including the head.
 * Naming every cell of a table took half of the time of reading it, so a cell is named only when somebody asks.
 */
export function pointerOfPlace({ pointer, line = 1, column = 1 }: FilePlace): string {
  if (pointer !== undefined) return pointer;
  let letters = '';
  for (let rest = column; rest > 0; rest = Math.floor((rest - 1) / 26)) {
    letters = String.fromCharCode(65 + ((rest - 1) % 26)) + letters;
  }
  return `${letters}${line}`;
}

/** Writes a place for a finding, without unknown members. */
export const writePlace = ({ line, column, value, suggestion, file: _, ...named }: FilePlace): WrittenPlace => ({
  pointer: pointerOfPlace({ line, column, ...named }),
  ...(line !== undefined && { line }),
  ...(column !== undefined && { column }),
  ...(value !== undefined && { value }),
  ...(suggestion !== undefined && { suggestion }),
});

/** Names the file in front of a message, where it is not the one that is read. */
export const sayFile = (file: string | undefined, message: Text): Text =>
  file === undefined ? message : say`In ${file}: ${message}`;

type WrittenPlace = Pick<Finding, 'pointer' | 'line' | 'column' | 'value' | 'suggestion'>;

/** People do not read more findings than this. */
const MOST = 200;

/** Returns an empty list of findings about a file. It keeps the first 200, errors before warnings before notes. */
export function collectFileFindings(): FileFindings {
  const kept: Finding[] = [];
  const counts: Record<Severity, number> = { error: 0, warning: 0, note: 0 };
  return {
    add: (code, place, message, advice) => {
      const severity = severityOf(code);
      // Notes on many games must not keep an error out.
      if (++counts[severity] > MOST) return;
      // A finding about the whole file stands at its beginning.
      const start = place.pointer === '' && { line: 1, column: 1 };
      kept.push({ severity, code, ...start, ...writePlace(place), message: sayFile(place.file, message), advice });
    },
    list: () => [...kept].sort((a, b) => WEIGHT[a.severity] - WEIGHT[b.severity]).slice(0, MOST),
  };
}

const WEIGHT: Readonly<Record<Severity, number>> = { error: 0, warning: 1, note: 2 };
