import { Fragment, type ComponentChildren } from 'preact';
import {
  isGame,
  isOpen,
  listWaysToEnd,
  openTables,
  tellMatch,
  type LiveGame,
  type LivePod,
  type LiveState,
  type RoundView,
  type WayToEnd,
} from '@quadrant/rules/live';
import { getRuleSystem } from '@quadrant/rules/systems';
import { joined } from '@quadrant/rules/message';
import { foldHandle } from '@quadrant/rules/tournament';
import type { ReportedLive } from '@quadrant/store/live';
import { t } from '../languages/t.js';
import { SelectField, TextField } from '../components/form/fields.js';
import { Fold } from '../components/form/fold.js';
import { FormStateContext } from '../components/form/form-state.js';
import { useFormState } from '../components/form/form-context.js';
import { tableAnchor } from '../submit/game-places.js';
import type { OfferedPrize, UnknownPlayer } from './player-facts.js';
import { DeadlineForm } from './draws.js';
import { ActButton, ActForm, ForDirectors } from './act-form.js';
import { Called, CalledAll, useCalled } from './called.js';
import { Byes, RoundClock, tellTable } from './live-tables.js';
import { ResultWords } from './rule-notes.js';
import { PodFields, ResultFields } from './result-fields.js';
import type { LivePageFacts } from './live.page.js';
import { tell } from '../languages/tell.js';

export interface RunPageFacts extends Omit<LivePageFacts, 'isDirector'> {
  readonly state: LiveState;
  readonly unknown: readonly UnknownPlayer[];
  readonly offered: readonly OfferedPrize[];
  /** Handles of named directors who have not agreed yet. */
  readonly invited: readonly string[];
  /** These players play in another live tournament too. */
  readonly elsewhere: readonly string[];
  /** These players wait for a place of the announcement, the first one first. */
  readonly waiting: readonly string[];
  /** Only the table of this player is shown. */
  readonly find: string | null;
  readonly account: string;
  /** The reader is a helper whose director named them, and directs nothing here. */
  readonly isHelper: boolean;
  /** The tournament's reports; null while it runs for the first time. */
  readonly reported: ReportedLive | null;
}

/** If there are more forms, a director searches for a table instead of scrolling. */
const MOST_FORMS = 40;

interface RunRoundProps {
  readonly facts: RunPageFacts;
  readonly round: RoundView;
  /** The round is over, and its results are only corrected. */
  readonly isEarlier?: boolean;
}

/** A round has its clock, and a form for each result. */
export function RunRound({ facts: { state, now, find }, round, isEarlier = false }: RunRoundProps) {
  const call = useCalled();
  const live = state.rounds[round.round - 1]!;
  const ways = listWaysToEnd(state.tournament.header, round.stage);
  const tables = [...live.games, ...live.pods];
  const hasBegun = round.begunAt !== null || round.stage === 'elimination';
  const wanted =
    find === null
      ? tables
      : tables.filter(({ players }) => players.some((each) => foldHandle(each).includes(foldHandle(find))));
  const open = [...wanted].sort(
    (a, b) => Number(a.status === 'settled') - Number(b.status === 'settled') || a.table - b.table,
  );
  const shown = open.slice(0, MOST_FORMS);
  // After a result comes the next game; after the last one of a round, the next step. A correction stays where it is.
  const after = (table: LiveGame | LivePod): string => {
    const next =
      shown.find((each) => isOpen(each) && each.table > table.table) ??
      shown.find((each) => isOpen(each) && each !== table);
    if (!isOpen(table) || find !== null) return placeOf(round, table);
    return next === undefined ? 'next-step' : placeOf(round, next);
  };
  return (
    <section class="run-round">
      {!isEarlier && (
        <h2 id="round" tabIndex={-1}>
          {t('Round {round}', { round: round.round })}
        </h2>
      )}
      {!isEarlier && <RoundClock round={round} now={now} />}
      {!isEarlier && (
        <ForDirectors>
          {round.begunAt !== null && !state.isFinished && <ClockForms round={round} />}
          {round.stage === 'swiss' && !state.isFinished && (
            <DeadlineForm round={round} ruleSystem={state.tournament.header.ruleSystem} />
          )}
        </ForDirectors>
      )}
      <ul class="tables">
        {shown.map((table) => (
          <li
            key={table.table}
            id={placeOf(round, table)}
            class={`live-table ${isGame(table) ? 'game' : 'pod'} ${table.status}`}
            tabIndex={-1}
            aria-label={tellPlayers(table, call)}
          >
            <TableForms {...{ round, table, state, hasBegun, ways }} at={after(table)} />
            {state.isFinished && find !== null && (
              <ForDirectors>
                <p class="hint">
                  {t('To correct this result, {link}.', {
                    link: <a href="#reopen">{t('open the tournament again')}</a>,
                  })}
                </p>
              </ForDirectors>
            )}
          </li>
        ))}
      </ul>
      {open.length > MOST_FORMS && (
        <p class="hint">{t('{open} more tables: find one by its player.', { open: open.length - MOST_FORMS })}</p>
      )}
      <Byes round={round} />
      {hasBegun && shown.some(isOpen) && <ResultWords header={state.tournament.header} />}
      {round.stage === 'swiss' && (
        <ForDirectors>
          <SwapForm round={round} />
        </ForDirectors>
      )}
      {round.changes.map((text, index) => (
        <p key={index} class="notice" role="note" dir="auto">
          {tell(text)}
        </p>
      ))}
    </section>
  );
}

