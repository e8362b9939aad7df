import { findOwnBracket, seedOrder, type LiveState, type LiveView } from '@quadrant/rules/live';
import { getRuleSystem, hasPods } from '@quadrant/rules/systems';
import type { TournamentHeader } from '@quadrant/rules/tournament';
import { t } from '../languages/t.js';
import { tell } from '../languages/tell.js';
import { SelectField, TextArea, TextField } from '../components/form/fields.js';
import { Fold } from '../components/form/fold.js';
import { ActButton, ActForm } from './act-form.js';
import { Called } from './called.js';

const swissOf = ({ rounds }: LiveView) => rounds.filter(({ stage }) => stage === 'swiss');

// @row 158
/** Asks who won the final confrontation, once the rounds are over. */
export function ConfrontationForm({ view }: { readonly view: LiveView }) {
  const [first, second] = view.standings;
  const isOver = view.next.step === 'confrontation' || view.next.step === 'finish';
  if (
    !isOver ||
    view.bracket !== null ||
    first === undefined ||
    second === undefined ||
    first.strengthOfSchedule === null
  )
    return null;
  return (
    <section id="confrontation">
      <h2>{t('Final confrontation')}</h2>
      <p>
        {t('One more game between {player} and {player2}. Its winner wins the tournament; it is not rated.', {
          player: <bdi>{first.player}</bdi>,
          player2: <bdi>{second.player}</bdi>,
        })}
      </p>
      <div class="buttons">
        {[first, second].map(({ player }, index) => (
          <ActButton
            key={player}
            id={`confrontation-${index}`}
            act={{ kind: 'confrontation', players: [first.player, second.player], winner: player }}
            label={t('{player} won the final confrontation', { player })}
            said={t('{player} won the final confrontation.', { player })}
          >
            {player}
            {t(' won')}
          </ActButton>
        ))}
      </div>
    </section>
  );
}

/** Cuts that are no power of two, and everybody when no Swiss rounds are played. A bracket has at most 64 players. */
const playInSizes = (players: number, isEverybody: boolean): number[] =>
  [...new Set([3, 6, 12, ...(isEverybody ? [players] : [])])].filter(
    (size) => size <= Math.min(players, 64) && !STANDARD.includes(size) && size > 2,
  );

const DOUBLE = [4, 8, 16];
const STANDARD = [2, 4, 8, 16, 32];

interface BracketFormsProps {
  readonly state: LiveState;
  readonly view: LiveView;
  readonly header: TournamentHeader;
}

/** Lists who is seeded, and says by which order. */
export const SeedList = ({ state, seeds }: { readonly state: LiveState; readonly seeds: readonly string[] }) => (
  <>
    <p>
      {state.rounds.some(({ stage }) => stage === 'swiss')
        ? t('Seeds, by the standings. A smaller bracket takes the first ones:')
        : t('Seeds, by their seed numbers, then in the order of the list. A smaller bracket takes the first ones:')}
    </p>
    <ol>
      {seeds.map((handle) => (
        <li key={handle}>
          <Called handle={handle} />
        </li>
      ))}
    </ol>
  </>
);

