import { Injectable } from '@nestjs/common';
import type { CheckView } from './check-view.js';
import type { DraftDetail, PageFinding } from './draft-shapes.js';
import { gridIn } from '@quadrant/rules/files';
import { SubmitCalls } from './submit-calls.service.js';
import { problemOf } from '../forms/api-calls.service.js';
import { tell } from '../languages/tell.js';
import type { FastifyRequest } from 'fastify';

export type CheckedDraft = Pick<CheckView, 'preview' | 'notice'> & { readonly findings: readonly PageFinding[] };

/** Says what would become of a draft: by a preview, once the draft can be read without errors. */
@Injectable()
export class DraftPreviews {
  constructor(private readonly calls: SubmitCalls) {}

  async check(request: FastifyRequest, draft: DraftDetail): Promise<CheckedDraft> {
    const checked = await this.ask(request, draft);
    const hasRows = draft.file !== null || gridIn(draft.document) !== null;
    if (hasRows) return checked;
    // A document of quadrant/1 is no table: the line of its JSON means nothing to a director.
    const findings = checked.findings.map(withoutPlace);
    const preview = checked.preview && { ...checked.preview, findings: checked.preview.findings.map(withoutPlace) };
    return { ...checked, findings, preview };
  }

  private async ask(request: FastifyRequest, draft: DraftDetail): Promise<CheckedDraft> {
    const hasErrors = draft.findings.some(({ severity }) => severity === 'error');
    if (hasErrors) return { findings: draft.findings, preview: null, notice: null };
    const answer = await this.calls.preview(request, draft.id);
    if (answer.kind === 'done') return { findings: answer.value.findings, preview: answer.value, notice: null };
    const { status, findings, title, detail, advice } = answer.problem;
    if (Array.isArray(findings)) return { findings: findings as PageFinding[], preview: null, notice: null };
    // People who have used up their previews can wait for the next day, or send the draft with a program.
    if (status >= 500 && status !== 503) throw problemOf(answer.problem);
    return { findings: draft.findings, preview: null, notice: `${tell(title)}. ${tell(detail)} ${tell(advice)}` };
  }
}

const withoutPlace = ({ line: _line, column: _column, ...finding }: PageFinding): PageFinding => finding;
