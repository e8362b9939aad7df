import { type Text, say } from '@quadrant/rules/message';
import { getRuleSystem } from '@quadrant/rules/systems';
import { sha256, type Match, type Pod, type TournamentHeader, type UnplayedOutcome } from '@quadrant/rules/tournament';
import type { ShownPeople } from './called.js';
import { describeAct } from './describe-act.js';
import type { LiveEntry } from './live-act.js';
import { endOfRound } from './live-clock.js';
import { standingsOf } from './live-report.js';
import type { Claim, GameStatus, LiveGame, LivePlayer, LivePod, LiveRound, LiveState } from './live-state.js';
import { nextStep, type NextStep } from './next-step.js';
import { roundsToPlay } from './places-left.js';
import { findRound, findTable, isGame, missedGamesOf } from './queries.js';

export interface ClaimView {
  readonly by: string;
  readonly role: LiveEntry['role'];
  readonly at: string;
  /** It is told from the first player's side. */
  readonly text: Text;
}

export interface TableView {
  readonly table: number;
  readonly players: readonly string[];
  readonly status: GameStatus;
  /** The result that holds, for people; null while none does. */
  readonly result: Text | null;
  /** The points of a pod, in the order of its players; null for a match, and while there are none. */
  readonly scores: readonly number[] | null;
  /** There are several when they differ, and one when it waits for the second player. */
  readonly claims: readonly ClaimView[];
  readonly extraMinutes: number;
  /** The deadline in ISO 8601 in UTC; null when it is that of its round. */
  readonly deadline: string | null;
  readonly match: string | null;
}

export interface RoundView {
  readonly round: number;
  readonly stage: LiveRound['stage'];
  readonly attempt: number;
  readonly tables: readonly TableView[];
  readonly byes: readonly string[];
  readonly earnedByes: readonly string[];
  /** They came too late for the round (000, 7.5). */
  readonly missedGames: readonly string[];
  readonly explanations: readonly Text[];
  readonly notes: readonly { readonly player: string; readonly text: Text }[];
  readonly changes: readonly Text[];
  /** The start in ISO 8601; null before it. */
  readonly begunAt: string | null;
  /** The time at which the round currently ends; null without a limit, and once the tournament is finished. */
  readonly endsAt: string | null;
  readonly pausedAt: string | null;
  readonly minutes: number | null;
  readonly extraMinutes: number;
  /** The deadline of its games; null when they are played at once, and once the tournament is finished. */
  readonly deadline: string | null;
}

export interface StandingView {
  readonly place: number;
  readonly player: string;
  readonly points: number | null;
  readonly strengthOfSchedule: number | null;
  readonly differential: number | null;
  readonly decidedBy: string;
}

export interface PlayerView extends Pick<LivePlayer, 'handle' | 'presence' | 'droppedAfter' | 'seed'> {
  /** It is null for a hidden player, and where no name is known. */
  readonly name: string | null;
  /** The text that they are called by: the name, otherwise the handle. No two players have the same. */
  readonly called: string;
}

export interface LiveView {
  readonly id: string;
  readonly version: number;
  readonly state: 'running' | 'finished';
  readonly plannedRounds: number | null;
  /** The SHA-256 of the seed that everything is drawn by; the seed itself is shown at the end. */
  readonly commitment: string;
  readonly seed: string | null;
  readonly players: readonly PlayerView[];
  readonly rounds: readonly RoundView[];
  readonly bracket: { readonly name: string; readonly title: Text; readonly places: readonly string[] | null } | null;
  readonly standings: readonly StandingView[];
  readonly draftGroups: readonly (readonly string[])[];
  readonly confrontation: { readonly players: readonly string[]; readonly winner: string } | null;
  readonly next: NextStep;
}

const isoOf = (milliseconds: number | null): string | null =>
  milliseconds === null ? null : new Date(milliseconds).toISOString();

