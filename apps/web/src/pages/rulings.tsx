import { isRevoked, type Ruling } from '@quadrant/rules/policy';
import { createContext } from 'preact';

/** Every interim ruling, for the readings that they are shown beside. */
export const RulingsContext = createContext<readonly Ruling[]>([]);

interface RulingNoteProps {
  readonly ruling: Ruling;
}

/** An interim ruling in a few sentences. */
export function RulingNote({ ruling }: RulingNoteProps) {
  const { number, text, source } = ruling;
  return (
    <>
      <strong>
        Interim ruling {number} ({tellDays(ruling)}):
      </strong>{' '}
      {text} <span class="quiet">Source: {source}</span>
    </>
  );
}

/** The rulings that are shown beside a reading. */
export const rulingsBeside = (rulings: readonly Ruling[], reading: string): readonly Ruling[] =>
  rulings.filter((ruling) => ruling.reading === reading && !isRevoked(ruling));

export function tellDays(ruling: Ruling): string {
  const { from, to } = ruling;
  if (isRevoked(ruling)) return 'taken back, never in force';
  if (from === null && to === null) return 'for every tournament';
  return [from === null ? '' : `from ${from}`, to === null ? '' : `before ${to}`]
    .filter((part) => part !== '')
    .join(', ');
}

/** What a ruling sets, in a sentence; empty where it only says something. */
export function tellEffect({ sets }: Ruling): string {
  switch (sets.kind) {
    case 'policy':
    case 'switch':
      return `${sets.name} is ${sets.value}`;
    case 'same-weekend':
      return `the National of ${sets.country} may share its weekend`;
    default:
      return '';
  }
}
