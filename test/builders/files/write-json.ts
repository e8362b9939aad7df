import type { Dice } from './dice.js';
import { type DrawnMatch, type DrawnRound, type Pair, dropsOf } from './drawn-tournament.js';
import type { Holds, Layout } from './layout.js';

const GAMES: Holds = {
  margins: 'none',
  winners: 'told',
  points: false,
  scoreOf: ({ games }) => games,
  tellsGames: true,
  forfeits: true,
  lostByBoth: true,
  cut: true,
};

const write = (value: unknown): string => JSON.stringify(value);
const isCut = ({ stage }: DrawnRound): boolean => stage === 'elimination';
const nameOfRound = (rounds: readonly DrawnRound[], index: number): string =>
  !isCut(rounds[index]!) ? `Round ${index + 1}` : index === rounds.length - 1 ? 'Finals' : 'Semifinals';
const idOf = (player: number): number => 1000 + player;

/** Returns the winner's id; null for a draw, and where nobody won. */
const winnerIdOf = ({ players, winner }: DrawnMatch): number | null =>
  winner === null ? null : idOf(players[winner]!);

/** Challonge names no byes: a player who has no match in a round, and plays later, had one. */
const challonge: Layout = {
  name: 'Challonge',
  format: 'challonge',
  holds: { ...GAMES, lostByBoth: false, byes: 'inferred', cut: false },
  write: (tournament, dice) => {
    const drops = dropsOf(tournament);
    const participants = tournament.names.map((name, player) => ({
      participant: { id: idOf(player), name, seed: player + 1, active: drops[player] === null, final_rank: null },
    }));
    const matches = tournament.rounds.flatMap(({ matches: ofRound }, round) =>
      ofRound.flatMap((match) => {
        const [first, second] = match.players;
        if (second === undefined) return [];
        const told = {
          round: round + 1,
          state: 'complete',
          player1_id: idOf(first),
          player2_id: idOf(second),
          winner_id: winnerIdOf(match),
        };
        return [{ match: { ...told, ...scoresOfChallonge(match, dice) } }];
      }),
    );
    return write({
      tournament: {
        id: 1,
        name: 'Winter Local',
        tournament_type: 'swiss',
        state: 'complete',
        started_at: '2024-11-20T18:00:00.000+01:00',
        participants,
        matches: matches.map(({ match }, index) => ({ match: { ...match, suggested_play_order: index + 1 } })),
      },
    });
  },
};

/** All games are in one pair of numbers, or each has a set. A disqualified player has -1, or the match is marked. */
function scoresOfChallonge({ kind, winner, games }: DrawnMatch, dice: Dice): object {
  if (kind === 'forfeit') {
    if (dice.chance(0.5)) return { scores_csv: '', forfeited: true };
    return { scores_csv: winner === 0 ? '0--1' : '-1-0', forfeited: null };
  }
  const [own, other] = games;
  if (dice.chance(0.5)) return { scores_csv: `${own}-${other}`, forfeited: null };
  const sets = [...Array<string>(own).fill('1-0'), ...Array<string>(other).fill('0-1')];
  return { scores_csv: sets.join(','), forfeited: null };
}

const startGg: Layout = {
  name: 'start.gg',
  format: 'start.gg',
  holds: GAMES,
  write: ({ names, rounds }, dice) => {
    const entrant = (player: number) => ({
      id: idOf(player),
      name: dice.chance(0.2) ? `TNG | ${names[player]}` : names[player],
    });
    const withPeople = (player: number) => ({ ...entrant(player), participants: [{ gamerTag: names[player] }] });
    const phases = [
      { id: 1, bracketType: 'SWISS', phase: { id: 1, name: 'Swiss' } },
      { id: 2, bracketType: 'SINGLE_ELIMINATION', phase: { id: 2, name: 'Top cut' } },
    ];
    const sets = rounds.flatMap((round, index) =>
      round.matches.map((match) => {
        const isDisqualified = match.kind === 'forfeit';
        const slots = match.players.map((player, side) => ({
          entrant: entrant(player),
          standing: { stats: { score: { value: scoreOfSlot(match, side as 0 | 1) } } },
        }));
        return {
          round: index + 1,
          fullRoundText: nameOfRound(rounds, index),
          winnerId: match.kind === 'bye' ? idOf(match.players[0]) : winnerIdOf(match),
          state: 3,
          displayScore: isDisqualified ? 'DQ' : null,
          completedAt: 1_700_000_000 + index * 3600,
          phaseGroup: phases[Number(isCut(round))],
          slots,
        };
      }),
    );
    return write({
      data: {
        event: {
          id: 9,
          name: 'Singles',
          state: 'COMPLETED',
          startAt: 1_700_000_000,
          entrants: {
            pageInfo: { total: names.length, totalPages: 1 },
            nodes: names.map((_, player) => withPeople(player)),
          },
          sets: {
            pageInfo: { total: sets.length, totalPages: 1 },
            nodes: sets.map((set, index) => ({ id: index + 1, ...set })),
          },
        },
      },
    });
  },
};

