import { PickType } from '@nestjs/swagger';
import { f, LONGEST_REASON, optional, PageQuery } from '@quadrant/http';
import { REFRESH_SCOPES, type RefreshScope } from '@quadrant/store/refreshes';

export class NewRefreshDto {
  @f.Line(LONGEST_REASON, {
    optional: 'or-null',
    about: 'Reason of the refresh; shown with its run',
    example: 'late reports',
  })
  reason?: string;
  @f.Choice(REFRESH_SCOPES, {
    optional,
    about:
      'incremental: from the earliest change that waits; full: from the first tournament; rewrite: the same, and every row is written again',
    default: 'incremental',
  })
  scope?: RefreshScope;
  @f.Flag({ optional, about: 'true: says what would move, and publishes nothing', default: false }) dryRun?: boolean;
}

/** Refreshes have no pages, only a limit. */
export class RefreshListQuery extends PickType(PageQuery, ['limit']) {}
