import { ApiPropertyOptional, PickType } from '@nestjs/swagger';
import { IfGiven, IsLine, IsOneOf, IsTrueOrFalse, LONGEST_REASON, PageQuery } from '@quadrant/http';
import { REFRESH_SCOPES, type RefreshScope } from '@quadrant/store/history';
import { IsOptional } from 'class-validator';

export class NewRefreshDto {
  @ApiPropertyOptional({
    maxLength: LONGEST_REASON,
    description: 'Reason of the refresh; shown with its run',
    example: 'late reports',
  })
  @IsOptional()
  @IsLine(LONGEST_REASON)
  reason?: string;

  @ApiPropertyOptional({
    enum: REFRESH_SCOPES,
    default: 'incremental',
    description:
      'incremental: from the earliest change that waits; full: from the first tournament; rewrite: the same, and every row is written again',
  })
  @IfGiven()
  @IsOneOf(REFRESH_SCOPES)
  scope?: RefreshScope;

  @ApiPropertyOptional({ default: false, description: 'true: says what would move, and publishes nothing' })
  @IfGiven()
  @IsTrueOrFalse()
  dryRun?: boolean;
}

/** How many refreshes are asked for; they have no pages. */
export class RefreshListQuery extends PickType(PageQuery, ['limit']) {}
