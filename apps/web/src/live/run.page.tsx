import {
  isTouched,
  MOST_LEAD_IN,
  othersStep,
  suggestBracket,
  suggestCut,
  tellHeatsStep,
  type HeatsView,
  type LiveState,
  type LiveView,
  type RoundView,
} from '@quadrant/rules/live';
import { hasPods } from '@quadrant/rules/systems';
import { t } from '../languages/t.js';
import { TextField } from '../components/form/fields.js';
import { Fold } from '../components/form/fold.js';
import { HandOver, InvitedDirectors } from '../announcements/invited-directors.js';
import { PageHeader } from '../components/page-header.js';
import { Layout } from '../frame/layout.js';
import { GAME_NAMES } from '../components/names.js';
import { ActButton, ActForm, ActingContext, ForDirectors } from './act-form.js';
import { AsOf } from './as-of.js';
import { CalledPeople } from './called.js';
import { DraftGroups, DrawForms } from './draws.js';
import { HeatForms, HeatNote, Heats } from './heats.js';
import { BracketForms, ConfrontationForm, MoreForms, SeedList } from './run-more.js';
import { Latecomers } from './latecomers.js';
import { LIVE_SCRIPT, presentRound, tellProgress } from './live.page.js';
import { Standings } from './live-tables.js';
import { CheckReport, Reported } from './reported.js';
import { PlayerForms } from './run-players.js';
import { Conflicts, formsOfRound, RunRound, type RunPageFacts } from './run-round.js';
import { UndoLast } from './undo-last.js';
import { RUN_SCRIPT, UnsentEntries } from './unsent-entries.js';
import { tell } from '../languages/tell.js';

/** A director runs a tournament here; the next step comes first. */
export function runPage(facts: RunPageFacts) {
  const { header, view, now, state } = facts;
  const present = presentRound(view);
  return (
    <CalledPeople view={view}>
      <ActingContext.Provider value={{ id: view.id, version: view.version, link: null, isHelper: facts.isHelper }}>
        <Layout
          title={t('Run {name}', { name: header.name })}
          game={header.game}
          scripts={[LIVE_SCRIPT, RUN_SCRIPT]}
          afterSaid={<UndoLast state={state} view={view} />}
        >
          <div data-live={view.id} data-version={view.version} data-director>
            <PageHeader
              crumbs={[{ name: t('My tournaments'), address: '/my/tournaments' }]}
              title={<bdi>{header.name}</bdi>}
              context={`${GAME_NAMES[header.game]}. ${tellProgress(view)}`}
              actions={
                <>
                  <a class="button" href={`/live/${view.id}`}>
                    {t('Page for players')}
                  </a>
                  <a class="button" href={`/live/${view.id}/screen`}>
                    {t('Large screen')}
                  </a>
                  <a class="button" href={`/live/${view.id}/judges`}>
                    {t('Judges’ notes')}
                  </a>
                  <a class="button" href={`/live/${view.id}/paper`}>
                    {t('Print')}
                  </a>
                </>
              }
            />
            <AsOf />
            <p class="said-live" role="status" data-heard />
            <UnsentEntries tournament={header.name} account={facts.account} />
            {facts.reported !== null && <Reported view={view} reported={facts.reported} account={facts.account} />}
            {(view.state === 'running' || !isReported(facts)) && (
              <NextStep view={view} heats={facts.heats} state={state} />
            )}
            <HeatNote finals={facts.finals} />
            {facts.heats !== null && <HeatForms id={view.id} heats={facts.heats} header={header} />}
            {facts.heats?.isTaken === false && <Heats heats={facts.heats} />}
            <ForDirectors>
              <DrawForms header={header} view={view} round={present} />
            </ForDirectors>
            <DraftGroups groups={view.draftGroups} />
            <Conflicts state={state} />
            {present !== undefined && <RunRound facts={facts} round={present} />}
            {view.rounds.some(({ begunAt }) => begunAt !== null) && <OnePlayer facts={facts} />}
            {view.rounds
              .filter(
                (round) =>
                  round !== present &&
                  round.tables.length > 0 &&
                  (round.begunAt !== null || round.stage === 'elimination'),
              )
              .reverse()
              .map((round) => (
                <Fold
                  key={round.round}
                  summary={t('Round {round}: results and corrections', { round: round.round })}
                  forms={formsOfRound(round)}
                  isOpen={facts.find !== null || isBeside(round)}
                >
                  <RunRound facts={{ ...facts, now }} round={round} isEarlier />
                </Fold>
              ))}
            <ForDirectors>
              <ConfrontationForm view={view} />
            </ForDirectors>
            {facts.heats?.isTaken !== false && (
              <PlayerForms
                state={state}
                unknown={facts.unknown}
                offered={facts.offered}
                elsewhere={facts.elsewhere}
                waiting={facts.waiting}
              />
            )}
            <Standings standings={view.standings} isFinal={view.state === 'finished'} header={header} />
            <ForDirectors>
              {facts.heats?.isTaken !== false && <BracketForms state={state} view={view} header={header} />}
              {facts.heats?.isTaken === true && <Heats heats={facts.heats} />}
              <MoreForms state={state} view={view} />
              <InvitedDirectors id={view.id} invited={facts.invited} />
              {view.state !== 'finished' && <HandOver id={view.id} />}
            </ForDirectors>
          </div>
        </Layout>
      </ActingContext.Provider>
    </CalledPeople>
  );
}

