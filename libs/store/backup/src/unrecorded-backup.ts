import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { giveToOwnerOfFolder } from '@quadrant/store/server';

/** A backup of a database that has no table of backups: one before the first start of a version that has it. */
export interface UnrecordedBackup {
  readonly file: string;
  readonly bytes: number;
  readonly at: Date;
}

/** @param home QUADRANT_HOME */
const noteOf = (home: string): string => path.join(home, 'unrecorded-backup.json');

/** Notes the last such backup in the home, until the start has made the table. */
export function noteBackup(home: string, { file, bytes, at }: UnrecordedBackup): void {
  writeFileSync(noteOf(home), JSON.stringify({ file, bytes, at: at.toISOString() }), { mode: 0o600 });
  giveToOwnerOfFolder(noteOf(home));
}

/** Hands the backup that was noted to `record`, and forgets the note. */
export async function recordNotedBackup(
  home: string,
  record: (backup: UnrecordedBackup) => Promise<void>,
): Promise<void> {
  const noted = readNote(home);
  if (noted === null) return;
  await record(noted);
  rmSync(noteOf(home), { force: true });
}

/** A note that cannot be read costs nothing but the age of one backup. */
function readNote(home: string): UnrecordedBackup | null {
  try {
    const { file, bytes, at } = JSON.parse(readFileSync(noteOf(home), 'utf8')) as Record<string, unknown>;
    const moment = new Date(String(at));
    if (typeof file !== 'string' || typeof bytes !== 'number' || Number.isNaN(moment.getTime())) return null;
    return { file, bytes, at: moment };
  } catch {
    return null;
  }
}
