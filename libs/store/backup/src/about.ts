import type { Begin } from './sections.js';
import type { StoredSequence, StoredTable } from './stored-tables.js';

/** The first section: everything that is known before the rows are read. */
export interface About extends Begin {
  readonly kind: 'about';
  /** The version of the program that wrote it. */
  readonly program: string;
  /** The names of the migrations that the database went through. */
  readonly migrations: readonly string[];
  /** The ids of the keys that seal its audit; the first that was registered names the installation. */
  readonly keys: readonly string[];
  readonly marker: Marker;
  readonly tables: readonly StoredTable[];
}

/** Names the moment of the backup: everything up to here is in it. */
export interface Marker {
  /** ISO 8601 in UTC. */
  readonly at: string;
  /** The newest report, as the database counts submissions. */
  readonly submission: number;
  readonly tournaments: number;
  /** The run that readers saw. */
  readonly run: number;
  /** It is the id of the last entry of the audit. */
  readonly auditEntry: number;
}

export interface TableBegin extends Begin {
  readonly kind: 'table';
  readonly name: string;
}

export interface FileBegin extends Begin {
  readonly kind: 'file';
  readonly name: string;
}

export interface SequencesBegin extends Begin {
  readonly kind: 'sequences';
  readonly sequences: readonly StoredSequence[];
}

export interface Sum {
  readonly bytes: number;
  readonly sha256: string;
}

/** The last section: what the others add up to. */
export interface Totals extends Begin {
  readonly kind: 'totals';
  readonly tables: Readonly<Record<string, Sum & { readonly rows: number }>>;
  readonly files: Readonly<Record<string, Sum>>;
}

export type Section = About | TableBegin | FileBegin | SequencesBegin | Totals;
