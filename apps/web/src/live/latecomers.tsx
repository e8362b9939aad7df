import {
  absenceIn,
  findLateSeat,
  findTable,
  isPlayedOut,
  isTouched,
  listUnseated,
  type LiveState,
} from '@quadrant/rules/live';
import { hasPods } from '@quadrant/rules/systems';
import { t } from '../languages/t.js';
import { ActButton, ForDirectors } from './act-form.js';
import { Called, CalledAll, useCalled } from './called.js';

type Round = LiveState['rounds'][number];

/** Shows the players who came after a round was paired, each with what the director can decide. */
export function Latecomers({ state }: { readonly state: LiveState }) {
  const late = listUnseated(state);
  const round = state.rounds.findLast(({ stage }) => stage === 'swiss');
  if (round === undefined) return null;
  return (
    <ForDirectors>
      {late.length > 0 && (
        <ul class="player-rows">
          {late.map(({ handle, key }, index) => (
            <li key={key} class="playing">
              <span class="live-names">
                <Called handle={handle} /> <span class="hint">{t('has no table yet')}</span>
              </span>
              <div class="buttons">
                <Choices state={state} round={round} handle={handle} id={`late-${index}`} />
              </div>
            </li>
          ))}
        </ul>
      )}
      {late.length > 0 && (
        <p class="hint">
          {round.clock === null
            ? t('You can also pair the round again.')
            : isPlayedOut(round)
              ? t('They play from the next round on.')
              : t('If you choose nothing, they play from the next round on.')}
        </p>
      )}
      <SeatedLate round={round} isLast={state.rounds.at(-1) === round && !state.isFinished} />
    </ForDirectors>
  );
}

interface ChoicesProps {
  readonly state: LiveState;
  readonly round: Round;
  readonly handle: string;
  readonly id: string;
}

function Choices({ state, round, handle, id }: ChoicesProps) {
  const call = useCalled();
  const called = call(handle);
  if (hasPods(state.tournament.header) || isPlayedOut(round)) return null;
  const seat = { kind: 'seat', round: round.round } as const;
  const others = listUnseated(state)
    .map((player) => player.handle)
    .filter((other) => other !== handle);
  return (
    <>
      {[...round.byes, ...others].map((opponent, index) => (
        <ActButton
          key={opponent}
          id={`${id}-game-${index}`}
          act={{ ...seat, players: [handle, opponent], as: 'game' }}
          label={t('{handle} plays against {opponent}', { handle: called, opponent: call(opponent) })}
          said={t('{handle} plays against {opponent}.', { handle: called, opponent: call(opponent) })}
          at="next-step"
        >
          {round.byes.includes(opponent)
            ? t('Play {opponent}, who has the bye', { opponent: call(opponent) })
            : t('Play {opponent}', { opponent: call(opponent) })}
        </ActButton>
      ))}
      {round.clock === null && round.byes.length === 0 && (
        <ActButton
          id={`${id}-bye`}
          act={{ ...seat, players: [handle], as: 'bye' }}
          label={t('{handle} has the bye', { handle: called })}
          said={t('{handle} has the bye of round {round}.', { handle: called, round: round.round })}
          at="next-step"
        >
          {t('Seat them with the bye')}
        </ActButton>
      )}
      {round.clock !== null && absenceIn(state) !== null && (
        <ActButton
          id={`${id}-missed`}
          act={{ ...seat, players: [handle], as: 'missed-game' }}
          label={t('{handle} has a Missed Game', { handle: called })}
          said={t('{handle} has a Missed Game in round {round}.', { handle: called, round: round.round })}
          at="next-step"
        >
          {t('Missed Game')}
        </ActButton>
      )}
    </>
  );
}

/** Lists who was seated late; a seat without a result can be taken back. */
function SeatedLate({ round, isLast }: { readonly round: Round; readonly isLast: boolean }) {
  const call = useCalled();
  if (!isLast) return null;
  const seats = round.late.filter(({ players: [late] }) => {
    const table = findTable(round, late!);
    return findLateSeat(round, late!) !== undefined && (table === undefined || !isTouched(table));
  });
  if (seats.length === 0) return null;
  return (
    <ul class="player-rows">
      {seats.map(({ players, as }, index) => (
        <li key={players[0]} class="playing">
          <span class="live-names">
            {as === 'game' ? (
              <CalledAll handles={players} between=" v " />
            ) : (
              t('{player}: {seat}', {
                player: <bdi>{players[0]}</bdi>,
                seat: as === 'bye' ? t('Bye') : t('Missed Game'),
              })
            )}{' '}
            <span class="hint">{t('seated late')}</span>
          </span>
          <ActButton
            id={`undo-seat-${index}`}
            act={{ kind: 'undo-seat', round: round.round, player: players[0]! }}
            label={t('Take back the seat of {player}', { player: call(players[0]!) })}
            said={t('{player} has no table any more.', { player: call(players[0]!) })}
            at="next-step"
          >
            {t('Take back')}
          </ActButton>
        </li>
      ))}
    </ul>
  );
}
