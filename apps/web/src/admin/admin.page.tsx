import { t } from '../languages/t.js';
import { DeskList, type DeskItem } from '../components/desk-list.js';
import { PageHeader } from '../components/page-header.js';
import { TextField } from '../components/form/fields.js';
import { Form, Kept } from '../components/form/form.js';
import { ContinentField } from './continent-field.js';
import { PasswordLink } from './password-link.js';
import { Layout } from '../frame/layout.js';

const COORDINATOR = 'first-coordinator';

interface AdminFacts {
  /** Nobody can approve reports yet. */
  readonly lacksCoordinator: boolean;
  readonly keepsAccounts: boolean;
  readonly keepsPlaces: boolean;
  readonly makesRulings: boolean;
  readonly keepsCardNames: boolean;
  readonly seesAudit: boolean;
  readonly seesQueue: boolean;
}

export function adminPage({
  lacksCoordinator,
  keepsAccounts,
  keepsPlaces,
  makesRulings,
  keepsCardNames,
  seesAudit,
  seesQueue,
}: AdminFacts) {
  const items: DeskItem[] = [
    ...(keepsAccounts
      ? [
          {
            address: '/admin/accounts',
            name: t('Accounts and roles'),
            note: t('Invite people, grant roles, make password links.'),
          },
        ]
      : []),
    ...(keepsPlaces
      ? [
          {
            address: '/admin/places',
            name: t('Regions and windows'),
            note: t('Regions of the world, and when championships are played.'),
          },
        ]
      : []),
    { address: '/policy', name: t('Policies'), note: t('How long results may move, with dates, and interim rulings.') },
    { address: '/rules', name: t('Rules and k-tables'), note: t('Every rule with its tables, and since when.') },
    ...(makesRulings
      ? [
          {
            address: '/admin/rulings',
            name: t('Interim rulings'),
            note: t('Override the guide on some days, or end that.'),
          },
        ]
      : []),
    ...(keepsCardNames
      ? [
          {
            address: '/admin/card-names',
            name: t('Names of cards'),
            note: t('Headquarters and missions that reports are compared with.'),
          },
        ]
      : []),
    { address: '/readings', name: t('How we read the rules'), note: t('Choices where the rules allow two readings.') },
    ...(keepsAccounts
      ? [{ address: '/admin/health', name: t('Health'), note: t('Whether workers run, what waits and what failed.') }]
      : []),
    ...(seesQueue ? [{ address: '/admin/queue', name: t('Queue'), note: t('The jobs that workers take.') }] : []),
    ...(seesAudit ? [{ address: '/audit', name: t('Audit'), note: t('Who did what, when and why.') }] : []),
  ];
  return (
    <Layout title={t('Administration')}>
      <PageHeader
        title={t('Administration')}
        context={t('Accounts, roles, places and the health of this installation.')}
      />
      <PasswordLink form={COORDINATOR} />
      {lacksCoordinator && <FirstSteps />}
      <DeskList label={t('Administration')} items={items} />
    </Layout>
  );
}

/** Leads the first administrator to what the site needs before it can work. */
const FirstSteps = () => (
  <section class="notice">
    <h2>{t('What to do first')}</h2>
    <p>{t('This site has no coordinator yet, so nobody can approve reports and directors.')}</p>
    <ol>
      <li>
        <p>{t('Make a coordinator: name somebody. You get a link, with which they set their password.')}</p>
        <Form
          id={COORDINATOR}
          operation="POST /api/v1/invitations"
          label={t('Make a coordinator')}
          said={t('{handle} is a coordinator now. Give them the link below: it is shown only once.')}
          showsAnswer
          inline
        >
          <Kept name="role" value="coordinator" />
          <TextField name="handle" label={t('Handle')} maxLength={64} isRequired />
          <ContinentField />
          <button type="submit" class="first">
            {t('Make a coordinator')}
          </button>
        </Form>
        <p>
          {t('They have an account already? {link}', {
            link: <a href="/admin/accounts">{t('Open it, and grant the role there.')}</a>,
          })}
        </p>
      </li>
      <li>
        {t('{link} The coordinator approves the first reports and directors there.', {
          link: <a href="/desk">{t('Open the desk.')}</a>,
        })}
      </li>
      <li>
        {t('{link} says whether workers run and backups are made.', {
          link: <a href="/admin/health">{t('Health')}</a>,
        })}
      </li>
    </ol>
  </section>
);
