import { applyDecorators, HttpCode } from '@nestjs/common';
import { ApiOkResponse, ApiOperation, ApiParam } from '@nestjs/swagger';
import { ApiProblems } from '@quadrant/http';
import { VenueDto } from './venue.dto.js';

/** Adds what all operations that decide about a venue have in common, in the OpenAPI document and the answer. */
export const ApiVenueDecision = (
  operationId: string,
  summary: string,
  ...furtherProblems: readonly number[]
): MethodDecorator =>
  applyDecorators(
    HttpCode(200),
    ApiOperation({ operationId, summary }),
    ApiParam({ name: 'id', format: 'uuid', description: 'Id of the venue' }),
    ApiOkResponse({ type: VenueDto }),
    ApiProblems(400, 404, 409, 413, 415, ...furtherProblems),
  );
