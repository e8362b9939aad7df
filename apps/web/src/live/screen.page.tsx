import type { ComponentChildren } from 'preact';
import type { LiveView, RoundView } from '@quadrant/rules/live';
import { t } from '../languages/t.js';
import { Layout } from '../frame/layout.js';
import { CalledAll, CalledPeople } from './called.js';
import { LIVE_SCRIPT, presentRounds, tellProgress, type LivePageFacts } from './live.page.js';
import { RoundClock, RoundTables, Standings } from './live-tables.js';
import { PairingsByName, seatsByName } from './pairings-by-name.js';

const SCREEN_SCRIPT = 'screen.js';

/** So many rows fit one page of a projector in letters that people read at five metres. */
const ROWS = 8;

interface ScreenPage {
  readonly key: string;
  readonly content: ComponentChildren;
}

/**
 * A projector shows this, and nothing else: the clock, the pairings by name and by table, who is missing, and the
 * standings. A script turns the pages; without one they are below each other.
 */
export function screenPage({ header, view, now }: Pick<LivePageFacts, 'header' | 'view' | 'now'>) {
  const present = presentRounds(view);
  const pages = [...missingPages(view), ...present.flatMap((round) => roundPages(view, round)), ...standings(view)];
  return (
    <Layout
      title={t('{name}, large screen', { name: header.name })}
      game={header.game}
      scripts={[LIVE_SCRIPT, SCREEN_SCRIPT]}
      reloadsAfter={30}
      isBare
    >
      <CalledPeople view={view}>
        <div class="screen" data-live={view.id} data-version={view.version} data-reload>
          <header class="screen-head">
            <div>
              <h1>
                <bdi>{header.name}</bdi>
              </h1>
              <p class="lead">{tellProgress(view)}</p>
            </div>
            {present.map((round) => (
              <RoundClock key={round.round} round={round} now={now} />
            ))}
          </header>
          {pages.map(({ key, content }) => (
            <section key={key} class="screen-page" data-screen-page={key}>
              {content}
            </section>
          ))}
          <p class="screen-foot" hidden data-screen-foot>
            <span data-screen-count />{' '}
            <button type="button" aria-pressed="false" data-screen-hold>
              {t('Hold this page')}
            </button>
          </p>
        </div>
      </CalledPeople>
    </Layout>
  );
}

/** Cuts a list into parts of at most `size`. */
const inParts = <Row,>(rows: readonly Row[], size: number): (readonly Row[])[] =>
  Array.from({ length: Math.ceil(rows.length / size) }, (_, part) => rows.slice(part * size, (part + 1) * size));

function roundPages(view: LiveView, round: RoundView): ScreenPage[] {
  const hasBegun = round.begunAt !== null || round.stage === 'elimination';
  const isPlayed = round.tables.every(({ status }) => status === 'settled' || status === 'delayed');
  const named = t('Round {round}', { round: round.round });
  const byName = inParts(seatsByName(view, round), ROWS).map((seats, part) => ({
    key: `names-${round.round}-${part}`,
    content: <PairingsByName caption={t('{named}, by name', { named })} seats={seats} />,
  }));
  const byTable = inParts(round.tables, ROWS).map((tables, part, all) => ({
    key: `tables-${round.round}-${part}`,
    content: (
      <CalledPeople view={view} isShort={tables.some(({ result }) => result !== null)}>
        <RoundTables round={{ ...round, tables, ...(part < all.length - 1 && ALONE_LATER) }} hasBegun={hasBegun} />
      </CalledPeople>
    ),
  }));
  // Once every game is played, nobody looks for their table.
  return isPlayed && hasBegun ? byTable : [...byName, ...byTable];
}

/** Byes are shown on the last page only. */
const ALONE_LATER = { byes: [], earnedByes: [], missedGames: [] } as const;

/** Shows who is on the list and not here, while that matters. */
function missingPages(view: LiveView): ScreenPage[] {
  const missing = view.players.filter(({ presence }) => presence === 'entered').map(({ handle }) => handle);
  // Nobody joins a bracket that is published.
  const hasBegun = view.bracket !== null || view.rounds.some(({ begunAt }) => begunAt !== null);
  if (hasBegun || view.state === 'finished') return [];
  if (missing.length === 0) return view.rounds.length > 0 ? [] : [{ key: 'all', content: <Everybody /> }];
  return inParts(missing, ROWS).map((handles, part) => ({
    key: `missing-${part}`,
    content: (
      <>
        <h2>{t('Not checked in yet: please come to the director')}</h2>
        <p class="screen-names">
          <CalledAll handles={handles} />
        </p>
      </>
    ),
  }));
}

const Everybody = () => <h2>{t('Everybody on the list is here.')}</h2>;

const standings = (view: LiveView): ScreenPage[] =>
  inParts(view.standings, ROWS).map((rows, part) => ({
    key: `standings-${part}`,
    content: <Standings id={`standings-${part}`} standings={rows} isFinal={view.state === 'finished'} />,
  }));
