import { type Text, say } from '@quadrant/rules/message';
import { findRuleSystem } from '@quadrant/rules/systems';
import type { FileFindings, FilePlace } from './parts/file-findings.js';
import type { FileMatch, FileRound, FileTournament } from './parts/file-tournament.js';
import { addScoreOfNoGame } from './parts/score-cells.js';
import {
  NOTHING_PLAYED,
  type TournamentHeader,
  type Unplayed,
  type UnplayedMatch,
  type UnplayedOutcome,
  type UnplayedRow,
} from '@quadrant/rules/tournament';
import type { Answers } from './answers.js';

/** This answer says what half-point byes of a file become. */
export const HALF_BYES = 'halfByes';

const HALF_BYE_ANSWERS: ReadonlySet<string | undefined> = new Set(['bye', 'missed']);

/** A match as a report has it: a match of the file, or a row of one that was not played. */
export interface ReportMatch {
  /** They are ids of players. */
  readonly players: readonly string[];
  /** It is null for a row of a match that was not played. */
  readonly match: FileMatch | null;
  readonly row: UnplayedRow | null;
  readonly place: FilePlace | undefined;
}

interface Context {
  readonly header: Pick<TournamentHeader, 'ruleSystem' | 'game'>;
  readonly answers: Answers;
  readonly nameOf: (id: string) => string;
  readonly findings: FileFindings;
}

/**
 * Returns the matches of a round as the report has them. Two players who were paired and did not play get what the
 * rule system says. A half-point bye is what the sender answered. An absent player has no row.
 */
export const matchesOfReport = (round: FileRound, context: Context): ReportMatch[] =>
  round.matches.flatMap((match) => {
    if (match.kind === 'absent') return [];
    if (match.kind === 'forfeit' || match.isConceded === true) addScoreOfNoGame(match, context.findings);
    if (match.kind === 'forfeit' && match.result !== 'draw') return rowsOfForfeit(match, round, context);
    if (isHalfBye(match)) return match.players.flatMap((id) => rowsOfHalfBye(id, match, round, context));
    return [{ players: match.players, match, row: null, place: match.place }];
  });

/** A pairing that was not played may give half a point to both. */
const isHalfBye = ({ kind, isHalf }: FileMatch): boolean => kind === 'forfeit' || (kind === 'bye' && isHalf === true);

function rowsOfForfeit(match: FileMatch, round: FileRound, { header, nameOf, findings }: Context): ReportMatch[] {
  const { players, result, place } = match;
  const present = result === null ? null : result === 'win' ? 0 : 1;
  const { rows, outcome } = unplayedIn(header, { stage: round.stage, present });
  const [first, second] = players.map(nameOf) as [string, string];
  const at = place ?? { pointer: '' };
  const message =
    present === 1 ? SENTENCES[outcome](second, first, round.round) : SENTENCES[outcome](first, second, round.round);
  if (present === null) findings.add('nobody-won', at, message, say`If one of them won, correct the result.`);
  else {
    const advice = say`If they played, correct the result. Enter a concession as a win and a loss.`;
    findings.add('game-not-played', at, message, advice);
  }
  return rows.map((row) => ({ players: row.sides.map((side) => players[side]!), match: null, row, place }));
}

/** The answers to a file may name an unknown rule system; the reader of the document reports that. */
const unplayedIn = ({ ruleSystem, game }: Context['header'], unplayed: Unplayed): UnplayedMatch =>
  findRuleSystem(ruleSystem)?.playing.unplayed(game, unplayed) ?? NOTHING_PLAYED;

/** The player who was there comes first, then the other one. */
const SENTENCES: Readonly<Record<UnplayedOutcome, (there: string, away: string, round: number) => Text>> = {
  'bye-and-missed-game': (there, away, round) =>
    say`Forfeit in round ${round}: ${there} has a bye, ${away} a Missed Game; not rated.`,
  'bye-and-nothing': (there, away, round) =>
    say`Forfeit in round ${round}: ${there} has a bye, ${away} no result there; not rated.`,
  'won-and-lost': (there, away, round) => say`Forfeit in round ${round}: ${there} has won, ${away} lost; not rated.`,
  'full-win-and-loss': (there, away, round) =>
    say`Forfeit in round ${round}: ${there} has a full win, ${away} a full loss; rated.`,
  'star-trek-forfeit': (there, away, round) =>
    say`Forfeit in round ${round}: ${there} has a full win 2(+100), ${away} a full loss 0(-100); rated.`,
  'both-missed-game': (one, other, round) =>
    say`Nobody won the match of ${one} and ${other} in round ${round}: both have a Missed Game there.`,
  nothing: (one, other, round) =>
    say`Nobody won the match of ${one} and ${other} in round ${round}: neither has a result there.`,
};

function rowsOfHalfBye(id: string, { place }: FileMatch, { stage }: FileRound, context: Context): ReportMatch[] {
  if (context.answers.get(HALF_BYES) === 'bye') return [{ players: [id], match: null, row: BYE, place }];
  // They are treated as a player who missed the round, in the rule systems that have a result for it.
  const [row] = unplayedIn(context.header, { stage, present: null }).rows;
  return row === undefined ? [] : [{ players: [id], match: null, row, place }];
}

const BYE: UnplayedRow = { sides: [0], result: 'BYE', gameFor: null, endedBy: null };

/** Says which half-point byes a file has while there is no answer that says what they become; null when nothing is open. */
export function tellOpenHalfByes({ rounds, players }: FileTournament, answers: Answers): Text | null {
  if (HALF_BYE_ANSWERS.has(answers.get(HALF_BYES))) return null;
  const nameOf = new Map(players.map(({ id, name }) => [id, name]));
  const found = rounds.flatMap(({ round, matches }) =>
    matches.flatMap((match) =>
      isHalfBye(match) && (match.kind === 'bye' || match.result === 'draw')
        ? match.players.map((id) => `${nameOf.get(id) ?? id} (${round})`)
        : [],
    ),
  );
  if (found.length === 0) return null;
  const shown = found.slice(0, MOST_SHOWN).join(', ') + (found.length > MOST_SHOWN ? ', …' : '');
  return say`No rule system has half-point byes, but the file has some, each with its round: ${shown}.`;
}

const MOST_SHOWN = 5;

/**
 * Returns the last Swiss round in which each player was paired without playing. A player who was paired had not
 * dropped, even if the file marks them as dropped in an earlier round.
 */
export function lastUnplayedRounds(rounds: readonly FileRound[]): ReadonlyMap<string, number> {
  const last = new Map<string, number>();
  for (const { round, stage, matches } of rounds) {
    if (stage !== 'swiss') continue;
    for (const { kind, players } of matches) if (kind === 'forfeit') for (const id of players) last.set(id, round);
  }
  return last;
}
