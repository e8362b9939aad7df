import type { Application } from '@quadrant/store/championships';
import { t, words } from '../languages/t.js';
import { Ago } from '../components/ago.js';
import { countryName } from '../components/country.js';
import { Facts } from '../components/facts.js';
import { Decision } from '../components/form/decision.js';
import { GAME_NAMES } from '../components/names.js';
import { FindingList } from '../previews/preview.js';
import { waitingPage } from './waiting.page.js';

/** People apply for these kinds, each with its level. */
export const APPLIED_KIND_NAMES: Readonly<Record<Application['kind'], string>> = words({
  regional: 'Regional (level 2)',
  national: 'National (level 3)',
  masters: 'Trek Masters (level 3)',
  continental: 'Continental (level 4)',
  worlds: 'Worlds (level 5)',
});

/** Lists applications to hold a tournament above level 1. */
export const applicationsPage = (applications: readonly Application[]) =>
  waitingPage({
    title: t('Applications for a level'),
    context: t('A report that fits an approved application counts as its level.'),
    none: t('No application waits for you.'),
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
          [t('Level'), APPLIED_KIND_NAMES[kind]],
          [t('Games'), games.map((game) => GAME_NAMES[game]).join(', ')],
          [t('Planned for'), plannedOn],
          [t('Where'), place.length === 0 ? t('Not said') : place.join(', ')],
          [t('Director'), director],
          [t('Applied'), <Ago at={application.createdAt} />],
          [t('By'), application.applicant],
        ]}
      />
      <blockquote dir="auto">{message}</blockquote>
      <FindingList findings={findings} />
      <Decision
        id={`application-${id}`}
        label={t('Application {name}', { name })}
        hint={t('The applicant sees it.')}
        yes={{
          button: t('Approve'),
          operation: `POST /api/v1/applications/${id}/approval`,
          said: t('Approved the application {name}.', { name }),
        }}
        no={{
          button: t('Refuse'),
          operation: `POST /api/v1/applications/${id}/refusal`,
          said: t('Refused the application {name}.', { name }),
        }}
      />
    </>
  );
}
