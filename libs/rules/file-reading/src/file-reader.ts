import type { Text } from '@quadrant/rules/message';
import type { FileFindings } from './file-findings.js';
import type { FileTournament } from './file-tournament.js';
import type { XmlElement } from './read-xml.js';
import type { Sheet } from './sheet.js';

/** A file as its bytes show it, before anybody knows which program wrote it. */
export interface SourceFile {
  /** Without a byte order mark; line ends as they came. */
  readonly text: string;
  /** Undefined when the text is no JSON. */
  readonly json: unknown;
  /** Null when the text is no XML. */
  readonly xml: XmlElement | null;
  /** Null when the text is no table, and for JSON and XML. */
  readonly sheet: Sheet | null;
}

/** Reads the files of one program. Each reader is one file of `readers/`. */
export interface FileReader {
  /** Stable name, printed by `quadrant check FILE --json`. */
  readonly format: string;
  /** What people call it, as in "a TRF file of FIDE". */
  readonly title: Text;
  /** Whether a program of this format wrote the file; decided by content, never by its name. */
  readonly recognizes: (file: SourceFile) => boolean;
  /** The tournaments in the file. What is wrong is added to the findings; a tournament with an error is still returned as far as it can be read. */
  readonly read: (file: SourceFile, findings: FileFindings) => FileTournament[];
}
