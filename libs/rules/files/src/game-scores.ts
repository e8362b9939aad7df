import { count, say } from '@quadrant/rules/message';
import {
  GAME_TITLES,
  type PlayedRules,
  RULE_SYSTEM_IDS,
  RULES,
  type RuleSystemId,
  SCENARIOS,
} from '@quadrant/rules/tournament';
import { differentialCap, getRuleSystem } from '@quadrant/rules/systems';
import type { FileFindings } from './parts/file-findings.js';
import type { FileMatch, FileTournament } from './parts/file-tournament.js';
import { gamesOfScore } from './parts/games-of-score.js';
import type { Answers } from './answers.js';

interface PlayedBy extends PlayedRules {
  readonly ruleSystem: RuleSystemId;
}

/**
 * Returns the rules that are played, as answers give them and as `toDocument` completes them.
 *
 * @returns null for unknown names, for which the report is refused
 */
export function playedBy(ruleSystem: string | null, title: string | null, answers: Answers): PlayedBy | null {
  const [system, game] = [
    RULE_SYSTEM_IDS.find((each) => each === ruleSystem),
    GAME_TITLES.find((each) => each === title),
  ];
  if (system === undefined || game === undefined) return null;
  const rules = RULES.find((each) => each === answers.get('rules')) ?? null;
  const scenario = SCENARIOS.find((each) => each === answers.get('scenario')) ?? null;
  return { ruleSystem: system, game, rules, scenario };
}

/** The report says this of games whose file has only a score or a winner. */
export interface SettledGames {
  /** Tells whether scores are points of the game, which a report keeps. */
  readonly keepsScores: boolean;
  /** It may be asked about a match that has a winner. */
  readonly isModified: (match: FileMatch) => boolean;
}

type Score = NonNullable<FileMatch['score']>;

/** Scores are points of the game itself, or games won, as in a best of three. */
type ScoreKind = 'points' | 'games';

/** Nobody wins more games of a match, and a game does not have more Victory Points either. */
const MOST_GAMES = 4;
/** No game of points stays below this in every match of a tournament. */
const SURELY_POINTS = 10;

/**
 * Finds out from their values what scores are: 2-1, ½-½ and 4-1 are no points of the game. Beside Full and Modified
 * Wins they are points. The result is `unclear` when they may be either.
 *
 * @returns null where the file has no scores
 */
function kindOfScores({ rounds }: FileTournament): ScoreKind | 'unclear' | null {
  const matches = rounds.flatMap((round) => round.matches);
  const numbers = matches.flatMap(({ score }) => score ?? []);
  if (numbers.length === 0) return null;
  if (matches.some(({ margin, score }) => margin !== null && score !== null))
    return matches.every(isBestOfThree) ? 'unclear' : 'points';
  const most = numbers.reduce((one, other) => Math.max(one, other), 0);
  if (most >= SURELY_POINTS || numbers.some((each) => each < 0)) return 'points';
  return most <= MOST_GAMES || !numbers.every(Number.isInteger) ? 'games' : 'unclear';
}

/** Tells whether a score may be one of games won, with the player who won more of them as the winner. */
function isBestOfThree({ score, result }: FileMatch): boolean {
  if (score === null) return true;
  const [winning, losing] = winnerFirst(score, result);
  // A tie-break may decide a match of one game each.
  const isDecided = winning > losing || (winning === 1 && losing === 1);
  return winning <= 2 && losing >= 0 && (result === 'draw' ? winning === losing : isDecided);
}

/**
 * Decides whether scores are kept, and which wins are modified: by what the file says, by the score (see
 * `RuleSystem.marginOfScore`), otherwise by the answer `wins`.
 *
 * @param answers `scores` and `wins`; see {@link Answers}
 * @returns null, with a finding for each open question, while an answer is missing
 */
export function settleGames(
  tournament: FileTournament,
  played: PlayedBy | null,
  answers: Answers,
  findings: FileFindings,
): SettledGames | null {
  const answer = WINS.find((each) => each === answers.get('wins')) ?? null;
  if (played === null) return { keepsScores: false, isModified: ({ margin }) => (margin ?? answer) === 'modified' };
  const kind = scoreKindOf(tournament, played, answers, findings);
  if (kind === 'open') return null;
  const keepsScores = kind === 'points';
  const marginOf = ({ result, margin, score, kind: ofMatch, isConceded }: FileMatch) => {
    if (margin !== null) return margin;
    if (!keepsScores || score === null || ofMatch === 'forfeit' || isConceded) return null;
    return getRuleSystem(played.ruleSystem).marginOfScore(...winnerFirst(score, result), played);
  };
  const won = wonMatches(tournament);
  if (!keepsScores) tellGames(tournament, played, findings);
  const isSound = countsGames(played.ruleSystem) || checkNumbers(tournament, keepsScores, played, findings);
  const open = answer === null ? won.filter((match) => marginOf(match) === 'either') : [];
  if (open.length > 0) askWins(open, played, findings);
  else if (answer === null) {
    tellModified(won, marginOf, findings);
    tellTaken(
      won.filter((match) => match.kind === 'played' && match.isConceded !== true && marginOf(match) === null),
      played,
      findings,
    );
  }
  if (!isSound || open.length > 0) return null;
  return {
    keepsScores,
    isModified: (match) => {
      const margin = marginOf(match);
      if (match.margin !== null || margin === 'full') return margin === 'modified';
      return answer === null ? margin === 'modified' : answer === 'modified';
    },
  };
}

