import type { Finding } from '@quadrant/rules/tournament';
import type { Text } from '@quadrant/rules/message';
import type { Origin } from '../origin.js';
import type { FileFindings } from './file-findings.js';
import type { FileTournament } from './file-tournament.js';
import type { XmlElement } from './read-xml.js';
import type { Sheet } from './sheet.js';

/** A file as decoded from its bytes, before we know which program wrote it. */
export interface SourceFile {
  /** The text has no byte order mark, and its line ends are unchanged. */
  readonly text: string;
  /** It is undefined when the text is not JSON. */
  readonly json: unknown;
  /** It is null when the text is not XML. */
  readonly xml: XmlElement | null;
  /** It is null when the text is not a table, and for JSON and XML. */
  readonly sheet: Sheet | null;
}

/** Reads the files of one program. Each reader is one file of `readers/`. */
export interface FileReader {
  /** Stable name, printed by `quadrant check FILE --json`. */
  readonly format: string;
  /** The name that people use, as in "a TRF file of FIDE". */
  readonly title: Text;
  /** Whether a program of this format wrote the file. Only the content decides, never the file name. */
  readonly recognizes: (file: SourceFile) => boolean;
  /** Returns the tournaments in the file, faulty ones as far as they can be read, and adds faults to the findings. */
  readonly read: (file: SourceFile, findings: FileFindings) => FileTournament[];
}

export interface FileReading {
  /** The name of the reader; null when no reader recognizes the file. */
  readonly format: string | null;
  /** People call the format by this title. It is null when `format` is. */
  readonly title: Text | null;
  /** They are read as far as possible, with errors or without. */
  readonly tournaments: readonly FileTournament[];
  /** Errors come before warnings. With an error nothing of the file may be stored. */
  readonly findings: readonly Finding[];
  /** A workbook was downloaded as this. It is absent where the workbook does not say it, and for every other file. */
  readonly origin?: Origin;
}
