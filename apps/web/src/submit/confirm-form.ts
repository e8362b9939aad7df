import type { SentForm } from '@quadrant/http';
import { findUnconfirmed, type Confirmation } from '@quadrant/rules/suspicions';
import { t } from '../languages/t.js';
import type { PageFault } from '../components/form/form-context.js';
import type { PageFinding, PreviewDetail } from './draft-shapes.js';

/** A finding asks for a confirmation, and has the answer that was given. */
export interface ConfirmedChoice {
  readonly finding: PageFinding;
  readonly isTicked: boolean;
  /** Says that the tournament is the announced one that it may be. */
  readonly isThisOne: boolean;
  readonly reason: string;
}

/** The form sends this for a report that belongs to an announcement. */
export const THIS_ONE = 'this-one';

/** Tells whether a finding is a question about an announcement, which has two answers. */
export const asksForAnnouncement = ({ code }: Pick<PageFinding, 'code'>): boolean => code === 'announced-here';

/** Returns each finding that a preview asks to confirm, with the answer of a form; without a form, there are no answers. */
export function choicesOf({ findings }: Pick<PreviewDetail, 'findings'>, form: SentForm | null): ConfirmedChoice[] {
  return findingsToConfirm(findings).map((finding, index) => ({
    finding,
    isTicked: form?.has(`ok.${index}`) === true && form.value(`ok.${index}`) !== THIS_ONE,
    isThisOne: form?.value(`ok.${index}`) === THIS_ONE,
    reason: form?.value(`reason.${index}`) ?? '',
  }));
}

const findingsToConfirm = (findings: readonly PageFinding[]): PageFinding[] => {
  const open = new Set(findUnconfirmed(findings as Parameters<typeof findUnconfirmed>[0], []) as unknown[]);
  return findings.filter((finding) => open.has(finding));
};

/** A tick must have a reason, and a reason a tick. */
export const faultsOfChoices = (choices: readonly ConfirmedChoice[]): PageFault[] =>
  choices.flatMap(({ finding, isTicked, isThisOne, reason }, index): PageFault[] => {
    if (isThisOne) return [];
    const isQuestion = asksForAnnouncement(finding);
    if (isTicked && reason === '') {
      const message = isQuestion ? t('Say which tournament it is instead.') : t('Say why this is correct.');
      return [{ field: `reason.${index}`, message }];
    }
    if (!isTicked && reason !== '') {
      const what = isQuestion ? t('Choose "No, it is another tournament"') : t('Tick "This is correct" too');
      return [{ field: `reason.${index}`, message: t('{what}, or remove the reason.', { what }) }];
    }
    return [];
  });

/** The API gets these confirmations. */
export const confirmationsOf = (choices: readonly ConfirmedChoice[]): Confirmation[] =>
  choices.flatMap(({ finding: { code, pointer }, isTicked, isThisOne, reason }): Confirmation[] => {
    if (isThisOne) return [{ code: 'is-announced', pointer: null, reason: 'yes' }];
    return isTicked ? [{ code, pointer, reason }] : [];
  });
