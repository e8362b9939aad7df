import { f, nullable } from '@quadrant/http';
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
  @f.Choice(ESCALATED_BY, 'Why it is not with the directors') by: (typeof ESCALATED_BY)[number];
  @f.Instant() at: Date;
}

class AnsweringCorrectionDto {
  @f.Ordinal('Of the tournament, with the correction') version: number;
  @f.Ordinal('The current one when it was answered') revision: number;
  @f.Id({ nullable, about: 'The proposal that it came from' }) proposalId: string | null;
}

class DisputeAnswerDto implements DisputeAnswer {
  @f.AnyText('Handle') by: string;
  @f.Choice(ADDRESSEES) as: Addressee;
  @f.Instant() at: string;
  @f.AnyText({ nullable }) words: string | null;
  @f.Of(AnsweringCorrectionDto, { nullable, about: 'Null for words alone' }) correction: AnsweringCorrectionDto | null;
}

class SaidObjectionDto {
  @f.AnyText() text: string;
  @f.Instant() at: Date;
}

class DisputeLinksDto {
  @f.Link() self: string;
  @f.Link() tournament: string;
}

export class DisputeReportDto {
  @f.Id() id: string;
  @f.Id() tournamentId: string;
  @f.AnyText() tournamentName: string;
  @f.Ordinal('Of the tournament when it was reported') revision: number;
  @f.Ordinal('Of the tournament when it was reported') version: number;
  @f.Integer({ nullable, about: 'Round of that revision' }) round: number | null;
  @f.Integer({ nullable, about: 'Match or pod of that round, counted from 1' }) match: number | null;
  @f.AnyText('Handle') reporter: string;
  @f.Choice(DISPUTE_TOPICS) about: DisputeTopic;
  @f.AnyText() text: string;
  @f.Instant() createdAt: Date;
  @f.Choice(DISPUTE_STATES) state: DisputeState;
  @f.Instant({ nullable, about: 'When it goes on to the coordinator by itself; null where it does not' })
  escalatesAt: Date | null;
  @f.Of(EscalationDto, { nullable, about: 'Null while it is with the directors' }) escalated: EscalationDto | null;
  @f.List(DisputeAnswerDto, 'The first, and the one after the objection') answers: readonly DisputeAnswerDto[];
  @f.Of(SaidObjectionDto, { nullable, about: 'Why the first answer does not settle it' })
  objection: SaidObjectionDto | null;
  @f.Instant({ nullable }) withdrawnAt: Date | null;
  @f.Of(DisputeLinksDto) links: DisputeLinksDto;
}

export class DisputePageDto extends PageDto {
  @f.List(DisputeReportDto) rows: DisputeReportDto[];
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
