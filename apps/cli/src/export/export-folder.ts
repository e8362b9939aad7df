import { rm } from 'node:fs/promises';
import path from 'node:path';
import { ExportFile } from './export-file.js';
import {
  EXPORT_FILES,
  MANIFEST,
  MANIFEST_HASH,
  type ExportFileName,
  type FileFacts,
  type Manifest,
} from './manifest.js';

/** Files that are being written. */
export type OpenFiles<Name extends string> = Readonly<Record<Name, ExportFile>>;

export class ExportFolder {
  private readonly facts = new Map<ExportFileName, FileFacts>();

  constructor(readonly folder: string) {}

  listWhole(): ExportFileName[] {
    return EXPORT_FILES.filter((name) => this.facts.has(name));
  }

  /** An earlier export becomes invalid as soon as one of its files changes, so its manifest is deleted first. */
  async clear(): Promise<void> {
    for (const name of [MANIFEST_HASH, MANIFEST]) await rm(path.join(this.folder, name), { force: true });
  }

  /** Writes files side by side; unless `write` throws, all of them are complete then. */
  async write<Name extends ExportFileName>(
    names: readonly Name[],
    write: (files: OpenFiles<Name>) => Promise<void>,
  ): Promise<void> {
    const opened: [Name, ExportFile][] = [];
    try {
      for (const name of names) opened.push([name, await ExportFile.create(this.folder, name)]);
      await write(Object.fromEntries(opened) as OpenFiles<Name>);
      for (const [name, file] of opened) this.facts.set(name, await file.finish());
    } finally {
      for (const [name, file] of opened) if (!this.facts.has(name)) await file.discard();
    }
  }

  /** Writes the manifest; until then the folder is no export. */
  async seal(manifest: Omit<Manifest, 'files'>): Promise<Manifest> {
    const whole = { ...manifest, files: Object.fromEntries(this.facts) as Manifest['files'] };
    const { sha256 } = await this.writeAlone(MANIFEST, `${JSON.stringify(whole, null, 2)}\n`);
    await this.writeAlone(MANIFEST_HASH, `${sha256}  ${MANIFEST}\n`);
    return whole;
  }

  private async writeAlone(name: string, content: string): Promise<FileFacts> {
    const file = await ExportFile.create(this.folder, name);
    try {
      await file.write(content, 1);
      return await file.finish();
    } catch (error) {
      await file.discard();
      throw error;
    }
  }
}
