import { ApiProperty, ApiPropertyOptional, IntersectionType } from '@nestjs/swagger';
import {
  FindingDto,
  IfGiven,
  IsCalendarDay,
  IsCountry,
  IsHandle,
  IsLine,
  IsOneOf,
  IsRegion,
  IsSlug,
  IsText,
  IsTrueOrFalse,
  IsWholeNumber,
  LONGEST_REASON,
  PageQuery,
  textRule,
} from '@quadrant/http';
import {
  ANNOUNCEMENT_STATES,
  isEarlyEnough,
  instantIn,
  ROUNDS_APPROVALS,
  type AnnouncedTournament,
  type AnnouncementState,
  type RoundsApproval,
} from '@quadrant/rules/announcing';
import {
  CARD_POOLS,
  FORMATS,
  GAME_TITLES,
  KINDS,
  PAIRINGS,
  RULE_SYSTEM_IDS,
  RULES,
  SCENARIOS,
  type CardPool,
  type Finding,
  type Format,
  type GameTitle,
  type Kind,
  type Pairing,
  type RuleSystemId,
  type Rules,
  type Scenario,
} from '@quadrant/rules/tournament';
import { RegisteredPlayersDto } from './registered-players.dto.js';
import {
  ANNOUNCEMENT_CHANGES,
  type Announcement,
  type AnnouncementRevision,
  type StoredAnnouncement,
} from '@quadrant/store/intake';

export const LONGEST_NAME = 200;
const LONGEST_LINE = 200;
export const LONGEST_DETAILS = 2000;
const MOST_ROUNDS = 50;
const MOST_PLAYERS = 5000;

