import type { ForeseenRating } from '@quadrant/store/explanations';
import { LEVELS } from '@quadrant/rules/tournament';
import { t } from '../languages/t.js';
import { EmptyState } from '../components/empty-state.js';
import { PageHeader } from '../components/page-header.js';
import { RatingDelta } from '../components/rating-delta.js';
import { StatTiles } from '../components/stat-tiles.js';
import { ASKED_TRACKS, nameOfTrack, type RatingQuestion } from '../query/rating-question.js';
import { Complaints } from '../components/as-of-note.js';
import { Layout } from '../frame/layout.js';
import { CATEGORY_NAMES, GAME_NAMES } from '../components/names.js';
import { Games } from '../players/rating-change.js';
import { LEVEL_NAMES } from '../components/tournament-words.js';
import { CALCULATOR_CRUMBS } from './calculators.page.js';
import { EndChoice } from './end-choice.js';
import { Formula } from './formula.js';
import { PlayerField } from './player-field.js';

export interface AnsweredQuestion {
  /** These names of the question are neither a player nor a rating. */
  readonly unknown: readonly string[];
  /** The rating of the player; null where it is not known. */
  readonly before: number | null;
  /** It is null while something is missing. */
  readonly foreseen: ForeseenRating | null;
}

export interface RatingCalculatorFacts {
  readonly question: RatingQuestion;
  /** Null means that nothing was asked yet. */
  readonly answer: AnsweredQuestion | null;
  readonly complaints: readonly string[];
}

/** Computes what a future tournament would do to a rating. */
export function ratingCalculatorPage({ question, answer, complaints }: RatingCalculatorFacts) {
  const { player, track, level, games } = question;
  return (
    <Layout
      title={t('My next tournament')}
      game={track.game}
      description={t('What results would do to a rating, and why.')}
    >
      <PageHeader
        title={t('My next tournament')}
        context={t('What results would do to your rating, and why.')}
        crumbs={CALCULATOR_CRUMBS}
      />
      <Complaints complaints={complaints} />
      {answer !== null && <Answer answer={answer} />}
      <form class="calculator" method="get" action="/calculators/rating" aria-label={t('The tournament')}>
        <div class="filters">
          <PlayerField value={player} label={t('You: handle or rating')} />
          <label>
            {t('Leaderboard')}
            <select name="track">
              {ASKED_TRACKS.map((each) => (
                <option key={nameOfTrack(each)} value={nameOfTrack(each)} selected={each === track}>
                  {`${GAME_NAMES[each.game]}, ${CATEGORY_NAMES[each.category]}`}
                </option>
              ))}
            </select>
          </label>
          <label>
            {t('Level')}
            <select name="level">
              {LEVELS.map((each) => (
                <option key={each} value={each} selected={each === level}>
                  {LEVEL_NAMES[each]}
                </option>
              ))}
            </select>
          </label>
        </div>
        <fieldset>
          <legend>{t('Opponents, round by round')}</legend>
          <p class="quiet">{t('Type a handle, or a rating such as 1600. Leave out rounds that you do not play.')}</p>
          {games.map(({ opponent, end }, index) => (
            <div class="calculator-row" key={index}>
              <input
                name={`opponent.${index + 1}`}
                value={opponent ?? ''}
                aria-label={t('Opponent in round {index}', { index: index + 1 })}
                placeholder={t('Round {index}', { index: index + 1 })}
                maxLength={64}
                autocomplete="off"
                autocapitalize="none"
                spellcheck={false}
              />
              <EndChoice
                name={`end.${index + 1}`}
                label={t('Result of round {index}', { index: index + 1 })}
                value={end}
              />
            </div>
          ))}
        </fieldset>
        <button type="submit" class="first">
          {t('Calculate')}
        </button>
      </form>
    </Layout>
  );
}

function Answer({ answer: { unknown, before, foreseen } }: { readonly answer: AnsweredQuestion }) {
  if (unknown.length > 0) {
    return (
      <p class="notice" role="status">
        {t('No player has this handle: {unknown}. Check the spelling in the {link}, or type a rating.', {
          unknown: unknown.join(', '),
          link: <a href="/players">{t('list of players')}</a>,
        })}
      </p>
    );
  }
  if (before === null) return <EmptyState>{t('Say who you are: type your handle, or your rating.')}</EmptyState>;
  if (foreseen === null || foreseen.games.length === 0) {
    return (
      <p class="notice" role="status">
        {t('Your rating is {before}. Name at least one opponent below.', { before: Math.round(before) })}
      </p>
    );
  }
  const { after, games, kFactor } = foreseen;
  return (
    <section role="status">
      <StatTiles
        tiles={[
          {
            name: t('Your rating then'),
            figure: Math.round(after),
            note: t('from {before}', { before: Math.round(before) }),
            isFirst: true,
          },
          {
            name: t('Change'),
            figure: <RatingDelta value={after - before} />,
            note: t('in {games, plural, one {# game} other {# games}}', { games: games.length }),
          },
          { name: t('K-factor'), figure: kFactor.kFactor, note: t('points at stake in a game') },
        ]}
      />
      <Formula foreseen={foreseen} />
      <Games
        title={t('With these results')}
        explanation={{ ...foreseen, difference: null }}
        moment={{ publication: 'current', knownBy: null, playedBy: null }}
      />
    </section>
  );
}
