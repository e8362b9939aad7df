import { joined, type Text, say } from '@quadrant/rules/message';
import {
  type Bracket,
  BRACKETS,
  drawBracket,
  nameOfSource,
  playBracket,
  type PlayedBracketMatch,
  type ReportedWinner,
} from '@quadrant/rules/pairing';
import { MATCH_LENGTHS } from '@quadrant/rules/systems';
import { type Finding, finding } from '@quadrant/rules/tournament';
import { nextGame, playGames, type NextGame, type ReportedGame, type ReportedMatch } from './bracket-games.js';

/** The answer about a bracket depends on nothing but these facts. */
export interface BracketQuestion {
  readonly bracket: Bracket;
  /** They are handles, the first seed first. */
  readonly seeds: readonly string[];
  readonly results: readonly ReportedMatch[];
  /** A match has at most this many games; null means one. */
  readonly bestOf: number | null;
  /** First turns and coins are drawn with this seed; null when they are drawn at the table. */
  readonly seed: string | null;
}

export interface BracketMatchAnswer extends PlayedBracketMatch {
  /** The names of both sides for people, such as "winner of 3" for one that is not known yet. */
  readonly names: readonly [Text, Text];
  /** The games that each has won, in the order of `players`; null when only the winner of the match was reported. */
  readonly wins: readonly [number, number] | null;
  /** It is null for a match that is decided, or waits for its players. */
  readonly next: NextGame | null;
}

export interface BracketAnswer {
  readonly name: string;
  readonly title: Text;
  readonly provenance: string;
  readonly isReconstruction: boolean;
  readonly bestOf: number;
  readonly matches: readonly BracketMatchAnswer[];
  /** It contains everybody in the order of places, and is null until the last match is played. */
  readonly places: readonly string[] | null;
}

/** Returns the names of brackets for a person who asked for an unknown one. */
export const listBracketNames = (): string =>
  `${BRACKETS.map((each) => each.name).join(', ')}, or play-in-N or champions-league-N with N from 3 to 64`;

// @row 92, 93, 159
/**
 * Plays a bracket with the reported results, and tells what comes next in each match.
 *
 * @returns findings when seeds, lengths or results do not fit
 */
export function answerBracket(question: BracketQuestion): BracketAnswer | Finding[] {
  const { bracket, seeds, results, seed } = question;
  const bestOf = question.bestOf ?? 1;
  const allowed = bracket.play === 'match-play' ? MATCH_LENGTHS : [1];
  if (!allowed.includes(bestOf)) {
    const message = say`A match of ${bracket.title} is not the best of ${bestOf}.`;
    return [finding('match-length-impossible', '/bestOf', message, say`Use ${joined(allowed, ' or ')}.`)];
  }
  const told = new Map(results.map((each) => [each.match, each.games]));
  const wins = new Map<string, readonly [number, number]>();
  const winners: ReportedWinner[] = results
    .filter(({ match }) => !bracket.matches.some(({ id }) => id === match))
    .map(({ match, winner }) => ({ match, winner: winner ?? '', pointer: `/winners/${match}` }));
  for (const { id } of bracket.matches) {
    const result = results.find(({ match }) => match === id);
    if (result === undefined) continue;
    const before = playBracket(bracket, seeds, winners).matches.find((match) => match.id === id);
    const pointer = `/winners/${id}`;
    const [first, second] = before?.players ?? [null, null];
    if (result.games.length === 0 || first === null || second === null) {
      winners.push({ match: id, winner: result.winner ?? result.games[0]?.winner ?? '', pointer });
      continue;
    }
    const played = playGames(result, [first, second], bracket, bestOf, seeds);
    if (played.findings.length > 0) return played.findings;
    wins.set(id, played.wins);
    if (played.winner !== null) winners.push({ match: id, winner: played.winner, pointer });
  }
  const { matches, places, findings } = playBracket(bracket, seeds, winners);
  if (findings.length > 0) return [...findings];
  const { name, title, provenance, isReconstruction } = bracket;
  const answered = matches.map((match): BracketMatchAnswer => {
    const isOpen = match.state === 'open';
    const games: readonly ReportedGame[] = told.get(match.id) ?? [];
    const nameOf = (side: 0 | 1): Text =>
      match.players[side] ?? (match.state === 'bye' ? 'bye' : String(nameOfSource(match.sides[side])));
    return {
      ...match,
      names: [nameOf(0), nameOf(1)],
      wins: wins.get(match.id) ?? null,
      next: isOpen ? nextGame({ bracket, match, games, bestOf, seeds, seed, told, all: matches }) : null,
    };
  });
  return { name, title, provenance, isReconstruction, bestOf, matches: answered, places };
}

/** Draws the answer as a picture (SVG). */
export const pictureOf = ({ title, matches }: BracketAnswer): string => drawBracket(title, matches);
