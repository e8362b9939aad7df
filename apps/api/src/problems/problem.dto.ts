import { ApiProperty } from '@nestjs/swagger';
import {
  addresseeAt,
  ADDRESSEES,
  DIRECTOR_HAS_MS,
  PROBLEM_STATES,
  PROBLEM_TOPICS,
  problemStateAt,
  type Addressee,
  type ProblemState,
  type ProblemTopic,
} from '@quadrant/rules/permissions';
import type { ProblemAnswer, StoredProblem } from '@quadrant/store/disputes';
import { PageDto } from '../paging/page.dto.js';

const ESCALATED_BY = ['about-director', 'no-other-director', 'request', 'time', 'objection'] as const;

class EscalationDto {
  @ApiProperty({ enum: [...ESCALATED_BY], description: 'Why it is not with the directors' })
  by: (typeof ESCALATED_BY)[number];

  @ApiProperty({ format: 'date-time' })
  at: Date;
}

class AnsweringCorrectionDto {
  @ApiProperty({ type: 'integer', minimum: 1, description: 'Of the tournament, with the correction' })
  version: number;

  @ApiProperty({ type: 'integer', minimum: 1, description: 'The current one when it was answered' })
  revision: number;

  @ApiProperty({ type: 'string', format: 'uuid', nullable: true, description: 'The proposal that it came from' })
  proposalId: string | null;
}

class ProblemAnswerDto implements ProblemAnswer {
  @ApiProperty({ description: 'Handle' })
  by: string;

  @ApiProperty({ enum: [...ADDRESSEES] })
  as: Addressee;

  @ApiProperty({ format: 'date-time' })
  at: string;

  @ApiProperty({ type: 'string', nullable: true })
  words: string | null;

  @ApiProperty({ type: AnsweringCorrectionDto, nullable: true, description: 'Null for words alone' })
  correction: AnsweringCorrectionDto | null;
}

class SaidObjectionDto {
  @ApiProperty()
  text: string;

  @ApiProperty({ format: 'date-time' })
  at: Date;
}

class ProblemLinksDto {
  @ApiProperty({ format: 'uri-reference' })
  self: string;

  @ApiProperty({ format: 'uri-reference' })
  tournament: string;
}

/** A problem, and all that was said to it. */
export class ProblemReportDto {
  @ApiProperty({ format: 'uuid' })
  id: string;

  @ApiProperty({ format: 'uuid' })
  tournamentId: string;

  @ApiProperty()
  tournamentName: string;

  @ApiProperty({ type: 'integer', minimum: 1, description: 'Of the tournament when it was reported' })
  revision: number;

  @ApiProperty({ type: 'integer', minimum: 1, description: 'Of the tournament when it was reported' })
  version: number;

  @ApiProperty({ type: 'integer', nullable: true, description: 'Round of that revision' })
  round: number | null;

  @ApiProperty({ type: 'integer', nullable: true, description: 'Match or pod of that round, counted from 1' })
  match: number | null;

  @ApiProperty({ description: 'Handle' })
  reporter: string;

  @ApiProperty({ enum: [...PROBLEM_TOPICS] })
  about: ProblemTopic;

  @ApiProperty()
  text: string;

  @ApiProperty()
  createdAt: Date;

  @ApiProperty({ enum: [...PROBLEM_STATES] })
  state: ProblemState;

  @ApiProperty({
    type: 'string',
    format: 'date-time',
    nullable: true,
    description: 'When it goes on to the coordinator by itself; null where it does not',
  })
  escalatesAt: Date | null;

  @ApiProperty({ type: EscalationDto, nullable: true, description: 'Null while it is with the directors' })
  escalated: EscalationDto | null;

  @ApiProperty({ type: [ProblemAnswerDto], description: 'The first, and the one after the objection' })
  answers: readonly ProblemAnswerDto[];

  @ApiProperty({ type: SaidObjectionDto, nullable: true, description: 'Why the first answer does not settle it' })
  objection: SaidObjectionDto | null;

  @ApiProperty({ type: 'string', format: 'date-time', nullable: true })
  withdrawnAt: Date | null;

  @ApiProperty()
  links: ProblemLinksDto;
}

export class ProblemPageDto extends PageDto {
  @ApiProperty({ type: [ProblemReportDto] })
  rows: ProblemReportDto[];
}

/** @param now escalation by time follows from the clock */
export function problemReportOf(problem: StoredProblem, now: Date): ProblemReportDto {
  const { id, tournamentId, tournamentName, revision, version, round, match, reporter, about, text } = problem;
  const { createdAt, answers, objection, objectedAt, withdrawnAt } = problem;
  const state = problemStateAt(problem, now);
  return {
    id,
    tournamentId,
    tournamentName,
    revision,
    version,
    round,
    match,
    reporter,
    about,
    text,
    createdAt,
    state,
    escalatesAt: state === 'open-with-director' ? timeIsUp(problem) : null,
    escalated: escalationOf(problem, now),
    answers,
    objection: objection !== null && objectedAt !== null ? { text: objection, at: objectedAt } : null,
    withdrawnAt,
    links: { self: `/api/v1/problems/${id}`, tournament: `/api/v1/tournaments/${tournamentId}` },
  };
}

function escalationOf(problem: StoredProblem, now: Date): EscalationDto | null {
  const { escalatedBy, escalatedAt, answeredAt, withdrawnAt } = problem;
  if (escalatedBy !== null && escalatedAt !== null) return { by: escalatedBy, at: escalatedAt };
  const lastOpen = answeredAt ?? withdrawnAt ?? now;
  return addresseeAt(problem, lastOpen) === 'director' ? null : { by: 'time', at: timeIsUp(problem) };
}

const timeIsUp = ({ createdAt }: StoredProblem): Date => new Date(createdAt.getTime() + DIRECTOR_HAS_MS);
