import { applyDecorators } from '@nestjs/common';
import {
  ApiBody,
  ApiConsumes,
  ApiCreatedResponse,
  ApiExtraModels,
  ApiOkResponse,
  getSchemaPath,
} from '@nestjs/swagger';
import { ApiProblems } from '@quadrant/http';
import { ReportPreviewDto } from '../previews/report-preview.dto.js';
import { ReceiptDto } from './receipt.dto.js';

const document = {
  type: 'object',
  description: 'A document of the format quadrant/1: docs/formats/quadrant-1.md describes every key.',
  required: ['schema', 'tournament', 'players', 'rounds'],
  properties: {
    schema: { type: 'string', enum: ['quadrant/1'] },
    tournament: { type: 'object' },
    players: { type: 'array', items: { type: 'object' } },
    rounds: { type: 'array', items: { type: 'object' } },
  },
};

/** What the two operations that take a document in have in common, for the OpenAPI document. */
export function ApiReportIntake(...furtherProblems: readonly number[]): MethodDecorator {
  return applyDecorators(
    ApiConsumes('application/json'),
    ApiBody({ schema: document, required: true }),
    ApiCreatedResponse({
      type: ReceiptDto,
      description: 'Stored',
      headers: { Location: { description: 'The submission', schema: { type: 'string', format: 'uri-reference' } } },
    }),
    ApiExtraModels(ReportPreviewDto),
    ApiOkResponse({
      description:
        'The same document as the current revision: nothing new was stored; or the preview that was asked for',
      schema: { oneOf: [{ $ref: getSchemaPath(ReceiptDto) }, { $ref: getSchemaPath(ReportPreviewDto) }] },
    }),
    ApiProblems(400, 409, 413, 415, 422, 429, 503, ...furtherProblems),
  );
}
