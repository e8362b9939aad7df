import type { Policies } from '@quadrant/rules/policy';

/** The files are written in this order, before the manifest. */
export const EXPORT_FILES = [
  'ratings.csv',
  'players.ndjson',
  'leagues.ndjson',
  'decisions.ndjson',
  'reports.ndjson',
  'tournaments.ndjson',
  'earlier-reports.ndjson',
  'rating-changes.csv',
  'awards.csv',
  'entitlements.csv',
  'badges.csv',
  'standings.csv',
  'runs.ndjson',
] as const;
/** Exports of earlier programs do not have these. */
export const LATER_FILES: readonly ExportFileName[] = ['decisions.ndjson'];

export type ExportFileName = (typeof EXPORT_FILES)[number];

export const MANIFEST = 'manifest.json';

/** The hash of the manifest, as `sha256sum` writes and checks it. */
export const MANIFEST_HASH = 'manifest.json.sha256';

/** The version goes up when a reader of the version before would misunderstand the files (docs/formats/export.md). */
export const EXPORT_FORMAT = 'quadrant-export/1';

export interface FileFacts {
  /** The line of the column names does not count. */
  readonly records: number;
  /** The hash is in hex. */
  readonly sha256: string;
}

export interface Manifest {
  readonly format: typeof EXPORT_FORMAT;
  /** The time is in ISO 8601. */
  readonly exportedAt: string;
  /** The exported numbers are those of this run; 0 before the first. */
  readonly run: number;
  /** These belong to the run; they are null before the first. */
  readonly engineVersion: string | null;
  readonly rulesSha256: string | null;
  /** The rating rules of that hash; null where the exporting program had others. */
  readonly rules: unknown;
  /** The policies in force with their days, as interim rulings leave them. Exports of earlier programs have none. */
  readonly policies?: Policies;
  /** Hashes of all of history, written in hex. */
  readonly inputsSha256: string;
  readonly chainSha256: string;
  readonly files: Readonly<Record<ExportFileName, FileFacts>>;
}
