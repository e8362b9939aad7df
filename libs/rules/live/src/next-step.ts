import { joined, count, type Text, say } from '@quadrant/rules/message';
import { hasBegun, isPodGame, lastSwissRound, listUnseated, openTables, playingOf, tablesOf } from './queries.js';
import { lastBesideCut, tellOthers } from './beside-cut.js';
import { listWaiting } from './presence.js';
import { roundsToPlay } from './places-left.js';
import { standingsOf, reportOf } from './live-report.js';
import type { LiveState } from './live-state.js';
import type { Show } from './called.js';
import { isBracketOnly, suggestBracket, suggestCut } from './structures.js';

export type Step =
  | 'heats'
  | 'check-in'
  | 'pair'
  | 'publish-bracket'
  | 'start-round'
  | 'enter-results'
  | 'confrontation'
  | 'play-bracket'
  | 'finish'
  | 'submit';

export interface NextStep {
  readonly step: Step;
  readonly round: number | null;
  readonly text: Text;
}

/** A tournament with fewer players is not sanctioned (000, section 2). */
const FEWEST = 4;

/**
 * Says what a director does next, so that nobody has to remember the order of steps.
 *
 * @param call returns what somebody is called by; handles are shown without it
 */
export function nextStep(state: LiveState, call: Show = (handle) => handle): NextStep {
  if (state.isFinished) {
    return { step: 'submit', round: null, text: say`The tournament is finished. Submit its report.` };
  }
  if (state.heats !== null && state.qualified === null) {
    return {
      step: 'heats',
      round: null,
      text: say`Play the ${state.heats.heats} heats. Then let their best players play the finals.`,
    };
  }
  const round = lastSwissRound(state);
  const open = openTables(state);
  if (state.bracket !== null) {
    const matches = open.filter(({ round: { stage } }) => stage === 'elimination');
    const others = tellOthers(state);
    if (matches.length > 0) {
      const text = say`${count(matches.length, 'match', 'matches')} of the bracket can be played.${others}`;
      return { step: 'play-bracket', round: matches[0]!.round.round, text };
    }
    return others === ''
      ? { step: 'finish', round: null, text: say`The bracket is played. Finish the tournament.` }
      : { step: 'play-bracket', round: lastBesideCut(state)!.round, text: say`The bracket is played.${others}` };
  }
  if (round === undefined) return beforeTheFirst(state);
  if (!hasBegun(round)) {
    return round.isStale
      ? { step: 'pair', round: round.round, text: say`Somebody of round ${round.round} has gone. Pair it again.` }
      : {
          step: 'start-round',
          round: round.round,
          text: say`Round ${round.round} is paired. Look at it, then start the round.${tellUnseated(state, call)}`,
        };
  }
  if (open.length > 0) {
    // A result of an earlier round that is in dispute is not counted with those of the running one.
    const running = open.filter((each) => each.round === round);
    const [present, earlier] = running.length > 0 ? [running, open.length - running.length] : [open, 0];
    const number = present[0]!.round.round;
    const conflicts = open.filter(({ table }) => table.status === 'conflict').length;
    const about =
      conflicts === 0 ? '' : say` ${count(conflicts, 'game')} with two different results: decide which one counts.`;
    const claimed = present.filter(({ table }) => table.status === 'claimed').length;
    const waiting =
      claimed === 0
        ? ''
        : say` ${claimed} of them ${claimed === 1 ? 'waits' : 'wait'} to be confirmed by the other player or by you.`;
    const before = earlier === 0 ? '' : say` In earlier rounds: ${count(earlier, 'result')} to come.`;
    const text = say`Round ${number}: ${count(present.length, 'result')} to come.${waiting}${before}${about}${tellUnseated(state, call)}`;
    return { step: 'enter-results', round: number, text };
  }
  const planned = roundsToPlay(state);
  if (planned === null || round.round < planned) {
    const of = planned === null ? '' : say` of ${planned}`;
    return {
      step: 'pair',
      round: round.round + 1,
      text: say`All results of round ${round.round}${of} are here.${tellTooManyRounds(state)} Pair round ${round.round + 1}.`,
    };
  }
  const delayed = state.rounds.flatMap((each) =>
    tablesOf(each)
      .filter(({ status }) => status === 'delayed')
      .map(() => each.round),
  );
  if (delayed.length > 0) {
    const games = count(delayed.length, 'delayed game');
    const text = say`All rounds are played, but ${games} ${delayed.length === 1 ? 'has' : 'have'} no result (round ${joined([...new Set(delayed)], ' and ')}). Enter it, or enter the game as not played.`;
    return { step: 'enter-results', round: delayed[0]!, text };
  }
  const cut = suggestCut(state);
  if (cut !== null) {
    const text = say`All rounds are played. The best ${cut.seeds.length} play the bracket: check the seeds, then publish it.`;
    return { step: 'publish-bracket', round: null, text };
  }
  const tied = tiedAtTheTop(state);
  if (tied !== null && state.confrontation === null) {
    const text = say`${joined(tied.map(call), ' and ')} are tied at the top. Let them play the final confrontation, or finish the tournament.`;
    return { step: 'confrontation', round: null, text };
  }
  return {
    step: 'finish',
    round: null,
    text: say`All rounds are played. Check the standings, then finish the tournament.`,
  };
}

