import { FILE_TYPES, FORM_TYPE } from '@quadrant/http';
import { DOCUMENT_EXAMPLE, DOCUMENT_SCHEMA } from '@quadrant/rules/report';
import type { ApiOperationOptions } from '@nestjs/swagger';

const FORM = {
  type: 'object',
  required: ['file'],
  properties: { file: { type: 'string', format: 'binary', description: 'The file, in any supported format' } },
  patternProperties: { '^set\\..': { type: 'string', description: 'An answer, as set.game = 2e' } },
  additionalProperties: false,
};

const TABLE = 'round,player 1,player 2,result\n1,ann,bob,FW\n1,cy,dee,ML\n';

const contentOf = (type: string) => {
  if (type === 'application/json') return { schema: DOCUMENT_SCHEMA, example: DOCUMENT_EXAMPLE };
  if (type === FORM_TYPE) return { schema: FORM };
  return { schema: { type: 'string', format: 'binary' }, ...(type === 'text/csv' && { example: TABLE }) };
};

/** The body of an operation that takes a file, for the OpenAPI document. */
export const UPLOAD_BODY = {
  required: true,
  description: 'A file of any supported format, up to 2 MB. Its content says what it is, not its type or name.',
  content: Object.fromEntries(FILE_TYPES.map((type) => [type, contentOf(type)])),
} as NonNullable<ApiOperationOptions['requestBody']>;
