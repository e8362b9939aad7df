import { FILE_TYPES, FORM_TYPE } from '@quadrant/http';
import { DOCUMENT_EXAMPLE, DOCUMENT_SCHEMA } from '@quadrant/rules/report';
import { FILE_SCHEMAS, JSON_SCHEMAS } from '@quadrant/rules/files';
import type { ApiOperationOptions } from '@nestjs/swagger';

const FORM = {
  type: 'object',
  required: ['file'],
  properties: { file: { type: 'string', format: 'binary', description: 'The file, in any supported format' } },
  patternProperties: { '^set\\..': { type: 'string', description: 'An answer, as set.game = 2e' } },
  additionalProperties: false,
};

const TABLE = 'round,player 1,player 2,result\n1,ann,bob,FW\n1,cy,dee,ML\n';

/** Returns the first example of each format whose first example has this kind, by format. */
const examplesOf = (isWanted: (example: unknown) => boolean) =>
  Object.fromEntries(
    Object.entries(FILE_SCHEMAS).flatMap(
      ([
        format,
        {
          examples: [value],
        },
      ]) => (isWanted(value) && !format.startsWith('csv-') ? [[format, { value }]] : []),
    ),
  );

const isXml = (example: unknown) => typeof example === 'string' && example.startsWith('<');
const isPlain = (example: unknown) => typeof example === 'string' && !example.startsWith('<');

const contentOf = (type: string) => {
  const binary = { schema: { type: 'string', format: 'binary' } };
  if (type === 'application/json')
    return {
      schema: { anyOf: [DOCUMENT_SCHEMA, ...Object.values(JSON_SCHEMAS)] },
      examples: { 'quadrant/1': { value: DOCUMENT_EXAMPLE }, ...examplesOf((each) => typeof each === 'object') },
    };
  if (type === FORM_TYPE) return { schema: FORM };
  if (type === 'text/csv') return { ...binary, example: TABLE };
  if (type === 'text/plain') return { ...binary, examples: examplesOf(isPlain) };
  return type.endsWith('xml') ? { ...binary, examples: examplesOf(isXml) } : binary;
};

export const UPLOAD_BODY = {
  required: true,
  description:
    'A file of any supported format, up to 2 MB. Its content says what it is, not its type or name. ' +
    `JSON Schemas of what is read: ${['quadrant-1', ...Object.keys(FILE_SCHEMAS)].map((name) => `/schemas/${name}.json`).join(', ')}.`,
  content: Object.fromEntries(FILE_TYPES.map((type) => [type, contentOf(type)])),
} as NonNullable<ApiOperationOptions['requestBody']>;