function scoreOfSlot({ kind, winner, games }: DrawnMatch, side: 0 | 1): number | null {
  if (kind === 'bye') return null;
  if (kind === 'forfeit') return winner === side ? 0 : -1;
  return games[side];
}

const melee: Layout = {
  name: 'Melee',
  format: 'melee',
  holds: GAMES,
  write: ({ names, rounds }) => {
    const side = (player: number, games: number | null) => ({
      GameWins: games,
      Team: { Players: [{ ID: idOf(player), DisplayName: names[player] }] },
    });
    const matches = rounds.flatMap((round, index) =>
      round.matches.map((match) => {
        const isBye = match.kind === 'bye';
        return {
          TournamentId: 1,
          TournamentName: 'Winter Local',
          TournamentStartDate: '2024-11-20T18:00:00Z',
          PhaseName: isCut(round) ? 'Playoffs' : 'Swiss',
          PhaseSortOrder: Number(isCut(round)),
          RoundName: nameOfRound(rounds, index),
          RoundNumber: index + 1,
          HasResult: true,
          ByeReason: isBye ? 1 : null,
          ResultString: sentenceOf(match, names),
          Competitors: match.players.map((player, at) =>
            side(player, match.kind === 'played' ? match.games[at]! : isBye ? 2 : 0),
          ),
        };
      }),
    );
    return write({ Content: matches, RecordsTotal: matches.length, HasMore: false });
  },
};

function sentenceOf({ kind, players, winner, games }: DrawnMatch, names: readonly string[]): string {
  const nameOf = (side: number) => names[players[side]!]!;
  if (kind === 'bye') return `${nameOf(0)} was awarded a bye`;
  if (kind === 'forfeit')
    return winner === null ? 'Both players forfeited the match' : `${nameOf(1 - winner)} forfeited the match`;
  const [more, fewer] = [Math.max(...games), Math.min(...games)];
  return winner === null ? `${games[0]}-${games[1]}-0 Draw` : `${nameOf(winner)} won ${more}-${fewer}-0`;
}

/** The cached JSON has only results in games. */
const topdeck: Layout = {
  name: 'TopDeck',
  format: 'topdeck',
  holds: { ...GAMES, forfeits: false, lostByBoth: false },
  write: ({ names, rounds }, dice) =>
    write({
      Tournament: { Name: 'Winter Local', Date: '2024-11-20T18:00:00Z' },
      Rounds: rounds.map((round, index) => ({
        RoundName: isCut(round) ? nameOfRound(rounds, index) : String(index + 1),
        Matches: round.matches.map(({ players: [first, second], games }) => ({
          Player1: names[first],
          Player2: second === undefined ? dice.pick(['', '-', 'bye', '*** BYE ***']) : names[second],
          Result: second === undefined ? '2-0-0' : `${games[0]}-${games[1]}-0`,
        })),
      })),
      Standings: names.map((name, player) => ({ Rank: player + 1, Player: name })),
    }),
};

