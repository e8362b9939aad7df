import { ClaimCodeDto, f } from '@quadrant/http';

/** One-time codes with which new players become their own accounts’. */
export class SubmissionCodesDto {
  @f.List(ClaimCodeDto, 'Those that can still be used, in the order of the report') claimCodes: readonly ClaimCodeDto[];
}
