import type { HeatsView, LiveView, RoundView } from '@quadrant/rules/live';
import type { TournamentHeader } from '@quadrant/rules/tournament';
import { t, words } from '../languages/t.js';
import { PageHeader } from '../components/page-header.js';
import { Layout } from '../frame/layout.js';
import { GAME_NAMES } from '../components/names.js';
import { FORMAT_NAMES } from '../components/tournament-words.js';
import { AsOf } from './as-of.js';
import { Called, CalledPeople } from './called.js';
import { DraftGroups } from './draws.js';
import { HeatNote, Heats } from './heats.js';
import { LiveBracket } from './live-bracket.js';
import { RoundClock, RoundTables, Standings } from './live-tables.js';
import { tell } from '../languages/tell.js';

export interface LivePageFacts {
  readonly header: TournamentHeader;
  readonly view: LiveView;
  /** The time is in milliseconds since 1970. */
  readonly now: number;
  /** Finals have heats; it is null for every other tournament. */
  readonly heats: HeatsView | null;
  /** A heat has the id of its finals; it is null for every other tournament. */
  readonly finals: string | null;
  /** The reader may run the tournament. */
  readonly isDirector: boolean;
}

export const LIVE_SCRIPT = 'live.js';

/** Delayed games are played beside later rounds. */
const isOpen = ({ tables }: RoundView): boolean =>
  tables.some(({ status }) => status !== 'settled' && status !== 'delayed');

/** Returns the last round that people play, or are about to play. In a bracket, rounds are played in their order. */
export const presentRound = ({ rounds }: LiveView) =>
  rounds.find((round) => round.stage === 'elimination' && isOpen(round)) ??
  rounds.findLast((round) => round.begunAt !== null && isOpen(round)) ??
  rounds.findLast(({ tables }) => tables.length > 0);

/** Returns what people look for now: while a bracket is played, also the Swiss round of those who missed the cut. */
export function presentRounds(view: LiveView): RoundView[] {
  const present = presentRound(view);
  const last = view.rounds.findLast(({ stage, tables }) => stage === 'swiss' && tables.length > 0);
  const isBeside =
    present?.stage === 'elimination' &&
    last !== undefined &&
    last.round > present.round &&
    (last.begunAt === null || isOpen(last));
  return [present, isBeside ? last : undefined].filter((round) => round !== undefined);
}

/** Tells in a line how far the tournament is. */
export function tellProgress({ state, rounds, plannedRounds, players, bracket }: LiveView): string {
  const playing = players.filter(({ presence }) => presence === 'playing').length;
  if (state === 'finished') return t('Finished, {playing} players to the end.', { playing });
  const swiss = rounds.filter(({ stage }) => stage === 'swiss').length;
  if (bracket !== null) return `${tell(bracket.title)}.`;
  if (swiss === 0) return t('Check-in: {playing} of {players} players are here.', { playing, players: players.length });
  return t('Round {swiss}{plannedRounds}, {playing} players.', {
    swiss,
    plannedRounds: plannedRounds === null ? '' : t(' of {plannedRounds}', { plannedRounds }),
    playing,
  });
}

/** Everybody can see this page while the tournament is played. */
export function livePage({ header, view, now, heats, finals, isDirector }: LivePageFacts) {
  const present = presentRound(view);
  const earlier = view.rounds.filter((round) => round !== present && round.tables.length > 0).reverse();
  return (
    <Layout
      title={t('{name}, live', { name: header.name })}
      game={header.game}
      scripts={[LIVE_SCRIPT]}
      reloadsAfter={60}
    >
      <CalledPeople view={view}>
        <div data-live={view.id} data-version={view.version}>
          <PageHeader
            title={<bdi>{header.name}</bdi>}
            context={`${GAME_NAMES[header.game]}, ${FORMAT_NAMES[header.format].toLowerCase()}. ${tellProgress(view)}`}
            actions={
              <>
                {isDirector && (
                  <a class="button first" href={`/live/${view.id}/run`}>
                    {t('Run the tournament')}
                  </a>
                )}
                <a class="button" href={`/live/${view.id}/screen`}>
                  {t('Large screen')}
                </a>
              </>
            }
          />
          <AsOf />
          <p class="said-live" role="status" data-heard />
          <HeatNote finals={finals} />
          {heats?.isTaken === false && <Heats heats={heats} />}
          {present !== undefined && (
            <section>
              <h2>{t('Round {round}', { round: present.round })}</h2>
              <RoundClock round={present} now={now} />
              <RoundTables round={present} hasBegun={present.begunAt !== null || present.stage === 'elimination'} />
              <Reasons round={present} />
            </section>
          )}
          <DraftGroups groups={view.draftGroups} />
          <LiveBracket view={view} />
          <Standings standings={view.standings} isFinal={view.state === 'finished'} header={header} />
          {earlier.map((round) => (
            <details key={round.round} class="fold">
              <summary>{t('Round {round}', { round: round.round })}</summary>
              <RoundTables round={round} />
            </details>
          ))}
          {heats?.isTaken === true && <Heats heats={heats} />}
          <Players view={view} />
          <p class="hint">
            {t('Everything is drawn by a seed whose hash was fixed before the first round: {commitment}. {more}', {
              commitment: <code>{view.commitment}</code>,
              more: view.seed !== null && <>{t('The seed was {seed}.', { seed: <code>{view.seed}</code> })}</>,
            })}
          </p>
        </div>
      </CalledPeople>
    </Layout>
  );
}

const Reasons = ({ round }: { readonly round: LiveView['rounds'][number] }) => (
  <>
    {round.changes.map((text, index) => (
      <p key={index} class="notice" role="note" dir="auto">
        {tell(text)}
      </p>
    ))}
    {round.explanations.length > 0 && (
      <details class="fold">
        <summary>{t('Why these pairings')}</summary>
        <ul>
          {round.explanations.slice(0, 100).map((text, index) => (
            <li key={index} dir="auto">
              {tell(text)}
            </li>
          ))}
        </ul>
      </details>
    )}
  </>
);

const PRESENCE_WORDS = words({ entered: 'not checked in', playing: '', dropped: 'dropped' } as const);

const Players = ({ view }: { readonly view: LiveView }) => (
  <details class="fold" open={view.rounds.length === 0}>
    <summary>{t('Players {players}', { players: <span class="count">{view.players.length}</span> })}</summary>
    {view.players.length === 0 ? (
      <p>{t('Nobody is entered yet.')}</p>
    ) : (
      <ul class="player-list">
        {view.players.map(({ handle, presence }) => (
          <li key={handle}>
            <Called handle={handle} />{' '}
            {PRESENCE_WORDS[presence] !== '' && <span class="hint">{PRESENCE_WORDS[presence]}</span>}
          </li>
        ))}
      </ul>
    )}
  </details>
);
