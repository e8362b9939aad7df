import { ClaimCodeDto, f } from '@quadrant/http';

/** New players link themselves to their accounts with these one-time codes. */
export class SubmissionCodesDto {
  @f.List(ClaimCodeDto, 'Those that can still be used, in the order of the report') claimCodes: readonly ClaimCodeDto[];
}
