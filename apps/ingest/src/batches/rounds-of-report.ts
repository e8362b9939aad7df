import {
  type Game,
  type IncompleteMatch,
  listPossibleOpponents,
  type Match,
  numbersOfMatches,
  type Round,
  type TournamentReport,
} from '@quadrant/rules/tournament';
import type { TournamentRoundDto } from '@quadrant/views';

type MatchTold = TournamentRoundDto['matches'][number];

/** Returns the rounds of a report as the page of its tournament shows them once it is published. */
export function roundsOfReport(report: TournamentReport): TournamentRoundDto[] {
  const handleOf = (entry: number): string => report.entries[entry]!.handle;
  return report.rounds.map((round) => ({
    round: round.round,
    stage: round.stage,
    matches: matchesIn(round, handleOf),
    pods: round.pods.map(({ players, scores, wentOut }) => ({
      scores: players.map((entry, seat) => ({ handle: handleOf(entry), score: scores[seat]! })),
      wentOut: wentOut === null ? null : handleOf(wentOut),
    })),
    possibleOpponents: possibleIn(report, round, handleOf),
  }));
}

function possibleIn(report: TournamentReport, round: Round, handleOf: (entry: number) => string): string[] | null {
  const possible = listPossibleOpponents(report, round);
  return possible.length === 0 ? null : possible.map(handleOf);
}

function matchesIn(round: Round, handleOf: (entry: number) => string): MatchTold[] {
  const numbers = numbersOfMatches(round);
  const told: (readonly [number: number, match: MatchTold])[] = [
    ...round.matches.map((match, index): readonly [number, MatchTold] => {
      const { inferred } = match;
      const mark = inferred === undefined ? {} : { basis: 'inferred' as const, inferredBy: inferred };
      return [numbers[index]!, { ...tellMatch(match, match.players.map(handleOf)), ...mark }];
    }),
    ...(round.incomplete ?? []).map((match): readonly [number, MatchTold] => {
      const [one, other] = match.players;
      const players = [handleOf(one), other === null ? null : handleOf(other)];
      return [match.number, { ...tellMatch(match, players), basis: 'unknown' }];
    }),
  ];
  return told.sort(([one], [other]) => one - other).map(([, match]) => match);
}

const tellMatch = (match: Match | IncompleteMatch, players: (string | null)[]): MatchTold => ({
  players,
  result: match.result,
  score: match.score && [...match.score],
  endedBy: match.endedBy,
  ...(match.differential !== null && { differential: match.differential }),
  ...(match.games.length > 0 && { games: match.games.map((game) => tellGame(game, players)) }),
  ...(match.missions !== null && { missions: match.missions.map((missions) => ({ ...missions })) }),
  ...(match.bestOf !== null && { bestOf: match.bestOf }),
  ...(match.bonusExcluded !== null && { bonusExcluded: [...match.bonusExcluded] as [number, number] }),
  ...(match.victoryConditionsDiffer && { victoryConditionsDiffer: true as const }),
});

const tellGame = ({ winner, sides, score, ...game }: Game, players: readonly (string | null)[]) => ({
  ...game,
  winner: winner === null ? null : (players[winner] ?? null),
  sides: sides && ([...sides] as [string, string]),
  score: score && ([...score] as [number, number]),
});
