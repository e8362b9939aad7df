import type { Policies } from '@quadrant/rules/policy';

/** The files of an export beside its manifest, in the order in which they are written. */
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
/** What exports of earlier programs do not have. */
export const LATER_FILES: readonly ExportFileName[] = ['decisions.ndjson'];

export type ExportFileName = (typeof EXPORT_FILES)[number];

export const MANIFEST = 'manifest.json';

/** Beside the manifest: its hash, as `sha256sum` writes and checks it. */
export const MANIFEST_HASH = 'manifest.json.sha256';

/** Goes up when a reader of the version before would misunderstand the files (docs/formats/export.md). */
export const EXPORT_FORMAT = 'quadrant-export/1';

/** What a file has to be. */
export interface FileFacts {
  /** Lines, without that of the columns. */
  readonly records: number;
  /** Hex. */
  readonly sha256: string;
}

/** What an export says of itself. */
export interface Manifest {
  readonly format: typeof EXPORT_FORMAT;
  /** When it was made, ISO 8601. */
  readonly exportedAt: string;
  /** The run whose numbers these are; 0 before the first. */
  readonly run: number;
  /** Of that run; null before the first. */
  readonly engineVersion: string | null;
  readonly rulesSha256: string | null;
  /** The rating rules of that signature; null where the exporting program had others. */
  readonly rules: unknown;
  /** The policies in force with their days, as interim rulings leave them. Exports of earlier programs have none. */
  readonly policies?: Policies;
  /** Hashes of all of history, in hex. */
  readonly inputsSha256: string;
  readonly chainSha256: string;
  readonly files: Readonly<Record<ExportFileName, FileFacts>>;
}
