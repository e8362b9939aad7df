import { ApiProperty } from '@nestjs/swagger';
import {
  addresseeAt,
  ADDRESSEES,
  DIRECTOR_HAS_MS,
  DISPUTE_STATES,
  DISPUTE_TOPICS,
  disputeStateAt,
  type Addressee,
  type DisputeState,
  type DisputeTopic,
} from '@quadrant/rules/permissions';
import type { DisputeAnswer, StoredDispute } from '@quadrant/store/disputes';
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

class DisputeAnswerDto implements DisputeAnswer {
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

class DisputeLinksDto {
  @ApiProperty({ format: 'uri-reference' })
  self: string;

  @ApiProperty({ format: 'uri-reference' })
  tournament: string;
}

/** A dispute, and all that was said to it. */
export class DisputeReportDto {
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

  @ApiProperty({ enum: [...DISPUTE_TOPICS] })
  about: DisputeTopic;

  @ApiProperty()
  text: string;

  @ApiProperty()
  createdAt: Date;

  @ApiProperty({ enum: [...DISPUTE_STATES] })
  state: DisputeState;

  @ApiProperty({
    type: 'string',
    format: 'date-time',
    nullable: true,
    description: 'When it goes on to the coordinator by itself; null where it does not',
  })
  escalatesAt: Date | null;

  @ApiProperty({ type: EscalationDto, nullable: true, description: 'Null while it is with the directors' })
  escalated: EscalationDto | null;

  @ApiProperty({ type: [DisputeAnswerDto], description: 'The first, and the one after the objection' })
  answers: readonly DisputeAnswerDto[];

  @ApiProperty({ type: SaidObjectionDto, nullable: true, description: 'Why the first answer does not settle it' })
  objection: SaidObjectionDto | null;

  @ApiProperty({ type: 'string', format: 'date-time', nullable: true })
  withdrawnAt: Date | null;

  @ApiProperty()
  links: DisputeLinksDto;
}

export class DisputePageDto extends PageDto {
  @ApiProperty({ type: [DisputeReportDto] })
  rows: DisputeReportDto[];
}

/** @param now escalation by time follows from the clock */
export function disputeReportOf(dispute: StoredDispute, now: Date): DisputeReportDto {
  const { id, tournamentId, tournamentName, revision, version, round, match, reporter, about, text } = dispute;
  const { createdAt, answers, objection, objectedAt, withdrawnAt } = dispute;
  const state = disputeStateAt(dispute, now);
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
    escalatesAt: state === 'open-with-director' ? timeIsUp(dispute) : null,
    escalated: escalationOf(dispute, now),
    answers,
    objection: objection !== null && objectedAt !== null ? { text: objection, at: objectedAt } : null,
    withdrawnAt,
    links: { self: `/api/v1/disputes/${id}`, tournament: `/api/v1/tournaments/${tournamentId}` },
  };
}

function escalationOf(dispute: StoredDispute, now: Date): EscalationDto | null {
  const { escalatedBy, escalatedAt, answeredAt, withdrawnAt } = dispute;
  if (escalatedBy !== null && escalatedAt !== null) return { by: escalatedBy, at: escalatedAt };
  const lastOpen = answeredAt ?? withdrawnAt ?? now;
  return addresseeAt(dispute, lastOpen) === 'director' ? null : { by: 'time', at: timeIsUp(dispute) };
}

const timeIsUp = ({ createdAt }: StoredDispute): Date => new Date(createdAt.getTime() + DIRECTOR_HAS_MS);
