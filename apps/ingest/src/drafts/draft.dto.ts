import { f, nullable, optional } from '@quadrant/http';
import { FindingDto, SOURCE_FILE, SourceFileDto } from '@quadrant/views';
import { DRAFT_DAYS, type DraftSummary } from '@quadrant/store/uploads';
import { FileCountsDto } from '../intake/checked-file.dto.js';
import { CorrectionDraftDto, CorrectionTermsDto } from './correction-draft.dto.js';
import { DraftOfLiveDto } from './live-draft.dto.js';
import { Answers } from './fields.js';
import { SetQuery } from '../intake/intake-query.dto.js';

const LONGEST_NAME = 100;

const NAME = { example: 'Winter Local' } as const;

export class NewDraftQuery extends SetQuery {
  @f.Line(LONGEST_NAME, { optional, ...NAME, about: 'What you call it; otherwise its tournament or file names it' })
  name?: string;
}

/** A field that is left out stays as it is. */
export class DraftChangeDto {
  @f.Line(LONGEST_NAME, { optional, ...NAME }) name?: string;
  @Answers({ optional, about: 'All answers, in place of those before' }) answers?: Record<string, string>;
  @f.AnyObject({ optional, about: 'A document of at most 64 kB in place of what was there, finished or not' })
  document?: object;
}

class DraftLinksDto {
  @f.Link() self: string;
  @f.Link('POST it to submit the draft') submission: string;
  @f.Link('POST it to propose the correction that the draft is') proposal: string;
}

export class DraftSummaryDto implements Omit<DraftSummary, 'live' | 'corrects'> {
  @f.Id() id: string;
  @f.Ordinal('For If-Match') version: number;
  @f.AnyText() name: string;
  @f.Of(SourceFileDto, { nullable, about: SOURCE_FILE }) file: SourceFileDto | null;
  @Answers() answers: Record<string, string>;
  @f.Of(DraftOfLiveDto, { nullable, about: 'The live tournament whose report it is; null for every other draft' })
  live: DraftOfLiveDto | null;
  @f.Of(CorrectionDraftDto, { nullable, about: 'The stored tournament that it corrects; null for every other draft' })
  corrects: CorrectionDraftDto | null;
  @f.Instant() createdAt: Date;
  @f.Instant() changedAt: Date;
  @f.Instant(`${DRAFT_DAYS} days after its last change it is deleted`) expiresAt: Date;
  @f.Of(DraftLinksDto) links: DraftLinksDto;
}

export class DraftsDto {
  @f.List(DraftSummaryDto, 'The newest first') rows: DraftSummaryDto[];
}

/** A draft has its content, and the findings that it would get if it were submitted now. It does not repeat what was sent. */
export class KeptDraftDto extends DraftSummaryDto {
  @f.List(FileCountsDto) tournaments: readonly FileCountsDto[];
  @f.List(FindingDto, 'Open questions, and what a check of the document says') findings: readonly FindingDto[];
  @f.Of(CorrectionTermsDto, { nullable, about: 'When the correction will count; null for a draft that is none' })
  terms: CorrectionTermsDto | null;
}

export class DraftDto extends KeptDraftDto {
  @f.AnyObject({ nullable, about: 'As it was sent; null for a file of another program' }) document: object | null;
}

export class DeletedDraftDto {
  @f.Id('Id of the draft') deleted: string;
}

const DAY_MS = 86_400_000;

/** Returns everything except what became of the tournament of the draft. */
export function draftSummaryOf(draft: DraftSummary): Omit<DraftSummaryDto, 'live' | 'corrects'> {
  const { id, version, name, file, answers, createdAt, changedAt } = draft;
  const self = `/api/v1/drafts/${id}`;
  return {
    ...{ id, version, name, file, answers: { ...answers }, createdAt, changedAt },
    expiresAt: new Date(changedAt.getTime() + DRAFT_DAYS * DAY_MS),
    links: { self, submission: `${self}/submission`, proposal: `${self}/proposal` },
  };
}
