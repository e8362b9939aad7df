import type { TournamentDetail, TournamentRound } from '@quadrant/store/tournaments';
import { currentLanguage } from '../languages/language.js';
import { t } from '../languages/t.js';
import { InferredMark, StatedPlace, UnknownResult, writePoints } from '../components/basis-mark.js';
import { PlayerLink } from '../components/player-link.js';
import { sideOf } from './match-outcome.js';
import { letterOf, tellMatch } from './result-words.js';

/** A column has no room for the word. */
const InferredRound = () => (
  <abbr class="basis inferred" title={t('Inferred: the source does not say in which round two players met.')}>
    ?
  </abbr>
);

interface CrosstableProps {
  readonly tournament: Pick<TournamentDetail, 'standings' | 'rounds' | 'roundsInferred'>;
}

/** Shows every player's result in every round, in the final order; nothing where pods are played. */
export function Crosstable({ tournament: { standings, rounds, roundsInferred } }: CrosstableProps) {
  const played = rounds.filter(({ matches }) => matches.length > 0);
  if (played.length === 0) return null;
  const places = new Map(standings.flatMap(({ handle, place }) => (place === null ? [] : [[handle, place] as const])));
  return (
    <>
      <h2 id="crosstable">{t('Crosstable')}</h2>
      <div class="table-frame" tabIndex={0} role="region" aria-label={t('Crosstable')}>
        <table class="ranked crosstable">
          <caption>
            {t(
              'Result and place of the opponent, round by round: W win, L loss, T tie, MW and ML modified win and loss, ? not known. An opponent without a certain place has their name.',
            )}
          </caption>
          <thead>
            <tr>
              <th scope="col" class="number">
                {t('Place')}
              </th>
              <th scope="col">{t('Player')}</th>
              {played.map(({ round }) => (
                <th key={round} scope="col">
                  {t('R{round}', { round })}
                  {roundsInferred !== null && <InferredRound />}
                </th>
              ))}
              <th scope="col" class="number">
                {t('Points')}
              </th>
            </tr>
          </thead>
          <tbody>
            {standings.map(({ handle, place, statedPlace, points, pointsAtLeast }) => (
              <tr key={handle}>
                <td class="number">
                  <StatedPlace place={place} stated={statedPlace} />
                </td>
                <th scope="row">
                  <PlayerLink handle={handle} />
                </th>
                {played.map((round) => (
                  <Cell key={round.round} round={round} handle={handle} places={places} />
                ))}
                <td class="number main-number">{writePoints({ points, pointsAtLeast }, currentLanguage())}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </>
  );
}

interface CellProps {
  readonly round: TournamentRound;
  readonly handle: string;
  readonly places: ReadonlyMap<string, number>;
}

function Cell({ round, handle, places }: CellProps) {
  const match = round.matches.find(({ players }) => players.includes(handle));
  if (match === undefined) {
    if (round.possibleOpponents?.includes(handle) !== true) return <td class="quiet">–</td>;
    return (
      <td>
        <UnknownResult about={t('They may be the unknown opponent of this round.')} />
      </td>
    );
  }
  const seat = match.players.indexOf(handle);
  const opponent = match.players[1 - seat];
  const place = opponent === undefined || opponent === null ? undefined : places.get(opponent);
  const { outcome } = sideOf(match, seat);
  return (
    <td title={tellMatch(match, seat)} class={`outcome ${outcome}`}>
      {letterOf(match, seat)}
      {place !== undefined && ` ${place}`}
      {place === undefined && typeof opponent === 'string' && (
        <>
          {' '}
          <PlayerLink handle={opponent} />
        </>
      )}
      {opponent === null && ' ?'}
      <InferredMark by={match.inferredBy} />
    </td>
  );
}
