import type { SentForm } from '@quadrant/http';
import { findUnconfirmed, type Confirmation } from '@quadrant/rules/intake';
import type { PageFault } from '../../components/form/form-context.js';
import type { PageFinding, PreviewDetail } from './draft-shapes.js';

/** A finding that asks for a confirmation, and what was said to it. */
export interface ConfirmedChoice {
  readonly finding: PageFinding;
  readonly isTicked: boolean;
  readonly reason: string;
}

/** Each finding that a preview asks to confirm, with what a form says to it; without a form, nothing. */
export function choicesOf({ findings }: Pick<PreviewDetail, 'findings'>, form: SentForm | null): ConfirmedChoice[] {
  return findingsToConfirm(findings).map((finding, index) => ({
    finding,
    isTicked: form?.has(`ok.${index}`) ?? false,
    reason: form?.value(`reason.${index}`) ?? '',
  }));
}

const findingsToConfirm = (findings: readonly PageFinding[]): PageFinding[] => {
  const open = new Set(findUnconfirmed(findings as Parameters<typeof findUnconfirmed>[0], []) as unknown[]);
  return findings.filter((finding) => open.has(finding));
};

/** What was ticked without a reason, and the other way round. */
export const faultsOfChoices = (choices: readonly ConfirmedChoice[]): PageFault[] =>
  choices.flatMap(({ isTicked, reason }, index): PageFault[] => {
    if (isTicked && reason === '') return [{ field: `reason.${index}`, message: 'Say why this is correct.' }];
    if (!isTicked && reason !== '') {
      return [{ field: `reason.${index}`, message: 'Tick "This is correct" too, or remove the reason.' }];
    }
    return [];
  });

/** What the API gets of it. */
export const confirmationsOf = (choices: readonly ConfirmedChoice[]): Confirmation[] =>
  choices.flatMap(({ finding: { code, pointer }, isTicked, reason }) => (isTicked ? [{ code, pointer, reason }] : []));
