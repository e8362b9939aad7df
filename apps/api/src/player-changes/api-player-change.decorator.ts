import { applyDecorators, HttpCode } from '@nestjs/common';
import { ApiOkResponse, ApiOperation, ApiParam } from '@nestjs/swagger';
import { ApiIfMatch, ApiProblems } from '@quadrant/http';
import { PlayerRecordDto } from './player-record.dto.js';

/** Adds what all operations that change a player have in common, in the OpenAPI document and the answer. */
export function ApiPlayerChange(operationId: string, summary: string, description: string): MethodDecorator {
  return applyDecorators(
    HttpCode(200),
    ApiOperation({ operationId, summary, description }),
    ApiParam({ name: 'handle', description: 'Any handle that leads to the player; case and accents do not count' }),
    ApiIfMatch('player'),
    ApiOkResponse({ type: PlayerRecordDto, description: 'The player as they are now' }),
    ApiProblems(400, 404, 409, 412, 413, 415, 503),
  );
}
