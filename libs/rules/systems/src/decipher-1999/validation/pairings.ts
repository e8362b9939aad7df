import { say } from '@quadrant/rules/message';
import type { EntryIndex, Finding, Round, TournamentReport } from '@quadrant/rules/tournament';
import {
  keepSwissRounds,
  listSwissRounds,
  listMeetings,
  type RankedPairs,
  validateRanks,
} from '@quadrant/rules/pairing';
import { hasSides, hasTwoGameRounds, settingOf } from '../formats.js';
import { gamesInRound } from '../played-games.js';
import { computeTally } from '../tally.js';

const SOURCE = 'Decipher Tournament Guide 6.99, section II.A.i, 6';

type ListedRound = Round & { readonly index: number };

// @row 173, 174, 176, 177
/**
 * Compares Swiss rounds with the order of scores (001, II.A.i, 6 and 7): Star Trek in one pile, the second game of a
 * two-game round of Star Wars and Young Jedi in two. The sides at the beginning of a two-game round are drawn, so
 * first games are not checked. Sealed Deck with sides is not checked either, because 001 does not describe its piles.
 *
 * @param lacksScores whether a differential is not known: then players of equal points may be in any order
 */
export function validatePairings(report: TournamentReport, lacksScores: boolean): Finding[] {
  const setting = settingOf(report.tournament);
  const rounds = listSwissRounds(report);
  if (hasTwoGameRounds(setting)) return validateSecondGames(report, rounds, lacksScores);
  if (hasSides(setting.game)) return [];
  return rounds.slice(1).flatMap((round, before) => {
    const soFar = keepSwissRounds(report, before + 1);
    const met = listMeetings(soFar);
    return validateRanks(report, {
      name: say`Round ${round.round}`,
      pairs: pairsOf(round, ([first, second]) => [first, second]),
      hasTwoPiles: false,
      ranking: rankingOf(soFar, lacksScores),
      barred: (entry) => met[entry]!,
      source: SOURCE,
    });
  });
}

function validateSecondGames(
  report: TournamentReport,
  rounds: readonly ListedRound[],
  lacksScores: boolean,
): Finding[] {
  let isSecond = true;
  return rounds.flatMap((round, before) => {
    isSecond = gamesInRound(round) === 1 && !isSecond;
    const isTold = round.matches.every(({ players, games }) => players.length === 1 || games[0]?.sides != null);
    if (!isSecond || !isTold) return [];
    const soFar = keepSwissRounds(report, before);
    const metAsDark = listDarkMeetings(soFar);
    return validateRanks(report, {
      name: say`Round ${round.round}`,
      pairs: pairsOf(round, ([first, second], match) =>
        round.matches[match]!.games[0]!.sides![0] === 'dark' ? [first, second] : [second, first],
      ),
      hasTwoPiles: true,
      ranking: rankingOf(soFar, lacksScores),
      barred: (dark) => metAsDark[dark]!,
      source: SOURCE,
    });
  });
}

const rankingOf = (report: TournamentReport, lacksScores: boolean): RankedPairs['ranking'] => {
  const { points, differential } = computeTally(report);
  return lacksScores ? [points] : [points, differential];
};

type Two = readonly [EntryIndex, EntryIndex];

const pairsOf = ({ matches, index }: ListedRound, order: (players: Two, match: number) => Two): RankedPairs['pairs'] =>
  matches.flatMap(({ players: [first, second] }, match) =>
    second === undefined
      ? []
      : [{ players: order([first, second], match), pointer: `/rounds/${index}/matches/${match}/players` }],
  );

/** Lists for each entry the opponents it has met as the Dark player. */
function listDarkMeetings({ entries, rounds }: TournamentReport): ReadonlySet<EntryIndex>[] {
  const met = entries.map(() => new Set<EntryIndex>());
  for (const {
    players: [first, second],
    games,
  } of rounds.flatMap(({ matches }) => matches)) {
    if (second === undefined) continue;
    for (const { sides } of games) {
      if (sides?.[0] === 'dark') met[first]!.add(second);
      if (sides?.[0] === 'light') met[second]!.add(first);
    }
  }
  return met;
}
