import { applyDecorators } from '@nestjs/common';
import { ApiCreatedResponse, ApiExtraModels, ApiOkResponse, getSchemaPath } from '@nestjs/swagger';
import { ApiProblems } from '@quadrant/http';
import { ReportPreviewDto } from '../previews/report-preview.dto.js';
import { ReceiptDto } from './receipt.dto.js';

/** Adds what the two operations that take a document have in common, besides `UPLOAD_BODY`, to the OpenAPI document. */
export function ApiReportIntake(...furtherProblems: readonly number[]): MethodDecorator {
  return applyDecorators(
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
