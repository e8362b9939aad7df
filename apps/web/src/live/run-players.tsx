import {
  findNoPlace,
  findTable,
  hasBegun,
  isOpen,
  listCheckedInTogether,
  listSkipped,
  type LivePlayer,
  type LiveState,
  type NoPlace,
} from '@quadrant/rules/live';
import { t } from '../languages/t.js';
import { tell } from '../languages/tell.js';
import { TextField } from '../components/form/fields.js';
import { useFormState } from '../components/form/form-context.js';
import { Fold } from '../components/form/fold.js';
import {
  DidYouMean,
  DirectorPlays,
  OfferedPrizes,
  PlayerFacts,
  type OfferedPrize,
  type UnknownPlayer,
} from './player-facts.js';
import { useContext } from 'preact/hooks';
import { ActButton, ActForm, ActingContext, ForDirectors } from './act-form.js';
import { Called, useCalled } from './called.js';

interface PlayerFormsProps {
  readonly state: LiveState;
  readonly unknown: readonly UnknownPlayer[];
  readonly offered: readonly OfferedPrize[];
  /** These players play in another live tournament too. */
  readonly elsewhere: readonly string[];
  /** These players wait for a place of the announcement, the first one first. */
  readonly waiting: readonly string[];
}

/** Lets a director enter players, check them in, drop them and bring them back. */
export function PlayerForms({ state, unknown, offered, elsewhere, waiting }: PlayerFormsProps) {
  const players = [...state.players.values()];
  const here = players.filter(({ presence }) => presence === 'playing').length;
  const isBefore = state.rounds.length === 0;
  const together = listCheckedInTogether(state).length;
  const noPlace = findNoPlace(state);
  return (
    <section id="players" tabIndex={-1}>
      <h2>{t('Players {players}', { players: <span class="count">{players.length}</span> })}</h2>
      <p>
        {t('{here} of {players} are checked in. {isBefore}', {
          here,
          players: players.length,
          isBefore: !isBefore && !state.isFinished && tellLatecomers(noPlace),
        })}
      </p>
      {!state.isFinished &&
        listSkipped(state).map(({ handle, reason }) => (
          <p key={handle} class="notice" role="note">
            {t('Not checked in: {handle} {reason}', { handle: <Called handle={handle} />, reason: tell(reason) })}
          </p>
        ))}
      {together > 0 && !state.isFinished && (
        <ActButton
          id="undo-everybody"
          act={{ kind: 'undo-check-in-all' }}
          label={t('Undo the check-in of everybody')}
          said={t('The check-in of everybody is undone.')}
        >
          {t('Undo “Check in everybody” ({together})', { together })}
        </ActButton>
      )}
      {!state.isFinished && noPlace === null && (
        <ActForm
          id="enter"
          act={{ kind: 'enter' }}
          label={t('Enter a player')}
          said={t('Entered {act.handle}. Now check them in.')}
          at="players"
        >
          <TextField
            name="act.handle"
            label={t('Handle of a player')}
            hint={t('The name under which they play here. New players can choose one.')}
            maxLength={64}
            isRequired
          />
          <button type="submit" class={isBefore ? 'first' : undefined}>
            {t('Enter player')}
          </button>
        </ActForm>
      )}
      <WaitingList waiting={waiting} />
      {!state.isFinished && (
        <ForDirectors>
          <DidYouMean unknown={unknown} />
          <DirectorPlays state={state} />
        </ForDirectors>
      )}
      <OfferedPrizes offered={offered} />
      <ul class="player-rows">
        {players.map((player, index) => (
          <li key={player.key} id={`player-${index}-row`} class={player.presence} tabIndex={-1}>
            <span class="live-names">
              <Called handle={player.handle} />{' '}
              {elsewhere.includes(player.handle) && (
                <span class="hint">{t('checked in at another live tournament too')}</span>
              )}
              {player.presence === 'dropped' && (
                <span class="hint">
                  {player.droppedAfter === null
                    ? t('dropped')
                    : t('dropped after round {droppedAfter}', { droppedAfter: player.droppedAfter })}
                </span>
              )}
            </span>
            {!state.isFinished && <PlayerActs state={state} player={player} id={`player-${index}`} />}
          </li>
        ))}
      </ul>
      <PlayerFacts state={state} />
    </section>
  );
}

/** Says how somebody who comes late joins, or why nobody does any more. */
function tellLatecomers(noPlace: NoPlace | null): string {
  switch (noPlace) {
    case null:
      return t('Enter and check in here who comes late. The box Next asks how they join the round.');
    case 'bracket':
      return t(
        'The bracket is published, so nobody can join. While it has no result, you can withdraw it, enter who came late, and publish it again.',
      );
    case 'bracket-played':
      return t('A match of the bracket was played, so nobody can join any more.');
    case 'rounds-played':
      return t('All rounds are played. To let somebody join, plan one more under Number of rounds.');
  }
}

