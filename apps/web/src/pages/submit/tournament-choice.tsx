import type { DraftDetail } from './draft-shapes.js';
import { factField } from './draft-form.js';

/** Which tournament of a file with several is submitted. */
export function TournamentChoice({ draft: { tournaments, answers } }: { readonly draft: DraftDetail }) {
  if (tournaments.length < 2) return null;
  return (
    <fieldset id={factField('tournament')}>
      <legend>
        <h2>Which tournament?</h2>
      </legend>
      <p class="hint">The file holds {tournaments.length}. Submit one now, and give the file again for the next.</p>
      {tournaments.map(({ name, players, rounds }, index) => (
        <label class="choice" key={index}>
          <input
            type="radio"
            name={factField('tournament')}
            value={index + 1}
            checked={answers['tournament'] === String(index + 1)}
          />
          <span>
            {name ?? `Tournament ${index + 1}`} ({players} players, {rounds} rounds)
          </span>
        </label>
      ))}
    </fieldset>
  );
}
