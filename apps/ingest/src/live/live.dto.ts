import { ApiProperty, ApiPropertyOptional, PickType } from '@nestjs/swagger';
import { AsSent, FindingDto, IfGiven, IsHandle, IsIdOf, IsLine, IsTrueOrFalse, IsWholeNumber } from '@quadrant/http';
import { ACT_KINDS, describeMembers, MOST_HEATS, type AskedAct, type LiveView } from '@quadrant/rules/live';
import { findHandleFault, type Finding } from '@quadrant/rules/tournament';
import type { LiveRecord } from '@quadrant/store/live';
import { Type } from 'class-transformer';
import { ArrayMaxSize, ArrayMinSize, IsArray, IsObject, IsUUID, ValidateBy, ValidateNested } from 'class-validator';
import { NewAnnouncementDto } from '../announcements/announcement.dto.js';
import { ReportOfLiveDto } from '../drafts/live-draft.dto.js';

/** A version that a page can have seen. */
const MOST_ENTRIES = 10_000_000;
export const MOST_IN_BATCH = 500;
const MOST_FIRST_PLAYERS = 500;

const IsHandles = (): PropertyDecorator =>
  ValidateBy({
    name: 'isHandles',
    validator: {
      validate: (value: unknown) =>
        Array.isArray(value) && value.every((each) => typeof each === 'string' && findHandleFault(each) === null),
      defaultMessage: () => 'must be a list of handles of 1 to 64 visible characters',
    },
  });

/** A tournament that is run without an announcement. */
class TournamentNowDto extends PickType(NewAnnouncementDto, [
  'name',
  'zone',
  'game',
  'ruleSystem',
  'format',
  'cardPool',
  'rules',
  'scenario',
  'unrated',
  'pairing',
  'structure',
  'finalConfrontation',
  'online',
  'country',
  'region',
  'venue',
  'secondaryDirector',
  'tertiaryDirector',
  'league',
] as const) {
  @ApiPropertyOptional({
    type: 'integer',
    minimum: 1,
    maximum: 50,
    description: 'If left out, as many as are recommended for the players who came (Table 3.0.1)',
  })
  @IfGiven()
  @IsWholeNumber(1, 50)
  plannedRounds?: number;
}

/** Finals that are played after heats, as it is announced before the first heat. */
class HeatsPlanDto {
  @ApiProperty({ type: 'integer', minimum: 2, maximum: MOST_HEATS, description: 'Number of heats' })
  @IsWholeNumber(2, MOST_HEATS)
  heats: number;

  @ApiPropertyOptional({
    type: String,
    description: 'Bracket of the finals, such as standard-8; left out for Tribbles, where everybody plays on by tables',
  })
  @IfGiven()
  @IsLine(64)
  bracket?: string;

  @ApiPropertyOptional({ type: 'integer', enum: [1, 3], default: 1, description: 'Games of a match at the most' })
  @IfGiven()
  @IsWholeNumber(1, 3)
  bestOf?: number;
}

/** What is begun: the tournament of an announcement, one from nothing, or a heat of finals. */
export class NewLiveDto {
  @ApiPropertyOptional({ format: 'uuid', description: 'Id of the announcement' })
  @IfGiven()
  @IsIdOf('an announcement')
  announcement?: string;

  @ApiPropertyOptional({ description: 'Begin although it was announced for an earlier day' })
  @IfGiven()
  @IsTrueOrFalse()
  isLate?: boolean;

  @ApiPropertyOptional({ type: TournamentNowDto, description: 'Where it was not announced' })
  @IfGiven()
  @ValidateNested()
  @Type(() => TournamentNowDto)
  tournament?: TournamentNowDto;

  @ApiPropertyOptional({ type: HeatsPlanDto, description: 'If these are finals after heats' })
  @IfGiven()
  @ValidateNested()
  @Type(() => HeatsPlanDto)
  heats?: HeatsPlanDto;

  @ApiPropertyOptional({
    format: 'uuid',
    description: 'Id of the finals whose next heat begins. Then leave out the tournament',
  })
  @IfGiven()
  @IsIdOf('a live tournament')
  heatOf?: string;

