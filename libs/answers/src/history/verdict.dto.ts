import { ApiProperty } from '@nestjs/swagger';

/** Yes or no, and the rule that said it. */
export class VerdictDto {
  @ApiProperty()
  value: boolean;

  @ApiProperty({ description: 'The rule that gave it, with document and section' })
  rule: string;
}
