import { say, type Text } from '@quadrant/rules/message';
import { f, LONGEST_REASON, nullable, optional, PageQuery } from '@quadrant/http';
import { FindingDto } from '@quadrant/views';
import { GAME_TITLES, type Finding, type GameTitle } from '@quadrant/rules/tournament';
import { ALLOTTED_KINDS, type AllottedKind } from '@quadrant/rules/championships';
import {
  APPLICATION_STATES,
  type Application,
  type ApplicationState,
  type DecidedApplication,
  type HeldTournament,
} from '@quadrant/store/championships';
import { Message } from '../requests/fields.js';

const LONGEST_NAME = 200;
const LONGEST_MESSAGE = 2000;

const day = { example: '2015-05-16', about: 'Local calendar date' } as const;

const isGiven = (value: unknown): boolean => value !== undefined && value !== null;

/** 000, 11.4: an application has dates, location, games, and as much more as possible. */
export class NewApplicationDto {
  @f.Choice(ALLOTTED_KINDS, 'What is applied for; its level follows from it') kind: AllottedKind;
  @f.ChoicesOf(
    GAME_TITLES,
    {
      least: 1,
      once: (game: GameTitle) => game,
      says: { least: 'must name at least one game', once: 'must name each game once' },
    },
    'One tournament for each of them',
  )
  games: GameTitle[];
  @f.Line(LONGEST_NAME, { example: 'German National Championships' }) name: string;
  @f.Day(day) plannedOn: string;
  @f.Country({
    optional,
    when: ({ kind }: NewApplicationDto, value) => kind !== 'masters' || isGiven(value),
    about: 'Two letters (ISO 3166-1); only a Masters may be nowhere in particular, as an online tournament is',
    example: 'DE',
  })
  country?: string;
  @f.Region({ optional: 'or-null', about: 'Name or slug of the region', example: 'andoria' }) region?: string;
  @f.Line(LONGEST_NAME, { optional: 'or-null' }) venue?: string;
  @f.Handle({ optional: 'or-null', about: 'Handle of the person who will direct it; if left out, of the applicant' })
  director?: string;
  @Message(LONGEST_MESSAGE, { about: 'What speaks for it', maxLength: LONGEST_MESSAGE }) message: string;
}

export class ApplicationQuery extends PageQuery {
  @f.Choice(APPLICATION_STATES, { optional, about: 'State of the applications' }) state?: ApplicationState;
}

export class ApplicationDecisionDto {
  @f.Line(LONGEST_REASON, 'Shown with the application and kept in the audit') reason: string;
}

class ApplicationUseDto {
  @f.Choice(GAME_TITLES) game: GameTitle;
  @f.Id() tournamentId: string;
}

export class ApplicationDto implements Omit<Application, 'applicantId'> {
  @f.Id() id: string;
  @f.Choice(ALLOTTED_KINDS) kind: AllottedKind;
  @f.Choices(GAME_TITLES) games: readonly GameTitle[];
  @f.AnyText() name: string;
  @f.Day(day) plannedOn: string;
  @f.AnyText({ nullable, about: 'Two letters (ISO 3166-1)' }) country: string | null;
  @f.AnyText({ nullable, about: 'Slug of the region' }) region: string | null;
  @f.AnyText({ nullable }) venue: string | null;
  @f.AnyText('Handle') director: string;
  @f.AnyText('Handle') applicant: string;
  @f.AnyText() message: string;
  @f.List(FindingDto, 'What was to be said when it came; the pointers lead into it') findings: readonly Finding[];
  @f.Choice(APPLICATION_STATES) state: ApplicationState;
  @f.Instant() createdAt: Date;
  @f.AnyText({ nullable, about: 'Handle of the account that approved, refused or withdrew it' })
  decidedBy: string | null;
  @f.Instant({ nullable }) decidedAt: Date | null;
  @f.AnyText({ nullable, about: 'Of the decision' }) reason: string | null;
  @f.List(ApplicationUseDto, 'Tournaments that it was used for, one for each game')
  usedFor: readonly ApplicationUseDto[];
  @f.Link() link: string;
}

export class ApplicationPageDto {
  @f.List(ApplicationDto) rows: ApplicationDto[];
  @f.AnyText({ nullable, about: 'Cursor of the next page, to be sent back unchanged; null on the last one' })
  next: string | null;
}

class HeldTournamentDto implements HeldTournament {
  @f.Id() id: string;
  @f.AnyText() name: string;
  @f.Choice(GAME_TITLES) game: GameTitle;
  @f.Day(day) date: string;
  @f.AnyText('What to do so that it counts as what was approved') advice: Text;
}

export class DecidedApplicationDto extends ApplicationDto {
  @f.List(HeldTournamentDto, 'Reported before it was approved, and held at level 1') held: readonly HeldTournamentDto[];
}

export function applicationOf(application: Application): ApplicationDto {
  const { id, kind, games, name, plannedOn, country, region, venue, director, message, applicant } = application;
  const { findings, state, createdAt, decidedBy, decidedAt, reason, usedFor } = application;
  return {
    ...{ id, kind, games, name, plannedOn, country, region, venue, director, message, applicant },
    ...{ findings, state, createdAt, decidedBy, decidedAt, reason, usedFor },
    link: `/api/v1/applications/${id}`,
  };
}

export const decidedOf = ({ application, held }: DecidedApplication): DecidedApplicationDto => ({
  ...applicationOf(application),
  held: held.map((tournament) => ({
    ...tournament,
    advice: say`Send PATCH /api/v1/tournaments/${tournament.id} with "level": null and a reason: its report's level counts then.`,
  })),
});
