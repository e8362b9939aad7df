import type { AskedDeletion, DirectedLive } from '@quadrant/store/own-data';
import { t } from '../languages/t.js';
import { KeepForm, PlayerAfterwards } from '../components/account-deletion.js';
import { DeletionEffects } from '../components/deletion-effects.js';
import { TextField } from '../components/form/fields.js';
import { Form } from '../components/form/form.js';
import { PageHeader } from '../components/page-header.js';
import { Layout } from '../frame/layout.js';

interface DeletionFacts {
  readonly handle: string;
  /** The player has this handle. It is null where the account has no player. */
  readonly player: string | null;
  /** Null where nobody asked to delete the account. */
  readonly deletion: AskedDeletion | null;
  /** Nobody else could go on with these live tournaments. */
  readonly directsAlone: readonly DirectedLive[];
}

/** Lets people delete their account, or change their mind. */
export const deletionPage = ({ handle, player, deletion, directsAlone }: DeletionFacts) => (
  <Layout title={t('Delete your account')}>
    <PageHeader
      crumbs={[{ name: t('Account'), address: '/account' }]}
      title={t('Delete your account')}
      context={t('Your account is deleted 14 days after you ask for it. Until then you can change your mind here.')}
    />
    <DirectsAlone tournaments={directsAlone} />
    {deletion === null ? <AskForm handle={handle} player={player} /> : <KeepForm handle={handle} deletion={deletion} />}
    <DeletionEffects />
    <p>
      {t('Do you want a copy first? {download} {privacy} says how long each kind of data is kept.', {
        download: <a href={downloadOf(handle)}>{t('Download everything that is stored about you.')}</a>,
        privacy: <a href="/privacy">{t('Privacy')}</a>,
      })}
    </p>
  </Layout>
);

/** Says before anybody asks what a deletion would wait for, and leads to the way out. */
const DirectsAlone = ({ tournaments }: { readonly tournaments: readonly DirectedLive[] }) =>
  tournaments.length === 0 ? null : (
    <section class="notice">
      <p>
        {t(
          'You direct these live tournaments alone. Finish them, or hand them over: open one, and choose “Hand over to another director”.',
        )}
      </p>
      <ul>
        {tournaments.map(({ id, name }) => (
          <li key={id}>
            <a href={`/live/${id}/run#hand-over`} dir="auto">
              {name}
            </a>
          </li>
        ))}
      </ul>
    </section>
  );

export const downloadOf = (handle: string): string => `/api/v1/accounts/${encodeURIComponent(handle)}/data.zip`;

function AskForm({ handle, player }: { readonly handle: string; readonly player: string | null }) {
  return (
    <Form
      id="delete-account"
      operation={`POST /api/v1/accounts/${encodeURIComponent(handle)}/deletion`}
      label={t('Delete your account')}
      concerns={
        player === null
          ? t(
              'You: the account {handle} with its tokens, sessions, address, notices and drafts goes in 14 days. Until then you can keep it.',
              { handle },
            )
          : t(
              'You: the account {handle} with its tokens, sessions, address, notices and drafts goes in 14 days, and the player {player} is hidden or loses the name. Until then you can keep both.',
              { handle, player },
            )
      }
      then="/account"
      said={t('Your account will be deleted in 14 days. Until then you can change your mind on this page.')}
    >
      {player === null ? (
        <p>
          {t(
            'Your account is linked to no player. If results of tournaments are yours, claim your player first: otherwise its name stays as it is.',
          )}
        </p>
      ) : (
        <PlayerAfterwards player={player} />
      )}
      <TextField
        name="confirmation"
        label={t('Type your handle {handle} to confirm', { handle: <bdi>{handle}</bdi> })}
        maxLength={64}
        isRequired
      />
      <button type="submit" class="danger">
        {t('Delete my account in 14 days')}
      </button>
    </Form>
  );
}
