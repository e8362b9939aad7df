import type { LeagueSeasonView } from '@quadrant/store/leagues';
import { t } from '../languages/t.js';
import type { AskedNumbers } from '../query/moments.service.js';
import { Tabs } from '../components/tabs.js';
import { addressOf } from '../query/address.js';
import { PHASE_NAMES } from './league-words.js';
import { PHASES, type Phase } from './season-view.js';

interface PartTabsProps {
  readonly view: LeagueSeasonView;
  /** Null means the whole season. */
  readonly current: Phase | null;
  readonly numbers: AskedNumbers;
}

/** The season and each of its parts have addresses of their own. */
export function PartTabs({ view: { league, season, outcome }, current, numbers }: PartTabsProps) {
  const address = `/leagues/${league.slug}/seasons/${season.season}`;
  const parts = PHASES.filter((phase) => outcome.phases[phase] !== null);
  return (
    <Tabs
      label={t('Parts of the season')}
      tabs={[
        { name: t('Whole season'), address: addressOf(address, numbers.moment), isCurrent: current === null },
        ...parts.map((phase) => ({
          name: PHASE_NAMES[phase],
          address: addressOf(`${address}/${phase}`, numbers.moment),
          isCurrent: current === phase,
        })),
      ]}
    />
  );
}
