import { ApiProperty, ApiPropertyOptional } from '@nestjs/swagger';
import { AsSent, FindingDto, IfGiven, IsLine, SOURCE_FILE, SourceFileDto } from '@quadrant/http';
import { DRAFT_DAYS, type DraftSummary } from '@quadrant/store/uploads';
import { IsObject, ValidateBy } from 'class-validator';
import { FileCountsDto } from '../submissions/checked-file.dto.js';
import { isAnswer } from '../submissions/given-answers.js';
import { DraftOfLiveDto } from './live-draft.dto.js';
import { SetQuery } from '../submissions/set-query.dto.js';

const LONGEST_NAME = 100;

const MOST_ANSWERS = 200;

const NAME = { maxLength: LONGEST_NAME, example: 'Winter Local' } as const;

const ANSWERS = {
  type: 'object',
  additionalProperties: { type: 'string' },
  example: { game: '2e', name: 'Winter Local' },
  description: 'What a file cannot say, by name, as `set` of /api/v1/submissions',
} as const;

const AreAnswers = (): PropertyDecorator =>
  ValidateBy({
    name: 'areAnswers',
    validator: {
      validate: (value: unknown) =>
        typeof value === 'object' &&
        value !== null &&
        Object.keys(value).length <= MOST_ANSWERS &&
        Object.entries(value).every(([name, said]) => typeof said === 'string' && isAnswer(name, said)),
      defaultMessage: () => `must be an object of at most ${MOST_ANSWERS} answers such as "game": "2e", each one line`,
    },
  });

/** How a new draft is called, and what is said about its file. */
export class NewDraftQuery extends SetQuery {
  @ApiPropertyOptional({ ...NAME, description: 'What you call it; otherwise its tournament or file names it' })
  @IfGiven()
  @IsLine(LONGEST_NAME)
  name?: string;
}

/** What is to be different; what is left out stays. */
export class DraftChangeDto {
  @ApiPropertyOptional(NAME)
  @IfGiven()
  @IsLine(LONGEST_NAME)
  name?: string;

  @ApiPropertyOptional({ ...ANSWERS, description: 'All answers, in place of those before' })
  @IfGiven()
  @AreAnswers()
  answers?: Record<string, string>;

  @ApiPropertyOptional({
    type: 'object',
    additionalProperties: true,
    description: 'A document of at most 64 kB in place of what was there, finished or not',
  })
  @IfGiven()
  @IsObject({ message: 'must be an object' })
  @AsSent()
  document?: object;
}

class DraftLinksDto {
  @ApiProperty({ format: 'uri-reference' })
  self: string;

  @ApiProperty({ format: 'uri-reference', description: 'POST it to submit the draft' })
  submission: string;
}

/** A draft in a list. */
export class DraftSummaryDto implements Omit<DraftSummary, 'live'> {
  @ApiProperty({ format: 'uuid' })
  id: string;

  @ApiProperty({ type: 'integer', minimum: 1, description: 'For If-Match' })
  version: number;

  @ApiProperty()
  name: string;

  @ApiProperty({ type: SourceFileDto, nullable: true, description: SOURCE_FILE })
  file: SourceFileDto | null;

  @ApiProperty(ANSWERS)
  answers: Record<string, string>;

  @ApiProperty({
    type: DraftOfLiveDto,
    nullable: true,
    description: 'The live tournament whose report it is; null for every other draft',
  })
  live: DraftOfLiveDto | null;

  @ApiProperty()
  createdAt: Date;

  @ApiProperty()
  changedAt: Date;

  @ApiProperty({ description: `${DRAFT_DAYS} days after its last change it is deleted` })
  expiresAt: Date;

  @ApiProperty()
  links: DraftLinksDto;
}

export class DraftsDto {
  @ApiProperty({ type: [DraftSummaryDto], description: 'The newest first' })
  rows: DraftSummaryDto[];
}

/** A draft with what it holds, and what would be said if it were submitted now. It does not repeat what was sent. */
export class KeptDraftDto extends DraftSummaryDto {
  @ApiProperty({ type: [FileCountsDto] })
  tournaments: readonly FileCountsDto[];

  @ApiProperty({ type: [FindingDto], description: 'Open questions, and what a check of the document says' })
  findings: readonly FindingDto[];
}

export class DraftDto extends KeptDraftDto {
  @ApiProperty({
    type: 'object',
    additionalProperties: true,
    nullable: true,
    description: 'As it was sent; null for a file of another program',
  })
  document: object | null;
}

export class DeletedDraftDto {
  @ApiProperty({ format: 'uuid', description: 'Id of the draft' })
  deleted: string;
}

const DAY_MS = 86_400_000;

/** Everything but what became of its live tournament. */
export function draftSummaryOf(draft: DraftSummary): Omit<DraftSummaryDto, 'live'> {
  const { id, version, name, file, answers, createdAt, changedAt } = draft;
  const self = `/api/v1/drafts/${id}`;
  return {
    ...{ id, version, name, file, answers: { ...answers }, createdAt, changedAt },
    expiresAt: new Date(changedAt.getTime() + DRAFT_DAYS * DAY_MS),
    links: { self, submission: `${self}/submission` },
  };
}
