import { words } from '../languages/t.js';
import { ENDS, type End } from '../query/rating-question.js';

const END_NAMES: Readonly<Record<End, string>> = words({ win: 'Win', tie: 'Tie', loss: 'Loss' });

interface EndChoiceProps {
  readonly name: string;
  readonly label: string;
  readonly value: End;
}

export const EndChoice = ({ name, label, value }: EndChoiceProps) => (
  <select name={name} aria-label={label}>
    {ENDS.map((end) => (
      <option key={end} value={end} selected={end === value}>
        {END_NAMES[end]}
      </option>
    ))}
  </select>
);
