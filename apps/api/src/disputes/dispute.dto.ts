import { f, nullable } from '@quadrant/http';
import {
  ADDRESSEES,
  DISPUTE_STATES,
  DISPUTE_TOPICS,
  type Addressee,
  type DisputeState,
  type DisputeTopic,
} from '@quadrant/rules/permissions';
import type { DisputeAnswer } from '@quadrant/store/disputes';
import type { ShownDispute } from '@quadrant/views';
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

export function disputeReportOf(dispute: ShownDispute): DisputeReportDto {
  const { id, tournamentId, tournamentName, revision, version, round, match, reporter, about, text } = dispute;
  const { createdAt, state, escalatesAt, escalated, answers, objection, objectedAt, withdrawnAt } = dispute;
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
    escalatesAt,
    escalated,
    answers,
    objection: objection !== null && objectedAt !== null ? { text: objection, at: objectedAt } : null,
    withdrawnAt,
    links: { self: `/api/v1/disputes/${id}`, tournament: `/api/v1/tournaments/${tournamentId}` },
  };
}
