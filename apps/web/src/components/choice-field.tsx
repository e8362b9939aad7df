import { t } from '../languages/t.js';

export interface Choice {
  readonly value: string;
  readonly name: string;
}

interface ChoiceFieldProps {
  readonly label: string;
  readonly name: string;
  /** Null: the choice of nothing. */
  readonly value: string | null;
  readonly choices: readonly Choice[];
  /** What another value than the choices is called, as an old address may have it. */
  readonly nameOf?: (value: string) => string;
  /** What the choice of nothing is called. */
  readonly none?: string;
}

/** A filter with real choices. What an address asks for besides them is kept as one more. */
export function ChoiceField({ label, name, value, choices, nameOf = String, none = t('All') }: ChoiceFieldProps) {
  const isKnown = value === null || choices.some((choice) => choice.value === value);
  const shown = isKnown ? choices : [...choices, { value, name: nameOf(value) }];
  return (
    <label>
      {label}
      <select name={name}>
        <option value="">{none}</option>
        {shown.map((choice) => (
          <option key={choice.value} value={choice.value} selected={choice.value === value}>
            {choice.name}
          </option>
        ))}
      </select>
    </label>
  );
}