  @ApiPropertyOptional({
    type: [String],
    maxItems: MOST_FIRST_PLAYERS,
    description: 'Handles of players who are entered at once',
  })
  @IfGiven()
  @ArrayMaxSize(MOST_FIRST_PLAYERS, { message: `must have at most ${MOST_FIRST_PLAYERS} handles` })
  @IsHandles()
  players?: string[];
}

const actSchema = (kind: AskedAct['kind']) => ({
  type: 'object' as const,
  required: ['kind', ...describeMembers(kind).flatMap(([name, , isOptional]) => (isOptional ? [] : [name]))],
  properties: {
    kind: { type: 'string' as const, enum: [kind] },
    ...Object.fromEntries(describeMembers(kind).map(([name, wanted]) => [name, { description: wanted }])),
  },
});

const ACT = {
  oneOf: ACT_KINDS.map(actSchema),
  description: 'What happens. docs/live.md lists the kinds',
  example: { kind: 'result', round: 1, players: ['ann', 'bob'], told: { result: 'FW', score: [100, 35] } },
};

/** An act, what it was based on, and the key that makes a repetition of it known. */
export class NewEntryDto {
  @ApiPropertyOptional({
    format: 'uuid',
    description: 'The same key again is the same entry. If left out, it is a new one',
  })
  @IfGiven()
  @IsUUID('all', { message: 'must be a UUID' })
  key?: string;

  @ApiPropertyOptional({
    type: 'integer',
    minimum: 0,
    description: 'The version that you had seen. Two results that did not see each other are kept beside each other',
  })
  @IfGiven()
  @IsWholeNumber(0, MOST_ENTRIES)
  basedOn?: number;

  @ApiProperty(ACT)
  @IsObject({ message: 'must be an object' })
  @AsSent()
  act: object;
}

export class NewBatchDto {
  @ApiProperty({ type: [NewEntryDto], minItems: 1, maxItems: MOST_IN_BATCH })
  @IsArray({ message: 'must be a list of entries' })
  @ArrayMinSize(1, { message: 'must have at least one entry' })
  @ArrayMaxSize(MOST_IN_BATCH, { message: `must have at most ${MOST_IN_BATCH} entries` })
  @ValidateNested({ each: true })
  @Type(() => NewEntryDto)
  entries: NewEntryDto[];
}

/** The same by a player, with the secret of their link. */
export class OwnEntryDto extends NewEntryDto {
  @ApiProperty({ description: 'The last part of the address of the link' })
  @IsHandle()
  link: string;
}

/** What became of an entry. */
export class EntryDto {
  @ApiProperty({ type: 'integer', description: 'The version after it' })
  version: number;

  @ApiProperty({ description: 'False where it had been done before' })
  isNew: boolean;

  @ApiProperty({
    type: [FindingDto],
    description: 'What else is to be known: players whom it checks in, and who play in another live tournament too',
  })
  warnings: Finding[];
}

class BatchAnswerDto {
  @ApiPropertyOptional({ type: 'integer' })
  version?: number;

  @ApiPropertyOptional()
  isNew?: boolean;

  @ApiPropertyOptional({ type: [FindingDto] })
  warnings?: Finding[];

  @ApiPropertyOptional({
    type: 'object',
    additionalProperties: true,
    description: 'Why it was refused, as a problem document',
  })
  problem?: object;
}

export class BatchDto {
  @ApiProperty({ type: [BatchAnswerDto], description: 'In the order of the entries' })
  answers: BatchAnswerDto[];
}

/** A live tournament in a list. */
export class LiveSummaryDto {
  @ApiProperty({ format: 'uuid' })
  id: string;

  @ApiProperty()
  name: string;

  @ApiProperty()
  game: string;

  @ApiProperty({ type: 'integer' })
  version: number;

  @ApiProperty()
  beganAt: Date;

  @ApiProperty({ type: Date, nullable: true })
  finishedAt: Date | null;

