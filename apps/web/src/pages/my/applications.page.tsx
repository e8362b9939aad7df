import { GAME_TITLES } from '@quadrant/rules/tournament';
import { ALLOTTED_KINDS } from '@quadrant/rules/championships';
import type { AnnouncedChampionship, Application } from '@quadrant/store/applications';
import { Ago } from '../../components/ago.js';
import { Cards } from '../../components/cards.js';
import { Facts } from '../../components/facts.js';
import { Decision } from '../../components/form/decision.js';
import { Checkboxes, TextArea, TextField, SelectField } from '../../components/form/fields.js';
import { Fold } from '../../components/form/fold.js';
import { Form } from '../../components/form/form.js';
import { PageHeader } from '../../components/page-header.js';
import { APPLIED_KIND_NAMES } from '../desk/applications.page.js';
import { FindingList } from '../desk/preview.js';
import { Layout } from '../layout.js';
import { GAME_NAMES } from '../names.js';

export interface OwnApplicationsFacts {
  /** Newest first. */
  readonly applications: readonly Application[];
  /** What was announced that they are for, by the id of the application. */
  readonly announced: ReadonlyMap<string, readonly AnnouncedChampionship[]>;
  /** Of the reader. */
  readonly handle: string;
}

/** Applications of the reader, and a new one. */
export const ownApplicationsPage = ({ applications, announced, handle }: OwnApplicationsFacts) => (
  <Layout title="My applications">
    <PageHeader
      crumbs={[{ name: 'My tournaments', address: '/my/tournaments' }]}
      title="My applications"
      context="Apply before you hold a tournament above level 1 (Organized Play Guide 4.2, section 11)."
    />
    <Cards
      cards={applications.map((application) => ({
        id: application.id,
        title: <span dir="auto">{application.name}</span>,
        content: <OwnApplication application={application} announced={announced.get(application.id) ?? []} />,
      }))}
    />
    <Fold summary="Apply for a tournament" forms={['application']} isOpen={applications.length === 0}>
      <NewApplication handle={handle} />
    </Fold>
  </Layout>
);

const STATE_WORDS: Readonly<Record<Application['state'], string>> = {
  open: 'Waits for a decision',
  approved: 'Approved',
  refused: 'Refused',
  withdrawn: 'Withdrawn',
};

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
          ['State', decidedBy === null ? STATE_WORDS[state] : `${STATE_WORDS[state]} by ${decidedBy}`],
          ['Reason', reason],
          ['Level', APPLIED_KIND_NAMES[kind]],
          ['Games', games.map((game) => GAME_NAMES[game]).join(', ')],
          ['Planned for', plannedOn],
          ['Applied', <Ago at={createdAt} />],
          ['Announced', announced.length === 0 ? null : <AnnouncedLinks announced={announced} />],
        ]}
      />
      {state === 'approved' && announced.length + usedFor.length === 0 && (
        <p>
          <a href="/tournaments/new">Announce it</a>, so that players find it and it counts as registered.
        </p>
      )}
      <FindingList findings={findings} />
      {!isOver && (
        <Fold summary="Withdraw" forms={[`withdrawal-${id}`]}>
          <Decision
            id={`withdrawal-${id}`}
            label={`Withdraw the application ${name}`}
            yes={{
              button: 'Withdraw it',
              operation: `POST /api/v1/applications/${id}/withdrawal`,
              said: `The application ${name} was withdrawn.`,
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
    label="Apply for a tournament"
    said="Applied for {name}. A coordinator decides."
  >
    <TextField name="name" label="Name of the tournament" maxLength={200} isRequired />
    <SelectField
      name="kind"
      label="Level"
      options={ALLOTTED_KINDS.map((value) => ({ value, name: APPLIED_KIND_NAMES[value] }))}
      isRequired
    />
    <Checkboxes
      name="games"
      legend="Games"
      hint="One tournament each."
      options={GAME_TITLES.map((value) => ({ value, name: GAME_NAMES[value] }))}
    />
    <TextField name="plannedOn" type="date" label="Planned for" isRequired />
    <div class="field-row">
      <TextField name="country" label="Country" hint="Two letters, such as DE" maxLength={2} isShort />
      <TextField name="region" label="Region (optional)" maxLength={64} />
    </div>
    <TextField name="venue" label="Venue (optional)" maxLength={200} />
    <TextField name="director" label="Handle of its director" value={handle} maxLength={64} />
    <TextArea name="message" label="What the coordinator should know (optional)" maxLength={2000} />
    <button type="submit" class="first">
      Apply
    </button>
  </Form>
);
