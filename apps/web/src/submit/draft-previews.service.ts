import { Injectable } from '@nestjs/common';
import type { CheckView } from './check-view.js';
import { isProposal, type DraftDetail, type PageFinding, type PreviewDetail } from './draft-shapes.js';
import { gridIn, isCellKey } from '@quadrant/rules/files';
import { gridOfOpened } from './draft-grid.js';
import { SubmitCalls } from './submit-calls.service.js';
import { problemOf, type ApiAnswer } from '../forms/api-calls.service.js';
import { t } from '../languages/t.js';
import { tell } from '../languages/tell.js';
import type { FastifyRequest } from 'fastify';

export type CheckedDraft = Pick<CheckView, 'preview' | 'notice'> & { readonly findings: readonly PageFinding[] };

/** Says what would become of a draft: by a preview, once the draft can be read without errors. */
@Injectable()
export class DraftPreviews {
  constructor(private readonly calls: SubmitCalls) {}

  async check(request: FastifyRequest, draft: DraftDetail): Promise<CheckedDraft> {
    const checked = ofCorrection(draft, await this.ask(request, draft));
    const isEdited = Object.keys(draft.answers).some(isCellKey) && gridOfOpened(draft) !== null;
    const hasRows = draft.file !== null || gridIn(draft.document) !== null || isEdited;
    if (hasRows) return checked;
    // Until a cell of a document is changed, its findings have lines of its JSON, which mean nothing to a director.
    const findings = checked.findings.map(withoutPlace);
    const preview = checked.preview && { ...checked.preview, findings: checked.preview.findings.map(withoutPlace) };
    return { ...checked, findings, preview };
  }

  private async ask(request: FastifyRequest, draft: DraftDetail): Promise<CheckedDraft> {
    const hasErrors = draft.findings.some(({ severity }) => severity === 'error');
    if (hasErrors) return { findings: draft.findings, preview: null, notice: null };
    if (isProposal(draft) && Object.keys(draft.answers).length === 0)
      return { findings: draft.findings, preview: null, notice: null };
    const answer = isProposal(draft)
      ? await this.previewProposal(request, draft.id)
      : await this.calls.preview(request, draft.id);
    if (answer.kind === 'done') return { findings: answer.value.findings, preview: answer.value, notice: null };
    const { status, findings, title, detail, advice } = answer.problem;
    if (isUnchanged(findings)) {
      const changesNothing = t('Your changes leave the results as they are: there is nothing to propose.');
      return { findings: draft.findings, preview: null, notice: changesNothing };
    }
    if (Array.isArray(findings)) return { findings: findings as PageFinding[], preview: null, notice: null };
    // People who have used up their previews can wait for the next day, or send the draft with a program.
    if (status >= 500 && status !== 503) throw problemOf(answer.problem);
    return { findings: draft.findings, preview: null, notice: `${tell(title)}. ${tell(detail)} ${tell(advice)}` };
  }

  private async previewProposal(request: FastifyRequest, id: string): Promise<ApiAnswer<PreviewDetail>> {
    const answer = await this.calls.previewProposal(request, id);
    return answer.kind === 'done' ? { ...answer, value: answer.value.preview } : answer;
  }
}

const isUnchanged = (findings: unknown): boolean =>
  Array.isArray(findings) && findings.some((each: PageFinding) => each.code === 'changes-nothing');

/**
 * The findings of a stored report tell what its sender did then: which players were new, and which cells they changed. The
 * page of a correction lists its changes itself.
 */
function ofCorrection(draft: DraftDetail, checked: CheckedDraft): CheckedDraft {
  if (draft.corrects === null) return checked;
  const isUntouched = Object.keys(draft.answers).length === 0;
  const findings = (isUntouched ? draft.findings : checked.findings).filter(({ code }) => code !== 'document-edited');
  return { ...checked, findings, preview: checked.preview && { ...checked.preview, findings } };
}

const withoutPlace = ({ line: _line, column: _column, ...finding }: PageFinding): PageFinding => finding;
