import { Fragment } from 'preact';
import type { DisputeAnswer, StoredDispute } from '@quadrant/store/disputes';
import type { OpenDispute } from '@quadrant/views';
import { t } from '../languages/t.js';
import { PlayerLink } from '../components/player-link.js';
import { Day, Minute } from '../components/day.js';
import { Layout } from '../frame/layout.js';
import { ADDRESSEE_NAMES, DISPUTE_STATE_NAMES, TOPIC_NAMES } from '../components/names.js';
import { AnswerForm, ObjectionForm, PursuitForm } from './dispute-forms.js';

interface DisputeFacts extends OpenDispute {
  /** They played the match or pod that it is about; null is somebody unknown. */
  readonly players: readonly (string | null)[];
}

/** Shows a dispute, its answers, and the forms that the reader may use. */
export function disputePage({ dispute, isReporter, mayAnswer, players }: DisputeFacts) {
  const { tournamentName, tournamentId, state, escalatesAt, objection, objectedAt, answers } = dispute;
  const isOpen = state.startsWith('open-');
  const [first, ...later] = answers;
  return (
    <Layout title={t('Dispute with {tournamentName}', { tournamentName })}>
      <h1>{t('Dispute with {tournamentName}', { tournamentName })}</h1>
      <p>
        {placeOf(dispute)}
        {players.length > 0 && <Players players={players} />}; {DISPUTE_STATE_NAMES[state]}.
        {escalatesAt !== null && (
          <> {t('If nobody answers, it goes to the coordinator on {day}.', { day: <Day at={escalatesAt} /> })}</>
        )}{' '}
        <a href={`/tournaments/${tournamentId}`}>{t('The tournament')}</a>
      </p>
      <Words by={dispute.reporter} at={dispute.createdAt} words={dispute.text} />
      {first !== undefined && <Answer answer={first} />}
      {objection !== null && objectedAt !== null && (
        <Words by={t('{reporter}, who objects', { reporter: dispute.reporter })} at={objectedAt} words={objection} />
      )}
      {later.map((answer) => (
        <Answer key={answer.at} answer={answer} />
      ))}
      {isOpen && mayAnswer && <AnswerForm {...dispute} />}
      {isOpen && isReporter && <PursuitForm id={dispute.id} isWithDirector={state === 'open-with-director'} />}
      {state === 'answered' && isReporter && objection === null && <ObjectionForm id={dispute.id} />}
      <nav class="pages" aria-label={t('Pages')}>
        <a href="/disputes">{t('All disputes')}</a>
      </nav>
    </Layout>
  );
}

const Players = ({ players }: Pick<DisputeFacts, 'players'>) => (
  <>
    {' ('}
    {players.map((handle, at) => (
      <Fragment key={at}>
        {at > 0 && ' – '}
        {handle === null ? t('somebody unknown') : <PlayerLink handle={handle} />}
      </Fragment>
    ))}
    {')'}
  </>
);

function placeOf({ about, round, match }: StoredDispute): string {
  const game =
    round === null
      ? ''
      : t(', round {round}{match}', { round, match: match === null ? '' : t(', match {match}', { match }) });
  return t('About {about}{game}', { about: TOPIC_NAMES[about], game });
}

function Answer({ answer: { by, as, at, words, correction } }: { readonly answer: DisputeAnswer }) {
  const corrected =
    correction === null ? [] : [t("Corrected: the tournament's version {version}.", { version: correction.version })];
  const said = [...(words === null ? [] : [words]), ...corrected].join('\n');
  return <Words by={`${by} (${ADDRESSEE_NAMES[as]})`} at={new Date(at)} words={said} />;
}

function Words({ by, at, words }: { readonly by: string; readonly at: Date; readonly words: string }) {
  return (
    <figure class="words">
      <figcaption class="quiet">
        {by}, <Minute at={at} />
      </figcaption>
      <blockquote>{words}</blockquote>
    </figure>
  );
}