/** The form for the result of a table has this id. */
const formOf = ({ round }: Pick<RoundView, 'round'>, { table }: { readonly table: number }): string =>
  `r${round}-t${table}`;

/** The place of a table on the page has this id. */
export const placeOf = (round: Pick<RoundView, 'round'>, table: { readonly table: number }): string =>
  tableAnchor(round.round, table.table);

const between = (table: LiveGame | LivePod): string => (isGame(table) ? ' v ' : ', ');

const tellPlayers = (table: LiveGame | LivePod, call: (handle: string) => string): string =>
  table.players.map(call).join(between(table));

/** The forms for the tables of a round have these ids. */
export const formsOfRound = (round: RoundView): string[] =>
  round.tables.flatMap((table) => [formOf(round, table), ...unfinishedForms(formOf(round, table))]);

interface TableProps {
  readonly round: RoundView;
  readonly table: LiveGame | LivePod;
  readonly state: LiveState;
  readonly hasBegun: boolean;
  readonly ways: readonly WayToEnd[];
  /** The page opens at this place after the result. */
  readonly at: string;
}

function TableForms({ round, table, state, hasBegun, ways, at }: TableProps) {
  const view = round.tables.find(
    (each) => each.table === table.table && each.match === (isGame(table) ? table.bracketMatch : null),
  );
  const id = formOf(round, table);
  const known = view === undefined ? '' : tellTable(view);
  const line = <TableLine {...{ round, table }} state={hasBegun ? known : t('not started')} />;
  const notes = round.notes
    .filter(({ player }) => table.players.includes(player))
    .map(({ player, text }) => (
      <p key={player} class="hint">
        <Called handle={player} />: {tell(text)}
      </p>
    ));
  if (!hasBegun || state.isFinished) {
    return (
      <>
        <p class="live-names">{line}</p>
        {notes}
      </>
    );
  }
  return (
    <Fold
      kind="table-line"
      summary={<span class="live-names">{line}</span>}
      forms={[id, `${id}-undo`, ...unfinishedForms(id)]}
    >
      {!isOpen(table) && <p>{known}</p>}
      {notes}
      <OfThisGame id={id} players={table.players}>
        <ResultForm {...{ id, round, table, state, ways, at }} />
      </OfThisGame>
      {table.before !== null && !isEarlier(state, round) && (
        <ActButton
          id={`${id}-undo`}
          act={{ kind: 'undo-result', round: round.round, player: table.players[0] }}
          label={t('Undo the last entry')}
          said={t('The last entry is undone.')}
          at={placeOf(round, table)}
        >
          {t('Undo the last entry')}
        </ActButton>
      )}
      {isGame(table) && (
        <ForDirectors>
          <UnfinishedForm id={id} round={round} players={table.players} state={state} at={at} />
        </ForDirectors>
      )}
    </Fold>
  );
}

interface TableLineProps {
  readonly round: RoundView;
  readonly table: LiveGame | LivePod;
  /** The result, or what the table waits for. */
  readonly state: string;
}

/** One line tells a table: its number, who plays, and the state. A long name is cut, so that 20 tables fit a phone. */
function TableLine({ round, table, state }: TableLineProps) {
  const call = useCalled();
  const number = isGame(table) && table.bracketMatch !== null ? table.bracketMatch : table.table;
  const label =
    isGame(table) && table.bracketMatch !== null
      ? t('Match {bracketMatch}', { bracketMatch: table.bracketMatch })
      : t('Table {table}', { table: table.table });
  return (
    <>
      <span class="table-number">
        <span class="unseen">{label}</span>
        <span aria-hidden="true">{number}</span>
      </span>{' '}
      <span class="seated">
        {table.players.map((player, index) => (
          <Fragment key={player}>
            {index > 0 && <span class="versus">{between(table)}</span>}
            <bdi>{call(player)}</bdi>
          </Fragment>
        ))}
      </span>{' '}
      <span class={`live-result ${table.status}`} data-live-table={`${round.round}-${table.players.join('\n')}`}>
        {state}
      </span>
    </>
  );
}