/** Says who came after the round was paired; empty when everybody has a seat. */
function tellUnseated(state: LiveState, call: Show): Text {
  const late = listUnseated(state).map(({ handle }) => call(handle));
  if (late.length === 0) return '';
  const names = joined(late, ' and ');
  return late.length === 1
    ? say` ${names} came late and has no table yet.`
    : say` ${names} came late and have no table yet.`;
}

/** Says how many rounds are too many, because everybody has met everybody before; empty while there are enough players. */
function tellTooManyRounds(state: LiveState): Text {
  const players = playingOf(state).length;
  const planned = roundsToPlay(state);
  // With an odd number of players everybody has the bye once.
  const most = players % 2 === 0 ? players - 1 : players;
  return planned === null || isPodGame(state) || players < FEWEST || planned <= most
    ? ''
    : say` ${planned} rounds are planned. With ${players} players everybody has met everybody after ${most}, so plan at most ${most}.`;
}

/** Says what has to be done until round 1 is paired: check in missing players, and everything before the pairing. */
function beforeTheFirst(state: LiveState): NextStep {
  const entered = state.players.size;
  const playing = playingOf(state).length;
  const waiting = listWaiting(state).length;
  if (entered < FEWEST) {
    const there = entered === 0 ? '' : say` ${count(entered, 'player is', 'players are')} on the list.`;
    return { step: 'check-in', round: null, text: say`Enter the players: a tournament needs ${FEWEST}.${there}` };
  }
  if (playing < FEWEST) {
    const text = say`Check in the players who are here: ${playing} of ${entered} are checked in, and a tournament needs ${FEWEST}.`;
    return { step: 'check-in', round: null, text };
  }
  const there =
    waiting === 0
      ? say`All ${playing} players are checked in.`
      : say`${playing} of ${entered} players are checked in. Check in the others who are here.`;
  const { format } = state.tournament.header;
  const draft =
    format === 'draft' && state.draftGroups.length === 0 ? say` Draw the draft groups and let them draft.` : '';
  if (isBracketOnly(state)) {
    const text =
      suggestBracket(state).bracket === null
        ? say`${there} These rules have no such bracket for ${playing} players: choose another one below.`
        : say`${there} Publish the bracket of ${playing}.`;
    return { step: 'publish-bracket', round: null, text };
  }
  const tooMany = tellTooManyRounds(state);
  return {
    step: 'pair',
    round: 1,
    text:
      waiting === 0 && draft === ''
        ? say`${there}${tooMany} Pair round 1.`
        : say`${there}${draft}${tooMany} Then pair round 1.`,
  };
}

// @row 158
/** Returns the first two when a final confrontation decides: it was announced, or they have the same points; otherwise null. */
export function tiedAtTheTop(state: LiveState): readonly [string, string] | null {
  if (isPodGame(state)) return null;
  const report = reportOf({ ...state, confrontation: null });
  const [first, second] = standingsOf(state, report);
  if (first === undefined || second === undefined) return null;
  const isAsked = state.tournament.finalConfrontation || first.points === second.points;
  return isAsked ? [first.handle, second.handle] : null;
}
