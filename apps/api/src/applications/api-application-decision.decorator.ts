import { applyDecorators, HttpCode } from '@nestjs/common';
import { ApiOkResponse, ApiOperation, ApiParam } from '@nestjs/swagger';
import { ApiProblems } from '@quadrant/http';
import { DecidedApplicationDto } from './application.dto.js';

/** Adds what all operations that decide about an application have in common, in the OpenAPI document and the answer. */
export const ApiApplicationDecision = (operationId: string, summary: string, description: string): MethodDecorator =>
  applyDecorators(
    HttpCode(200),
    ApiOperation({ operationId, summary, description }),
    ApiParam({ name: 'id', format: 'uuid', description: 'Id of the application' }),
    ApiOkResponse({ type: DecidedApplicationDto }),
    ApiProblems(400, 404, 409, 413, 415),
  );
