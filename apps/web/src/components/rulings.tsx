import { isRevoked, type Ruling } from '@quadrant/rules/policy';
import { createContext } from 'preact';
import { t } from '../languages/t.js';
import { tellDate } from '../languages/tell-day.js';

/** Readings show the interim rulings about them, so pages get all of them. */
export const RulingsContext = createContext<readonly Ruling[]>([]);

interface RulingNoteProps {
  readonly ruling: Ruling;
}

export function RulingNote({ ruling }: RulingNoteProps) {
  const { number, text, source } = ruling;
  return (
    <>
      <strong>{t('Interim ruling {number} ({ruling}):', { number, ruling: tellDays(ruling) })}</strong> {text}{' '}
      <span class="quiet">{t('Source: {source}', { source })}</span>
    </>
  );
}

/** Returns the rulings that are shown beside a reading. */
export const rulingsBeside = (rulings: readonly Ruling[], reading: string): readonly Ruling[] =>
  rulings.filter((ruling) => ruling.reading === reading && !isRevoked(ruling));

export function tellDays(ruling: Ruling): string {
  const { from, to } = ruling;
  if (isRevoked(ruling)) return t('taken back, never in force');
  if (from === null && to === null) return t('for every tournament');
  return [
    from === null ? '' : t('from {from}', { from: tellDate(from) }),
    to === null ? '' : t('before {to}', { to: tellDate(to) }),
  ]
    .filter((part) => part !== '')
    .join(', ');
}

/** Says what a ruling sets, in a sentence; empty where it sets nothing. */
export function tellEffect({ sets }: Ruling): string {
  switch (sets.kind) {
    case 'policy':
    case 'switch':
      return t('{name} is {value}', { name: sets.name, value: sets.value });
    case 'same-weekend':
      return t('the National of {country} may share its weekend', { country: sets.country });
    default:
      return '';
  }
}
