import { IntersectionType } from '@nestjs/swagger';
import { f, LONGEST_REASON, nullable, optional, PageQuery } from '@quadrant/http';
import { FindingDto } from '../findings/finding.dto.js';
import {
  ANNOUNCEMENT_STATES,
  MOST_REPETITIONS,
  REPETITION_UNITS,
  ROUNDS_APPROVALS,
  type AnnouncedTournament,
  type AnnouncementState,
  type Repetition,
  type RepetitionUnit,
  type RoundsApproval,
} from '@quadrant/rules/announcements';
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
  type OwnBracket,
  type Pairing,
  type RuleSystemId,
  type Rules,
  type Scenario,
} from '@quadrant/rules/tournament';
import { wasEarlyEnough } from './announcement-view.js';
import { TimeOfDay, WebAddress } from './fields.js';
import { DeckListsDto } from './deck-list.dto.js';
import { RegisteredPlayersDto } from './registered-players.dto.js';
import {
  ANNOUNCEMENT_CHANGES,
  type Announcement,
  type AnnouncementRevision,
  type StoredAnnouncement,
} from '@quadrant/store/announcements';

export const LONGEST_NAME = 200;
const LONGEST_LINE = 200;
export const LONGEST_DETAILS = 2000;
const MOST_ROUNDS = 50;
const MOST_PLAYERS = 5000;
const MOST_INTERVAL = 12;
/** A bracket of 64 has 32 matches in its first round. */
const LONGEST_ROUND = 600;

const day = { example: '2026-12-05', about: 'Local calendar date' } as const;

/** Date and time are those of the clock at the place of the tournament. */
class StartDto {
  @f.Day(day) date: string;
  @TimeOfDay({ about: 'Time of the clock there', example: '10:00' }) time: string;
  @f.Day({ optional, ...day, about: 'Local date of the last day, if it is another one' }) endsOn?: string;
}

/** A bracket of the organizers' own (Organized Play Guide 4.2, section 10). */
export class OwnBracketDto implements OwnBracket {
  @f.Line(LONGEST_NAME, { about: 'Its name', example: 'Club bracket of 6' }) title: string;
  @f.Lines(MOST_ROUNDS, LONGEST_ROUND, {
    about: 'A line for each round: matches as `3: 1-W2`, separated by commas. A side is a seed, or W or L with a match',
    example: ['1: 3-6, 2: 4-5', '3: 1-W2, 4: 2-W1', '5: W3-W4'],
  })
  rounds: readonly string[];
}

/** A tournament is announced with this before it is played (Organized Play Guide 4.2, section 3 and appendix A). */
export class NewAnnouncementDto extends StartDto {
  @f.Line(LONGEST_NAME, { example: 'Winter Local' }) name: string;
  @f.Line(64, { about: 'Name of the time zone (IANA) of its place', example: 'Europe/Berlin' }) zone: string;
  @f.Choice(GAME_TITLES) game: GameTitle;
  @f.Choice(RULE_SYSTEM_IDS, { optional, about: 'If left out, the first that has rules for the game' })
  ruleSystem?: RuleSystemId;
  @f.Choice(FORMATS) format: Format;
  @f.Choice(CARD_POOLS, { optional }) cardPool?: CardPool;
  @f.Choice(RULES, { optional }) rules?: Rules;
  @f.Choice(SCENARIOS, { optional, about: 'With one it is not rated' }) scenario?: Scenario;
  @f.Flag({ optional, about: 'Marked as unrated in the listing' }) unrated?: boolean;
  @f.Choice(KINDS, { optional, about: 'If left out, local; a championship needs an approved application' }) kind?: Kind;
  @f.Choice(PAIRINGS, { optional, about: 'If left out, as the rule system pairs' }) pairing?: Pairing;
  @f.Choice(['heat'], { optional, about: 'It only decides who plays on in another tournament' }) structure?: string;
  @f.Of(OwnBracketDto, { optional, about: 'A bracket of your own' }) bracket?: OwnBracketDto;
  @f.Whole(1, MOST_ROUNDS) plannedRounds: number;
  @f.Flag({ optional, about: 'Whether a final confrontation follows' }) finalConfrontation?: boolean;
  @f.Flag({ optional, about: 'It needs no place then' }) online?: boolean;
  @f.Country({ optional, about: 'Two letters (ISO 3166-1)', example: 'DE' }) country?: string;
  @f.Region({ optional, about: 'Name or slug of the region', example: 'andoria' }) region?: string;
  @f.Line(LONGEST_LINE, { optional, about: 'Name of the venue' }) venue?: string;
  @f.Line(LONGEST_LINE, { optional, about: 'Street and city' }) address?: string;
  @f.Line(LONGEST_LINE, 'How players reach the director; everybody can read it') contact: string;
  @f.Handle({ optional, about: 'Handle; if left out, yours' }) director?: string;
  @f.Handle({ optional, about: 'Handle' }) secondaryDirector?: string;
  @f.Handle({ optional, about: 'Handle' }) tertiaryDirector?: string;
  @f.Slug({ optional, about: 'Slug of the league that it is to count for' }) league?: string;
  @f.Line(LONGEST_LINE, { example: '5 euros' }) entryFee: string;
  @f.Text(LONGEST_DETAILS, 'Guaranteed, however few come') prizes: string;
  @f.Flag({ optional, about: 'Whether players submit or bring a list of their deck' }) deckLists?: boolean;
  @f.Day({ optional, ...day, about: 'Local date until which they submit it; if left out, until the start' })
  deckListsDate?: string;
  @TimeOfDay({ optional, about: 'Time of the clock there on that day; if left out, 23:59', example: '20:00' })
  deckListsTime?: string;
  @f.Flag({ optional, about: 'Whether everybody sees the lists once a director has opened them' })
  deckListsShown?: boolean;
  @f.Flag({ optional, about: 'Whether players have to register before the day' }) preRegistration?: boolean;
  @f.Whole(1, MOST_PLAYERS, { optional }) expectedPlayers?: number;
  @f.Whole(2, MOST_PLAYERS, { optional, about: 'How many players have a place; later ones wait' }) capacity?: number;
  @f.Flag({ optional, about: 'Only people with the link find it: it is in no list and no calendar' })
  unlisted?: boolean;
  @f.Text(LONGEST_DETAILS, { optional }) details?: string;
  @WebAddress({ optional, about: 'Page where it is discussed' }) discussion?: string;
}