const TIME = /^(?:[01]\d|2[0-3]):[0-5]\d$/;
const WEB_ADDRESS = /^https?:\/\/[^\s"<>]+$/;

const IsTimeOfDay = () =>
  textRule('isTimeOfDay', 'must be a time of the clock, such as 10:30', (text) => TIME.test(text));

const IsWebAddress = () =>
  textRule(
    'isWebAddress',
    'must be the address of a page, beginning with https:// or http://, of at most 200 characters',
    (text) => text.length <= LONGEST_LINE && WEB_ADDRESS.test(text) && URL.canParse(text),
  );

const day = { format: 'date', example: '2026-12-05', description: 'Local calendar date' } as const;
const line = { maxLength: LONGEST_LINE } as const;

/** Date and time of the clock at the place of the tournament. */
class StartDto {
  @ApiProperty(day)
  @IsCalendarDay()
  date: string;

  @ApiProperty({ pattern: TIME.source, example: '10:00', description: 'Time of the clock there' })
  @IsTimeOfDay()
  time: string;

  @ApiPropertyOptional({ ...day, description: 'Local date of the last day, if it is another one' })
  @IfGiven()
  @IsCalendarDay()
  endsOn?: string;
}

/** What is told of a tournament before it is played (Organized Play Guide 4.2, section 3 and appendix A). */
export class NewAnnouncementDto extends StartDto {
  @ApiProperty({ maxLength: LONGEST_NAME, example: 'Winter Local' })
  @IsLine(LONGEST_NAME)
  name: string;

  @ApiProperty({ example: 'Europe/Berlin', description: 'Name of the time zone (IANA) of its place' })
  @IsLine(64)
  zone: string;

  @ApiProperty({ enum: [...GAME_TITLES] })
  @IsOneOf(GAME_TITLES)
  game: GameTitle;

  @ApiPropertyOptional({
    enum: [...RULE_SYSTEM_IDS],
    description: 'If left out, the first that has rules for the game',
  })
  @IfGiven()
  @IsOneOf(RULE_SYSTEM_IDS)
  ruleSystem?: RuleSystemId;

  @ApiProperty({ enum: [...FORMATS] })
  @IsOneOf(FORMATS)
  format: Format;

  @ApiPropertyOptional({ enum: [...CARD_POOLS] })
  @IfGiven()
  @IsOneOf(CARD_POOLS)
  cardPool?: CardPool;

  @ApiPropertyOptional({ enum: [...RULES] })
  @IfGiven()
  @IsOneOf(RULES)
  rules?: Rules;

  @ApiPropertyOptional({ enum: [...SCENARIOS], description: 'With one it is not rated' })
  @IfGiven()
  @IsOneOf(SCENARIOS)
  scenario?: Scenario;

  @ApiPropertyOptional({ description: 'Marked as unrated in the listing' })
  @IfGiven()
  @IsTrueOrFalse()
  unrated?: boolean;

  @ApiPropertyOptional({
    enum: [...KINDS],
    description: 'If left out, local; a championship needs an approved application',
  })
  @IfGiven()
  @IsOneOf(KINDS)
  kind?: Kind;

  @ApiPropertyOptional({ enum: [...PAIRINGS], description: 'If left out, as the rule system pairs' })
  @IfGiven()
  @IsOneOf(PAIRINGS)
  pairing?: Pairing;

  @ApiPropertyOptional({ enum: ['heat'], description: 'It only decides who plays on in another tournament' })
  @IfGiven()
  @IsOneOf(['heat'])
  structure?: string;

  @ApiProperty({ type: 'integer', minimum: 1, maximum: MOST_ROUNDS })
  @IsWholeNumber(1, MOST_ROUNDS)
  plannedRounds: number;

  @ApiPropertyOptional({ description: 'Whether a final confrontation follows' })
  @IfGiven()
  @IsTrueOrFalse()
  finalConfrontation?: boolean;

  @ApiPropertyOptional({ description: 'It needs no place then' })
  @IfGiven()
  @IsTrueOrFalse()
  online?: boolean;

  @ApiPropertyOptional({ pattern: '^[A-Za-z]{2}$', example: 'DE', description: 'Two letters (ISO 3166-1)' })
  @IfGiven()
  @IsCountry()
  country?: string;

  @ApiPropertyOptional({ maxLength: 64, description: 'Name or slug of the region', example: 'andoria' })
  @IfGiven()
  @IsRegion()
  region?: string;

  @ApiPropertyOptional({ ...line, description: 'Name of the venue' })
  @IfGiven()
  @IsLine(LONGEST_LINE)
  venue?: string;

  @ApiPropertyOptional({ ...line, description: 'Street and city' })
  @IfGiven()
  @IsLine(LONGEST_LINE)
  address?: string;

  @ApiProperty({ ...line, description: 'How players reach the director; everybody can read it' })
  @IsLine(LONGEST_LINE)
  contact: string;

  @ApiPropertyOptional({ maxLength: 64, description: 'Handle; if left out, yours' })
  @IfGiven()
  @IsHandle()
  director?: string;

  @ApiPropertyOptional({ maxLength: 64, description: 'Handle' })
  @IfGiven()
  @IsHandle()
  secondaryDirector?: string;

  @ApiPropertyOptional({ maxLength: 64, description: 'Handle' })
  @IfGiven()
  @IsHandle()
  tertiaryDirector?: string;

  @ApiPropertyOptional({ description: 'Slug of the league that it is to count for' })
  @IfGiven()
  @IsSlug()
  league?: string;

  @ApiProperty({ ...line, example: '5 euros' })
  @IsLine(LONGEST_LINE)
  entryFee: string;

  @ApiProperty({ maxLength: LONGEST_DETAILS, description: 'Guaranteed, however few come' })
  @IsText(LONGEST_DETAILS)
  prizes: string;

  @ApiPropertyOptional({ description: 'Whether players bring a list of their deck' })
  @IfGiven()
  @IsTrueOrFalse()
  deckLists?: boolean;

  @ApiPropertyOptional({ description: 'Whether players have to register before the day' })
  @IfGiven()
  @IsTrueOrFalse()
  preRegistration?: boolean;

  @ApiPropertyOptional({ type: 'integer', minimum: 1, maximum: MOST_PLAYERS })
  @IfGiven()
  @IsWholeNumber(1, MOST_PLAYERS)
  expectedPlayers?: number;

  @ApiPropertyOptional({ maxLength: LONGEST_DETAILS })
  @IfGiven()
  @IsText(LONGEST_DETAILS)
  details?: string;

  @ApiPropertyOptional({ ...line, format: 'uri', description: 'Page where it is discussed' })
  @IfGiven()
  @IsWebAddress()
  discussion?: string;
}

/** Everything once more, with what is different. */
export class ChangedAnnouncementDto extends NewAnnouncementDto {
  @ApiPropertyOptional({
    enum: [...ROUNDS_APPROVALS],
    description:
      'Of another number of rounds (Organized Play Guide 4.2, section 6); an emergency counts after the start only',
  })
  @IfGiven()
  @IsOneOf(ROUNDS_APPROVALS)
  roundsApproval?: RoundsApproval;

  @ApiPropertyOptional({ maxLength: LONGEST_REASON })
  @IfGiven()
  @IsLine(LONGEST_REASON)
  reason?: string;
}

export class CancellationDto {
  @ApiProperty({ maxLength: LONGEST_REASON, description: 'Players read it' })
  @IsLine(LONGEST_REASON)
  reason: string;
}

export class PostponementDto extends IntersectionType(StartDto, CancellationDto) {}

/** Which announcements are wanted. */
export class AnnouncementQuery extends PageQuery {
  @ApiPropertyOptional({ ...day, description: 'First day; if left out, today' })
  @IfGiven()
  @IsCalendarDay()
  from?: string;

  @ApiPropertyOptional({ ...day, description: 'Last day' })
  @IfGiven()
  @IsCalendarDay()
  to?: string;

  @ApiPropertyOptional({ enum: [...GAME_TITLES], description: 'Only of this game' })
  @IfGiven()
  @IsOneOf(GAME_TITLES)
  game?: GameTitle;

  @ApiPropertyOptional({ pattern: '^[A-Za-z]{2}$', description: 'Only in this country (ISO 3166-1)' })
  @IfGiven()
  @IsCountry()
  country?: string;

  @ApiPropertyOptional({ maxLength: 64, description: 'Name or slug of the region' })
  @IfGiven()
  @IsRegion()
  region?: string;

  @ApiPropertyOptional({ enum: [...ANNOUNCEMENT_STATES], description: 'Only in this state' })
  @IfGiven()
  @IsOneOf(ANNOUNCEMENT_STATES)
  state?: AnnouncementState;
}

const text = { type: 'string', nullable: true } as const;

class AnnouncedTournamentDto implements AnnouncedTournament {
  @ApiProperty()
  name: string;

  @ApiProperty({ enum: [...GAME_TITLES] })
  game: GameTitle;

  @ApiProperty({ enum: [...RULE_SYSTEM_IDS] })
  ruleSystem: RuleSystemId;

  @ApiProperty({ enum: [...FORMATS] })
  format: Format;

  @ApiProperty({ ...text, enum: [...CARD_POOLS, null] })
  cardPool: CardPool | null;

  @ApiProperty({ ...text, enum: [...RULES, null] })
  rules: Rules | null;

  @ApiProperty({ ...text, enum: [...SCENARIOS, null] })
  scenario: Scenario | null;

  @ApiProperty()
  unrated: boolean;

  @ApiProperty({ enum: [...KINDS] })
  kind: Kind;

  @ApiProperty({ enum: [...PAIRINGS] })
  pairing: Pairing;

  @ApiProperty(text)
  structure: string | null;

  @ApiProperty({ type: 'integer' })
  plannedRounds: number;

  @ApiProperty()
  finalConfrontation: boolean;

  @ApiProperty({ format: 'date-time', description: 'With the offset of its place on that day' })
  startsAt: string;

  @ApiProperty({ example: 'Europe/Berlin' })
  zone: string;

  @ApiProperty({ ...text, format: 'date' })
  endsOn: string | null;

  @ApiProperty()
  online: boolean;

  @ApiProperty(text)
  country: string | null;

  @ApiProperty({ ...text, description: 'Slug' })
  region: string | null;

  @ApiProperty(text)
  venue: string | null;

  @ApiProperty(text)
  address: string | null;

  @ApiProperty()
  contact: string;

  @ApiProperty({ description: 'Handle' })
  director: string;

  @ApiProperty({ ...text, description: 'Handle' })
  secondaryDirector: string | null;

  @ApiProperty({ ...text, description: 'Handle' })
  tertiaryDirector: string | null;

  @ApiProperty({ ...text, description: 'Slug' })
  league: string | null;

  @ApiProperty()
  entryFee: string;

  @ApiProperty()
  prizes: string;

  @ApiProperty()
  deckLists: boolean;

  @ApiProperty()
  preRegistration: boolean;

  @ApiProperty({ type: 'integer', nullable: true })
  expectedPlayers: number | null;

  @ApiProperty(text)
  details: string | null;

  @ApiProperty({ ...text, format: 'uri' })
  discussion: string | null;
}

export class AnnouncementDto extends AnnouncedTournamentDto {
  @ApiProperty({ format: 'uuid' })
  id: string;

  @ApiProperty({ type: 'integer', minimum: 1, description: 'For If-Match' })
  version: number;

  @ApiProperty({ enum: [...ANNOUNCEMENT_STATES] })
  state: AnnouncementState;

  @ApiProperty({ ...text, description: 'Why it was cancelled or postponed' })
  notice: string | null;

  @ApiProperty({ format: 'date-time', description: 'When it was registered: sanctioning counts from here' })
  announcedAt: Date;

  @ApiProperty({ format: 'date-time' })
  changedAt: Date;

  @ApiProperty({ description: 'Handle of the account that announced it' })
  announcer: string;

  @ApiProperty({ description: 'Announced early enough to be sanctioned' })
  isEarlyEnough: boolean;

  @ApiProperty({ ...text, format: 'uuid', description: 'The tournament whose results came' })
  tournamentId: string | null;

  @ApiProperty({ format: 'uri-reference' })
  link: string;
}

export class StoredAnnouncementDto extends AnnouncementDto {
  @ApiProperty({ type: [FindingDto] })
  findings: readonly Finding[];
}

class AnnouncementRevisionDto {
  @ApiProperty({ type: 'integer', minimum: 1 })
  version: number;

  @ApiProperty({ enum: [...ANNOUNCEMENT_CHANGES] })
  change: AnnouncementRevision['change'];

  @ApiProperty()
  announced: AnnouncedTournamentDto;

  @ApiProperty({ ...text, enum: [...ROUNDS_APPROVALS, null] })
  roundsApproval: RoundsApproval | null;

  @ApiProperty(text)
  reason: string | null;

  @ApiProperty({ description: 'Handle' })
  changedBy: string;

  @ApiProperty({ format: 'date-time' })
  changedAt: Date;
}

export class AnnouncementDetailDto extends AnnouncementDto {
  @ApiProperty({
    type: [AnnouncementRevisionDto],
    description: 'Every version that players could read, the first one first',
  })
  revisions: readonly AnnouncementRevisionDto[];

  @ApiProperty({ description: 'Players who registered before the day' })
  registration: RegisteredPlayersDto;
}

export class AnnouncementPageDto {
  @ApiProperty({ type: [AnnouncementDto] })
  rows: AnnouncementDto[];

  @ApiProperty({ ...text, description: 'Cursor of the next page; null on the last one' })
  next: string | null;
}

export function announcementOf(announcement: Announcement): AnnouncementDto {
  const {
    accountId: _accountId,
    directorKeys: _directorKeys,
    invitedKeys: _invitedKeys,
    announced,
    announcedAt,
    ...rest
  } = announcement;
  return {
    ...announced,
    ...rest,
    announcedAt,
    isEarlyEnough: isEarlyEnough(announced, instantIn(announced.zone, announcedAt.getTime())),
    link: `/api/v1/announcements/${rest.id}`,
  };
}

export const storedOf = ({ announcement, findings }: StoredAnnouncement): StoredAnnouncementDto => ({
  ...announcementOf(announcement),
  findings,
});
