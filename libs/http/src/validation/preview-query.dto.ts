import { ApiPropertyOptional } from '@nestjs/swagger';
import { Transform, type TransformFnParams } from 'class-transformer';
import { IsTrueOrFalse } from './value-rules.js';

/** A parameter that says true or false; anything else stays as it is, to be refused. */
export const readBoolean = ({ value }: TransformFnParams): unknown =>
  value === 'true' ? true : value === 'false' ? false : value;

/** Whether a change is only to be shown. */
export class PreviewQuery {
  @ApiPropertyOptional({
    type: 'boolean',
    default: false,
    description: 'true: nothing is stored; the answer says what would be, and what that would move',
  })
  @Transform(readBoolean)
  @IsTrueOrFalse()
  preview: boolean = false;
}