/** The next Swiss round was paired by the results of this one. */
const isEarlier = ({ rounds }: LiveState, { round, stage }: RoundView): boolean =>
  stage === 'swiss' && rounds.length > round;

const unfinishedForms = (id: string): readonly string[] => [`${id}-delay`, `${id}-incomplete`];

/** Another table may take this place. Input for its players must not look like the result of this game. */
function OfThisGame({
  id,
  players,
  children,
}: {
  readonly id: string;
  readonly players: readonly string[];
  readonly children: ComponentChildren;
}) {
  const state = useFormState(id);
  const sent = state?.typed.get('act.players')?.at(-1);
  if (state === null || sent === undefined || sent === JSON.stringify(players)) return <>{children}</>;
  return <FormStateContext.Provider value={{ ...state, typed: new Map() }}>{children}</FormStateContext.Provider>;
}

function ResultForm({ id, round, table, state, ways, at }: Omit<TableProps, 'hasBegun'> & { readonly id: string }) {
  const call = useCalled();
  const { ruleSystem, game } = state.tournament.header;
  const isElimination = round.stage === 'elimination';
  const names = tell(joined(table.players.map(call), ' and '));
  const act = { kind: 'result', round: round.round, players: table.players } as const;
  const isDoubtful = useFormState(id)?.problem?.type === '/problems/live-result-doubtful';
  const isLate = useFormState(id)?.problem?.type === LATER_PLAYED;
  // If there are two different results, neither is the one to correct.
  const told = table.status === 'conflict' ? null : (table.claims[0]?.sent ?? null);
  return (
    <ActForm
      id={id}
      act={act}
      label={t('Result of {players}', { players: names })}
      said={t('The result of {players} is entered.', { players: names })}
      at={at}
    >
      {isGame(table) ? (
        <ResultFields
          form={{ ruleSystem, game, bestOf: isElimination ? (state.bracket?.bestOf ?? 1) : 1, isElimination, ways }}
          players={table.players}
          told={told}
        />
      ) : (
        <PodFields players={table.players} told={told} />
      )}
      {isDoubtful && (
        <TextField
          name="act.although"
          label={t('It is right, because')}
          hint={t('Only if the game really ended like this. Otherwise correct it and leave this empty.')}
          maxLength={200}
        />
      )}
      {isLate && <TakesBackField />}
      <button type="submit" class="first">
        {isLate ? t('Enter result and take the later ones back') : t('Enter result')}
      </button>
    </ActForm>
  );
}

// @row 68, 140, 141, 142
/** A game may be played later, or was never finished. */
const LATER_PLAYED = '/problems/live-later-match-played';

/** Asks why results of later matches are taken back. */
const TakesBackField = () => (
  <TextField
    name="act.takesBack"
    label={t('Take the later results back, because')}
    hint={t('Players read it.')}
    maxLength={200}
    isRequired
  />
);

function UnfinishedForm({
  id,
  round,
  players,
  state,
  at,
}: {
  readonly id: string;
  readonly round: RoundView;
  readonly players: readonly [string, string];
  readonly state: LiveState;
  readonly at: string;
}) {
  const call = useCalled();
  const isLate = useFormState(`${id}-incomplete`)?.problem?.type === LATER_PLAYED;
  return (
    <Fold summary={t('Not finished?')} forms={unfinishedForms(id)}>
      {round.stage === 'swiss' && getRuleSystem(state.tournament.header.ruleSystem).playing.hasDelayedGames && (
        <ActForm
          id={`${id}-delay`}
          act={{ kind: 'delay', round: round.round, players }}
          label={t('Delay the game')}
          said={t('The game is delayed. The next round may begin.')}
          at={at}
        >
          <TextField name="act.reason" label={t('It is played later, because')} maxLength={200} isRequired />
          <button type="submit">{t('Delay the game')}</button>
        </ActForm>
      )}
      <ActForm
        id={`${id}-incomplete`}
        act={{ kind: 'incomplete', round: round.round, players }}
        label={t('Enter as not played')}
        said={t('The game is entered as not played.')}
        at={at}
      >
        <SelectField
          name="act.responsible"
          kind="null"
          label={t('Who is responsible')}
          none={t('Neither, or nobody can tell')}
          options={players.map((player) => ({ value: player, name: call(player) }))}
        />
        <TextField
          name="act.reason"
          label={t('What happened')}
          hint={t('For example: did not appear within five minutes, a crash, no replay.')}
          maxLength={200}
          isRequired
        />
        {isLate && <TakesBackField />}
        <button type="submit">{t('Enter as not played')}</button>
      </ActForm>
    </Fold>
  );
}

