import { listKeptData } from '@quadrant/views';
import type { PrivacySettings } from '@quadrant/settings';
import { tell } from '../languages/tell.js';
import { t } from '../languages/t.js';
import { DataTable } from '../components/data-table.js';
import { DeletionEffects } from '../components/deletion-effects.js';
import { PageHeader } from '../components/page-header.js';
import { Layout } from '../frame/layout.js';

const { aged, shortLived, keptForEver } = listKeptData();

interface Age {
  readonly what: string;
  readonly kept: string;
}

/** Says what is stored about people, for how long, who answers for it, and how to have it deleted. */
export const privacyPage = ({ contact, paragraphs }: PrivacySettings) => (
  <Layout title={t('Privacy')} description={t('What this site stores about you, for how long, and what you can do.')}>
    <PageHeader
      title={t('Privacy')}
      context={t('What this site stores about you, for how long, and what you can do.')}
    />
    <h2>{t('Who is responsible')}</h2>
    <p dir="auto">
      {contact ??
        t('The operator of this site has named no contact yet. Ask an administrator or a coordinator you know.')}
    </p>
    {paragraphs.map((paragraph) => (
      <p key={paragraph} class="written" dir="auto">
        {paragraph}
      </p>
    ))}
    <h2>{t('What is stored about you')}</h2>
    <ul>
      <li>
        {t(
          'If you played in a tournament: your handle, and your name, country and region where a report or you state them, with your results, ratings and points. They are public.',
        )}
      </li>
      <li>
        {t(
          'If you have an account: your handle, a hash of your password, your roles, sessions, tokens, drafts, and what you submitted, announced, disputed and decided.',
        )}
      </li>
      <li>{t('The audit: who did what, when and why. Coordinators and administrators read it.')}</li>
    </ul>
    <p>
      {t(
        'The site sets cookies for your sign-in, your language and your theme, and none for advertising. It loads nothing from other sites.',
      )}
    </p>
    <h2>{t('Consent and age')}</h2>
    <p>
      {t(
        'Taking part in a rated tournament means that its results are published. Anybody can hide their name, and parents can ask it for a child: a coordinator hides the player, also without an account. Ask the operator if you are not old enough to agree on your own where you live.',
      )}
    </p>
    <h2>{t('What you can do')}</h2>
    <ul>
      <li>
        {t('{link}: a ZIP archive of JSON files.', {
          link: <a href="/account#your-data">{t('Download everything that is stored about you')}</a>,
        })}
      </li>
      <li>{t('Hide your name, or have it removed for good: “Change” on the page of your player.')}</li>
      <li>
        {t('{link}: you have 14 days to change your mind.', {
          link: <a href="/account/deletion">{t('Delete your account')}</a>,
        })}
      </li>
    </ul>
    <DeletionEffects />
    <h2 id="ages">{t('How long data is kept')}</h2>
    <DataTable
      caption={t('Data that is deleted because of its age')}
      isWordy
      columns={[
        { name: t('Data'), kind: 'row', cell: ({ what }) => what },
        { name: t('Kept'), cell: ({ kept }) => kept },
      ]}
      rows={listAges()}
      keyOf={({ what }) => what}
    />
    <h3>{t('What is kept for as long as the site exists')}</h3>
    <p>{t('Without a name, if you have your name removed:')}</p>
    <ul>
      {keptForEver.map((reason) => (
        <li key={reason}>{tell(reason)}</li>
      ))}
    </ul>
  </Layout>
);

const listAges = (): Age[] => [
  ...aged.map(({ what, days, since }) => ({
    what: tell(what),
    kept:
      days === 0
        ? t('until {since}', { since: tell(since) })
        : t('{days, plural, one {# day} other {# days}} after {moment}', { days, moment: tell(since) }),
  })),
  ...shortLived.map(({ what, until }) => ({
    what: tell(what),
    kept: t('until {moment}', { moment: tell(until) }),
  })),
];
