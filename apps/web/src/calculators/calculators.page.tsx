import { t, words } from '../languages/t.js';
import { PageHeader } from '../components/page-header.js';
import { Layout } from '../frame/layout.js';

const tellAbout = (): string => t('Calculate ratings, points and byes with your own numbers.');

const CALCULATORS = words([
  {
    address: '/calculators/rating',
    name: 'My next tournament',
    about: 'Name your opponents and results: what would your rating be, and why?',
  },
  {
    address: '/calculators/result',
    name: 'A past result',
    about: 'What if you had won that game? See what the tournament would have done to your rating.',
  },
  {
    address: '/calculators/points',
    name: 'What a place is worth',
    about: 'League points and Masters Points of every place, by the number of players.',
  },
  {
    address: '/calculators/byes',
    name: 'Byes',
    about: 'Which Earned Byes and head starts somebody can use, and until when.',
  },
] as const);

export const CALCULATOR_CRUMBS = words([{ name: 'Calculators', address: '/calculators' }]);

export const calculatorsPage = () => (
  <Layout title={t('Calculators')} description={tellAbout()}>
    <PageHeader title={t('Calculators')} context={tellAbout()} />
    <ul class="cards">
      {CALCULATORS.map(({ address, name, about }) => (
        <li key={address}>
          <h2>
            <a href={address}>{name}</a>
          </h2>
          <p>{about}</p>
        </li>
      ))}
    </ul>
    <p>
      {t(
        'Nothing here is stored, and nobody moves. Coordinators can replay all of history with other rules, or with one more tournament.',
      )}
    </p>
  </Layout>
);
