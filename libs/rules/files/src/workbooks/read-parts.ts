import { SaxesParser } from 'saxes';
import { decodeText } from '../parts/decode-text.js';
import { NotReadable } from './archive.js';

export type Attributes = Readonly<Record<string, string>>;

export interface PartReader {
  /** @param name without namespace */
  readonly open: (name: string, attributes: Attributes) => void;
  readonly close: (name: string) => void;
  readonly text: (text: string) => void;
}

/** The parser holds this much of a part beside what the reader keeps. */
const CHUNK = 65_536;
/** The cells of a workbook are not nested deeper, whichever program writes them. */
const DEEPEST = 64;
/** An element of a workbook has at most some twenty attributes. */
const MOST_ATTRIBUTES = 200;

/**
 * Reads an XML part of a workbook from its beginning to its end, and keeps nothing of it. Entities of a document type
 * are not resolved.
 *
 * @throws NotReadable when it is no XML; whatever the reader throws, to stop
 */
export function readPart(content: Uint8Array, reader: PartReader): void {
  const text = decodeText(content)?.text;
  if (text === undefined) throw new NotReadable('broken');
  const parser = new SaxesParser({ position: false });
  let depth = 0;
  let attributesOfOne = 0;
  parser.on('error', () => {
    throw new NotReadable('broken');
  });
  parser.on('attribute', () => {
    if (++attributesOfOne > MOST_ATTRIBUTES) throw new NotReadable('broken');
  });
  parser.on('opentag', ({ name, attributes }) => {
    attributesOfOne = 0;
    if (++depth > DEEPEST) throw new NotReadable('broken');
    reader.open(localName(name), attributes as Attributes);
  });
  parser.on('closetag', ({ name }) => {
    depth--;
    reader.close(localName(name));
  });
  parser.on('text', reader.text);
  parser.on('cdata', reader.text);
  for (let at = 0; at < text.length; at += CHUNK) parser.write(text.slice(at, at + CHUNK));
  parser.close();
}

const localName = (name: string): string => name.slice(name.indexOf(':') + 1);
