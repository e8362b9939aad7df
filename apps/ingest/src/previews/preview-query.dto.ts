import { ApiPropertyOptional } from '@nestjs/swagger';
import { Transform } from 'class-transformer';
import { IsBoolean } from 'class-validator';

/** Whether a change is only to be shown. */
export class PreviewQuery {
  @ApiPropertyOptional({
    type: 'boolean',
    default: false,
    description: 'true: nothing is stored; the answer says what would be, and what that would move',
  })
  @Transform(({ value }: { value: unknown }) => (value === 'true' ? true : value === 'false' ? false : value))
  @IsBoolean({ message: 'must be true or false' })
  preview: boolean = false;
}