/** A change sends every field again, with what is different. */
export class ChangedAnnouncementDto extends NewAnnouncementDto {
  @f.Choice(ROUNDS_APPROVALS, {
    optional,
    about:
      'Of another number of rounds (Organized Play Guide 4.2, section 6); an emergency counts after the start only',
  })
  roundsApproval?: RoundsApproval;
  @f.Line(LONGEST_REASON, { optional }) reason?: string;
}

export class CancellationDto {
  @f.Line(LONGEST_REASON, 'Players read it') reason: string;
}

/** A tournament is announced again, at the same time of its clock. */
export class RepetitionDto implements Repetition {
  @f.Choice(REPETITION_UNITS, 'A week counts weeks; a month keeps the weekday in it, such as the second Thursday')
  unit: RepetitionUnit;
  @f.Whole(1, MOST_INTERVAL, { about: 'Every how many weeks or months', example: 2 }) interval: number;
  @f.Day({ ...day, about: `No repetition begins after this day; at most ${MOST_REPETITIONS} at once` }) until: string;
}

export class PostponementDto extends IntersectionType(StartDto, CancellationDto) {}

export class AnnouncementQuery extends PageQuery {
  @f.Day({ optional, ...day, about: 'First day; if left out, today' }) from?: string;
  @f.Day({ optional, ...day, about: 'Last day' }) to?: string;
  @f.Choice(GAME_TITLES, { optional, about: 'Only of this game' }) game?: GameTitle;
  @f.Country({ optional, about: 'Only in this country (ISO 3166-1)' }) country?: string;
  @f.Region({ optional, about: 'Name or slug of the region' }) region?: string;
  @f.Choice(ANNOUNCEMENT_STATES, { optional, about: 'Only in this state' }) state?: AnnouncementState;
}

