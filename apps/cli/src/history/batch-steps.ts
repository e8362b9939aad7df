import path from 'node:path';
import { statSync } from 'node:fs';
import type { Text } from '@quadrant/rules/message';
import { CannotRun } from '../exit-code.js';
import { readGivenFiles } from '../given-files.js';
import { showProgress } from '../progress.js';
import { resolveArgument, type Surroundings } from '../surroundings.js';
import { type BatchClient, BatchRefused } from './batch-client.js';
import { listFolder, readFolderFile } from './read-folder.js';

interface SentFiles {
  readonly received: number;
  readonly replaced: number;
  readonly unchanged: number;
  readonly refused: readonly { readonly path: string; readonly reason: string }[];
}

/** Sends files one by one; one that is refused does not stop the others. */
export async function sendFiles(
  surroundings: Surroundings,
  client: BatchClient,
  number: string,
  files: readonly FileToSend[],
): Promise<SentFiles> {
  const sent = { received: 0, replaced: 0, unchanged: 0 };
  const refused: { path: string; reason: string }[] = [];
  const progress = showProgress(surroundings, 'Sending', 'files', 10_000);
  try {
    for (const [at, { file, read }] of files.entries()) {
      const content = read();
      if (!(content instanceof CannotRun) && content.length === 0)
        refused.push({ path: file, reason: 'The file is empty.' });
      else if (content instanceof CannotRun) refused.push({ path: file, reason: content.message });
      else {
        const answer = await sendOne(client, number, file, content);
        refused.push(...answer.refused);
        for (const key of ['received', 'replaced', 'unchanged'] as const) sent[key] += answer[key];
      }
      progress.update(at + 1, files.length);
    }
  } finally {
    progress.stop();
  }
  return { ...sent, refused };
}

async function sendOne(client: BatchClient, number: string, file: string, body: Uint8Array): Promise<SentFiles> {
  try {
    const answer = await client.bytes('put', `/${number}/files`, {
      query: { path: file },
      body,
      type: 'application/octet-stream',
    });
    return JSON.parse(new TextDecoder().decode(answer)) as SentFiles;
  } catch (error) {
    // A file that is refused does not stop the others; a batch that is gone does.
    if (!(error instanceof BatchRefused) || error.problem.status === 404) throw error;
    const { detail, advice } = error.problem;
    return { received: 0, replaced: 0, unchanged: 0, refused: [{ path: file, reason: `${detail} ${advice}` }] };
  }
}

interface FileToSend {
  readonly file: string;
  /** It returns why the file cannot be read in place of its content. */
  readonly read: () => Uint8Array | CannotRun;
}

/** The files of a folder have their paths in it. */
export function filesOf(surroundings: Surroundings, name: string): FileToSend[] {
  const isFolder =
    name !== '-' && statSync(resolveArgument(surroundings, name), { throwIfNoEntry: false })?.isDirectory() === true;
  if (!isFolder)
    return readGivenFiles(surroundings, [name]).map(({ name: file, content }) => ({
      file: path.basename(file),
      read: () => content,
    }));
  return listFolder(surroundings, name).map((file) => ({
    file,
    read: () => readFolderFile(surroundings, name, file).content,
  }));
}

/** Says what became of the files that were sent. */
export const describeSent = (
  { received, replaced, unchanged }: Omit<SentFiles, 'refused'>,
  refused: SentFiles['refused'],
): string =>
  `${received} added, ${replaced} replaced, ${unchanged} unchanged, ${refused.length} refused.\n` +
  refused.map(({ path: file, reason }) => `  ${file}: ${reason}\n`).join('');

export interface ShownDiff {
  readonly fingerprint: string;
  readonly fits: boolean;
  readonly summary: Text;
  readonly senders: readonly {
    readonly sender: string;
    readonly tournaments: number;
    readonly own: number;
    readonly winners: readonly { readonly handle: string; readonly tournaments: number }[];
  }[];
}

const describeSender = ({ sender, tournaments, own, winners }: ShownDiff['senders'][number]): string =>
  `  ${sender} sent ${tournaments} and won ${own} of them. Winners: ` +
  `${winners.map(({ handle, tournaments: wins }) => `${handle} (${wins})`).join(', ')}\n`;

/** Says what publishing a batch would change. */
export const describeDiff = ({ summary, senders }: ShownDiff): string =>
  `${String(summary)}\n${senders.map(describeSender).join('')}`;
