import { ApiProperty } from '@nestjs/swagger';
import { ClaimCodeDto } from '@quadrant/http';

/** One-time codes with which new players become their own accounts’. */
export class SubmissionCodesDto {
  @ApiProperty({ type: [ClaimCodeDto], description: 'Those that can still be used, in the order of the report' })
  claimCodes: readonly ClaimCodeDto[];
}
