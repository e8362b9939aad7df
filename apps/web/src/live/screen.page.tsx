import { t } from '../languages/t.js';
import { Layout } from '../frame/layout.js';
import { LIVE_SCRIPT, presentRound, tellProgress, type LivePageFacts } from './live.page.js';
import { RoundClock, RoundTables, Standings } from './live-tables.js';

/** A projector shows this: the clock, the pairings, and the standings in large letters. */
export function screenPage({ header, view, now }: Pick<LivePageFacts, 'header' | 'view' | 'now'>) {
  const present = presentRound(view);
  return (
    <Layout
      title={t('{name}, large screen', { name: header.name })}
      game={header.game}
      scripts={[LIVE_SCRIPT]}
      reloadsAfter={30}
    >
      <div class="screen" data-live={view.id} data-version={view.version} data-reload>
        <h1>
          <bdi>{header.name}</bdi>
        </h1>
        <p class="lead">{tellProgress(view)}</p>
        {present !== undefined && <RoundClock round={present} now={now} />}
        {present !== undefined && (
          <RoundTables round={present} hasBegun={present.begunAt !== null || present.stage === 'elimination'} />
        )}
        <Standings standings={view.standings.slice(0, 32)} isFinal={view.state === 'finished'} />
      </div>
    </Layout>
  );
}
