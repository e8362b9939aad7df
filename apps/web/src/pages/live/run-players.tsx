import { findTable, hasBegun, isOpen, type LivePlayer, type LiveState } from '@quadrant/rules/live';
import { TextField } from '../../components/form/fields.js';
import { Fold } from '../../components/form/fold.js';
import { ActButton, ActForm } from './act-form.js';

/** Players: enter, check in, drop, come back. */
export function PlayerForms({ state }: { readonly state: LiveState }) {
  const players = [...state.players.values()];
  const here = players.filter(({ presence }) => presence === 'playing').length;
  const isBefore = state.rounds.length === 0;
  return (
    <section id="players">
      <h2>
        Players <span class="count">{players.length}</span>
      </h2>
      <p>
        {here} of {players.length} are checked in.{' '}
        {!isBefore && 'Who comes late is entered and checked in here, and plays from the next round on.'}
      </p>
      {!state.isFinished && (
        <ActForm
          id="enter"
          act={{ kind: 'enter' }}
          label="Enter a player"
          said="Entered {act.handle}. Now check them in."
        >
          <TextField name="act.handle" label="Handle of a player" maxLength={64} isRequired />
          <button type="submit" class={isBefore ? 'first' : undefined}>
            Enter player
          </button>
        </ActForm>
      )}
      <ul class="player-rows">
        {players.map((player, index) => (
          <li key={player.key} class={player.presence}>
            <span class="live-names">
              <bdi>{player.handle}</bdi>{' '}
              {player.presence === 'dropped' && <span class="hint">dropped after round {player.droppedAfter}</span>}
            </span>
            {!state.isFinished && <PlayerActs state={state} player={player} id={`player-${index}`} />}
          </li>
        ))}
      </ul>
    </section>
  );
}

interface PlayerActsProps {
  readonly state: LiveState;
  readonly player: LivePlayer;
  readonly id: string;
}

function PlayerActs({ state, player, id }: PlayerActsProps) {
  const { handle, presence } = player;
  if (presence === 'entered') {
    return (
      <div class="buttons">
        <ActButton
          id={id}
          act={{ kind: 'check-in', handle }}
          label={`Check in ${handle}`}
          said={`${handle} is checked in.`}
          isFirst
        >
          Check in<span class="unseen"> {handle}</span>
        </ActButton>
        <Fold summary="More" forms={[id, `${id}-elsewhere`]}>
          <ActForm
            id={`${id}-elsewhere`}
            act={{ kind: 'check-in', handle }}
            label={`Check in ${handle} with a reason`}
            said={`${handle} is checked in.`}
          >
            <TextField
              name="act.although"
              label="They play elsewhere, but are here because"
              maxLength={200}
              isRequired
            />
            <button type="submit">Check in</button>
          </ActForm>
          <ActButton
            id={`${id}-remove`}
            act={{ kind: 'remove', handle }}
            label={`Take ${handle} off the list`}
            said={`${handle} is off the list.`}
          >
            Take off the list
          </ActButton>
        </Fold>
      </div>
    );
  }
  if (presence === 'dropped') {
    return (
      <ActButton
        id={id}
        act={{ kind: 'return', handle }}
        label={`Let ${handle} come back`}
        said={`${handle} plays again from the next round on.`}
      >
        Let them come back<span class="unseen"> {handle}</span>
      </ActButton>
    );
  }
  const isPlaying = state.rounds.some((round) => {
    const table = hasBegun(round) ? findTable(round, handle) : undefined;
    return table !== undefined && isOpen(table);
  });
  const isBefore = !state.rounds.some(hasBegun);
  return (
    <Fold summary="More" forms={[id]}>
      <div class="buttons">
        {isBefore ? (
          <ActButton
            id={id}
            act={{ kind: 'undo-check-in', handle }}
            label={`Undo the check-in of ${handle}`}
            said={`${handle} is not checked in any more.`}
          >
            Undo check-in
          </ActButton>
        ) : (
          <ActButton
            id={id}
            act={{ kind: 'drop', handle, ...(isPlaying && { concedes: true }) }}
            label={isPlaying ? `${handle} concedes and drops` : `${handle} drops`}
            said={`${handle} dropped.`}
          >
            {isPlaying ? 'Concede and drop' : 'Drop'}
          </ActButton>
        )}
        <ActButton
          id={`${id}-link`}
          act={{ kind: 'renew-link', handle }}
          label={`Replace the link of ${handle}`}
          said={`${handle} has a new link; the old one does nothing any more.`}
        >
          Replace link
        </ActButton>
      </div>
    </Fold>
  );
}
