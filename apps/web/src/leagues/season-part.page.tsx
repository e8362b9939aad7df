import type { LeagueSeasonView } from '@quadrant/store/leagues';
import { t } from '../languages/t.js';
import type { AskedNumbers } from '../query/moments.service.js';
import { PageHeader } from '../components/page-header.js';
import { NumbersNote } from '../components/as-of-note.js';
import { Layout } from '../frame/layout.js';
import { Readings } from '../components/readings.js';
import { HalfRanking } from './half-ranking.js';
import { PHASE_NAMES } from './league-words.js';
import { PartTabs } from './part-tabs.js';
import { Playoffs } from './playoffs.js';
import type { Phase } from './season-view.js';

export interface SeasonPartFacts {
  readonly view: LeagueSeasonView;
  readonly phase: Phase;
  readonly numbers: AskedNumbers;
}

export function seasonPartPage({ view, phase, numbers }: SeasonPartFacts) {
  const { league, season } = view;
  const address = `/leagues/${league.slug}/seasons/${season.season}`;
  const title = `${PHASE_NAMES[phase]}: ${league.name}, ${season.season}`;
  return (
    <Layout
      title={title}
      description={t('{phase} of {name}, {season}: who is where.', {
        phase: PHASE_NAMES[phase],
        name: league.name,
        season: season.season,
      })}
    >
      <PageHeader
        title={`${league.name}, ${season.season}`}
        crumbs={[
          { name: t('Leagues'), address: '/leagues' },
          { name: league.name, address: `/leagues/${league.slug}` },
          { name: season.season, address },
        ]}
      />
      <PartTabs view={view} current={phase} numbers={numbers} />
      <NumbersNote path={`${address}/${phase}`} numbers={numbers} carried={{}} />
      {phase === 'playoffs' ? <Playoffs view={view} /> : <HalfRanking view={view} half={phase} />}
      <Readings place="season" />
    </Layout>
  );
}
