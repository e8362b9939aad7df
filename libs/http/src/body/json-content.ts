import { type Text, say } from '@quadrant/rules/message';
import type { IncomingMessage } from 'node:http';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { problemOfKind } from '../problem/problem-kinds.js';
import { bodyConfigOf, type BodyKind } from './body-config.js';
import { parseJsonBody } from './json-text.js';
import { dropBody, readBody } from './read-body.js';
import { readForm } from './read-form.js';
import { FILE_TYPES, FORM_TYPE, SentFile } from './sent-file.js';
import { FIELDS_TYPE, readSentForm } from './sent-form.js';

/**
 * Decides which bodies are read. Every route reads `application/json`, with any parameters, and its handler gets the
 * parsed value.
 *
 * - A route with `@UploadedFile()` reads every type that a file may have, and its handler gets the file.
 * - A route with `@PageForm()` gets the form of a page, with its file.
 * - Every other type is a 415. A route reads 64 kB unless it says otherwise.
 */
export function registerJsonContent(instance: FastifyInstance): void {
  instance.removeAllContentTypeParsers();
  instance.addContentTypeParser('application/json', async (request: FastifyRequest, payload: IncomingMessage) => {
    // An unknown route is a 404, no matter what was sent to it.
    if (request.is404) return dropBody(payload);
    const { limits, takes } = bodyConfigOf(request.routeOptions.config);
    if (takes === 'form') {
      await dropBody(payload);
      return refuseType('application/json', ADVICE[takes]);
    }
    const bytes = await readBody(payload, limits.bytes);
    refuseEncoded(request);
    if (takes === 'file') return bytes.length === 0 ? undefined : new SentFile(bytes);
    if (bytes.length === 0) throw problemOfKind('missing-body', say`The body is empty.`);
    return parseJsonBody(bytes, limits);
  });
  instance.addContentTypeParser('*', async (request: FastifyRequest, payload: IncomingMessage) => {
    if (request.is404) return dropBody(payload);
    const { limits, takes } = bodyConfigOf(request.routeOptions.config);
    const type = request.headers['content-type'] ?? '';
    const essence = type.split(';', 1)[0]!.trim().toLowerCase();
    if (!TYPES[takes].includes(essence)) {
      await dropBody(payload);
      return refuseType(type, ADVICE[takes]);
    }
    const bytes = await readBody(payload, limits.bytes, takes === 'form' ? SMALLER : undefined);
    refuseEncoded(request);
    if (bytes.length === 0) return undefined;
    if (takes === 'form') return readSentForm(bytes, type);
    return essence === FORM_TYPE ? readForm(bytes, type) : new SentFile(bytes);
  });
}

function refuseEncoded({ headers }: FastifyRequest): void {
  const encoding = headers['content-encoding'] ?? 'identity';
  if (encoding === 'identity') return;
  throw problemOfKind('unsupported-media-type', say`The body is encoded as ${encoding}.`);
}

const FILES = say`Send the file uncompressed as one of these types: ${FILE_TYPES.join(', ')}. Unpack an archive, and save a workbook as CSV.`;

const FORMS = say`Send the form as ${FORM_TYPE} or ${FIELDS_TYPE}, as browsers do.`;

/** It is advice for people who chose a file on a page. */
const SMALLER = say`Go back and choose a smaller file: a text or a table without pictures, and one tournament in each file.`;

/** Handlers that take these kinds of body also read these types, besides JSON. */
const TYPES: Readonly<Record<BodyKind, readonly string[]>> = {
  value: [],
  file: FILE_TYPES,
  form: [FORM_TYPE, FIELDS_TYPE],
};

const ADVICE: Readonly<Record<BodyKind, Text | null>> = { value: null, file: FILES, form: FORMS };

function refuseType(type: string, advice: Text | null): never {
  const detail = type === '' ? say`The body names no type.` : say`The body is of type ${type}.`;
  throw problemOfKind('unsupported-media-type', detail, advice === null ? {} : { advice });
}
