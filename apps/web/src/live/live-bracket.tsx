import { tell } from '../languages/tell.js';
import type { LiveView } from '@quadrant/rules/live';
import { t } from '../languages/t.js';
import { Called } from './called.js';

/** Lists the elimination stage round by round; its open matches are among the rounds. */
export function LiveBracket({ view: { bracket } }: { readonly view: LiveView }) {
  if (bracket === null) return null;
  return (
    <section>
      <h2>{tell(bracket.title)}</h2>
      {bracket.places === null ? (
        <p>{t('The bracket was published before its first match, and is played as it is.')}</p>
      ) : (
        <ol class="places">
          {bracket.places.map((player) => (
            <li key={player}>
              <Called handle={player} />
            </li>
          ))}
        </ol>
      )}
    </section>
  );
}