/** @param at now, in milliseconds since 1970 */
export function viewOf(state: LiveState, people: ShownPeople, at: number): LiveView {
  const { show, nameOf, call } = people;
  const { tournament, version, isFinished, bracket, confrontation } = state;
  return {
    id: tournament.id,
    version,
    state: isFinished ? 'finished' : 'running',
    plannedRounds: roundsToPlay(state),
    commitment: sha256(tournament.seed),
    seed: isFinished ? tournament.seed : null,
    players: [...state.players.values()].map(({ handle, presence, droppedAfter, seed }) => ({
      ...{ handle: show(handle), name: nameOf(handle), called: call(handle), presence, droppedAfter, seed },
    })),
    rounds: state.rounds.map((round) => ({
      ...roundView(round, tournament.header, people, at),
      ...(isFinished && TIMELESS),
    })),
    bracket: bracket && {
      name: bracket.bracket.name,
      title: bracket.bracket.title,
      places: bracket.places?.map(show) ?? null,
    },
    standings: standingsOf(state).map(({ place, handle, points, strengthOfSchedule, differential, decidedBy }) => ({
      ...{ place, player: show(handle), decidedBy },
      // A bracket decides by matches: points would all be those of single games.
      ...(bracket?.after === 0 ? NO_FIGURES : { points, strengthOfSchedule, differential }),
    })),
    draftGroups: state.draftGroups.map((group) => group.map(show)),
    confrontation: confrontation && { players: confrontation.players.map(show), winner: show(confrontation.winner) },
    next: nextStep(state, call),
  };
}

const NO_FIGURES = { points: null, strengthOfSchedule: null, differential: null } as const;

/** Once the tournament is finished, nobody waits for the end of a round. */
const TIMELESS = { endsAt: null, deadline: null } as const;

/** These facts decide how a game counts that was not played. */
type Setting = Pick<TournamentHeader, 'ruleSystem' | 'game'>;

function roundView(round: LiveRound, setting: Setting, people: ShownPeople, at: number): RoundView {
  const { clock } = round;
  const { show } = people;
  return {
    round: round.round,
    stage: round.stage,
    attempt: round.attempt,
    tables: [...round.games, ...round.pods].map((table) => tableView(table, setting, people)),
    byes: round.byes.map(show),
    earnedByes: round.earnedByes.map(show),
    missedGames: missedGamesOf(round).map(show),
    explanations: round.explanations,
    notes: Object.entries(round.notes).map(([player, text]) => ({ player: show(player), text })),
    changes: round.changes,
    begunAt: isoOf(clock?.startedAt ?? null),
    endsAt: isoOf(endOfRound(round, at)),
    pausedAt: isoOf(clock?.pausedAt ?? null),
    minutes: clock?.minutes ?? null,
    extraMinutes: clock?.extraMinutes ?? 0,
    deadline: round.deadline ?? null,
  };
}

/** A game or a pod is shown with its result or its claims. */
export function tableView(table: LiveGame | LivePod, setting: Setting, { show, call }: ShownPeople): TableView {
  const { status, extraMinutes, claims } = table;
  const players = table.players.map(show);
  const called = table.players.map(call);
  const tell = (told: Match | Pod): Text => ('scores' in told ? tellPod(told, called) : tellMatch(told, called));
  const told = claims as readonly Claim<Match | Pod>[];
  const incomplete = isGame(table) ? table.incomplete : undefined;
  const first = told[0]?.told;
  return {
    table: table.table,
    players,
    status,
    result:
      isGame(table) && incomplete !== undefined
        ? tellIncomplete(table, incomplete, setting, called)
        : status === 'settled' && first
          ? tell(first)
          : null,
    scores: status === 'settled' && first && 'scores' in first ? first.scores : null,
    claims:
      status === 'settled'
        ? []
        : told.map(({ by, role, at, told: each }) => ({ by: call(by), role, at, text: tell(each) })),
    extraMinutes,
    deadline: table.deadline ?? null,
    match: isGame(table) ? table.bracketMatch : null,
  };
}

type TellResult = (first: string, second: string) => Text;

const wins: TellResult = (first) => say`${first} wins`;
const winsModified: TellResult = (first) => say`${first} wins (modified)`;
const trueTie: TellResult = () => say`true tie`;
const loses: TellResult = (first, second) => wins(second, first);
const losesModified: TellResult = (first, second) => winsModified(second, first);

/** The second player wins with these, so their score comes first. */
const LOST = new Set(['FL', 'ML', 'LOSS', 'MODIFIED_LOSS']);

const RESULTS: Readonly<Record<string, TellResult>> = {
  FW: wins,
  MW: winsModified,
  TT: trueTie,
  WIN: wins,
  MODIFIED_WIN: winsModified,
  TRUE_TIE: trueTie,
  FL: loses,
  ML: losesModified,
  LOSS: loses,
  MODIFIED_LOSS: losesModified,
};

