import { t, words } from '../../languages/t.js';
import { Cited } from '../../components/cited.js';
import { Advice } from '../../components/advice.js';
import { plainly } from '../../components/plain-words.js';
import type { PageFinding } from './draft-shapes.js';

/** What was found, and what to do about it. */
export const FindingNote = ({ finding: { severity, code, message, advice } }: { readonly finding: PageFinding }) => (
  <p class={`finding ${severity}`}>
    <strong>{SEVERITY_NAMES[severity]}: </strong>
    <Cited text={plainly(message)} /> <Advice text={adviceOf(advice)} /> <a href={`/findings/${code}`}>{t('Why?')}</a>
  </p>
);

const SEVERITY_NAMES = words({ error: 'To fix', warning: 'Please look', note: 'Note' } as const);

/** The command's options mean nothing on a page with fields. */
export const adviceOf = (advice: string): string =>
  /--set\b/.test(advice) ? t('Fill in the field on this page, and save.') : advice;
