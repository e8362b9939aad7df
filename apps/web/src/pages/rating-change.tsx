import { isMovement, type StabilityPolicy } from '@quadrant/rules/policy';
import { count, type Category, type GameTitle } from '@quadrant/rules/tournament';
import type { GameExplanation, PlayerRatingChange, RatingExplanation } from '@quadrant/store/reading';
import { RatingDelta } from '../components/rating-delta.js';
import type { Moment } from '../as-of/moment.js';
import { Day } from './day.js';
import { CATEGORY_NAMES, GAME_NAMES } from './names.js';
import { PlayerLink } from '../components/player-link.js';
import { ReportErrorLink } from './report-error-link.js';
import { Cited } from '../components/cited.js';

interface RatingChangeProps {
  readonly handle: string;
  readonly change: PlayerRatingChange;
  readonly explanation: RatingExplanation | null;
  /** Carried on to the pages of the opponents. */
  readonly moment: Moment;
  /** In force today. */
  readonly policy: StabilityPolicy;
}

/** What one tournament did to a rating; opened, every game of it. */
export function RatingChange({ handle, change, explanation, moment, policy }: RatingChangeProps) {
  const { tournament, startsAt, game, category, before, after, games } = change;
  return (
    <details class="change">
      <summary>
        <span class="change-name">
          {tournament}{' '}
          <span class="quiet">{`${GAME_NAMES[game as GameTitle]}, ${CATEGORY_NAMES[category as Category]}`}</span>
        </span>
        <span class="date quiet">
          <Day at={startsAt} />
        </span>
        <span class="number">{`${Math.round(before)} → ${Math.round(after)}`}</span>
        {isMovement(before, after, policy) ? (
          <span class="number">
            <RatingDelta value={after - before} />
          </span>
        ) : (
          <span class="number quiet">no movement</span>
        )}
      </summary>
      {explanation === null ? (
        <p>These numbers have been replaced since.</p>
      ) : (
        <Games explanation={explanation} moment={moment} />
      )}
      <p class="quiet">
        {count(games, 'game')}, published in run {change.run}:{' '}
        <a href={causeAddress(handle, change)}>why this run moved it</a> (JSON).{' '}
        <ReportErrorLink tournamentId={change.tournamentId} />
      </p>
    </details>
  );
}

function Games({ explanation, moment }: { readonly explanation: RatingExplanation; readonly moment: Moment }) {
  const { games, before, after, policy, kFactor, difference } = explanation;
  return (
    <>
      {difference !== null && <p class="notice">{difference}</p>}
      <div class="table-frame">
        <table>
          <caption>Game by game</caption>
          <thead>
            <tr>
              <th scope="col" class="number">
                Round
              </th>
              <th scope="col">Opponent</th>
              <th scope="col" class="number">
                Their rating
              </th>
              <th scope="col" class="number">
                Own rating
              </th>
              <th scope="col" class="number">
                Expected
              </th>
              <th scope="col" class="number">
                Score
              </th>
              <th scope="col" class="number">
                At stake
              </th>
              <th scope="col" class="number">
                Points
              </th>
              <th scope="col" class="number">
                After
              </th>
            </tr>
          </thead>
          <tbody>
            {games.map((game, index) => (
              <Game key={index} game={game} moment={moment} />
            ))}
          </tbody>
        </table>
      </div>
      <p class="quiet">
        From {before} to {after}
        {difference === null && ', exactly'}.
        {kFactor !== null && <Cited text={` K-factor ${kFactor.kFactor}: ${kFactor.rule}.`} />}
        {policy !== null && <Cited text={` Policy ${policy.name}: ${policy.source}.`} />}
      </p>
    </>
  );
}

function Game({ game, moment }: { readonly game: GameExplanation; readonly moment: Moment }) {
  return (
    <tr>
      <td class="number">{game.round ?? ''}</td>
      <th scope="row">
        <PlayerLink handle={game.opponent} moment={moment} />
      </th>
      <td class="number">{game.opponentRating.toFixed(1)}</td>
      <td class="number">{game.ratingBefore.toFixed(1)}</td>
      <td class="number">{game.expected.toFixed(3)}</td>
      <td class="number">
        {game.score}
        {game.modified && ' (modified)'}
      </td>
      <td class="number">{(game.kFactor * game.share).toFixed(game.share === 1 ? 0 : 2)}</td>
      <td class="number">{signed(game.product, 2)}</td>
      <td class="number">{game.ratingAfter.toFixed(1)}</td>
    </tr>
  );
}

const signed = (value: number, digits: number): string => `${value < 0 ? '−' : '+'}${Math.abs(value).toFixed(digits)}`;

function causeAddress(handle: string, { tournamentId, game, category, run }: PlayerRatingChange): string {
  const query = new URLSearchParams({ game, category, tournament: tournamentId });
  return `/api/v1/runs/${run}/changes/${encodeURIComponent(handle)}?${query.toString()}`;
}
