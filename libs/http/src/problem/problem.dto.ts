import type { Text } from '@quadrant/rules/message';
import { optional } from '../fields/field.js';
import * as f from '../fields/fields.js';
import { CitedRules } from './cited-rules.js';

class RequestErrorDto {
  @f.Choice(['query', 'path', 'body']) in: string;
  @f.AnyText('Name of a parameter, or JSON pointer into the body') name: string;
  @f.AnyText() detail: Text;
}

export class ProblemDto {
  @f.Link({ about: 'Names the kind of problem', example: '/problems/not-found' }) type: string;
  @f.AnyText('The same words for every problem of this type') title: Text;
  @f.Whole(400, 599) status: number;
  @f.AnyText('What is so in this case') detail: Text;
  @f.Link('The address that was asked for') instance: string;
  @f.AnyText('What to do about it') advice: Text;
  @f.AnyText('Finds this request in the log; also in the header x-request-id') requestId: string;
  @f.List(RequestErrorDto, { optional, about: 'Every part of the request that is not valid' })
  errors?: RequestErrorDto[];
  @CitedRules() rules?: string[];
  @f.Other(
    { type: 'array', items: { type: 'object' } },
    { optional, about: 'What validation has to say about a results document' },
  )
  findings?: object[];
}
