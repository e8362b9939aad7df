import { Injectable } from '@nestjs/common';
import type { Grid } from '@quadrant/rules/files';
import type { LiveView } from '@quadrant/rules/live';
import { ApiCalls, problemOf, type ApiAnswer } from '../forms/api-calls.service.js';
import type { DraftDetail, DraftRow, PreviewDetail, ReceiptDetail } from './draft-shapes.js';
import { multipartOf } from './multipart.js';
import type { FastifyRequest } from 'fastify';

const DRAFTS = '/api/v1/drafts';

/** Calls the operations that the pages under `/submit` need. */
@Injectable()
export class SubmitCalls {
  constructor(private readonly api: ApiCalls) {}

  async listDrafts(request: FastifyRequest): Promise<readonly DraftRow[]> {
    return (await this.api.get<{ rows: DraftRow[] }>(request, DRAFTS)).rows;
  }

  /** Returns the answers for earlier files, which are keyed by name. */
  async rememberedAnswers(request: FastifyRequest): Promise<ReadonlyMap<string, string>> {
    const { rows } = await this.api.get<{ rows: { name: string; value: string }[] }>(request, '/api/v1/upload-answers');
    return new Map(rows.map(({ name, value }) => [name, value]));
  }

  readDraft(request: FastifyRequest, id: string): Promise<DraftDetail> {
    return this.api.get(request, draftPath(id));
  }

  readLive(request: FastifyRequest, id: string): Promise<Pick<LiveView, 'rounds'>> {
    return this.api.get(request, `/api/v1/live/${encodeURIComponent(id)}`);
  }

  /** It is null for a draft that is gone, or that belongs to another account. */
  async findDraft(request: FastifyRequest, id: string): Promise<DraftDetail | null> {
    const answer = await this.api.ask<DraftDetail>(request, { path: draftPath(id) });
    if (answer.kind === 'done') return answer.value;
    if (answer.problem.status === 404) return null;
    throw problemOf(answer.problem);
  }

  createFromGrid(
    request: FastifyRequest,
    grid: Grid,
    name: string | null,
    idempotencyKey: string,
  ): Promise<ApiAnswer<DraftDetail>> {
    const query = name === null ? '' : `?${new URLSearchParams({ name }).toString()}`;
    return this.api.ask(request, { method: 'POST', path: DRAFTS + query, body: { grid }, idempotencyKey });
  }

  createFromFile(
    request: FastifyRequest,
    bytes: Buffer,
    name: string,
    idempotencyKey: string,
  ): Promise<ApiAnswer<DraftDetail>> {
    const file = multipartOf(bytes, name, idempotencyKey);
    return this.api.ask(request, { method: 'POST', path: DRAFTS, ...file, idempotencyKey });
  }

  changeDraft(
    request: FastifyRequest,
    id: string,
    version: number,
    change: { readonly answers?: Readonly<Record<string, string>>; readonly document?: object },
  ): Promise<ApiAnswer<DraftDetail>> {
    return this.api.ask(request, { method: 'PUT', path: draftPath(id), version, body: change });
  }

  /** Returns the document of the current revision of a tournament. */
  readDocument(request: FastifyRequest, tournamentId: string): Promise<object> {
    return this.api.get(request, `/api/v1/tournaments/${encodeURIComponent(tournamentId)}/document`);
  }

  /** Makes the draft of a correction again from this revision, with these answers. */
  correctAnew(
    request: FastifyRequest,
    tournamentId: string,
    body: { readonly answers: Readonly<Record<string, string>>; readonly revision: number },
  ): Promise<ApiAnswer<DraftDetail>> {
    return this.api.ask(request, {
      method: 'POST',
      path: `/api/v1/tournaments/${encodeURIComponent(tournamentId)}/draft`,
      body,
    });
  }

  deleteDraft(request: FastifyRequest, id: string): Promise<ApiAnswer<unknown>> {
    return this.api.ask(request, { method: 'DELETE', path: draftPath(id) });
  }

  preview(request: FastifyRequest, id: string): Promise<ApiAnswer<PreviewDetail>> {
    return this.api.ask(request, { method: 'POST', path: `${draftPath(id)}/submission?preview=true`, body: {} });
  }

  /** Returns what would become of the tournament if the proposal that a draft is were accepted now. */
  previewProposal(request: FastifyRequest, id: string): Promise<ApiAnswer<{ readonly preview: PreviewDetail }>> {
    return this.api.ask(request, {
      method: 'POST',
      path: `${draftPath(id)}/proposal?preview=true`,
      body: { evidence: 'preview' },
    });
  }

  propose(request: FastifyRequest, id: string, evidence: string): Promise<ApiAnswer<unknown>> {
    return this.api.ask(request, { method: 'POST', path: `${draftPath(id)}/proposal`, body: { evidence } });
  }

  submit(
    request: FastifyRequest,
    id: string,
    { confirmations, reason }: { readonly confirmations: readonly object[]; readonly reason: string },
    idempotencyKey: string,
  ): Promise<ApiAnswer<ReceiptDetail>> {
    const query = new URLSearchParams({ confirm: JSON.stringify(confirmations), ...(reason !== '' && { reason }) });
    const path = `${draftPath(id)}/submission?${query.toString()}`;
    return this.api.ask(request, { method: 'POST', path, body: {}, idempotencyKey });
  }
}

const draftPath = (id: string): string => `${DRAFTS}/${encodeURIComponent(id)}`;
