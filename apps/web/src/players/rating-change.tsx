import type { Text } from '@quadrant/rules/message';
import { isMovement, type StabilityPolicy } from '@quadrant/rules/policy';
import { BasisMark, BroughtInMark } from '../components/basis-mark.js';
import { type Category, type GameTitle } from '@quadrant/rules/tournament';
import type { GameExplanation, RatingExplanation } from '@quadrant/store/explanations';
import type { PlayerRatingChange } from '@quadrant/store/careers';
import { t } from '../languages/t.js';
import { RatingDelta } from '../components/rating-delta.js';
import type { ExplainedChange, Moment } from '@quadrant/views';
import { LocalDay } from '../components/day.js';
import { CATEGORY_NAMES, GAME_NAMES } from '../components/names.js';
import { PlayerLink } from '../components/player-link.js';
import { ReportErrorLink } from '../components/report-error-link.js';
import { Cited } from '../components/cited.js';
import { tell } from '../languages/tell.js';
import { tellDate } from '../languages/tell-day.js';
import { tellFixed } from '../components/tell-number.js';

interface RatingChangeProps {
  readonly handle: string;
  /** One tournament made these changes, one for each rating that it moved. */
  readonly changes: readonly ExplainedChange[];
  /** The links to opponents keep this moment. */
  readonly moment: Moment;
  /** The policy is in force today. */
  readonly policy: StabilityPolicy;
  /** Every game is shown without a click. */
  readonly isOpen?: boolean;
}

/** A change has the games that caused it; null where they have been replaced since. */
/** The games of a tournament have this id on the page. */
export const whyIn = (tournamentId: string): string => `why-${tournamentId}`;

/** Shows what one tournament did to the ratings of a player; it opens to show every game. */
export function RatingChange({ handle, changes, moment, policy, isOpen = false }: RatingChangeProps) {
  const { tournament, tournamentId, localDate, game } = changes[0]!.change;
  return (
    <details class="change" open={isOpen}>
      <summary>
        <span class="change-name">
          {tournament} <span class="quiet">{GAME_NAMES[game as GameTitle]}</span>
        </span>
        <span class="date quiet">
          <LocalDay date={localDate} />
        </span>
        <span class="moves">
          {changes.map(({ change }) => (
            <Move key={change.category} change={change} policy={policy} />
          ))}
        </span>
      </summary>
      {/* A link to this part opens it. */}
      <p id={whyIn(tournamentId)}>
        <a href={`/tournaments/${tournamentId}`}>{t('Open the tournament')}</a>.{' '}
        <ReportErrorLink tournamentId={tournamentId} />.
      </p>
      {changes.map(({ change, explanation }) => (
        <Explanation key={change.category} {...{ handle, change, explanation, moment }} />
      ))}
    </details>
  );
}

interface MoveProps {
  readonly change: PlayerRatingChange;
  readonly policy: StabilityPolicy;
}

const Move = ({ change: { category, before, after }, policy }: MoveProps) => (
  <span>
    <span class="quiet">{CATEGORY_NAMES[category as Category]}</span>{' '}
    <span class="wide-inline">{`${Math.round(before)} → ${Math.round(after)}`}</span>{' '}
    {isMovement(before, after, policy) ? (
      <RatingDelta value={after - before} />
    ) : (
      <span class="quiet">{t('no movement')}</span>
    )}
  </span>
);

interface ExplanationProps extends ExplainedChange {
  readonly handle: string;
  readonly moment: Moment;
}

function Explanation({ handle, change, explanation, moment }: ExplanationProps) {
  return (
    <>
      {explanation === null ? (
        <p>{t('These numbers have been replaced since.')}</p>
      ) : (
        <>
          <Games title={CATEGORY_NAMES[change.category as Category]} explanation={explanation} moment={moment} />
          <UnknownGames count={explanation.unknownGames} />
          <InferredGames {...explanation} />
          {explanation.opening !== undefined && <ExplainedOpening opening={explanation.opening} />}
        </>
      )}
      <p class="quiet">
        {t('{games, plural, one {# game} other {# games}}, published in {link}: {link2}.', {
          games: change.games,
          link: <a href={`/runs/${change.run}`}>{t('run {run}', { run: change.run })}</a>,
          link2: <a href={causeAddress(handle, change)}>{t('why this run moved it')}</a>,
        })}
      </p>
    </>
  );
}

/** Says that the games above are not all that the player played. */
const UnknownGames = ({ count }: { readonly count: number }) =>
  count === 0 ? null : (
    <p>
      {t(
        '{count, plural, one {# further game is not rated: its opponent or result is not known} other {# further games are not rated: their opponents or results are not known}}.',
        { count },
      )}
      <BasisMark basis="unknown" />
    </p>
  );

