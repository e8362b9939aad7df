import { t } from '../languages/t.js';

export interface Choice {
  readonly value: string;
  readonly name: string;
}

interface ChoiceFieldProps {
  readonly label: string;
  readonly name: string;
  /** Null means that nothing is chosen. */
  readonly value: string | null;
  readonly choices: readonly Choice[];
  /** Names a value that is none of the choices, as an old address may have it. */
  readonly nameOf?: (value: string) => string;
  /** The name of the option that chooses nothing. */
  readonly none?: string;
}

/** A filter with choices. When the address has another value, it is added to them. */
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
