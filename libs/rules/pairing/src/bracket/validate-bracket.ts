import { say, joined } from '@quadrant/rules/message';
import {
  decideTies,
  eliminationRounds,
  type FinalOrder,
  type Finding,
  finding,
  handleOf,
  type Match,
  positionsOf,
  type TournamentReport,
  type WinnerOf,
} from '@quadrant/rules/tournament';
import type { Bracket } from './bracket.js';
import { findBracket } from './brackets.js';
import { OWN_BRACKET } from './own-bracket.js';
import { compareWithBracket, type ToldMatch } from './compare-bracket.js';

/** These members describe the brackets that a rule system has. */
export interface BracketRules {
  /** Returns the brackets of so many players: several when the report names none, none when the rules have none. */
  readonly bracketsOf: (players: number) => readonly Bracket[];
  readonly winnerOf: WinnerOf;
  readonly orderSwiss: (report: TournamentReport) => FinalOrder;
  /** Tells whether another finding covers the first round. Then a bracket that begins differently is not compared. */
  readonly isSeedingTold?: boolean;
  readonly source: string;
}

/** Returns those brackets of these names that exist. */
export const listBrackets = (...names: string[]): Bracket[] => names.flatMap((name) => findBracket(name) ?? []);

interface PlacedMatch extends ToldMatch {
  readonly pointer: string;
  readonly round: number;
  readonly isFirst: boolean;
}

// @row 93, 97, 98, 216, 240
/** Reports each elimination match that the bracket does not have, with the one that it has instead. */
export function validateBracket(report: TournamentReport, rules: BracketRules): Finding[] {
  const matches = listMatches(report, rules);
  const entrants = [...new Set(matches.flatMap(({ players }) => players)), ...listByes(report)];
  const players = [...new Set(entrants)];
  const own = findBracket(OWN_BRACKET, report.tournament);
  if (own !== null && players.length > 0 && own.entrants !== players.length) {
    const message = say`${own.title} is a bracket of ${own.entrants} players, but ${players.length} played in it.`;
    const advice = say`Compare the bracket with the matches, or leave the bracket out.`;
    return [finding('match-not-of-bracket', '/tournament/bracket', message, advice)];
  }
  const brackets = players.length < 2 ? [] : own === null ? rules.bracketsOf(players.length) : [own];
  if (brackets.length === 0) return [];
  const seeded = seedsOf(report, players, rules);
  if (seeded === null) {
    const message = say`The seeds are not given, so the matches were not compared with the bracket.`;
    const advice = say`Give \`seed\` for every player of the bracket (${rules.source}).`;
    return [finding('bracket-without-seeds', '/players', message, advice)];
  }
  const compared = brackets.map((bracket) => ({
    bracket,
    stray: compareWithBracket(bracket, seeded.seeds, matches),
  }));
  // The bracket that fits best is chosen, the first one of several.
  const { bracket, stray } = compared.reduce((best, each) => (each.stray.length < best.stray.length ? each : best));
  const others = brackets.filter((each) => each !== bracket).map(({ title }) => title);
  if ((rules.isSeedingTold || seeded.isDrawn) && stray.some(({ index }) => matches[index]!.isFirst)) return [];
  return stray.map(({ index, expected }) => {
    const { players: both, pointer, round } = matches[index]!;
    const should =
      expected.length === 0
        ? say`it has no open match for them`
        : say`it has ${joined(
            expected.map(
              (match) =>
                say`${joined(
                  match.players.map((player) => player ?? ''),
                  ' against ',
                )} (match ${match.id})`,
            ),
            ' and ',
          )}`;
    const message = say`${joined(both, ' and ')} meet in round ${round}, but ${bracket.title} has no such match: ${should}.`;
    const doubt = bracket.isReconstruction
      ? say` This bracket is a reconstruction: if yours was announced differently, no change is needed.`
      : '';
    const worse = others.length === 0 ? '' : say` Compared too: ${joined(others, ', ')}.`;
    const advice = say`Check seeds, players and winners of the rounds before; the results count as given (${rules.source}).${doubt}${worse}`;
    return finding('match-not-of-bracket', `${pointer}/players`, message, advice);
  });
}

function listMatches(report: TournamentReport, { winnerOf, orderSwiss }: BracketRules): PlacedMatch[] {
  const rounds = eliminationRounds(report);
  const isTied = (match: Match) => match.players.length === 2 && winnerOf(match) === null;
  const ties = rounds.some(({ matches }) => matches.some(isTied))
    ? decideTies(report, rounds, positionsOf(orderSwiss(report).entries, report.entries.length), winnerOf)
    : null;
  return rounds.flatMap((round) => {
    const roundIndex = report.rounds.indexOf(round);
    return round.matches.flatMap((match, matchIndex): PlacedMatch[] => {
      const [first, second] = match.players;
      if (second === undefined) return [];
      const side = winnerOf(match) ?? ties?.get(match)?.winner ?? null;
      return [
        {
          players: [handleOf(report, first), handleOf(report, second)],
          winner: side === null ? null : handleOf(report, match.players[side]),
          pointer: `/rounds/${roundIndex}/matches/${matchIndex}`,
          round: round.round,
          isFirst: round === rounds[0],
        },
      ];
    });
  });
}

/** Lists the players who have a bye in the stage, perhaps without any match in it. */
const listByes = (report: TournamentReport): string[] =>
  eliminationRounds(report).flatMap(({ matches }) =>
    matches.flatMap(({ players, result }) =>
      players.length === 1 && result === 'BYE' ? [handleOf(report, players[0])] : [],
    ),
  );

interface Seeded {
  readonly seeds: readonly string[];
  /** Tells whether an unrecorded toss ordered some of them: they may have been seeded differently. */
  readonly isDrawn: boolean;
}

/** Orders players by their seeds when all seeds are different, otherwise by the Swiss stage; returns null without both. */
function seedsOf(report: TournamentReport, players: readonly string[], { orderSwiss }: BracketRules): Seeded | null {
  const entryOf = new Map(report.entries.map(({ handle }, entry) => [handle, entry]));
  const seedOf = (id: string): number | null => report.entries[entryOf.get(id)!]!.seed;
  const given = players.map(seedOf);
  if (!given.includes(null) && new Set(given).size === given.length) {
    return { seeds: [...players].sort((a, b) => seedOf(a)! - seedOf(b)!), isDrawn: false };
  }
  if (!report.rounds.some(({ stage }) => stage === 'swiss')) return null;
  const { entries, separations } = orderSwiss(report);
  const positions = positionsOf(entries, report.entries.length);
  const positionOf = (id: string): number => positions[entryOf.get(id)!]!;
  const isDrawn = players.some((id) => separations[positionOf(id)]?.by === 'coin-toss');
  return { seeds: [...players].sort((a, b) => positionOf(a) - positionOf(b)), isDrawn };
}
