import { ApiProperty, ApiPropertyOptional } from '@nestjs/swagger';
import { CITED_RULES } from './cited-rules.js';

class RequestErrorDto {
  @ApiProperty({ enum: ['query', 'path', 'body'] })
  in: string;

  @ApiProperty({ description: 'Name of a parameter, or JSON pointer into the body' })
  name: string;

  @ApiProperty()
  detail: string;
}

/** The form of every refusal, for the OpenAPI document. */
export class ProblemDto {
  @ApiProperty({ format: 'uri-reference', example: '/problems/not-found', description: 'Names the kind of problem' })
  type: string;

  @ApiProperty({ description: 'The same words for every problem of this type' })
  title: string;

  @ApiProperty({ type: 'integer', minimum: 400, maximum: 599 })
  status: number;

  @ApiProperty({ description: 'What is so in this case' })
  detail: string;

  @ApiProperty({ format: 'uri-reference', description: 'The address that was asked for' })
  instance: string;

  @ApiProperty({ description: 'What to do about it' })
  advice: string;

  @ApiProperty({ description: 'Finds this request in the log; also in the header x-request-id' })
  requestId: string;

  @ApiPropertyOptional({ type: [RequestErrorDto], description: 'Every part of the request that is not valid' })
  errors?: RequestErrorDto[];

  @ApiPropertyOptional(CITED_RULES)
  rules?: string[];

  @ApiPropertyOptional({
    type: 'array',
    items: { type: 'object' },
    description: 'What validation has to say about a results document',
  })
  findings?: object[];
}