/** A director may let two players change places: before the start, and where they sat down wrong, before a result. */
const SwapForm = ({ round }: { readonly round: RoundView }) => {
  const free = round.tables.filter(({ status }) => status === 'open');
  const seated = free.flatMap(({ players }) => players).concat(round.begunAt === null ? round.byes : []);
  const call = useCalled();
  const players = seated.map((player) => ({ value: player, name: call(player) }));
  if (free.length < (round.begunAt === null ? 1 : 2)) return null;
  return (
    <Fold
      summary={round.begunAt === null ? t('Change the pairing by hand') : t('Did players sit down wrong?')}
      forms={[`swap-${round.round}`]}
    >
      <ActForm
        id={`swap-${round.round}`}
        act={{ kind: 'swap', round: round.round }}
        label={t('Change places')}
        said={t('The two have changed places.')}
        at="round"
      >
        <SelectField name="act.players.0" label={t('This player')} none={t('Choose')} options={players} isRequired />
        <SelectField
          name="act.players.1"
          label={t('changes places with')}
          none={t('Choose')}
          options={players}
          isRequired
        />
        <TextField name="act.reason" label={t('Why')} hint={t('Players read it.')} maxLength={200} isRequired />
        <button type="submit">{t('Change places')}</button>
      </ActForm>
    </Fold>
  );
};

/** Compares two results that were entered for one game. */
export function Conflicts({ state }: { readonly state: LiveState }) {
  const call = useCalled();
  const conflicts = openTables(state).filter(({ table }) => table.status === 'conflict');
  if (conflicts.length === 0) return null;
  return (
    <section class="conflicts" aria-labelledby="conflicts">
      <h2 id="conflicts">{t('Two different results')}</h2>
      {conflicts.map(({ round, table }) => (
        <div key={`${round.round}-${table.table}`} class="conflict">
          <h3>
            {t('Round {round}, {players}', {
              round: round.round,
              players: <CalledAll handles={table.players} between={between(table)} />,
            })}
          </h3>
          <ul class="sides">
            {table.claims.map((claim, index) => (
              <li key={claim.version}>
                <p dir="auto">
                  <strong>
                    {isGame(table)
                      ? tell(tellMatch(table.claims[index]!.told, table.players.map(call)))
                      : tellScores(table, index, call)}
                  </strong>
                </p>
                <p class="hint">{t('Entered by {by}', { by: <Called handle={claim.by} /> })}</p>
                <ActButton
                  id={`decide-${round.round}-${table.table}-${index}`}
                  act={{ kind: 'result', round: round.round, players: table.players, told: claim.sent }}
                  label={t('Use the result that {by} entered', { by: call(claim.by) })}
                  said={t('The result is decided.')}
                  at={conflicts.length > 1 ? 'conflicts' : placeOf(round, table)}
                >
                  {t('This one counts')}
                </ActButton>
              </li>
            ))}
          </ul>
        </div>
      ))}
    </section>
  );
}

const tellScores = ({ players, claims }: LivePod, index: number, call: (handle: string) => string): string =>
  players.map((player, seat) => `${call(player)} ${claims[index]?.told.scores[seat] ?? 0}`).join(', ');

// @row 46
const ClockForms = ({ round }: { readonly round: RoundView }) => (
  <div class="buttons">
    <ActButton
      id="clock-pause"
      act={{ kind: round.pausedAt === null ? 'pause-clock' : 'resume-clock', round: round.round }}
      label={round.pausedAt === null ? t('Pause the clock') : t('Let the clock run')}
      said={round.pausedAt === null ? t('The clock is paused.') : t('The clock runs again.')}
      at="round"
    >
      {round.pausedAt === null ? t('Pause the clock') : t('Let the clock run')}
    </ActButton>
    <ActButton
      id="clock-add"
      act={{ kind: 'add-time', round: round.round, minutes: 5 }}
      label={t('Add five minutes')}
      said={t('The round has five more minutes.')}
      at="round"
    >
      {t('5 more minutes')}
    </ActButton>
  </div>
);