/** The others play a Swiss round while the bracket is played: its tables are as near as those of the bracket. */
const isBeside = ({ stage, tables }: RoundView): boolean =>
  stage === 'swiss' && tables.some(({ status }) => status === 'open' || status === 'claimed');

/** The last round can be unstarted while nobody entered anything about its games. */
function canUndoStart({ rounds }: LiveState, number: number): boolean {
  const round = rounds[number - 1];
  return round !== undefined && round === rounds.at(-1) && ![...round.games, ...round.pods].some(isTouched);
}

const isReported = ({ reported }: RunPageFacts): boolean =>
  reported !== null && (reported.stored !== null || reported.waiting !== null);

// @row 154
/** Enters the results of one player from their scorecard; results that an opponent has entered are there already. */
const OnePlayer = ({ facts: { view, find } }: { readonly facts: RunPageFacts }) => (
  <form method="get" class="form inline" role="search">
    <label for="find">{t('Results of one player, from their scorecard')}</label>
    <select id="find" name="find">
      <option value="">{t('All tables')}</option>
      {view.players
        .filter(({ presence }) => presence !== 'entered')
        .map(({ handle, called }) => (
          <option key={handle} value={handle} selected={handle === find}>
            {called}
          </option>
        ))}
    </select>
    <button type="submit">{t('Show')}</button>
  </form>
);

interface NextStepProps {
  readonly view: LiveView;
  readonly heats: HeatsView | null;
  readonly state: LiveState;
}