  @ApiProperty({ type: String, format: 'uuid', nullable: true, description: 'Of the announcement' })
  announcement: string | null;

  @ApiProperty({ format: 'uri-reference' })
  link: string;
}

/** One of your own, with what became of its report. */
export class OwnLiveDto extends LiveSummaryDto {
  @ApiProperty({ type: ReportOfLiveDto, nullable: true, description: 'Its newest report; null where there is none' })
  report: ReportOfLiveDto | null;
}

export class LiveListDto {
  @ApiProperty({ type: [OwnLiveDto], description: 'The newest first' })
  rows: OwnLiveDto[];
}

export const summaryOf = ({ id, version, announcementId, facts, beganAt, finishedAt }: LiveRecord): LiveSummaryDto => ({
  id,
  name: facts.header.name,
  game: facts.header.game,
  version,
  beganAt,
  finishedAt,
  announcement: announcementId,
  link: `/api/v1/live/${id}`,
});

const asObject = { type: 'object', additionalProperties: true } as const;

/** A live tournament as it stands. */
export class LiveTournamentDto implements Record<keyof LiveView, unknown>, Record<'heats' | 'finals', unknown> {
  @ApiProperty({ format: 'uuid' })
  id: string;

  @ApiProperty({ type: 'integer', description: 'Entries in its log' })
  version: number;

  @ApiProperty({ ...asObject, description: 'What was announced, as quadrant/1 has it' })
  tournament: object;

  @ApiProperty({ enum: ['running', 'finished'] })
  state: string;

  @ApiProperty({ type: 'integer', nullable: true })
  plannedRounds: number | null;

  @ApiProperty({ description: 'SHA-256 of the seed that everything is drawn by' })
  commitment: string;

  @ApiProperty({ type: String, nullable: true, description: 'The seed itself, once the tournament is finished' })
  seed: string | null;

  @ApiProperty({ type: 'array', items: asObject })
  players: readonly object[];

  @ApiProperty({ type: 'array', items: asObject })
  rounds: readonly object[];

  @ApiProperty({ ...asObject, nullable: true })
  bracket: object | null;

  @ApiProperty({ type: 'array', items: asObject })
  standings: readonly object[];

  @ApiProperty({
    type: 'array',
    items: { type: 'array', items: { type: 'string' } },
    description: 'As they were drawn',
  })
  draftGroups: readonly (readonly string[])[];

  @ApiProperty({ ...asObject, nullable: true })
  confrontation: object | null;

  @ApiProperty({ ...asObject, description: 'What the director does next' })
  next: object;

  @ApiProperty({
    ...asObject,
    nullable: true,
    description: 'Of finals: the plan of the heats, and how far each of them has come',
  })
  heats: object | null;

  @ApiProperty({ type: String, format: 'uuid', nullable: true, description: 'Of a heat: its finals' })
  finals: string | null;
}

export class LiveLinkDto {
  @ApiProperty()
  player: string;

  @ApiProperty({
    description: 'The secret of the link. Anybody who has it can act for the player in this tournament, until it ends',
  })
  link: string;

  @ApiProperty({ format: 'uri-reference' })
  address: string;
}

export class LiveLinksDto {
  @ApiProperty({ type: [LiveLinkDto] })
  rows: LiveLinkDto[];
}

export class LiveLogEntryDto {
  @ApiProperty({ type: 'integer' })
  version: number;

  @ApiProperty()
  at: string;

  @ApiProperty()
  by: string;

  @ApiProperty({ enum: ['director', 'player'] })
  role: string;

  @ApiProperty({ description: 'What happened, in a sentence' })
  text: string;

  @ApiProperty({ type: 'object', additionalProperties: true })
  act: object;
}

export class LiveLogDto {
  @ApiProperty({ type: [LiveLogEntryDto] })
  rows: LiveLogEntryDto[];
}

export class LiveDraftDto {
  @ApiProperty({ format: 'uuid', description: 'Id of the draft of the report: check and submit it at /submit/{draft}' })
  draft: string;
}
