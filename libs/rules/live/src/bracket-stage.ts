import { playBracket, type ReportedWinner } from '@quadrant/rules/pairing';
import { addedTables } from './seats.js';
import { settledMatch } from './claims.js';
import { isTouched } from './queries.js';
import type { LiveBracket, LiveGame, LiveRound, LiveState } from './live-state.js';

/**
 * Returns the winner of a settled match, as 0 or 1: its games or its result decide, and a tied match goes to the
 * higher seed (000, section 10). It is null while the match is not settled.
 */
export function winnerOfGame(game: LiveGame, seeds: readonly string[]): 0 | 1 | null {
  if (game.status !== 'settled') return null;
  if (game.incomplete !== undefined) {
    const { responsible } = game.incomplete;
    return responsible === null ? higherSeed(game, seeds) : responsible === 0 ? 1 : 0;
  }
  const match = settledMatch(game)!;
  const lead =
    match.result === null
      ? match.games.reduce((sum, { winner }) => sum + (winner === null ? 0 : 1 - 2 * winner), 0)
      : (LEADS[match.result] ?? 0);
  if (lead === 0) return higherSeed(game, seeds);
  return lead > 0 ? 0 : 1;
}

const LEADS: Readonly<Partial<Record<string, number>>> = {
  FW: 1,
  MW: 1,
  WIN: 1,
  MODIFIED_WIN: 1,
  FL: -1,
  ML: -1,
  LOSS: -1,
  MODIFIED_LOSS: -1,
};

const higherSeed = ({ players: [first, second] }: LiveGame, seeds: readonly string[]): 0 | 1 =>
  seeds.indexOf(first) < seeds.indexOf(second) ? 0 : 1;

/** Lists the winners of the bracket, as far as its matches are settled. */
export const winnersOf = (rounds: readonly LiveRound[], { seeds }: LiveBracket): ReportedWinner[] =>
  rounds.flatMap(({ games }) =>
    games.flatMap((game) => {
      const winner = game.bracketMatch === null ? null : winnerOfGame(game, seeds);
      return winner === null ? [] : [{ match: game.bracketMatch!, winner: game.players[winner] }];
    }),
  );

/** A game of the bracket with something entered, whose players do not meet any more. */
export interface OutdatedGame {
  readonly round: number;
  readonly game: LiveGame;
}

/** Lists the games with entries whose players would not meet any more with the winners of earlier matches, in playing order. */
export function findOutdated(rounds: readonly LiveRound[], bracket: LiveBracket): OutdatedGame[] {
  const outdated: OutdatedGame[] = [];
  const isOutdated = (game: LiveGame): boolean => outdated.some((each) => each.game === game);
  for (const { round, games } of rounds.slice(bracket.after).filter(({ stage }) => stage === 'elimination')) {
    const before = rounds
      .slice(0, round - 1)
      .map((each) => ({ ...each, games: each.games.filter((game) => !isOutdated(game)) }));
    const { matches } = playBracket(bracket.bracket, bracket.seeds, winnersOf(before, bracket));
    for (const game of games) {
      const match = matches.find(({ id }) => id === game.bracketMatch);
      const isKept = game.players.every((player) => match?.players.includes(player) === true);
      if (isTouched(game) && !isKept) outdated.push({ round, game });
    }
  }
  return outdated;
}

/** Takes back the games that {@link findOutdated} lists, and plays the bracket on. */
export function takeBackOutdated(state: LiveState): void {
  if (state.bracket === null) return;
  const outdated = new Set(findOutdated(state.rounds, state.bracket).map(({ game }) => game));
  for (const round of state.rounds) round.games = round.games.filter((game) => !outdated.has(game));
  followBracket(state);
}

// @row 93, 159
/** Plays the bracket as far as its matches are settled: games of known players are created, and those of unknown ones removed. */
export function followBracket(state: LiveState): void {
  const { bracket, rounds } = state;
  if (bracket === null) return;
  const played = playBracket(bracket.bracket, bracket.seeds, winnersOf(rounds, bracket));
  // Winners that do not fit are refused before they come into the log.
  if (played.findings.length > 0) return;
  bracket.matches = played.matches;
  bracket.places = played.places;
  const last = Math.max(...bracket.bracket.matches.map(({ round }) => round));
  for (let stageRound = 1; stageRound <= last; stageRound++) {
    const round = bracket.after + stageRound;
    const known = played.matches.filter(
      (match) => match.round === stageRound && (match.state === 'open' || match.state === 'played'),
    );
    rounds[round - 1] ??= addedTables(round, 'elimination');
    const before = rounds[round - 1]!;
    before.games = known.map(({ id, players }, index): LiveGame => {
      const pair = players as readonly [string, string];
      const old = before.games.find(({ bracketMatch }) => bracketMatch === id);
      if (old !== undefined && old.players[0] === pair[0] && old.players[1] === pair[1]) return old;
      return {
        table: index + 1,
        players: pair,
        bracketMatch: id,
        claims: [],
        status: 'open',
        before: null,
        extraMinutes: 0,
      };
    });
  }
}
