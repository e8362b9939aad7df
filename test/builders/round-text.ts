import {
  ENDINGS,
  RESULTS,
  type Ending,
  type Game,
  type Match,
  type Result,
  type Stage,
} from '@quadrant/rules/tournament';

/** One round as text; its number is its place in the report. */
export interface RoundText {
  readonly stage: Stage;
  /** Says whether each line is a match or a pod. */
  readonly holds: 'matches' | 'pods';
  readonly lines: readonly string[];
}

/** A match whose players are still named by handle. */
export interface MatchText {
  readonly handles: readonly string[];
  readonly rest: Omit<Match, 'players'>;
}

/** A pod whose players are still named by handle. */
export interface PodText {
  readonly scores: readonly { readonly handle: string; readonly score: number }[];
  readonly wentOut: string | null;
}

/**
 * Reads a Swiss round with a line for each match. The result is the first player's: `ann 100-35 bob FW`, `ann bob TT`
 * without a score, `cy BYE`; then, in any order and only if wanted:
 *
 * - the ending: `concession`
 * - a differential of the director's: `d=-40`
 * - completed missions, planet and space of each player: `missions=1+1/0+2`
 * - points of each player that do not count toward winning: `excluded=0-15`
 * - that the two needed different things to win: `conditions-differ`
 * - games at the most: `best-of-3`
 * - after a colon the games, with commas between them, each told as the first player's: won, lost or drawn, their side,
 * the score, the ending, a differential: `fay gus: W dark 9-0, L light 3-10 time, D d=5`. Then the match needs no
 * result of its own, nor when it was split without a game: `ann bob intentional`.
 */
export const round = (...lines: string[]): RoundText => ({ stage: 'swiss', holds: 'matches', lines });

/** Does the same for an elimination round. */
export const elimination = (...lines: string[]): RoundText => ({ stage: 'elimination', holds: 'matches', lines });

/**
 * Reads a Swiss round of Tribbles with a line for each pod. It has the points of this round, and who went out: `ann
 * 120000 out, bob 45000, cy 0`.
 */
export const pods = (...lines: string[]): RoundText => ({ stage: 'swiss', holds: 'pods', lines });

/** Does the same for an elimination round. */
export const eliminationPods = (...lines: string[]): RoundText => ({ stage: 'elimination', holds: 'pods', lines });

const SCORE = /^(-?\d+)-(-?\d+)$/;
const DIFFERENTIAL = /^d=(-?\d+)$/;
const MISSIONS = /^missions=(\d+)\+(\d+)\/(\d+)\+(\d+)$/;
const EXCLUDED = /^excluded=(\d+)-(\d+)$/;
const BEST_OF = /^best-of-(\d+)$/;

const wordsOf = (text: string): string[] => text.trim().split(/\s+/);

/** Returns the numbers that a word holds in this form; null when it has another form. */
function numbersIn(form: RegExp, word: string): number[] | null {
  const found = form.exec(word);
  return found && found.slice(1).map(Number);
}

interface Played {
  score: [number, number] | null;
  endedBy: Ending | null;
  differential: number | null;
}

/** Reads what a word says about how a game went; returns false when it says something else. */
function takePlayed(played: Played, word: string): boolean {
  const [first, second] = numbersIn(SCORE, word) ?? [];
  const [differential] = numbersIn(DIFFERENTIAL, word) ?? [];
  const ending = ENDINGS.find((known) => known === word);
  if (first !== undefined && second !== undefined) played.score = [first, second];
  else if (differential !== undefined) played.differential = differential;
  else if (ending !== undefined) played.endedBy = ending;
  else return false;
  return true;
}

const WINNERS: Readonly<Record<string, Game['winner']>> = { W: 0, L: 1, D: null };
const SIDES: Readonly<Record<string, Game['sides']>> = { dark: ['dark', 'light'], light: ['light', 'dark'] };

function parseGame(text: string): Game {
  const played: Played = { score: null, endedBy: null, differential: null };
  let winner: Game['winner'] | undefined;
  let sides: Game['sides'] = null;
  for (const word of wordsOf(text)) {
    if (takePlayed(played, word)) continue;
    if (word in WINNERS) winner = WINNERS[word];
    else if (word in SIDES) sides = SIDES[word] ?? null;
    else throw new Error(`Not a word about a game: ${word}`);
  }
  if (winner === undefined) throw new Error(`Nobody knows who won: ${text}`);
  return { winner, sides, ...played };
}

export function parseMatch(line: string): MatchText {
  const [head = '', games = null] = line.split(/:\s/, 2);
  const handles: string[] = [];
  const played: Played = { score: null, endedBy: null, differential: null };
  let result: Result | null = null;
  let missions: Match['missions'] = null;
  let bonusExcluded: Match['bonusExcluded'] = null;
  let victoryConditionsDiffer = false;
  let bestOf: number | null = null;
  for (const word of wordsOf(head)) {
    const [planet, space, otherPlanet, otherSpace] = numbersIn(MISSIONS, word) ?? [];
    const [excluded, otherExcluded] = numbersIn(EXCLUDED, word) ?? [];
    const known = RESULTS.find((each) => each === word);
    if (planet !== undefined && space !== undefined && otherPlanet !== undefined && otherSpace !== undefined) {
      missions = [
        { planet, space },
        { planet: otherPlanet, space: otherSpace },
      ];
    } else if (excluded !== undefined && otherExcluded !== undefined) bonusExcluded = [excluded, otherExcluded];
    else if (BEST_OF.test(word)) bestOf = numbersIn(BEST_OF, word)?.[0] ?? null;
    else if (word === 'conditions-differ') victoryConditionsDiffer = true;
    else if (known !== undefined) result = known;
    else if (!takePlayed(played, word)) handles.push(word);
  }
  const isTold = result !== null || games !== null || played.endedBy === 'intentional';
  if (!isTold || handles.length < 1 || handles.length > 2) throw new Error(`Not a match: ${line}`);
  const rest = { result, ...played, missions, bonusExcluded, victoryConditionsDiffer, bestOf };
  return { handles, rest: { ...rest, games: games === null ? [] : games.split(',').map(parseGame) } };
}

const PLAYER = /^(\S+) (-?\d+)( out)?$/;

export function parsePod(line: string): PodText {
  const players = line.split(',').map((text) => {
    const [, handle = '', score = '', out] = PLAYER.exec(text.trim()) ?? [];
    if (handle === '') throw new Error(`Not a player of a pod: ${text}`);
    return { handle, score: Number(score), isOut: out !== undefined };
  });
  return {
    scores: players.map(({ handle, score }) => ({ handle, score })),
    wentOut: players.find(({ isOut }) => isOut)?.handle ?? null,
  };
}
