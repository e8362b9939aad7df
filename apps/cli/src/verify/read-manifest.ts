import { createHash } from 'node:crypto';
import { createReadStream, readFileSync } from 'node:fs';
import path from 'node:path';
import { CannotRun } from '../exit-code.js';
import { explainFile } from '../explain-error.js';
import { AlteredExport } from './altered-export.js';
import {
  EXPORT_FILES,
  EXPORT_FORMAT,
  type ExportFileName,
  LATER_FILES,
  MANIFEST,
  MANIFEST_HASH,
  type Manifest,
} from '../export/manifest.js';

/** The content of this file differs from the manifest. */
export interface AlteredFile {
  readonly file: string;
  readonly what: 'sha256' | 'records';
  readonly expected: string | number;
  readonly got: string | number;
}

/** The manifest of an export may not be the one that was written. */
export type FoundManifest =
  { readonly manifest: Manifest; readonly altered: null } | { readonly manifest: null; readonly altered: AlteredFile };

/**
 * Reads the manifest and checks it against its own hash.
 *
 * @throws CannotRun when a file is missing or unreadable, or is no manifest of a format that is known
 */
export function readManifest(folder: string): FoundManifest {
  const bytes = readWhole(folder, MANIFEST);
  const sha256 = createHash('sha256').update(bytes).digest('hex');
  const expected = `${sha256}  ${MANIFEST}\n`;
  const got = readWhole(folder, MANIFEST_HASH).toString('latin1');
  if (got !== expected) {
    return { manifest: null, altered: { file: MANIFEST, what: 'sha256', expected: got.slice(0, 64), got: sha256 } };
  }
  return { manifest: parseManifest(bytes), altered: null };
}

function parseManifest(bytes: Buffer): Manifest {
  let manifest: Partial<Manifest>;
  try {
    manifest = JSON.parse(bytes.toString()) as Partial<Manifest>;
  } catch (error) {
    throw new CannotRun(`${MANIFEST} is not JSON.`, { cause: error });
  }
  if (manifest?.format !== EXPORT_FORMAT) {
    throw new CannotRun(`${MANIFEST} is of the format ${JSON.stringify(manifest?.format)}, not ${EXPORT_FORMAT}.`);
  }
  const isNamed = (name: ExportFileName) => typeof manifest.files?.[name]?.sha256 === 'string';
  const missing = EXPORT_FILES.find((name) => !isNamed(name) && !LATER_FILES.includes(name));
  if (missing !== undefined) throw new AlteredExport(`files in ${MANIFEST}`, missing, null);
  return manifest as Manifest;
}

function readWhole(folder: string, name: string): Buffer {
  try {
    return readFileSync(path.join(folder, name));
  } catch (error) {
    throw explainFile(path.join(folder, name), error);
  }
}

/**
 * Returns the first file that differs from the exported one; null when none does.
 * @throws CannotRun when one is missing or unreadable
 */
export async function findAlteredFile(folder: string, { files }: Manifest): Promise<AlteredFile | null> {
  for (const name of EXPORT_FILES) {
    if (!(name in files)) continue;
    const { sha256, lines } = await digest(path.join(folder, name));
    const expected = files[name];
    if (sha256 !== expected.sha256) return { file: name, what: 'sha256', expected: expected.sha256, got: sha256 };
    const records = lines - (name.endsWith('.csv') ? 1 : 0);
    if (records !== expected.records) return { file: name, what: 'records', expected: expected.records, got: records };
  }
  return null;
}

async function digest(file: string): Promise<{ sha256: string; lines: number }> {
  const hash = createHash('sha256');
  let lines = 0;
  try {
    for await (const chunk of createReadStream(file, { highWaterMark: 1 << 18 }) as AsyncIterable<Buffer>) {
      hash.update(chunk);
      for (let at = chunk.indexOf(0x0a); at !== -1; at = chunk.indexOf(0x0a, at + 1)) lines += 1;
    }
  } catch (error) {
    throw explainFile(file, error);
  }
  return { sha256: hash.digest('hex'), lines };
}
