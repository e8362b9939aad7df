import { f, nullable } from '@quadrant/http';
import type { AuditRow } from '@quadrant/store/audit';
import { PageDto } from '../paging/page.dto.js';

export class AuditEntryDto implements AuditRow {
  @f.Ordinal('Without gaps') id: number;
  @f.Instant() at: Date;
  @f.AnyText('Handle of the account that did it; `operator` for the command, `schedule` for the schedule')
  actor: string;
  @f.AnyText({ about: 'Thing and verb', example: 'tournament.submit' }) action: string;
  @f.AnyText('Which thing') subject: string;
  @f.AnyObject('What, before and after, and why') detail: Readonly<Record<string, unknown>>;
  @f.AnyText({ nullable, about: 'The X-Request-Id under which it was asked for' }) requestId: string | null;
  @f.Texts('What it concerns besides: `player:`, `tournament:` or `account:`, and which') mentions: readonly string[];
}

export class AuditPageDto extends PageDto {
  @f.List(AuditEntryDto) rows: AuditEntryDto[];
}
