import { foldHandle } from '@quadrant/rules/tournament';
import type { Announcement, RegisteredPlayers } from '@quadrant/store/announcements';
import { useContext } from 'preact/hooks';
import { t } from '../languages/t.js';
import { TextField } from '../components/form/fields.js';
import { Fold } from '../components/form/fold.js';
import { Form } from '../components/form/form.js';
import { ViewerContext } from '../frame/viewer.js';
import { isInChargeOf } from './in-charge.js';

interface PlayersProps extends RegisteredPlayers {
  readonly announcement: Announcement;
  /** The tournament has not begun yet. */
  readonly isToCome: boolean;
}

/** Lists the players who come, with a button for people who want to come too. */
export function PlayersOfAnnouncement({ announcement, players, isOpen, isToCome, capacity }: PlayersProps) {
  const viewer = useContext(ViewerContext);
  const { id, state, tournamentId } = announcement;
  if (state === 'cancelled' || tournamentId !== null) return null;
  const isOwn = (handle: string): boolean => viewer !== null && foldHandle(handle) === foldHandle(viewer.handle);
  const isInCharge = viewer !== null && isInChargeOf(announcement, viewer.handle);
  const indexed = players.map((player, index) => ({ ...player, index }));
  const waiting = indexed.filter((each) => each.waiting !== null);
  const isFull = capacity !== null && players.length >= capacity;
  const list = (shown: typeof indexed) =>
    shown.map(({ handle, index }) => (
      <li key={handle}>
        <bdi>{handle}</bdi> {isInCharge && <Removal id={id} handle={handle} index={index} />}
      </li>
    ));
  return (
    <section>
      <h2>{t('Players')}</h2>
      <p>{tellPlayers(players.length - waiting.length, capacity, isOpen && isToCome)}</p>
      {players.length > 0 && <ul class="plain">{list(indexed.filter((each) => each.waiting === null))}</ul>}
      {waiting.length > 0 && (
        <>
          <h3>{t('Waiting list')}</h3>
          <p>{t('The first who waits gets the next free place.')}</p>
          <ol>{list(waiting)}</ol>
        </>
      )}
      <OwnState place={players.find(({ handle }) => isOwn(handle))} />
      {viewer === null && isOpen && isToCome && (
        <p>
          <a href={`/sign-in?to=${encodeURIComponent(`/announcements/${id}`)}`}>{t('Sign in to register')}</a>
        </p>
      )}
      {viewer !== null && (isInCharge || (isOpen && isToCome)) && (
        <OwnPlace
          id={id}
          handle={viewer.handle}
          isRegistered={players.some(({ handle }) => isOwn(handle))}
          isFull={isFull}
        />
      )}
      {isInCharge && <ForDirectors id={id} isOpen={isOpen} />}
    </section>
  );
}

/** Tells a player whether they have a place. */
function OwnState({ place }: { readonly place: RegisteredPlayers['players'][number] | undefined }) {
  if (place === undefined) return null;
  return (
    <p>
      {place.waiting === null
        ? t('You have a place.')
        : t('You are number {waiting} on the waiting list.', { waiting: place.waiting })}
    </p>
  );
}

function tellPlayers(count: number, capacity: number | null, isOpen: boolean): string {
  const registered = tellCount(count, capacity);
  return isOpen ? registered : t('{registered} Registration is closed.', { registered });
}

function tellCount(count: number, capacity: number | null): string {
  if (count === 0) return t('Nobody has registered yet.');
  return capacity === null
    ? t('{count} registered.', { count })
    : t('{count} of {capacity} places are taken.', { count, capacity });
}

interface OwnPlaceProps {
  readonly id: string;
  readonly handle: string;
  readonly isRegistered: boolean;
  readonly isFull: boolean;
}

const OwnPlace = ({ id, handle, isRegistered, isFull }: OwnPlaceProps) =>
  isRegistered ? (
    <Form
      id="player-withdrawal"
      operation={`DELETE /api/v1/announcements/${id}/players/${encodeURIComponent(handle)}`}
      label={t('Withdraw from the tournament')}
      said={t('You are off the list.')}
      inline
    >
      <button type="submit">{t('Withdraw')}</button>
    </Form>
  ) : (
    <Form
      id="player-registration"
      operation={`POST /api/v1/announcements/${id}/players`}
      label={t('Register for the tournament')}
      said={isFull ? t('All places are taken. You are on the waiting list.') : t('You are registered.')}
      inline
    >
      <button type="submit" class="first">
        {isFull ? t('Join the waiting list') : t('Register')}
      </button>
    </Form>
  );

const Removal = ({ id, handle, index }: { readonly id: string; readonly handle: string; readonly index: number }) => (
  <Form
    id={`player-removal-${index}`}
    operation={`DELETE /api/v1/announcements/${id}/players/${encodeURIComponent(handle)}`}
    label={t('Take {handle} off the list', { handle })}
    said={t('{handle} is off the list.', { handle })}
    inline
  >
    <button type="submit">{t('Remove{handle}', { handle: <span class="unseen"> {handle}</span> })}</button>
  </Form>
);

const ForDirectors = ({ id, isOpen }: { readonly id: string; readonly isOpen: boolean }) => (
  <Fold summary={t('Change the list')} forms={['player-addition', 'registration-state']}>
    <Form
      id="player-addition"
      operation={`POST /api/v1/announcements/${id}/players`}
      label={t('Register a player')}
      said={t('{handle} is registered.')}
    >
      <TextField name="handle" label={t('Handle of the player')} maxLength={64} isRequired />
      <button type="submit">{t('Register player')}</button>
    </Form>
    <Form
      id="registration-state"
      operation={`PUT /api/v1/announcements/${id}/registration`}
      label={isOpen ? t('Close registration') : t('Open registration')}
      said={isOpen ? t('Registration is closed.') : t('Registration is open.')}
      inline
    >
      <input type="hidden" name="isOpen:flag" value={isOpen ? 'false' : 'true'} />
      <button type="submit">{isOpen ? t('Close registration') : t('Open registration')}</button>
    </Form>
  </Fold>
);