/** The newer API marks tables. Games are those of the winner and the loser. */
const topdeckApi: Layout = {
  name: 'TopDeck API',
  format: 'topdeck-api',
  holds: { ...GAMES, lostByBoth: false },
  write: ({ names, rounds }) => {
    const person = (player: number) => ({ name: names[player], id: `p${player}` });
    return write({
      TID: 'winter',
      tournamentName: 'Winter Local',
      startDate: 1_700_000_000,
      standings: names.map((_, player) => person(player)),
      rounds: rounds.map((round, index) => ({
        round: isCut(round) ? nameOfRound(rounds, index) : index + 1,
        tables: round.matches.map(({ kind, players, winner, games }, table) => ({
          table: kind === 'bye' ? 'Byes' : table + 1,
          players: players.map(person),
          winner: winner === null ? 'Draw' : names[players[winner]!],
          winner_id: winner === null ? 'Draw' : `p${players[winner]!}`,
          status: kind === 'bye' ? 'Bye' : kind === 'forfeit' ? 'Forfeit' : 'Completed',
          ...(kind === 'played' && { winner_games: Math.max(...games), loser_games: Math.min(...games) }),
        })),
      })),
    });
  },
};

/** Returns points as Cobra counts them: three for a game won. */
const ofCobra = ({ games, winner }: DrawnMatch): Pair => {
  if (winner === null) return [3, 3];
  return winner === 0 ? [6, games[1] * 3] : [games[0] * 3, 6];
};

const playersOf = (names: readonly string[]) =>
  names.map((name, player) => ({ id: idOf(player), name, rank: player + 1 }));

const pointsInCobra = (rounds: readonly DrawnRound[], player: number): number =>
  rounds
    .filter((round) => !isCut(round))
    .flatMap(({ matches }) => matches.map((match) => ofCobra(match)[match.players.indexOf(player)] ?? 0))
    .reduce((sum, points) => sum + points, 0);

const cobra: Layout = {
  name: 'Cobra (NRTM)',
  format: 'nrtm',
  holds: { ...GAMES, forfeits: false, lostByBoth: false, scoreOf: ofCobra, scoreInCut: false, tellsGames: false },
  write: ({ names, rounds }) =>
    write({
      name: 'Winter Local',
      date: '2024-11-20',
      cutToTop: rounds.some(isCut) ? 4 : 0,
      preliminaryRounds: rounds.filter((round) => !isCut(round)).length,
      players: playersOf(names).map((player, index) => ({ ...player, matchPoints: pointsInCobra(rounds, index) })),
      rounds: rounds.map((round) =>
        round.matches.map((match, table) => {
          const [first, second] = match.players;
          const side = (player: number | undefined, at: 0 | 1) => {
            const id = player === undefined ? null : idOf(player);
            return isCut(round) ? { id, winner: match.winner === at } : { id, combinedScore: ofCobra(match)[at] };
          };
          return { table: table + 1, player1: side(first, 0), player2: side(second, 1), eliminationGame: isCut(round) };
        }),
      ),
    }),
};

const ofAesop = ({ winner }: DrawnMatch): Pair => (winner === null ? [1, 1] : winner === 0 ? [3, 0] : [0, 3]);

const aesop: Layout = {
  name: 'Aesop’s Tables',
  format: 'aesops-tables',
  holds: { ...GAMES, forfeits: false, lostByBoth: false, scoreOf: ofAesop, scoreInCut: false, tellsGames: false },
  write: ({ names, rounds }) =>
    write({
      name: 'Winter Local',
      date: '2024-11-20',
      uploadedFrom: 'AesopsTables',
      preliminaryRounds: rounds.filter((round) => !isCut(round)).length,
      players: playersOf(names),
      rounds: rounds.map((round) =>
        round.matches.map((match, table) => {
          const [first, second] = match.players;
          const [corpScore, runnerScore] = ofAesop(match).map(String);
          const told = {
            tableNumber: table + 1,
            corpPlayer: idOf(first),
            runnerPlayer: second === undefined ? '(BYE)' : idOf(second),
          };
          if (isCut(round)) return { ...told, eliminationGame: true, winner_id: winnerIdOf(match) };
          return { ...told, corpScore, runnerScore };
        }),
      ),
    }),
};

/** These are answers and exports of other programs as JSON. */
export const JSON_LAYOUTS: readonly Layout[] = [challonge, startGg, melee, topdeck, topdeckApi, cobra, aesop];
