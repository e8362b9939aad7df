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
export function PlayersOfAnnouncement({ announcement, players, isOpen, isToCome }: PlayersProps) {
  const viewer = useContext(ViewerContext);
  const { id, state, tournamentId } = announcement;
  if (state === 'cancelled' || tournamentId !== null) return null;
  const isOwn = (handle: string): boolean => viewer !== null && foldHandle(handle) === foldHandle(viewer.handle);
  const isInCharge = viewer !== null && isInChargeOf(announcement, viewer.handle);
  return (
    <section>
      <h2>{t('Players')}</h2>
      <p>{tellPlayers(players.length, isOpen && isToCome)}</p>
      {players.length > 0 && (
        <ul class="plain">
          {players.map(({ handle }, index) => (
            <li key={handle}>
              <bdi>{handle}</bdi> {isInCharge && <Removal id={id} handle={handle} index={index} />}
            </li>
          ))}
        </ul>
      )}
      {viewer === null && isOpen && isToCome && (
        <p>
          <a href={`/sign-in?to=${encodeURIComponent(`/announcements/${id}`)}`}>{t('Sign in to register')}</a>
        </p>
      )}
      {viewer !== null && (isInCharge || (isOpen && isToCome)) && (
        <OwnPlace id={id} handle={viewer.handle} isRegistered={players.some(({ handle }) => isOwn(handle))} />
      )}
      {isInCharge && <ForDirectors id={id} isOpen={isOpen} />}
    </section>
  );
}

function tellPlayers(count: number, isOpen: boolean): string {
  const registered = count === 0 ? t('Nobody has registered yet.') : t('{count} registered.', { count });
  return isOpen ? registered : t('{registered} Registration is closed.', { registered });
}

interface OwnPlaceProps {
  readonly id: string;
  readonly handle: string;
  readonly isRegistered: boolean;
}

const OwnPlace = ({ id, handle, isRegistered }: OwnPlaceProps) =>
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
      said={t('You are registered.')}
      inline
    >
      <button type="submit" class="first">
        {t('Register')}
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
