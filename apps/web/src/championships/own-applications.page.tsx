import { GAME_TITLES } from '@quadrant/rules/tournament';
import { ALLOTTED_KINDS } from '@quadrant/rules/championships';
import type { AnnouncedChampionship, Application } from '@quadrant/store/championships';
import { t, words } from '../languages/t.js';
import { Ago } from '../components/ago.js';
import { Cards } from '../components/cards.js';
import { Facts } from '../components/facts.js';
import { Decision } from '../components/form/decision.js';
import { countryChoices } from '../components/country.js';
import { Checkboxes, TextArea, TextField, SelectField } from '../components/form/fields.js';
import { Fold } from '../components/form/fold.js';
import { Form } from '../components/form/form.js';
import { PageHeader } from '../components/page-header.js';
import { APPLIED_KIND_NAMES } from '../desk/applications.page.js';
import { FindingList } from '../previews/preview.js';
import { Layout } from '../frame/layout.js';
import { GAME_NAMES } from '../components/names.js';

export interface OwnApplicationsFacts {
  /** The applications are sorted with the newest first. */
  readonly applications: readonly Application[];
  /** The key is the id of the application for which the championships were announced. */
  readonly announced: ReadonlyMap<string, readonly AnnouncedChampionship[]>;
  readonly handle: string;
}

export const ownApplicationsPage = ({ applications, announced, handle }: OwnApplicationsFacts) => (
  <Layout title={t('My applications')}>
    <PageHeader
      crumbs={[{ name: t('My tournaments'), address: '/my/tournaments' }]}
      title={t('My applications')}
      context={t('Apply before you hold a tournament above level 1 (Organized Play Guide 4.2, section 11).')}
    />
    <Cards
      cards={applications.map((application) => ({
        id: application.id,
        title: <span dir="auto">{application.name}</span>,
        content: <OwnApplication application={application} announced={announced.get(application.id) ?? []} />,
      }))}
    />
    <Fold summary={t('Apply for a tournament')} forms={['application']} isOpen={applications.length === 0}>
      <NewApplication handle={handle} />
    </Fold>
  </Layout>
);

const STATE_WORDS: Readonly<Record<Application['state'], string>> = words({
  open: 'Waits for a decision',
  approved: 'Approved',
  refused: 'Refused',
  withdrawn: 'Withdrawn',
});

interface OwnApplicationProps {
  readonly application: Application;
  readonly announced: readonly AnnouncedChampionship[];
}

function OwnApplication({ application, announced }: OwnApplicationProps) {
  const { id, name, kind, games, plannedOn, state, decidedBy, reason, createdAt, findings, usedFor } = application;
  const isOver = state === 'refused' || state === 'withdrawn' || usedFor.length > 0;
  return (
    <>
      <Facts
        facts={[
          [
            t('State'),
            decidedBy === null
              ? STATE_WORDS[state]
              : t('{state} by {decidedBy}', { state: STATE_WORDS[state], decidedBy }),
          ],
          [t('Reason'), reason],
          [t('Level'), APPLIED_KIND_NAMES[kind]],
          [t('Games'), games.map((game) => GAME_NAMES[game]).join(', ')],
          [t('Planned for'), plannedOn],
          [t('Applied'), <Ago at={createdAt} />],
          [t('Announced'), announced.length === 0 ? null : <AnnouncedLinks announced={announced} />],
        ]}
      />
      {state === 'approved' && announced.length + usedFor.length === 0 && (
        <p>
          {t('{link}, so that players find it and it counts as registered.', {
            link: <a href="/tournaments/new">{t('Announce it')}</a>,
          })}
        </p>
      )}
      <FindingList findings={findings} />
      {!isOver && (
        <Fold summary={t('Withdraw')} forms={[`withdrawal-${id}`]}>
          <Decision
            id={`withdrawal-${id}`}
            label={t('Withdraw the application {name}', { name })}
            yes={{
              button: t('Withdraw it'),
              operation: `POST /api/v1/applications/${id}/withdrawal`,
              said: t('The application {name} was withdrawn.', { name }),
            }}
          />
        </Fold>
      )}
    </>
  );
}

const AnnouncedLinks = ({ announced }: Pick<OwnApplicationProps, 'announced'>) => (
  <>
    {announced.map(({ id, name }, index) => (
      <span key={id}>
        {index > 0 && ', '}
        <a href={`/announcements/${id}`}>{name}</a>
      </span>
    ))}
  </>
);

const NewApplication = ({ handle }: Pick<OwnApplicationsFacts, 'handle'>) => (
  <Form
    id="application"
    operation="POST /api/v1/applications"
    label={t('Apply for a tournament')}
    said={t('Applied for {name}. A coordinator decides.')}
  >
    <TextField name="name" label={t('Name of the tournament')} maxLength={200} isRequired />
    <SelectField
      name="kind"
      label={t('Level')}
      options={ALLOTTED_KINDS.map((value) => ({ value, name: APPLIED_KIND_NAMES[value] }))}
      isRequired
    />
    <Checkboxes
      name="games"
      legend={t('Games')}
      hint={t('One tournament each.')}
      options={GAME_TITLES.map((value) => ({ value, name: GAME_NAMES[value] }))}
    />
    <TextField name="plannedOn" type="date" label={t('Planned for')} isRequired />
    <div class="field-row">
      <SelectField name="country" label={t('Country')} options={countryChoices()} none={t('Choose')} />
      <TextField name="region" label={t('Region (optional)')} maxLength={64} />
    </div>
    <TextField name="venue" label={t('Venue (optional)')} maxLength={200} />
    <TextField name="director" label={t('Handle of its director')} value={handle} maxLength={64} />
    <TextArea name="message" label={t('What the coordinator should know (optional)')} maxLength={2000} />
    <button type="submit" class="first">
      {t('Apply')}
    </button>
  </Form>
);
