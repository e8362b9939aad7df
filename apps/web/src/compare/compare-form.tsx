import { t } from '../languages/t.js';
import { LONGEST_NAME } from '../query/name.js';

interface CompareFormProps {
  readonly player: string;
  readonly name?: string | null;
}

export const CompareForm = ({ player, name = null }: CompareFormProps) => (
  <form
    class="filters"
    method="get"
    action="/compare"
    role="search"
    aria-label={t('Compare {player} with somebody', { player })}
  >
    <input type="hidden" name="player" value={player} />
    <label>
      {t('Compare with')}
      <input name="with" type="search" value={name ?? ''} maxLength={LONGEST_NAME} placeholder={t('Name or handle')} />
    </label>
    <button type="submit">{t('Compare')}</button>
  </form>
);
