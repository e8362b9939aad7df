import type { ForeseenRating } from '@quadrant/store/reading';
import { count, LEVELS } from '@quadrant/rules/tournament';
import { EmptyState } from '../../components/empty-state.js';
import { PageHeader } from '../../components/page-header.js';
import { RatingDelta } from '../../components/rating-delta.js';
import { StatTiles } from '../../components/stat-tiles.js';
import { ASKED_TRACKS, nameOfTrack, type RatingQuestion } from '../../query/rating-question.js';
import { Complaints } from '../as-of-note.js';
import { Layout } from '../layout.js';
import { CATEGORY_NAMES, GAME_NAMES } from '../names.js';
import { Games } from '../rating-change.js';
import { LEVEL_NAMES } from '../tournaments/tournament-words.js';
import { CALCULATOR_CRUMBS } from './calculators.page.js';
import { EndChoice } from './end-choice.js';
import { Formula } from './formula.js';
import { PlayerField } from './player-field.js';

/** What came of a question. */
export interface AnsweredQuestion {
  /** Names of the question that are neither a player nor a rating. */
  readonly unknown: readonly string[];
  /** Rating of the player; null where that is not known. */
  readonly before: number | null;
  /** Null while something is missing. */
  readonly foreseen: ForeseenRating | null;
}

export interface RatingCalculatorFacts {
  readonly question: RatingQuestion;
  /** Null: nothing was asked yet. */
  readonly answer: AnsweredQuestion | null;
  readonly complaints: readonly string[];
}

/** What a tournament to come would do to a rating. */
export function ratingCalculatorPage({ question, answer, complaints }: RatingCalculatorFacts) {
  const { player, track, level, games } = question;
  return (
    <Layout title="My next tournament" game={track.game} description="What results would do to a rating, and why.">
      <PageHeader
        title="My next tournament"
        context="What results would do to your rating, and why."
        crumbs={CALCULATOR_CRUMBS}
      />
      <Complaints complaints={complaints} />
      {answer !== null && <Answer answer={answer} />}
      <form class="calculator" method="get" action="/calculators/rating" aria-label="The tournament">
        <div class="filters">
          <PlayerField value={player} label="You: handle or rating" />
          <label>
            Leaderboard
            <select name="track">
              {ASKED_TRACKS.map((each) => (
                <option key={nameOfTrack(each)} value={nameOfTrack(each)} selected={each === track}>
                  {`${GAME_NAMES[each.game]}, ${CATEGORY_NAMES[each.category]}`}
                </option>
              ))}
            </select>
          </label>
          <label>
            Level
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
          <legend>Opponents, round by round</legend>
          <p class="quiet">Type a handle, or a rating such as 1600. Leave out rounds that you do not play.</p>
          {games.map(({ opponent, end }, index) => (
            <div class="calculator-row" key={index}>
              <input
                name={`opponent.${index + 1}`}
                value={opponent ?? ''}
                aria-label={`Opponent in round ${index + 1}`}
                placeholder={`Round ${index + 1}`}
                maxLength={64}
                autocomplete="off"
                autocapitalize="none"
                spellcheck={false}
              />
              <EndChoice name={`end.${index + 1}`} label={`Result of round ${index + 1}`} value={end} />
            </div>
          ))}
        </fieldset>
        <button type="submit" class="first">
          Calculate
        </button>
      </form>
    </Layout>
  );
}

function Answer({ answer: { unknown, before, foreseen } }: { readonly answer: AnsweredQuestion }) {
  if (unknown.length > 0) {
    return (
      <p class="notice" role="status">
        No player has this handle: {unknown.join(', ')}. Check the spelling in the{' '}
        <a href="/players">list of players</a>, or type a rating.
      </p>
    );
  }
  if (before === null) return <EmptyState>Say who you are: type your handle, or your rating.</EmptyState>;
  if (foreseen === null || foreseen.games.length === 0) {
    return (
      <p class="notice" role="status">
        Your rating is {Math.round(before)}. Name at least one opponent below.
      </p>
    );
  }
  const { after, games, kFactor } = foreseen;
  return (
    <section role="status">
      <StatTiles
        tiles={[
          { name: 'Your rating then', figure: Math.round(after), note: `from ${Math.round(before)}`, isFirst: true },
          { name: 'Change', figure: <RatingDelta value={after - before} />, note: `in ${count(games.length, 'game')}` },
          { name: 'K-factor', figure: kFactor.kFactor, note: 'points at stake in a game' },
        ]}
      />
      <Formula foreseen={foreseen} />
      <Games
        title="With these results"
        explanation={{ ...foreseen, difference: null }}
        moment={{ publication: 'current', knownBy: null, playedBy: null }}
      />
    </section>
  );
}
