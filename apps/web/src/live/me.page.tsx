import {
  findTable,
  hasBegun,
  isGame,
  listWaysToEnd,
  type LivePlayer,
  type LiveState,
  type LiveView,
} from '@quadrant/rules/live';
import { foldHandle, type TournamentHeader } from '@quadrant/rules/tournament';
import { t } from '../languages/t.js';
import { PageHeader } from '../components/page-header.js';
import { Layout } from '../frame/layout.js';
import { ActButton, ActForm, ActingContext } from './act-form.js';
import { RoundClock, Standings, tellTable } from './live-tables.js';
import { LIVE_SCRIPT, tellProgress } from './live.page.js';
import { AsOf } from './as-of.js';
import { Called, CalledAll, CalledPeople } from './called.js';
import { Notices, PUSH_SCRIPT } from './notices.js';
import { RUN_SCRIPT, UnsentEntries } from './unsent-entries.js';
import { ResultWords } from './rule-notes.js';
import { PodFields, ResultFields } from './result-fields.js';
import { tell } from '../languages/tell.js';

export interface MePageFacts {
  readonly header: TournamentHeader;
  readonly state: LiveState;
  readonly view: LiveView;
  readonly player: LivePlayer;
  readonly link: string;
  readonly pushKey: string;
  readonly now: number;
}

/** A player's link leads here: they check in, see their table, and enter or confirm their result. */
export function mePage({ header, state, view, player, link, pushKey, now }: MePageFacts) {
  const { handle } = player;
  const round = state.rounds.findLast((each) => findTable(each, handle) !== undefined);
  return (
    <Layout
      title={t('{handle} at {name}', { handle, name: header.name })}
      game={header.game}
      scripts={[LIVE_SCRIPT, RUN_SCRIPT, PUSH_SCRIPT]}
      manifest={`/live/${view.id}/me/${link}/app.webmanifest`}
      reloadsAfter={60}
    >
      <CalledPeople view={view}>
        <ActingContext.Provider value={{ id: view.id, version: view.version, link, isHelper: false }}>
          <div data-live={view.id} data-version={view.version} data-reload>
            <PageHeader
              title={<Called handle={handle} />}
              context={
                <>
                  <a href={`/live/${view.id}`}>
                    <bdi>{header.name}</bdi>
                  </a>
                  . {tellProgress(view)}
                </>
              }
            />
            <AsOf />
            <p class="said-live" role="status" data-heard />
            <UnsentEntries tournament={header.name} link={link} />
            {player.presence === 'entered' && (
              <section class="next-step">
                <p>{t('You are on the list, but not checked in.')}</p>
                <ActButton
                  id="check-in"
                  act={{ kind: 'check-in', handle }}
                  label={t('Check in')}
                  said={t('You are checked in.')}
                  isFirst
                >
                  {t('I am here')}
                </ActButton>
              </section>
            )}
            {player.presence === 'dropped' && (
              <p class="notice">{t('You dropped out. If that is wrong, tell the director.')}</p>
            )}
            {round !== undefined && (
              <OwnTable state={state} view={view} player={player} number={round.round} now={now} />
            )}
            {round === undefined && player.presence === 'playing' && (
              <p>{t('You are checked in. Your table is shown here when the round is paired.')}</p>
            )}
            <Notices own={{ live: view.id, link }} pushKey={pushKey} />
            <Standings standings={view.standings} isFinal={view.state === 'finished'} header={header} />
          </div>
        </ActingContext.Provider>
      </CalledPeople>
    </Layout>
  );
}

interface OwnTableProps extends Pick<MePageFacts, 'state' | 'view' | 'player' | 'now'> {
  readonly number: number;
}

function OwnTable({ state, view, player: { handle, key }, number, now }: OwnTableProps) {
  const round = state.rounds[number - 1]!;
  const table = findTable(round, handle)!;
  const shown = view.rounds[number - 1]!;
  const index = [...round.games, ...round.pods].indexOf(table);
  const begun = hasBegun(round) || round.stage === 'elimination';
  const opponent = table.players.find((each) => foldHandle(each) !== key) ?? '';
  const note = round.notes[handle];
  const own = table.claims.find(({ by }) => foldHandle(by) === key);
  const { ruleSystem, game } = state.tournament.header;
  const isElimination = round.stage === 'elimination';
  return (
    <section class="own-table">
      <h2>{t('Round {number}', { number })}</h2>
      <RoundClock round={shown} now={now} />
      <p class="figure-line">
        {isGame(table) ? (
          <>
            {t('Table {table} against {opponent}', {
              table: <strong>{table.table}</strong>,
              opponent: <Called handle={opponent} />,
            })}
          </>
        ) : (
          <>
            {t('Pod {table}: {players}', {
              table: <strong>{table.table}</strong>,
              players: <CalledAll handles={table.players} />,
            })}
          </>
        )}
      </p>
      {note !== undefined && <p class="notice">{t('You: {note}', { note: tell(note) })}</p>}
      <p>
        <span class={`live-result ${table.status}`}>
          {begun ? tellTable(shown.tables[index]!) : t('The round has not started.')}
        </span>
      </p>
      {begun && own === undefined && table.status !== 'settled' && (
        <ActForm
          id="own-result"
          act={{ kind: 'result', round: number, players: isGame(table) ? [handle, opponent] : table.players }}
          label={t('Your result')}
          said={t('Your result is entered. It counts when your opponent or the director confirms it.')}
        >
          {isGame(table) && <ResultWords header={state.tournament.header} />}
          {isGame(table) ? (
            <ResultFields
              form={{
                ...{ ruleSystem, game, bestOf: isElimination ? (state.bracket?.bestOf ?? 1) : 1, isElimination },
                ways: listWaysToEnd(state.tournament.header, round.stage),
              }}
              players={[handle, opponent]}
              told={null}
            />
          ) : (
            <PodFields players={table.players} told={null} />
          )}
          <button type="submit" class="first">
            {t('Enter result')}
          </button>
        </ActForm>
      )}
      {begun && own === undefined && table.status === 'claimed' && (
        <ActButton
          id="own-confirm"
          act={{ kind: 'result', round: number, players: table.players, told: table.claims[0]!.sent }}
          label={t('Confirm the result')}
          said={t('The result is confirmed.')}
          isFirst
        >
          {t('Confirm: ')}
          {tell(shown.tables[index]!.claims[0]?.text ?? '')}
        </ActButton>
      )}
      {own !== undefined && table.status === 'claimed' && (
        <p class="hint">{t('Your opponent or the director confirms it now.')}</p>
      )}
    </section>
  );
}