// @row 92, 93, 97, 98
/** The director publishes who plays the elimination stage, which then stays so. */
export function BracketForms({ state, view, header }: BracketFormsProps) {
  if (view.state === 'finished' || hasPods(header)) return null;
  if (view.bracket !== null) {
    const isPlayed = view.rounds.some(
      ({ stage, tables }) => stage === 'elimination' && tables.some(({ status }) => status !== 'open'),
    );
    if (isPlayed) return null;
    return (
      <Fold summary={t('Withdraw the bracket')} forms={['withdraw']}>
        <ActForm
          id="withdraw"
          act={{ kind: 'withdraw-bracket' }}
          label={t('Withdraw the bracket')}
          said={t('The bracket is withdrawn.')}
        >
          <TextField name="act.reason" label={t('Why')} maxLength={200} isRequired />
          <button type="submit">{t('Withdraw the bracket')}</button>
        </ActForm>
      </Fold>
    );
  }
  const isWaiting = view.next.step === 'enter-results' || view.next.step === 'start-round';
  if (isWaiting) return null;
  const isFirst = swissOf(view).length === 0;
  const order = seedOrder(state);
  const isDouble = getRuleSystem(header.ruleSystem).playing.elimination === 'double';
  const sizes = (isDouble ? DOUBLE : STANDARD).filter((size) => size <= order.length);
  if (sizes.length === 0 && header.bracket === undefined) return null;
  const names = sizes.map((size) => ({
    value: isDouble ? `double-elimination-${size}` : `standard-${size}`,
    name: isDouble ? t('Double elimination of {size}', { size }) : t('Best {size}', { size }),
  }));
  const more = isDouble
    ? []
    : [
        ...(order.length < 8 ? [] : [{ value: 'modified-mcintyre-8', name: t('Modified McIntyre of 8') }]),
        ...playInSizes(order.length, isFirst).map((size) => ({
          value: `play-in-${size}`,
          name: t('Best {size}, the lowest seeds play in', { size }),
        })),
      ];
  const own = findOwnBracket(header);
  const ofTheirOwn = own === null || own.entrants > order.length ? [] : [{ value: own.name, name: tell(own.title) }];
  const chosen = ofTheirOwn.length > 0 ? own! : null;
  return (
    <Fold summary={isFirst ? t('Play a bracket without Swiss rounds') : t('Cut to a bracket')} forms={['bracket']}>
      <ActForm
        id="bracket"
        act={{ kind: 'publish-bracket' }}
        label={t('Publish the bracket')}
        said={t('The bracket is published. It stays as it is once its first match is played.')}
      >
        <SelectField
          name="act.bracket"
          label={t('Bracket')}
          options={[...ofTheirOwn, ...names, ...more]}
          value={chosen?.name ?? names.at(-1)?.value}
          isRequired
        />
        <SeedList state={state} seeds={order.slice(0, chosen?.entrants ?? Math.max(...sizes, 4))} />
        <TextArea
          name="act.seeds"
          kind="optional-lines"
          label={t('Other seeds, one handle a line')}
          hint={t(
            'Only where other players or another order are right: the first seed first, as many as the bracket has.',
          )}
          rows={3}
        />
        <SelectField
          name="act.bestOf"
          kind="number"
          label={t('Games of a match')}
          options={
            isDouble
              ? [{ value: '1', name: t('One') }]
              : [
                  { value: '1', name: t('One') },
                  { value: '3', name: t('Best two out of three') },
                ]
          }
          value="1"
          isRequired
        />
        <button type="submit">{t('Publish the bracket')}</button>
      </ActForm>
    </Fold>
  );
}

/** These forms are seldom needed. */
export function MoreForms({ state, view }: { readonly state: LiveState; readonly view: LiveView }) {
  if (view.state === 'finished') {
    return (
      <Fold summary={t('Open the tournament again')} forms={['reopen']}>
        <ActForm
          id="reopen"
          act={{ kind: 'reopen' }}
          label={t('Open the tournament again')}
          said={t('The tournament is open again.')}
        >
          <TextField name="act.reason" label={t('Why')} maxLength={200} isRequired />
          <button type="submit">{t('Open again')}</button>
        </ActForm>
      </Fold>
    );
  }
  const helpers = [...state.helpers.values()];
  return (
    <>
      <Fold summary={t('Number of rounds')} forms={['plan']}>
        <ActForm
          id="plan"
          act={{ kind: 'plan-rounds' }}
          label={t('Change the number of rounds')}
          said={t('The number of rounds is changed.')}
        >
          <TextField
            name="act.rounds"
            kind="number"
            type="number"
            label={t('Rounds')}
            value={view.plannedRounds === null ? null : String(view.plannedRounds)}
            min={1}
            isShort
            isRequired
          />
          <SelectField
            name="act.approval"
            label={t('Approved by')}
            none={t('Not asked: no number was announced')}
            options={[
              { value: 'everybody', name: t('Everybody who takes part') },
              { value: 'emergency', name: t('Nobody: an emergency') },
            ]}
          />
          <TextField name="act.reason" label={t('Why')} maxLength={200} />
          <button type="submit">{t('Change')}</button>
        </ActForm>
      </Fold>
      <Fold summary={t('Helpers')} forms={['helper', ...helpers.map((_, index) => `helper-${index}`)]}>
        <p>{t('Helpers enter players, check-ins and results with their own account, on this page.')}</p>
        <ActForm id="helper" act={{ kind: 'add-helper' }} label={t('Add a helper')} said={t('{act.handle} helps now.')}>
          <TextField name="act.handle" label={t('Handle of their account')} maxLength={64} isRequired />
          <button type="submit">{t('Add helper')}</button>
        </ActForm>
        <ul>
          {helpers.map((handle, index) => (
            <li key={handle}>
              <bdi>{handle}</bdi>{' '}
              <ActButton
                id={`helper-${index}`}
                act={{ kind: 'remove-helper', handle }}
                label={t('{handle} no longer helps', { handle })}
                said={t('{handle} no longer helps.', { handle })}
              >
                {t('Remove')}
              </ActButton>
            </li>
          ))}
        </ul>
      </Fold>
      <p>
        <a href={`/live/${view.id}/log`}>{t('Everything that was entered')}</a>
      </p>
    </>
  );
}
