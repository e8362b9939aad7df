import type { Application } from '@quadrant/store/applications';
import { Ago } from '../../components/ago.js';
import { countryName } from '../../components/country.js';
import { Facts } from '../../components/facts.js';
import { Decision } from '../../components/form/decision.js';
import { GAME_NAMES } from '../names.js';
import { FindingList } from './preview.js';
import { waitingPage } from './waiting.page.js';

/** What is applied for, with its level. */
export const APPLIED_KIND_NAMES: Readonly<Record<Application['kind'], string>> = {
  regional: 'Regional (level 2)',
  national: 'National (level 3)',
  masters: 'Trek Masters (level 3)',
  continental: 'Continental (level 4)',
  worlds: 'Worlds (level 5)',
};

/** Applications to hold a tournament above level 1. */
export const applicationsPage = (applications: readonly Application[]) =>
  waitingPage({
    title: 'Applications for a level',
    context: 'A report that fits an approved application counts as its level.',
    none: 'No application waits for you.',
    cards: applications.map((application) => ({
      id: application.id,
      title: application.name,
      content: <ApplicationCard application={application} />,
    })),
  });

function ApplicationCard({ application }: { readonly application: Application }) {
  const { id, name, kind, games, plannedOn, country, region, venue, director, message, findings } = application;
  const place = [venue, region, country === null ? null : countryName(country)].filter((each) => each !== null);
  return (
    <>
      <Facts
        facts={[
          ['Level', APPLIED_KIND_NAMES[kind]],
          ['Games', games.map((game) => GAME_NAMES[game]).join(', ')],
          ['Planned for', plannedOn],
          ['Where', place.length === 0 ? 'Not said' : place.join(', ')],
          ['Director', director],
          ['Applied', <Ago at={application.createdAt} />],
          ['By', application.applicant],
        ]}
      />
      <blockquote dir="auto">{message}</blockquote>
      <FindingList findings={findings} />
      <Decision
        id={`application-${id}`}
        label={`Application ${name}`}
        hint="The applicant sees it."
        yes={{
          button: 'Approve',
          operation: `POST /api/v1/applications/${id}/approval`,
          said: `Approved the application ${name}.`,
        }}
        no={{
          button: 'Refuse',
          operation: `POST /api/v1/applications/${id}/refusal`,
          said: `Refused the application ${name}.`,
        }}
      />
    </>
  );
}
