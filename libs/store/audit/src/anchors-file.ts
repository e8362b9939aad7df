import { closeSync, existsSync, fstatSync, fsyncSync, openSync, readFileSync, readSync, writeSync } from 'node:fs';
import path from 'node:path';
import { giveToOwnerOfFolder, makeFolders } from '@quadrant/store/server';
import type { AnchorEnd } from './anchor-line.js';
import { findEnd } from './anchors-check.js';

/** Some lines: the last is among them. */
const TAIL_BYTES = 4_096;

/** Everything in the file; empty when there is none. */
export const readAnchors = (file: string): string => (existsSync(file) ? readFileSync(file, 'utf8') : '');

/** Returns the end that the next line has to follow; null when there is no file or no readable line. */
export function readEnd(file: string): AnchorEnd | null {
  return existsSync(file) ? findEnd(readTail(file)) : null;
}

/**
 * Adds a line that is on the disk when this returns. It begins a new line when a full disk has left half a line.
 *
 * @throws what the file system says
 */
export function appendAnchor(file: string, line: string): void {
  makeFolders(path.dirname(file), 0o700);
  const isNew = !existsSync(file);
  const isWhole = isNew || /(^|\n)$/.test(readTail(file));
  const descriptor = openSync(file, 'a', 0o600);
  try {
    writeSync(descriptor, `${isWhole ? '' : '\n'}${line}\n`);
    fsyncSync(descriptor);
  } finally {
    closeSync(descriptor);
  }
  if (isNew) giveToOwnerOfFolder(file);
}

function readTail(file: string): string {
  const descriptor = openSync(file, 'r');
  try {
    const { size } = fstatSync(descriptor);
    const tail = Buffer.alloc(Math.min(size, TAIL_BYTES));
    readSync(descriptor, tail, 0, tail.length, size - tail.length);
    return tail.toString('utf8');
  } finally {
    closeSync(descriptor);
  }
}
