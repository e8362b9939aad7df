import type { AskedDeletion } from '@quadrant/store/own-data';
import { t, words } from '../languages/t.js';
import { Day } from './day.js';
import { Radios } from './form/fields.js';
import { Form } from './form/form.js';

const AFTERWARDS = words([
  {
    value: 'hide',
    name: 'Hide the name',
    hint: 'Others see “Hidden player”. A coordinator can undo this.',
  },
  {
    value: 'anonymise',
    name: 'Remove the name for good',
    hint: 'Nobody can bring it back, not even an administrator.',
  },
]);

/** Asks what becomes of the player of an account that is deleted. */
export const PlayerAfterwards = ({ player }: { readonly player: string }) => (
  <Radios
    name="player"
    legend={t('What becomes of the player {player}?', { player })}
    options={AFTERWARDS}
    chosen={['hide']}
  />
);

/** Says that an account will be deleted, and keeps it with one button. */
export function KeepForm({ handle, deletion }: { readonly handle: string; readonly deletion: AskedDeletion }) {
  return (
    <Form
      id="keep-account"
      operation={`DELETE /api/v1/accounts/${encodeURIComponent(handle)}/deletion`}
      label={t('Keep the account')}
      said={t('The account stays.')}
    >
      <p class="notice">
        <strong>
          {t('This account will be deleted on {day}.', { day: <Day at={deletion.dueAt} /> })}{' '}
          {deletion.player === 'hide' && t('Its player will be hidden.')}
          {deletion.player === 'anonymise' && t('The name of its player will be removed for good.')}
        </strong>{' '}
        {deletion.waitsFor !== null && t('It was due, but it waits: {why}', { why: WAITS_FOR[deletion.waitsFor] })}
      </p>
      <button type="submit" class="first">
        {t('Keep the account')}
      </button>
    </Form>
  );
}

const WAITS_FOR = words({
  'live-tournament': 'the account directs a live tournament alone. Finish it, or add a second director.',
  'last-administrator': 'this is the last administrator. Make another account an administrator first.',
  'player-merge': 'somebody asked to merge its player with another one. The next run settles it.',
  publication: 'a run was being published. It is tried again within ten minutes.',
});