class AnnouncedTournamentDto implements AnnouncedTournament {
  @f.AnyText() name: string;
  @f.Choice(GAME_TITLES) game: GameTitle;
  @f.Choice(RULE_SYSTEM_IDS) ruleSystem: RuleSystemId;
  @f.Choice(FORMATS) format: Format;
  @f.Choice(CARD_POOLS, { nullable }) cardPool: CardPool | null;
  @f.Choice(RULES, { nullable }) rules: Rules | null;
  @f.Choice(SCENARIOS, { nullable }) scenario: Scenario | null;
  @f.Flag() unrated: boolean;
  @f.Choice(KINDS) kind: Kind;
  @f.Choice(PAIRINGS) pairing: Pairing;
  @f.AnyText({ nullable }) structure: string | null;
  @f.Of(OwnBracketDto, { optional, about: 'A bracket of the organizers' }) bracket?: OwnBracketDto;
  @f.Integer() plannedRounds: number;
  @f.Flag() finalConfrontation: boolean;
  @f.Instant('With the offset of its place on that day') startsAt: string;
  @f.AnyText({ example: 'Europe/Berlin' }) zone: string;
  @f.Day({ nullable }) endsOn: string | null;
  @f.Flag() online: boolean;
  @f.AnyText({ nullable }) country: string | null;
  @f.AnyText({ nullable, about: 'Slug' }) region: string | null;
  @f.AnyText({ nullable }) venue: string | null;
  @f.AnyText({ nullable }) address: string | null;
  @f.AnyText() contact: string;
  @f.AnyText('Handle') director: string;
  @f.AnyText({ nullable, about: 'Handle' }) secondaryDirector: string | null;
  @f.AnyText({ nullable, about: 'Handle' }) tertiaryDirector: string | null;
  @f.AnyText({ nullable, about: 'Slug' }) league: string | null;
  @f.AnyText() entryFee: string;
  @f.AnyText() prizes: string;
  @f.Flag() deckLists: boolean;
  @f.Instant({ optional, about: 'Players submit their lists until then; absent: until the start' })
  deckListsUntil?: string;
  @f.Flag({ optional, about: 'Everybody sees the lists once a director has opened them' }) deckListsShown?: boolean;
  @f.Flag() preRegistration: boolean;
  @f.Integer({ nullable }) expectedPlayers: number | null;
  @f.Integer({ optional, about: 'How many players have a place; absent where everybody has one' }) capacity?: number;
  @f.Flag({ optional, about: 'Only people with the link find it' }) unlisted?: boolean;
  @f.AnyText({ nullable }) details: string | null;
  @f.AnyText({ nullable, format: 'uri' }) discussion: string | null;
}

export class AnnouncementDto extends AnnouncedTournamentDto {
  @f.Id() id: string;
  @f.Ordinal('For If-Match') version: number;
  @f.Choice(ANNOUNCEMENT_STATES) state: AnnouncementState;
  @f.AnyText({ nullable, about: 'Why it was cancelled or postponed' }) notice: string | null;
  @f.Instant('When it was registered: sanctioning counts from here') announcedAt: Date;
  @f.Instant() changedAt: Date;
  @f.AnyText('Handle of the account that announced it') announcer: string;
  @f.Flag('Announced early enough to be sanctioned') isEarlyEnough: boolean;
  @f.Id({ nullable, about: 'The tournament whose results came' }) tournamentId: string | null;
  @f.Link() link: string;
}

export class StoredAnnouncementDto extends AnnouncementDto {
  @f.List(FindingDto) findings: readonly Finding[];
}

export class RepeatedAnnouncementsDto {
  @f.Integer('How many tournaments were announced') count: number;
  @f.Day('Local date of the first one') first: string;
  @f.Day('Local date of the last one') last: string;
  @f.List(StoredAnnouncementDto, 'In the order in which they begin') rows: readonly StoredAnnouncementDto[];
}

class AnnouncementRevisionDto {
  @f.Ordinal() version: number;
  @f.Choice(ANNOUNCEMENT_CHANGES) change: AnnouncementRevision['change'];
  @f.Of(AnnouncedTournamentDto) announced: AnnouncedTournamentDto;
  @f.Choice(ROUNDS_APPROVALS, { nullable }) roundsApproval: RoundsApproval | null;
  @f.AnyText({ nullable }) reason: string | null;
  @f.AnyText('Handle') changedBy: string;
  @f.Instant() changedAt: Date;
}

export class AnnouncementDetailDto extends AnnouncementDto {
  @f.List(AnnouncementRevisionDto, 'Every version that players could read, the first one first')
  revisions: readonly AnnouncementRevisionDto[];
  @f.Of(RegisteredPlayersDto, 'Players who registered before the day') registration: RegisteredPlayersDto;
  @f.Of(DeckListsDto, 'Deck lists, as far as everybody may know of them') submittedDecks: DeckListsDto;
}

export class AnnouncementPageDto {
  @f.List(AnnouncementDto) rows: AnnouncementDto[];
  @f.AnyText({ nullable, about: 'Cursor of the next page; null on the last one' }) next: string | null;
}

export function announcementOf(announcement: Announcement): AnnouncementDto {
  const { id, announcer, version, state, notice, changedAt, tournamentId, announcedAt, announced } = announcement;
  return {
    ...announced,
    id,
    announcer,
    version,
    state,
    notice,
    changedAt,
    tournamentId,
    announcedAt,
    isEarlyEnough: wasEarlyEnough(announcement),
    link: `/api/v1/announcements/${id}`,
  };
}

export const storedOf = ({ announcement, findings }: StoredAnnouncement): StoredAnnouncementDto => ({
  ...announcementOf(announcement),
  findings,
});