const WINS = ['full', 'modified'] as const;
const SCORE_KINDS = ['points', 'games'] as const;

const winnerFirst = ([own, other]: Score, result: FileMatch['result']): Score =>
  result === 'loss' ? [other, own] : [own, other];

const wonMatches = ({ rounds }: FileTournament): FileMatch[] =>
  rounds.flatMap(({ matches }) => matches.filter(({ result }) => result === 'win' || result === 'loss'));

function scoreKindOf(
  tournament: FileTournament,
  { ruleSystem }: PlayedBy,
  answers: Answers,
  findings: FileFindings,
): ScoreKind | 'open' {
  // Other programs count games or points of their own, and a rule system may count games.
  if (tournament.hasGameScores !== true || countsGames(ruleSystem)) return 'games';
  const answer = SCORE_KINDS.find((each) => each === answers.get('scores'));
  const kind = answer ?? kindOfScores(tournament) ?? 'games';
  if (kind !== 'unclear') return kind;
  const matches = tournament.rounds.flatMap((round) => round.matches.filter(({ score }) => score !== null));
  const suggestion = matches.every(isBestOfThree) ? 'games' : 'points';
  const message = say`The scores, such as ${tell(matches[0]!.score!)}, may be points of the game or games won.`;
  const advice = say`Answer scores with points or games, for example with --set scores=points.`;
  findings.add('open-question', { pointer: '/tournament/scores', suggestion }, message, advice);
  return 'open';
}

const tell = (score: readonly number[]): string => score.join('-');

/** A report has whole numbers as scores and differentials. */
function checkNumbers(
  { rounds }: FileTournament,
  keepsScores: boolean,
  { rules }: PlayedBy,
  findings: FileFindings,
): boolean {
  const played = rounds.flatMap(({ matches }) => matches.filter(({ kind }) => kind === 'played'));
  const broken = played.filter(
    ({ score, differential = 0 }) =>
      !(keepsScores && score !== null ? score.every(Number.isInteger) : Number.isInteger(differential)),
  );
  for (const { score, differential, place = { pointer: '' } } of broken) {
    if (keepsScores && score !== null) {
      const message = say`The score ${tell(score)} is not two whole numbers.`;
      const advice = say`Write the points of both as whole numbers, as in 100-35.`;
      findings.add('value-not-understood', place, message, advice);
    } else {
      const message = say`The differential ${differential!} is no whole number.`;
      findings.add('value-not-understood', place, message, say`Write a whole number, as in 65.`);
    }
  }
  for (const { score, differential = 0, place = { pointer: '' } } of keepsScores ? played : []) {
    if (score === null || differential === 0) continue;
    const most = differentialCap(rules);
    const counted = score.map((points) => Math.min(Math.max(points, 0), most)) as [number, number];
    if ([score, counted].some(([own, other]) => Math.abs(own - other) === Math.abs(differential))) continue;
    const message = say`The differential ${differential} does not fit the score ${tell(score)}; the score counts.`;
    findings.add('total-does-not-add-up', place, message, say`Correct the score or the differential.`);
  }
  return broken.length === 0;
}

/** Says that games won are not kept, and which of them contradict the result. */
function tellGames({ rounds, hasGameScores }: FileTournament, { ruleSystem }: PlayedBy, findings: FileFindings): void {
  const games = rounds.flatMap(({ matches }) => matches.filter(({ kind }) => kind === 'played'));
  const scored = games.filter(({ score }) => score !== null);
  const withDifferential = games.find(({ differential = 0 }) => differential !== 0);
  if (withDifferential !== undefined && countsGames(ruleSystem)) tellDifferential(withDifferential, findings);
  if (hasGameScores !== true) {
    const [first] = scored;
    if (first !== undefined && !countsGames(ruleSystem)) tellOwnScores(first, findings);
    return;
  }
  for (const { score, result, place = { pointer: '' } } of scored) {
    const [own, other] = score!;
    const isAgainst =
      result === 'win' ? own < other : result === 'loss' ? own > other : result === 'draw' && own !== other;
    if (!isAgainst) continue;
    const message = say`The result is a ${result!} of the first player, but the score is ${tell(score!)}.`;
    findings.add('score-against-result', place, message, say`Correct the score or the result; the result counts.`);
  }
  const several = scored.find(({ score }) => score![0] + score![1] > 1);
  if (countsGames(ruleSystem)) {
    const points = scored.find(({ score }) => gamesOfScore(score!) === null);
    if (points !== undefined) tellPoints(points, findings);
    tellTieBreaks(
      scored.filter(({ score, result }) => score![0] === score![1] && result !== 'draw' && result !== null),
      findings,
    );
    return;
  }
  if (several === undefined) return;
  const message = say`The scores, such as ${tell(several.score!)}, are read as games won, and the report keeps who won.`;
  const advice = say`If they are points of the game, answer scores with points, for example with --set scores=points.`;
  findings.add('scores-are-games', { pointer: '/tournament/scores' }, message, advice);
}

