import type { Readable } from 'node:stream';
import { Busboy } from '@fastify/busboy';
import { problemOfKind } from '../problem/problem-kinds.js';
import type { Problem } from '../problem/problem.js';
import { SentFile } from './sent-file.js';

/** More than any form of ours has: each answer to a question about a file is one. */
const MOST_FIELDS = 200;

/** Of the name and of the value of a field, in bytes. */
const LONGEST_FIELD = 1000;

/**
 * The file and the fields of a form (`multipart/form-data`, RFC 7578): one file, in the part `file`, and texts beside it.
 *
 * @param bytes all of the body, whose length is limited already
 * @throws Problem 400 for a form that cannot be read, has no file, or has two
 */
export async function readForm(bytes: Buffer, type: string): Promise<SentFile> {
  const fields = new Map<string, string>();
  const files: { readonly name: string; readonly stream: Readable; readonly chunks: Buffer[] }[] = [];
  let fault: string | null = null;
  await new Promise<void>((resolve) => {
    const stop = (reason: string) => {
      fault ??= reason;
      resolve();
    };
    const form = openForm(type);
    if (form === null) return stop('The form cannot be read: it names no boundary.');
    form.on('field', (name, value, isNameCut, isValueCut) => {
      if (fields.has(name)) stop(`The form has the field ${quote(name)} twice.`);
      if (isNameCut || isValueCut) stop(`The field ${quote(name)} has more than ${LONGEST_FIELD} bytes.`);
      fields.set(name, value);
    });
    form.on('file', (field, stream, name) => {
      if (field !== 'file') stop(`The form has a file in the field ${quote(field)}.`);
      const chunks: Buffer[] = [];
      files.push({ name, stream, chunks });
      stream.on('data', (chunk: Buffer) => void chunks.push(chunk));
      stream.on('error', () => stop('The form ends in the middle of its file.'));
    });
    form.on('filesLimit', () => stop('The form has two files.'));
    form.on('fieldsLimit', () => stop(`The form has more than ${MOST_FIELDS} fields.`));
    form.on('partsLimit', () => stop(`The form has more than ${MOST_FIELDS} parts.`));
    form.on('error', () => stop('The form cannot be read: it ends too early, or a part of it is broken.'));
    form.on('finish', resolve);
    form.end(bytes);
  });
  if (fault !== null) throw brokenForm(fault);
  const file = files[0] ? Buffer.concat(files[0].chunks) : null;
  if (file === null || file.length === 0) throw brokenForm('The form has no file, or an empty one.');
  return new SentFile(file, files[0]!.name, fields);
}

function openForm(type: string) {
  const limits = {
    files: 1,
    fields: MOST_FIELDS,
    parts: MOST_FIELDS + 1,
    fieldNameSize: LONGEST_FIELD,
    fieldSize: LONGEST_FIELD,
  };
  try {
    return new Busboy({ headers: { 'content-type': type }, limits });
  } catch {
    return null;
  }
}

const brokenForm = (detail: string): Problem => problemOfKind('malformed-form', detail);

const quote = (name: string): string => JSON.stringify(name.slice(0, 40));
