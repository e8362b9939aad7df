import { applyDecorators, HttpCode } from '@nestjs/common';
import { ApiExtraModels, ApiOkResponse, ApiOperation, ApiParam, getSchemaPath } from '@nestjs/swagger';
import { ApiIfMatch, ApiProblems } from '@quadrant/http';
import { CorrectedDto } from './corrected.dto.js';
import { CorrectionPreviewDto } from '../previews/correction-preview.dto.js';

/** Adds what all operations that correct a tournament have in common, in the OpenAPI document and the answer. */
export function ApiCorrection(operationId: string, summary: string, description: string): MethodDecorator {
  return applyDecorators(
    HttpCode(200),
    ApiOperation({ operationId, summary, description }),
    ApiParam({ name: 'id', format: 'uuid', description: 'Id of the tournament, as its receipt names it' }),
    ApiIfMatch(),
    ApiExtraModels(CorrectedDto, CorrectionPreviewDto),
    ApiOkResponse({
      description: 'Stored, and published when `takesEffect` says; or the preview that was asked for',
      schema: { oneOf: [{ $ref: getSchemaPath(CorrectedDto) }, { $ref: getSchemaPath(CorrectionPreviewDto) }] },
    }),
    ApiProblems(400, 404, 409, 412, 413, 415, 422, 429, 503),
  );
}