/** Tells whether a match is told by the games that were won, so that a game has no points. */
const countsGames = (ruleSystem: RuleSystemId): boolean => getRuleSystem(ruleSystem).recording.outcomes === null;

function tellOwnScores({ score }: FileMatch, findings: FileFindings): void {
  const message = say`The scores, such as ${tell(score!)}, are games won or points of the other program, and the report keeps who won.`;
  const advice = say`If that is right, no change is needed. If they are points of the game, save the results as a table with the columns Score 1 and Score 2.`;
  findings.add('scores-are-games', { pointer: '/tournament/scores' }, message, advice);
}

/** Scores of a rule system that counts games won are not kept. */
function tellPoints({ score, place = { pointer: '' } }: FileMatch, findings: FileFindings): void {
  const message = say`The scores, such as ${tell(score!)}, are not kept: this game counts games won, and the report keeps who won.`;
  const advice = say`If that is right, no change is needed; otherwise choose the game that was played.`;
  findings.add('cell-not-used', place, message, advice);
}

/** Where games won are counted, both players of a level match have as many; the winner of a tie-break has no more. */
function tellTieBreaks(matches: readonly FileMatch[], findings: FileFindings): void {
  const [first] = matches;
  if (first === undefined) return;
  const { score, place = { pointer: '' } } = first;
  const message = say`${count(matches.length, 'match', 'matches')} of ${tell(score!)} with a winner: who won a tie-break is not kept, since this game counts games won.`;
  findings.add(
    'cell-not-used',
    place,
    message,
    say`If that is right, no change is needed; otherwise correct the score.`,
  );
}

function tellDifferential({ differential, place = { pointer: '' } }: FileMatch, findings: FileFindings): void {
  const message = say`The differentials, such as ${differential!}, are not kept: this game counts games won.`;
  const advice = say`If that is right, no change is needed; otherwise choose the game that was played.`;
  findings.add('cell-not-used', place, message, advice);
}

function askWins(open: readonly FileMatch[], { rules }: PlayedBy, findings: FileFindings): void {
  const message = say`${count(open.length, 'game')} ended below ${differentialCap(rules)} points, such as ${tell(open[0]!.score!)}: Modified Win if time was called.`;
  const advice = say`Answer wins with modified or full, for example with --set wins=modified. If they differ, write FW or MW as the result of each.`;
  findings.add('open-question', { pointer: '/tournament/wins', suggestion: 'modified' }, message, advice);
}

/** Names wins that the score of the rule system makes modified ones. */
function tellModified(
  won: readonly FileMatch[],
  marginOf: (match: FileMatch) => 'full' | 'modified' | 'either' | null,
  findings: FileFindings,
): void {
  const modified = won.filter((match) => match.margin === null && marginOf(match) === 'modified');
  if (modified.length === 0) return;
  const message = say`${count(modified.length, 'win')} ${modified.length === 1 ? say`is a modified one` : say`are modified ones`} by the score, such as ${tell(modified[0]!.score!)}.`;
  const advice = say`If they were full wins, answer wins with full, for example with --set wins=full.`;
  findings.add('result-from-score', { pointer: '/tournament/wins' }, message, advice);
}

/** Names wins that neither a score nor the result shows to be full. */
function tellTaken(won: readonly FileMatch[], played: PlayedBy, findings: FileFindings): void {
  const margin = getRuleSystem(played.ruleSystem).marginOfScore(1, 1, played);
  if (won.length === 0 || margin === null || margin === 'full') return;
  const message = say`The file does not tell Full Wins from Modified Wins: ${count(won.length, 'win')} taken as full.`;
  const advice = say`If time was called in all of them, answer wins with modified, for example with --set wins=modified. If only in some, write FW or MW as the result of each.`;
  findings.add('wins-taken-as-full', { pointer: '/tournament/wins' }, message, advice);
}