/** The director is told the next step, with its button. */
function NextStep({ view, heats, state }: NextStepProps) {
  const { next, id } = view;
  const isBefore =
    next.step === 'check-in' ||
    (next.step === 'publish-bracket' && view.rounds.length === 0) ||
    (next.step === 'pair' && next.round === 1);
  const waiting = view.players.filter(({ presence }) => presence === 'entered').length;
  return (
    <section id="next-step" class="next-step" aria-labelledby="next" tabIndex={-1}>
      <h2 id="next">{t('Next')}</h2>
      <p dir="auto">{tell(next.step === 'heats' && heats !== null ? tellHeatsStep(heats) : next.text)}</p>
      {isBefore && waiting > 1 && (
        <ActButton
          id="next-everybody"
          act={{ kind: 'check-in-all' }}
          label={t('Check in everybody')}
          said={t(
            'Everybody who can play is checked in. Is somebody still missing? Press Check in beside them: the page says why.',
          )}
          isFirst={next.step === 'check-in'}
        >
          {t('Check in everybody ({waiting})', { waiting })}
        </ActButton>
      )}
      {next.step === 'pair' && next.round !== null && (
        <ActButton
          id="next-pair"
          act={{ kind: 'pair', round: next.round }}
          label={t('Pair the round')}
          said={t('Round {round} is paired.', { round: next.round })}
          isFirst
        >
          {t('Pair round ')}
          {next.round}
        </ActButton>
      )}
      {next.step === 'publish-bracket' && <PublishPlanned state={state} />}
      {next.step === 'start-round' && next.round !== null && (
        <>
          <ActButton
            id="next-start"
            act={{ kind: 'start-round', round: next.round }}
            label={t('Start the round')}
            said={t('Round {round} has started.', { round: next.round })}
            isFirst
          >
            {t('Start round ')}
            {next.round}
          </ActButton>
          <ForDirectors>
            <Fold summary={t('Give time to find the tables')} forms={['start-later']}>
              <ActForm
                id="start-later"
                act={{ kind: 'start-round', round: next.round }}
                label={t('Start the clock of the round in some minutes')}
                said={t('The round has started. Its clock begins in {act.leadIn} min.')}
              >
                <TextField
                  name="act.leadIn"
                  kind="number"
                  type="number"
                  label={t('Minutes until the clock starts')}
                  value="3"
                  min={1}
                  max={MOST_LEAD_IN}
                  isShort
                  isRequired
                />
                <button type="submit">{t('Start')}</button>
              </ActForm>
            </Fold>
            <Fold summary={t('Pair it again')} forms={['pair-again']}>
              <ActForm
                id="pair-again"
                act={{ kind: 'pair', round: next.round }}
                label={t('Pair the round again')}
                said={t('Round {round} is paired again.', { round: next.round })}
              >
                <ReasonField />
                <button type="submit">{t('Pair again')}</button>
              </ActForm>
            </Fold>
          </ForDirectors>
        </>
      )}
      <Others state={state} />
      <Latecomers state={state} />
      {next.step === 'enter-results' && (
        <p class="hint">{t('Enter them below. Players can enter their own by their links.')}</p>
      )}
      <ForDirectors>
        {next.step === 'enter-results' && next.round !== null && canUndoStart(state, next.round) && (
          <ActButton
            id="undo-start"
            act={{ kind: 'undo-start', round: next.round }}
            label={t('Undo the start of the round')}
            said={t('The start of round {round} is undone.', { round: next.round })}
            at="next-step"
          >
            {t('Undo the start')}
          </ActButton>
        )}
      </ForDirectors>
      {next.step === 'check-in' && (
        <p>
          <a class={waiting > 1 ? 'button' : 'button first'} href="#players">
            {t('Enter and check in players')}
          </a>
        </p>
      )}
      {(next.step === 'finish' || next.step === 'confrontation') && (
        <ActButton
          id="next-finish"
          act={{ kind: 'finish' }}
          label={t('Finish the tournament')}
          said={t('The tournament is finished. Now submit its report.')}
          isFirst={next.step === 'finish'}
        >
          {t('Finish the tournament')}
        </ActButton>
      )}
      {(next.step === 'finish' || next.step === 'confrontation') && canCut(state) && (
        <p>
          <a href="#bracket">{t('Or cut to a bracket first')}</a>
        </p>
      )}
      {next.step === 'submit' && <CheckReport id={id} />}
    </section>
  );
}

/** A bracket can follow Swiss rounds of matches. */
const canCut = (state: LiveState): boolean => state.bracket === null && !hasPods(state.tournament.header);

/** Players who missed the cut may play Swiss rounds beside the bracket. */
function Others({ state }: { readonly state: LiveState }) {
  const others = othersStep(state);
  if (others === null) return null;
  const { step, round } = others;
  return (
    <ForDirectors>
      <ActButton
        id="next-others"
        act={{ kind: step, round }}
        label={t('The Swiss round of the others')}
        said={step === 'pair' ? t('Round {round} is paired.', { round }) : t('Round {round} has started.', { round })}
      >
        {step === 'pair'
          ? t('Pair a Swiss round of the others (round {round})', { round })
          : t('Start round {round} of the others', { round })}
      </ActButton>
    </ForDirectors>
  );
}

/** A tournament without Swiss rounds begins with the bracket of everybody who is checked in. */
function PublishPlanned({ state }: { readonly state: LiveState }) {
  const { bracket, seeds } = suggestCut(state) ?? suggestBracket(state);
  if (bracket === null) return null;
  return (
    <ForDirectors>
      <SeedList state={state} seeds={seeds} />
      <ActButton
        id="next-bracket"
        act={{ kind: 'publish-bracket', bracket, seeds, bestOf: 1 }}
        label={t('Publish the bracket')}
        said={t('The bracket is published. It stays as it is once its first match is played.')}
        isFirst
      >
        {t('Publish the bracket')}
      </ActButton>
    </ForDirectors>
  );
}

const ReasonField = () => (
  <div class="field">
    <label for="pair-again-reason">{t('Why')}</label>
    <input id="pair-again-reason" name="act.reason" maxLength={200} autocomplete="off" required />
  </div>
);