const ENDINGS: Readonly<Record<string, Text>> = {
  concession: say`concession`,
  time: say`on time`,
  'auto-loss': say`automatic loss`,
  'both-auto-loss': say`both lose automatically`,
  effect: say`by a game effect`,
  decked: say`decks empty`,
  forfeit: say`forfeit`,
};

/** A result as people read it: who wins, and the score, the winner's first. */
export function tellMatch({ result, games, score, endedBy }: Match, players: readonly string[]): Text {
  const won = [0, 1].map((side) => games.filter(({ winner }) => winner === side).length) as [number, number];
  const outcome =
    result !== null
      ? (RESULTS[result]?.(players[0] ?? '', players[1] ?? '') ?? result)
      : won[0] === won[1]
        ? say`tie ${won.join(':')}`
        : say`${players[won[0] > won[1] ? 0 : 1] ?? ''} wins ${[...won].sort((a, b) => b - a).join(':')}`;
  const inOrder = result !== null && LOST.has(result) ? score?.toReversed() : score;
  const points = inOrder == null ? '' : ` ${inOrder.join(':')}`;
  const ending = (endedBy === null ? undefined : ENDINGS[endedBy]) ?? null;
  return ending === null ? say`${outcome}${points}` : say`${outcome}${points} (${ending})`;
}

function tellPod({ scores, wentOut }: Pod, players: readonly string[]): Text {
  const told = players.map((player, seat) => `${player} ${scores[seat] ?? 0}`).join(', ');
  return wentOut === null ? told : say`${told}; ${players[wentOut] ?? ''} went out`;
}

/** Says how an unplayed game counts by the rule system of the tournament. Its report counts the same. */
const UNPLAYED: Readonly<Record<UnplayedOutcome, (present: string, absent: string) => Text>> = {
  'bye-and-missed-game': (present, absent) => say`not played: ${absent} has a Missed Game, ${present} has a bye`,
  'bye-and-nothing': (present, absent) => say`not played: ${present} has a bye, ${absent} has no result`,
  'won-and-lost': (present, absent) => say`not played: ${present} wins, ${absent} loses`,
  'full-win-and-loss': (present, absent) => say`not played: ${present} has a full win, ${absent} has a full loss`,
  'star-trek-forfeit': (present, absent) =>
    say`not played: ${present} has a full win 2(+100), ${absent} has a full loss 0(-100)`,
  'both-missed-game': () => say`not played: both have a Missed Game`,
  nothing: () => say`not played: neither has a result`,
};

function tellIncomplete(
  { bracketMatch }: LiveGame,
  { responsible }: NonNullable<LiveGame['incomplete']>,
  setting: Setting,
  players: readonly string[],
): Text {
  const present = responsible === null ? null : responsible === 0 ? 1 : 0;
  const { outcome } = getRuleSystem(setting.ruleSystem).playing.unplayed(setting.game, {
    stage: bracketMatch === null ? 'swiss' : 'elimination',
    present,
  });
  return UNPLAYED[outcome](players[present ?? 0] ?? '', players[responsible ?? 1] ?? '');
}

/** Followers get this for an entry: the table that it changed, or a hint to reload. */
export interface LiveNotice {
  readonly version: number;
  readonly kind: LiveEntry['act']['kind'];
  readonly text: Text;
  readonly round: number | null;
  /** It is null when the entry is about more than one table. */
  readonly table: TableView | null;
}

/** @param state after the entry, or later */
export function noticeOf(state: LiveState, { version, act }: LiveEntry, people: ShownPeople): LiveNotice {
  // Judges write for the staff alone.
  const isPrivate = act.kind === 'judge-note' || act.kind === 'undo-judge-note';
  const round = !isPrivate && 'round' in act ? act.round : null;
  const players = act.kind === 'result' || act.kind === 'delay' || act.kind === 'incomplete' ? act.players : [];
  const found = round === null ? undefined : findRound(state, round);
  const table = found && players[0] !== undefined ? findTable(found, players[0]) : undefined;
  return {
    version,
    kind: act.kind,
    text: isPrivate ? '' : describeAct(act, people.call),
    round,
    table: table ? tableView(table, state.tournament.header, people) : null,
  };
}
