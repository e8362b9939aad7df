import { tell } from '../languages/tell.js';
import type { LiveView } from '@quadrant/rules/live';
import { t } from '../languages/t.js';
import { Called, CalledAll } from './called.js';

interface Line {
  readonly round: number;
  /** A text stands for a round without an opponent. */
  readonly opponent: string | readonly string[];
  readonly result: string;
}

// @row 40, 46, 49
/** Each player has a card with the results so far, and empty lines for the next rounds. */
export function Scorecards({ view }: { readonly view: LiveView }) {
  const players = view.players.filter(({ presence }) => presence !== 'entered' || view.rounds.length === 0);
  if (players.length === 0) return <p>{t('Nobody is entered yet.')}</p>;
  const empty = Math.max(1, (view.plannedRounds ?? view.rounds.length + 1) - view.rounds.length);
  return (
    <ul class="slips">
      {players.map(({ handle }) => (
        <li key={handle} class="slip">
          <strong>
            <Called handle={handle} />
          </strong>
          <table>
            <thead>
              <tr>
                <th scope="col">{t('Round')}</th>
                <th scope="col">{t('Opponent')}</th>
                <th scope="col">{t('Result')}</th>
                <th scope="col">{t('Points')}</th>
                <th scope="col">{t('Extra time')}</th>
                <th scope="col">{t('Initials')}</th>
              </tr>
            </thead>
            <tbody>
              {linesOf(view, handle).map(({ round, opponent, result }) => (
                <tr key={round}>
                  <th scope="row">{round}</th>
                  <td>{typeof opponent === 'string' ? opponent : <CalledAll handles={opponent} />}</td>
                  {result === '' ? (
                    <>
                      <td />
                      <td />
                    </>
                  ) : (
                    <td colSpan={2}>{result}</td>
                  )}
                  <td />
                  <td />
                </tr>
              ))}
              {Array.from({ length: empty }, (_, index) => (
                <tr key={`empty-${index}`}>
                  <th scope="row">{view.rounds.length + index + 1}</th>
                  <td />
                  <td />
                  <td />
                  <td />
                  <td />
                </tr>
              ))}
            </tbody>
          </table>
        </li>
      ))}
    </ul>
  );
}

const linesOf = ({ rounds }: LiveView, handle: string): Line[] =>
  rounds.map(({ round, tables, byes, earnedByes, missedGames }) => {
    if (earnedByes.includes(handle)) return { round, opponent: t('Earned bye'), result: '' };
    if (missedGames.includes(handle)) return { round, opponent: t('Missed Game'), result: '' };
    if (byes.includes(handle)) return { round, opponent: t('Bye'), result: '' };
    const table = tables.find(({ players }) => players.includes(handle));
    const opponents = (table?.players ?? []).filter((player) => player !== handle);
    return { round, opponent: opponents, result: tell(table?.result ?? '') };
  });
