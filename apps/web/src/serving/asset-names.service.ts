import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { Injectable } from '@nestjs/common';
import { findClientFolder, findPublicFolder } from './public-folder.js';

/** Knows the addresses at which browsers find style sheets and scripts. */
@Injectable()
export class AssetNames {
  private readonly names: Readonly<Record<string, string>> | null = readNames();
  private readonly publicFolder = findPublicFolder();

  /** In a program that was not built, only files in the public folder have an address; it is null for the rest. */
  addressOf(name: string): string | null {
    if (this.names === null) return existsSync(join(this.publicFolder, name)) ? `/assets/${name}` : null;
    const built = this.names[name];
    return built === undefined ? null : `/assets/${built}`;
  }
}

function readNames(): Record<string, string> | null {
  const folder = findClientFolder();
  if (folder === null) return null;
  return JSON.parse(readFileSync(join(folder, 'manifest.json'), 'utf8')) as Record<string, string>;
}
