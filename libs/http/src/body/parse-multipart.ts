import { type Message, say } from '@quadrant/rules/message';
import type { Readable } from 'node:stream';
import { Busboy } from '@fastify/busboy';

export interface MultipartLimits {
  readonly fields: number;
  /** A form has at most this many files, all in the part `file`. */
  readonly files: number;
  /** The value of a field has at most this many bytes. */
  readonly fieldSize: number;
}

/** The parts of a form are those of `multipart/form-data` (RFC 7578). */
export interface Multipart {
  /** The fields are in the order of the form; a name may come more than once. */
  readonly fields: readonly (readonly [name: string, value: string])[];
  readonly files: readonly FormFile[];
}

export interface FormFile {
  readonly name: string;
  readonly bytes: Buffer;
}

/** The name of a field has at most this many bytes. */
const LONGEST_NAME = 1000;

/**
 * Reads the fields of a form and its files, which are in the part `file`.
 *
 * @param bytes the whole body, whose length is limited already
 * @returns a sentence that says what is wrong, when the form cannot be read
 */
export async function parseMultipart(
  bytes: Buffer,
  type: string,
  { fields: mostFields, files: mostFiles, fieldSize }: MultipartLimits,
): Promise<Multipart | Message> {
  const limits = {
    files: mostFiles,
    fields: mostFields,
    parts: mostFields + mostFiles,
    fieldNameSize: LONGEST_NAME,
    fieldSize,
  };
  const form = openForm(type, limits);
  if (form === null) return say`The form cannot be read: it names no boundary.`;
  const fields: [string, string][] = [];
  const files: { readonly name: string; readonly stream: Readable; readonly chunks: Buffer[] }[] = [];
  let fault: Message | null = null as Message | null;
  await new Promise<void>((resolve) => {
    const stop = (reason: Message) => {
      fault ??= reason;
      resolve();
    };
    form.on('field', (name, value, isNameCut, isValueCut) => {
      if (isNameCut || isValueCut) stop(say`The field ${quote(name)} has more than ${fieldSize} bytes.`);
      fields.push([name, value]);
    });
    form.on('file', (field, stream, name) => {
      if (field !== 'file') stop(say`The form has a file in the field ${quote(field)}.`);
      const chunks: Buffer[] = [];
      files.push({ name, stream, chunks });
      stream.on('data', (chunk: Buffer) => void chunks.push(chunk));
      stream.on('error', () => stop(say`The form ends in the middle of its file.`));
    });
    form.on('filesLimit', () =>
      stop(mostFiles === 1 ? say`The form has two files.` : say`The form has more than ${mostFiles} files.`),
    );
    form.on('fieldsLimit', () => stop(say`The form has more than ${mostFields} fields.`));
    form.on('partsLimit', () => stop(say`The form has more than ${mostFields} parts.`));
    form.on('error', () => stop(say`The form cannot be read: it ends too early, or a part of it is broken.`));
    form.on('finish', resolve);
    form.end(bytes);
  });
  if (fault !== null) return fault;
  return { fields, files: files.map(({ name, chunks }) => ({ name, bytes: Buffer.concat(chunks) })) };
}

function openForm(type: string, limits: object) {
  try {
    return new Busboy({ headers: { 'content-type': type }, limits });
  } catch {
    return null;
  }
}

/** Writes the name of a field for a sentence. */
export const quote = (name: string): string => JSON.stringify(name.slice(0, 40));
