import type { IncomingMessage } from 'node:http';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { problemOfKind } from '../problem/problem-kinds.js';
import { bodyConfigOf } from './body-config.js';
import { parseJsonBody } from './json-text.js';
import { dropBody, readBody } from './read-body.js';
import { FIELDS_TYPE, readFields } from './read-fields.js';
import { readForm } from './read-form.js';
import { FILE_TYPES, FORM_TYPE, SentFile } from './sent-file.js';

/**
 * Which bodies are read: `application/json`, whatever its parameters, and on a route with `@UploadedFile()` every type that
 * a file may have. Such a route gets the file, every other route the parsed value; every other type is a 415. A route with
 * `@ReadsForm()` gets the fields of a form of a page instead. A route reads 64 kB unless it says otherwise.
 */
export function registerJsonContent(instance: FastifyInstance): void {
  instance.removeAllContentTypeParsers();
  instance.addContentTypeParser('application/json', async (request: FastifyRequest, payload: IncomingMessage) => {
    // An unknown route is a 404, whatever was sent to it.
    if (request.is404) return dropBody(payload);
    const { limits, isFile } = bodyConfigOf(request.routeOptions.config);
    const bytes = await readBody(payload, limits.bytes);
    refuseEncoded(request);
    if (isFile) return bytes.length === 0 ? undefined : new SentFile(bytes);
    if (bytes.length === 0) throw problemOfKind('missing-body', 'The body is empty.');
    return parseJsonBody(bytes, limits);
  });
  instance.addContentTypeParser('*', async (request: FastifyRequest, payload: IncomingMessage) => {
    if (request.is404) return dropBody(payload);
    const { limits, isFile, isForm } = bodyConfigOf(request.routeOptions.config);
    const type = request.headers['content-type'] ?? '';
    const essence = type.split(';', 1)[0]!.trim().toLowerCase();
    if (isForm === true && essence === FIELDS_TYPE) return readFields(await readBody(payload, limits.bytes), limits);
    if (!isFile || !FILE_TYPES.includes(essence)) {
      await dropBody(payload);
      return refuseType(type, isFile);
    }
    const bytes = await readBody(payload, limits.bytes);
    refuseEncoded(request);
    if (bytes.length === 0) return undefined;
    return essence === FORM_TYPE ? readForm(bytes, type) : new SentFile(bytes);
  });
}

function refuseEncoded({ headers }: FastifyRequest): void {
  const encoding = headers['content-encoding'] ?? 'identity';
  if (encoding === 'identity') return;
  throw problemOfKind('unsupported-media-type', `The body is encoded as ${encoding}.`);
}

const FILES = `Send the file uncompressed as one of these types: ${FILE_TYPES.join(', ')}. Unpack an archive, and save a workbook as CSV.`;

function refuseType(type: string, isFile: boolean): never {
  const detail = type === '' ? 'The body names no type.' : `The body is of type ${type}.`;
  throw problemOfKind('unsupported-media-type', detail, isFile ? { advice: FILES } : {});
}
