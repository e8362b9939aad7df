import { t } from '../languages/t.js';

interface PlayerFieldProps {
  readonly value: string | null;
  readonly label?: string;
}

/** Asks for a player by handle. */
export const PlayerField = ({ value, label = t('Player') }: PlayerFieldProps) => (
  <label>
    {label}
    <input
      name="player"
      value={value ?? ''}
      maxLength={64}
      placeholder={t('Handle')}
      autocapitalize="none"
      autocomplete="off"
      spellcheck={false}
    />
  </label>
);
