import { t } from '../languages/t.js';
import type { DraftDetail } from './draft-shapes.js';
import { factField } from './draft-form.js';

/** Asks which tournament of a file with several is submitted. */
export function TournamentChoice({ draft: { tournaments, answers } }: { readonly draft: DraftDetail }) {
  if (tournaments.length < 2) return null;
  return (
    <fieldset id={factField('tournament')}>
      <legend>
        <h2>{t('Which tournament?')}</h2>
      </legend>
      <p class="hint">
        {t('The file holds {tournaments}. Submit one now, and give the file again for the next.', {
          tournaments: tournaments.length,
        })}
      </p>
      {tournaments.map(({ name, players, rounds }, index) => (
        <label class="choice" key={index}>
          <input
            type="radio"
            name={factField('tournament')}
            value={index + 1}
            checked={answers['tournament'] === String(index + 1)}
          />
          <span>
            {t('{name} ({players} players, {rounds} rounds)', {
              name: name ?? t('Tournament {index}', { index: index + 1 }),
              players,
              rounds,
            })}
          </span>
        </label>
      ))}
    </fieldset>
  );
}