/** A director enters who waits, in their order: only the director sees who is missing on the day. */
const WaitingList = ({ waiting }: { readonly waiting: readonly string[] }) =>
  waiting.length === 0 ? null : (
    <section id="waiting-list" tabIndex={-1}>
      <h3>{t('Waiting list')}</h3>
      <p>{t('These players registered after all places were taken. If somebody is missing, enter the first one.')}</p>
      <ol class="player-rows">
        {waiting.map((handle, index) => (
          <li key={handle}>
            <span class="live-names">
              <span class="table-number">{index + 1}</span> <bdi>{handle}</bdi>
            </span>
            <ActButton
              id={`waiting-${index}`}
              act={{ kind: 'enter', handle }}
              label={t('Enter {handle} from the waiting list', { handle })}
              said={t('Entered {handle}. Now check them in.', { handle })}
              at="waiting-list"
            >
              {t('Enter')}
              <span class="unseen"> {handle}</span>
            </ActButton>
          </li>
        ))}
      </ol>
    </section>
  );

/** Asks for the reason why somebody plays here who plays in another live tournament too. */
export const AlthoughField = () => (
  <TextField name="act.although" label={t('They play elsewhere, but are here because')} maxLength={200} isRequired />
);

export const ELSEWHERE = '/problems/live-player-elsewhere';

interface PlayerActsProps {
  readonly state: LiveState;
  readonly player: LivePlayer;
  readonly id: string;
}

function PlayerActs({ state, player, id }: PlayerActsProps) {
  const { handle, presence } = player;
  const called = useCalled()(handle);
  const { isHelper } = useContext(ActingContext);
  const at = `${id}-row`;
  const isElsewhere = useFormState(id)?.problem?.type === ELSEWHERE;
  if (presence === 'entered') {
    return (
      <div class="buttons">
        {findNoPlace(state) === null && (
          <ActButton
            id={id}
            act={{ kind: 'check-in', handle }}
            label={t('Check in {handle}', { handle: called })}
            said={t('{handle} is checked in.', { handle: called })}
            at={at}
            isFirst
          >
            {t('Check in')}
            <span class="unseen"> {called}</span>
          </ActButton>
        )}
        <Fold summary={t('More')} forms={[id, `${id}-elsewhere`]}>
          <ActForm
            id={`${id}-elsewhere`}
            act={{ kind: 'check-in', handle }}
            label={t('Check in {handle} with a reason', { handle: called })}
            said={t('{handle} is checked in.', { handle: called })}
            at={at}
          >
            <AlthoughField />
            <button type="submit">{t('Check in')}</button>
          </ActForm>
          <ActButton
            id={`${id}-remove`}
            act={{ kind: 'remove', handle }}
            label={t('Take {handle} off the list', { handle: called })}
            said={t('{handle} is off the list.', { handle: called })}
            at={at}
          >
            {t('Take off the list')}
          </ActButton>
        </Fold>
      </div>
    );
  }
  if (presence === 'dropped') {
    return (
      <ActForm
        id={id}
        act={{ kind: 'return', handle }}
        label={t('Let {handle} come back', { handle: called })}
        said={t('{handle} plays again from the next round on.', { handle: called })}
        at={at}
      >
        {isElsewhere && <AlthoughField />}
        <button type="submit">
          {t('Let them come back')}
          <span class="unseen"> {called}</span>
        </button>
      </ActForm>
    );
  }
  const isPlaying = state.rounds.some((round) => {
    const table = hasBegun(round) ? findTable(round, handle) : undefined;
    return table !== undefined && isOpen(table);
  });
  const isBefore = !state.rounds.some(hasBegun);
  // Once a round has begun there is nothing for helpers to do here.
  if (isHelper && !isBefore) return null;
  return (
    <Fold summary={t('More')} forms={[id]}>
      <div class="buttons">
        {isBefore ? (
          <ActButton
            id={id}
            act={{ kind: 'undo-check-in', handle }}
            label={t('Undo the check-in of {handle}', { handle: called })}
            said={t('{handle} is not checked in any more.', { handle: called })}
            at={at}
          >
            {t('Undo check-in')}
          </ActButton>
        ) : (
          <ActButton
            id={id}
            act={{ kind: 'drop', handle, ...(isPlaying && { concedes: true }) }}
            label={isPlaying ? t('{handle} concedes and drops', { handle }) : t('{handle} drops', { handle: called })}
            said={t('{handle} dropped.', { handle: called })}
            at={at}
          >
            {isPlaying ? t('Concede and drop') : t('Drop')}
          </ActButton>
        )}
        <ActButton
          id={`${id}-link`}
          act={{ kind: 'renew-link', handle }}
          label={t('Replace the link of {handle}', { handle: called })}
          said={t('{handle} has a new link; the old one does nothing any more.', { handle: called })}
          at={at}
        >
          {t('Replace link')}
        </ActButton>
      </div>
    </Fold>
  );
}
