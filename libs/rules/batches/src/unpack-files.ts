import { isArchive, NotReadable, openArchive, splitFile, type SplitPart } from '@quadrant/rules/files';
import { say, type Text } from '@quadrant/rules/message';

export const BATCH_LIMITS = {
  files: 10_000,
  /** It is the limit for all files of an archive together. */
  unpackedBytes: 1_000_000_000,
  fileBytes: 4_000_000,
  pathCharacters: 300,
} as const;

export interface SentBatchFile {
  /** It is written with slashes and cannot leave the batch. */
  readonly path: string;
  readonly content: Uint8Array;
}

export interface NotTaken {
  readonly path: string;
  readonly reason: Text;
}

export type TakenFile = { readonly file: SentBatchFile } | { readonly notTaken: NotTaken };

/** Workbooks are archives of parts; these parts only they have. */
const OF_WORKBOOKS = ['[Content_Types].xml', 'mimetype', 'META-INF/manifest.xml'];
/** Operating systems add these files; nobody sends them on purpose. */
const OF_SYSTEMS = /(?:^|\/)(?:\.[^./][^/]*|__MACOSX|Thumbs\.db|desktop\.ini)(?:\/|$)/u;
const OUTSIDE = /(?:^|[/\\])\.\.(?:[/\\]|$)|^[A-Za-z]:/u;
const NOT_IN_PATHS = /[\p{Cc}\p{Cs}]/u;

/** Each line of such a file is a report of its own. */
const OF_LINES = /\.(?:ndjson|jsonl)$/iu;
const LINE_DIGITS = 6;

/**
 * Takes a file for a batch; an archive that is no workbook is unpacked, one file at a time. A file with a report on each
 * line becomes a file for each line, so that one line is refused, left out or sent again alone; so does a workbook with a
 * tournament on each sheet, for each sheet, and a text with a tournament below each of several headings. A file that cannot be taken says why, and the others are taken.
 *
 * @param path that its sender gives it; files of an archive are below its folder
 */
export function* unpackFiles(bytes: Uint8Array, path: string): Generator<TakenFile> {
  if (!isArchive(bytes) || isWorkbook(bytes)) {
    yield* takeParts(path, bytes);
    return;
  }
  const slash = path.lastIndexOf('/');
  const folder = slash === -1 ? '' : path.slice(0, slash + 1);
  let archive: ReturnType<typeof openArchive>;
  try {
    archive = openArchive(bytes, BATCH_LIMITS.unpackedBytes, BATCH_LIMITS.fileBytes);
  } catch (error) {
    yield { notTaken: { path, reason: faultOf(error) } };
    return;
  }
  for (const name of archive.names) {
    if (name.endsWith('/') || name.endsWith('\\') || OF_SYSTEMS.test(name)) continue;
    try {
      const content = archive.read(name)!;
      if (isArchive(content) && !isWorkbook(content)) {
        const reason = say`It is an archive inside an archive. Unpack it, and send its files.`;
        yield { notTaken: { path: folder + name, reason } };
      } else yield* takeParts(folder + name, content);
    } catch (error) {
      yield { notTaken: { path: folder + name, reason: faultOf(error) } };
    }
  }
}

function isWorkbook(bytes: Uint8Array): boolean {
  try {
    const archive = openArchive(bytes);
    return OF_WORKBOOKS.some((name) => archive.has(name));
  } catch {
    return false;
  }
}

function* takeParts(path: string, bytes: Uint8Array): Generator<TakenFile> {
  const parts = splitFile(bytes);
  if (parts === null) yield* takeLines(path, bytes);
  const [ending = ''] = ENDING.exec(path) ?? [];
  const stem = path.slice(0, path.length - ending.length);
  // A sheet of a workbook becomes a table.
  const ofPart = isArchive(bytes) ? '.csv' : ending;
  for (const { name, text, isOther } of parts ?? []) {
    const part = `${stem} - ${name.replaceAll(NOT_IN_NAMES, '-')}${ofPart}`;
    yield isOther === undefined
      ? take(part, new TextEncoder().encode(text))
      : { notTaken: { path: part, reason: notTakenFor(isOther, text) } };
  }
}

function notTakenFor(isOther: NonNullable<SplitPart['isOther']>, text: string): Text {
  if (isOther === 'overview') return say`The sheet sums up the others, so it is no tournament. Nothing is to be done.`;
  return say`These lines are above the first tournament and belong to none: “${text.slice(0, LONGEST_SHOWN)}”. If they do not belong to a tournament, nothing is to be done.`;
}

const LONGEST_SHOWN = 200;
const ENDING = /\.[A-Za-z]{2,4}$/u;
const NOT_IN_NAMES = /[\p{Cc}\p{Cs}/\\:]/gu;

function* takeLines(path: string, bytes: Uint8Array): Generator<TakenFile> {
  if (!OF_LINES.test(path)) {
    yield take(path, bytes);
    return;
  }
  const stem = path.replace(OF_LINES, '');
  let taken = 0;
  let line = 0;
  for (const content of linesOf(bytes)) {
    line += 1;
    if (content.every((byte) => byte <= SPACE)) continue;
    taken += 1;
    yield take(`${stem}-${String(line).padStart(LINE_DIGITS, '0')}.json`, content);
  }
  if (taken === 0) yield take(path, new Uint8Array());
}

const LINE_FEED = 0x0a;
const SPACE = 0x20;

/** Yields bytes, since a line that is not UTF-8 says so when it is read. */
function* linesOf(bytes: Uint8Array): Generator<Uint8Array> {
  for (let start = 0; start < bytes.length;) {
    const end = bytes.indexOf(LINE_FEED, start);
    yield bytes.subarray(start, end === -1 ? bytes.length : end);
    start = end === -1 ? bytes.length : end + 1;
  }
}

function take(written: string, content: Uint8Array): TakenFile {
  const path = written.normalize('NFC').replaceAll('\\', '/').replace(/^\/+/u, '');
  const refuse = (reason: Text): TakenFile => ({ notTaken: { path: written, reason } });
  if (OUTSIDE.test(written)) return refuse(say`Its path leads out of the batch. Send it under another name.`);
  if (path === '' || path.endsWith('/') || NOT_IN_PATHS.test(path))
    return refuse(say`It has no usable name. Give it one.`);
  if ([...path].length > BATCH_LIMITS.pathCharacters)
    return refuse(say`Its path is longer than ${BATCH_LIMITS.pathCharacters} characters. Shorten it.`);
  if (content.length === 0) return refuse(say`It is empty.`);
  if (content.length > BATCH_LIMITS.fileBytes)
    return refuse(say`It is larger than ${BATCH_LIMITS.fileBytes} bytes. Divide it into several files.`);
  return { file: { path, content } };
}

function faultOf(error: unknown): Text {
  if (!(error instanceof NotReadable)) throw error;
  switch (error.fault) {
    case 'encrypted':
      return say`It is encrypted. Send it without a password.`;
    case 'too-large':
      return say`Unpacked, it is larger than ${BATCH_LIMITS.fileBytes} bytes, or all files together than ${BATCH_LIMITS.unpackedBytes}.`;
    case 'broken':
      return say`It is a broken archive. Make it again.`;
  }
}
