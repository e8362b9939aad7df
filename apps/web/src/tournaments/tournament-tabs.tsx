import { t } from '../languages/t.js';
import { Tabs } from '../components/tabs.js';

/** Links the pages of tournaments: those played, those announced, and the places. */
export const TournamentTabs = ({ current }: { readonly current: 'played' | 'regions' }) => (
  <Tabs
    label={t('Tournaments')}
    tabs={[
      { name: t('Played'), address: '/tournaments', isCurrent: current === 'played' },
      { name: t('Announced'), address: '/calendar', isCurrent: false },
      { name: t('By region'), address: '/tournaments/regions', isCurrent: current === 'regions' },
    ]}
  />
);