/** Says how many of the results were concluded, and whether the games above include them. */
const InferredGames = ({ inferredGames: count, inferredRated: reason }: RatingExplanation) =>
  count === 0 ? null : (
    <p>
      {reason === null
        ? t(
            '{count, plural, one {# further game is not rated: its result is inferred} other {# further games are not rated: their results are inferred}}.',
            { count },
          )
        : t(
            '{count, plural, one {The result of # of these games is inferred} other {The results of # of these games are inferred}}, and rated by decision of a coordinator: {reason}.',
            { count, reason },
          )}
      <BasisMark basis="inferred" />
    </p>
  );

/** Says from which rating the player continues, and how it came from the file. */
const ExplainedOpening = ({ opening }: { readonly opening: NonNullable<RatingExplanation['opening']> }) => {
  const { rating, games, value, on, source, conversion } = opening;
  return (
    <p>
      {t(
        'This track begins with a rating that was brought in: {rating} on {day}, after {games, plural, one {# game} other {# games}}.',
        {
          rating: <Exact value={rating} />,
          day: <LocalDay date={on} />,
          games,
        },
      )}
      {(conversion.add !== 0 || conversion.times !== 1) &&
        ` ${t('The previous system had {value}, converted as {add} + {times} × {value}.', { value: String(value), add: String(conversion.add), times: String(conversion.times) })}`}{' '}
      <span dir="auto">{t('Source: {source}.', { source })}</span>
      <BroughtInMark />
    </p>
  );
};

interface GamesProps {
  readonly title: string;
  readonly explanation: Pick<RatingExplanation, 'games' | 'before' | 'after' | 'policy' | 'kFactor' | 'difference'>;
  readonly moment: Moment;
}

/** Lists every game of a change with the numbers that it was rated on. */
export function Games({ title, explanation, moment }: GamesProps) {
  const { games, before, after, policy, kFactor, difference } = explanation;
  return (
    <>
      {difference !== null && <p class="notice">{tell(difference)}</p>}
      <div class="table-frame" tabIndex={0} role="region" aria-label={t('{title}, game by game', { title })}>
        <table>
          <caption>{t('{title}, game by game', { title })}</caption>
          <thead>
            <tr>
              <th scope="col" class="number">
                {t('Round')}
              </th>
              <th scope="col">{t('Opponent')}</th>
              <th scope="col" class="number">
                {t('Their rating')}
              </th>
              <th scope="col" class="number">
                {t('Own rating')}
              </th>
              <th scope="col" class="number">
                {t('Expected')}
              </th>
              <th scope="col" class="number">
                {t('Score')}
              </th>
              <th scope="col" class="number">
                {t('At stake')}
              </th>
              <th scope="col" class="number">
                {t('Points')}
              </th>
              <th scope="col" class="number">
                {t('After')}
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
        {t('From {exact} to {exact2}.{cited}{cited2}', {
          exact: <Exact value={before} />,
          exact2: <Exact value={after} />,
          cited: kFactor !== null && (
            <Cited
              text={t(' K-factor {kFactor}: {rule}.', { kFactor: kFactor.kFactor, rule: briefly(kFactor.rule) })}
            />
          ),
          cited2: policy !== null && (
            <Cited text={t(' Policy {name}: {source}.', { name: policy.name, source: briefly(policy.source) })} />
          ),
        })}
      </p>
    </>
  );
}

const DATE = /\b\d{4}-\d\d-\d\d\b/g;

/**
 * Shortens a rule to its first source, with dates as people write them. The part behind the source says what this
 * program chose: the readings at the end of the page say it too, in sentences.
 */
const briefly = (rule: Text): string =>
  tell(rule)
    .replace(/;[^)]*/, '')
    .replace(DATE, tellDate);

function Game({ game, moment }: { readonly game: GameExplanation; readonly moment: Moment }) {
  return (
    <tr>
      <td class="number">{game.round ?? ''}</td>
      <th scope="row">
        {game.opponent === '' ? t('Somebody') : <PlayerLink handle={game.opponent} moment={moment} />}
      </th>
      <td class="number">{tellFixed(game.opponentRating, 1)}</td>
      <td class="number">{tellFixed(game.ratingBefore, 1)}</td>
      <td class="number">{tellFixed(game.expected, 3)}</td>
      <td class="number">
        {game.score}
        {game.modified && t(' (modified)')}
      </td>
      <td class="number">{tellFixed(game.kFactor * game.share, game.share === 1 ? 0 : 2)}</td>
      <td class="number">{signed(game.product, 2)}</td>
      <td class="number">{tellFixed(game.ratingAfter, 1)}</td>
    </tr>
  );
}

/** The number is rounded for people; the exact number is its title. */
const Exact = ({ value }: { readonly value: number }) => <span title={String(value)}>{tellFixed(value, 1)}</span>;

const signed = (value: number, digits: number): string =>
  `${value < 0 ? '−' : '+'}${tellFixed(Math.abs(value), digits)}`;

function causeAddress(handle: string, { tournamentId, game, category, run }: PlayerRatingChange): string {
  const query = new URLSearchParams({ game, category, tournament: tournamentId });
  return `/runs/${run}/changes/${encodeURIComponent(handle)}?${query.toString()}`;
}
