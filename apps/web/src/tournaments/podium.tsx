import type { TournamentDetail } from '@quadrant/store/tournaments';
import { currentLanguage } from '../languages/language.js';
import { t, words } from '../languages/t.js';
import { BasisMark, writePoints } from '../components/basis-mark.js';
import { PlayerLink } from '../components/player-link.js';
import { recordsOf, tellRecord } from './match-outcome.js';

const PLACES = words(['1st', '2nd', '3rd']);

/** Shows the first three players; nothing where fewer than three played, or where their places are not certain. */
export function Podium({
  tournament: { standings, rounds, record: known },
}: {
  readonly tournament: TournamentDetail;
}) {
  const first = standings.slice(0, PLACES.length);
  if (first.length < PLACES.length || first.some(({ place }) => place === null)) return null;
  const records = recordsOf(known === 'games' ? rounds : []);
  return (
    <ol class="podium" aria-label={t('The first three')}>
      {first.map(({ handle, points, pointsAtLeast, basis }, index) => {
        const record = records.get(handle);
        return (
          <li key={handle}>
            <span class="quiet">
              {PLACES[index]}
              <BasisMark basis={basis} />
            </span>
            <strong>
              <PlayerLink handle={handle} />
            </strong>
            {points !== null && (
              <span class="quiet">
                {t('{points} points{record}', {
                  points: writePoints({ points, pointsAtLeast }, currentLanguage()),
                  record: record !== undefined && `, ${tellRecord(record)}`,
                })}
              </span>
            )}
          </li>
        );
      })}
    </ol>
  );
}
