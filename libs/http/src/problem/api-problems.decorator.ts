import { applyDecorators } from '@nestjs/common';
import { ApiExtraModels, ApiResponse, getSchemaPath } from '@nestjs/swagger';
import { problemCodeOfStatus } from './problem-kinds.js';
import { PROBLEMS } from './problem-list.js';
import { ProblemDto } from './problem.dto.js';

/** Says in the OpenAPI document which refusals an operation can answer with. */
export function ApiProblems(...statuses: readonly number[]): MethodDecorator {
  const responses = statuses.map((status) => ApiResponse({ status, ...describeProblem(status) }));
  return applyDecorators(ApiExtraModels(ProblemDto), ...responses);
}

/** Returns the OpenAPI description of problems that have this status. */
export const describeProblem = (status: number) => ({
  description: String(PROBLEMS[problemCodeOfStatus(status)].title),
  content: { 'application/problem+json': { schema: { $ref: getSchemaPath(ProblemDto) } } },
});
