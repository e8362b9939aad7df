import { Message, say, type Text } from '@quadrant/rules/message';
import { problemOfKind } from '../problem/problem-kinds.js';
import type { Problem } from '../problem/problem.js';
import { parseMultipart, quote } from './parse-multipart.js';
import { SentFile } from './sent-file.js';

/** More than any file needs: each answer to a question about it is one; and the bytes of its value. */
const LIMITS = { fields: 200, files: 1, fieldSize: 1000 };

/**
 * The file and the fields of a form (`multipart/form-data`, RFC 7578): one file, in the part `file`, and texts beside it.
 *
 * @param bytes all of the body, whose length is limited already
 * @throws Problem 400 for a form that cannot be read, has no file, or has two
 */
export async function readForm(bytes: Buffer, type: string): Promise<SentFile> {
  const form = await parseMultipart(bytes, type, LIMITS);
  if (form instanceof Message) throw brokenForm(form);
  const { fields: sent, files } = form;
  const [file] = files;
  const fields = new Map(sent);
  const twice = sent.find(([name], index) => sent.findIndex(([other]) => other === name) < index);
  if (twice !== undefined) throw brokenForm(say`The form has the field ${quote(twice[0])} twice.`);
  if (file === undefined || file.bytes.length === 0) throw brokenForm(say`The form has no file, or an empty one.`);
  return new SentFile(file.bytes, file.name, fields);
}

const brokenForm = (detail: Text): Problem => problemOfKind('malformed-form', detail);
