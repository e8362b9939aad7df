import { randomBytes } from 'node:crypto';
import { readFileSync, writeFileSync } from 'node:fs';
import { open } from 'node:fs/promises';
import path from 'node:path';
import { makeScratchFolder } from '../../../../test/builders/scratch-folder.js';
import { BackupRefused } from './archive-error.js';
import { FrameReader, FrameWriter } from './frames.js';
import { SectionReader, writeSection } from './sections.js';

/** The cost of a real archive is half a second for each guess. */
const CHEAP = { N: 2, r: 1, p: 1 };
const PASSPHRASE = 'a long passphrase of words';
const file = path.join(makeScratchFolder('archive'), 'x.backup');
interface Section {
  readonly begin: { readonly kind: string; readonly name?: string };
  readonly content: Buffer;
}

/** Random bytes do not become less, so they fill three frames. */
const SECTIONS: readonly Section[] = [
  { begin: { kind: 'first', name: 'ä' }, content: randomBytes(2_500_000) },
  { begin: { kind: 'empty' }, content: Buffer.alloc(0) },
  { begin: { kind: 'last' }, content: Buffer.from('the end') },
];

async function write(passphrase: string | null): Promise<Buffer> {
  const handle = await open(file, 'w');
  try {
    const writer = await FrameWriter.open(handle, passphrase, () => Promise.resolve(), CHEAP);
    for (const { begin, content } of SECTIONS) {
      await writeSection(writer, begin, [content.subarray(0, 1000), content.subarray(1000)]);
    }
    await writer.finish();
    const bytes = readFileSync(file);
    expect(writer.written).toBe(bytes.length);
    return bytes;
  } finally {
    await handle.close();
  }
}

async function read(bytes: Buffer, passphrase: string | null): Promise<Section[]> {
  writeFileSync(file, bytes);
  const handle = await open(file, 'r');
  try {
    const reader = new SectionReader(await FrameReader.open(handle, file, passphrase, CHEAP));
    const sections: Section[] = [];
    for (let begin = await reader.next(); begin !== null; begin = await reader.next()) {
      const pieces: Buffer[] = [];
      for await (const piece of reader.bytes()) pieces.push(piece);
      sections.push({ begin, content: Buffer.concat(pieces) });
    }
    return sections;
  } finally {
    await handle.close();
  }
}

/** Cuts an archive into its beginning and its frames. */
function cut(bytes: Buffer): Buffer[] {
  const head = 20 + bytes.readUInt32BE(16);
  const parts = [bytes.subarray(0, head)];
  for (let at = head; at < bytes.length;) {
    const end = at + 21 + bytes.readUInt32BE(at);
    parts.push(bytes.subarray(at, end));
    at = end;
  }
  return parts;
}

function flip(bytes: Buffer, place: number): Buffer {
  const copy = Buffer.from(bytes);
  copy[place]! ^= 1;
  return copy;
}

const ordered = (bytes: Buffer, ...order: number[]) => Buffer.concat(order.map((part) => cut(bytes)[part]!));

const CHANGES: [what: string, change: (bytes: Buffer, other: Buffer) => Buffer, sentence: RegExp][] = [
  ['nothing', () => Buffer.alloc(0), /is not a backup of Quadrant/],
  ['another file', () => Buffer.from('PK and more than sixteen bytes'), /is not a backup of Quadrant/],
  ['cut in its beginning', (bytes) => bytes.subarray(0, 18), /is not whole/],
  ['cut in the first frame', (bytes) => bytes.subarray(0, 300), /is not whole/],
  ['cut in the middle', (bytes) => bytes.subarray(0, bytes.length >> 1), /is not whole/],
  ['without its last frame', (bytes) => ordered(bytes, 0, 1, 2), /is not whole/],
  ['without its last byte', (bytes) => bytes.subarray(0, -1), /is not whole/],
  ['with a byte more', (bytes) => Buffer.concat([bytes, Buffer.alloc(1)]), /is damaged/],
  ['with two frames exchanged', (bytes) => ordered(bytes, 0, 2, 1, 3), /is damaged/],
  ['with a frame twice', (bytes) => ordered(bytes, 0, 1, 1, 2, 3), /is damaged/],
  ['without a frame in the middle', (bytes) => ordered(bytes, 0, 1, 3), /is damaged/],
  [
    'with the frames of another beginning',
    (bytes, other) => Buffer.concat([cut(other)[0]!, ...cut(bytes).slice(1)]),
    /is damaged|another passphrase/,
  ],
  ['with an early mark of the last frame', (bytes) => flip(bytes, cut(bytes)[0]!.length + 4), /is damaged/],
  ['changed in the middle', (bytes) => flip(bytes, bytes.length >> 1), /is damaged/],
  ['changed at its end', (bytes) => flip(bytes, bytes.length - 1), /is damaged/],
  [
    'of a later format',
    (bytes) => Buffer.from(bytes.toString('latin1').replace('"format":1', '"format":2'), 'latin1'),
    /newer version of Quadrant \(format 2/,
  ],
];

describe.each([
  ['plain', null],
  ['encrypted', PASSPHRASE],
])('an archive that is %s', (_kind, passphrase) => {
  let bytes: Buffer;
  let other: Buffer;
  beforeAll(async () => {
    bytes = await write(passphrase);
    // Its beginning differs by the salt, or by being encrypted at all.
    other = await write(PASSPHRASE);
  });

  it('gives back what was written, in three frames', async () => {
    expect(cut(bytes)).toHaveLength(4);
    const sections = await read(bytes, passphrase);
    expect(sections.map(({ begin }) => begin)).toEqual(SECTIONS.map(({ begin }) => begin));
    // Jest takes seconds to compare long buffers.
    expect(SECTIONS.every(({ content }, index) => content.equals(sections[index]!.content))).toBe(true);
  });

  it.each(CHANGES)('is refused: %s', async (_what, change, sentence) => {
    const reading = read(change(bytes, other), PASSPHRASE);
    await expect(reading).rejects.toThrow(BackupRefused);
    await expect(reading).rejects.toThrow(sentence);
  });
});

it('an encrypted archive shows nothing without its passphrase', async () => {
  const bytes = await write(PASSPHRASE);
  expect(bytes.includes('"kind"')).toBe(false);
  await expect(read(bytes, null)).rejects.toThrow('is encrypted: name the file of its passphrase');
  await expect(read(bytes, 'another passphrase')).rejects.toThrow('with another passphrase');
});
