import { getRuleSystem } from '@quadrant/rules/systems';
import {
  foldHandle,
  writtenLike,
  type Entry,
  type Game,
  type Match,
  type Pairing,
  type Round,
  type Standing,
  type TournamentHeader,
  type TournamentReport,
} from '@quadrant/rules/tournament';
import { settledMatch, settledPod } from './claims.js';
import type { LiveGame, LivePlayer, LiveRound, LiveState } from './live-state.js';
import { externalIdOf } from './live-tournament.js';
import { listPlayersWithPlace } from './places-left.js';
import { missedGamesOf, tablesOf } from './queries.js';
import { gamesOfMatch } from './result-faults.js';

type IndexOf = (handle: string) => number;

// @row 154, 156, 159
/**
 * Returns the report of a live tournament so far. Pairing and standings are computed from it, and at the end it is
 * submitted. A player who never played a round is in it only while they may still be paired.
 */
export function reportOf(state: LiveState): TournamentReport {
  const { tournament, rounds, confrontation, isFinished } = state;
  const seen = new Set(rounds.flatMap(seatedIn));
  const players = [...state.players.values()].filter(
    ({ key, presence }) => seen.has(key) || (!isFinished && presence === 'playing'),
  );
  const indices = new Map(players.map(({ key }, index) => [key, index]));
  const indexOf: IndexOf = (handle) => indices.get(foldHandle(handle)) ?? 0;
  const all = rounds.map((round) => roundOf(round, state, indexOf));
  const isBeside = isPlayedBesideCut(state);
  const told = isBeside ? all.filter(isTold) : all;
  const played = told.slice(0, told.findLastIndex(({ matches, pods }) => matches.length + pods.length > 0) + 1);
  return {
    tournament: {
      ...tournament.header,
      externalId: externalIdOf(tournament.id),
      plannedRounds: state.plannedRounds,
      ...finalsOf(state),
      ...state.directorPlays,
    },
    entries: players.map((player) => (isBeside ? leftAfter(entryOf(player, state), told) : entryOf(player, state))),
    rounds: isBeside ? played.map((round, index) => ({ ...round, round: index + 1 })) : played,
    finalConfrontation: confrontation && {
      players: [indexOf(confrontation.players[0]), indexOf(confrontation.players[1])],
      winner: indexOf(confrontation.winner),
    },
    places: [],
    standings: null,
    tosses: [],
    handleOrder: null,
  };
}

/** Rounds of the others come after all rounds that the bracket may have, such as a second final that was not needed. */
const isPlayedBesideCut = ({ bracket, rounds }: LiveState): boolean =>
  bracket !== null && rounds.slice(bracket.after).some(({ stage }) => stage === 'swiss');

const isTold = ({ stage, matches }: Round): boolean => stage === 'swiss' || matches.length > 0;

/** Counts only rounds that the report has. */
function leftAfter(entry: Entry, told: readonly Round[]): Entry {
  const left = entry.droppedAfterRound;
  return left === null ? entry : { ...entry, droppedAfterRound: told.filter(({ round }) => round <= left).length };
}

/** Finals are played after their heats, and differently. */
function finalsOf({ qualified, bracket, tournament: { header } }: LiveState): Partial<TournamentHeader> {
  if (qualified === null) return {};
  const startsAt = writtenLike(qualified.at, header.startsAt);
  if (bracket === null) return { startsAt, pairing: 'tribbles-finals' };
  const style = PAIRING_OF_BRACKET.find(([pattern]) => pattern.test(bracket.bracket.name));
  return style === undefined ? { startsAt } : { startsAt, pairing: style[1] };
}

const PAIRING_OF_BRACKET: readonly (readonly [RegExp, Pairing])[] = [
  [/^standard-/, 'single-elimination'],
  [/^play-in-/, 'single-elimination-play-in'],
  [/^modified-mcintyre-/, 'modified-mcintyre'],
  [/^mcintyre-/, 'mcintyre'],
  [/^double-elimination-/, 'double-elimination'],
];

export interface LiveStanding extends Standing {
  readonly handle: string;
}

/** Returns the order as it is now; empty before the first result. */
export function standingsOf(state: LiveState, report = reportOf(withPlaces(state))): LiveStanding[] {
  const hasResult = state.rounds.some((round) => tablesOf(round).some(({ status }) => status === 'settled'));
  if (report.rounds.length === 0 || !hasResult) return [];
  const order = getRuleSystem(report.tournament.ruleSystem).computeStandings(report, state.tournament.seed);
  return order.map((standing) => ({ ...standing, handle: report.entries[standing.entry]!.handle }));
}

/** Somebody who came when nobody could join any more is not in the order. */
const withPlaces = (state: LiveState): LiveState => ({
  ...state,
  players: new Map(listPlayersWithPlace(state).map((player) => [player.key, player])),
});

/** Returns the report of a finished tournament. Its order is the one that players saw, so that coin tosses stay the same. */
export function finishedReport(state: LiveState): TournamentReport {
  const report = reportOf(state);
  const standings = standingsOf(state, report).map(({ entry }) => entry);
  return { ...report, standings: standings.length === 0 ? null : standings };
}

function entryOf(player: LivePlayer, { bracket }: LiveState): Entry {
  const { handle, name, country, region, earnedByes, headStart, deck, droppedAfter: droppedAfterRound } = player;
  // Without Swiss rounds the seeds of the bracket are those of the tournament.
  const drawn = bracket !== null && bracket.after === 0 ? bracket.seeds.indexOf(handle) + 1 : 0;
  const seed = drawn > 0 ? drawn : player.seed;
  return { handle, name, country, region, seed, earnedByes: [...earnedByes], headStart, droppedAfterRound, deck };
}

function seatedIn(round: LiveRound): string[] {
  const { games, pods, byes, earnedByes } = round;
  return [...games, ...pods]
    .flatMap(({ players }) => [...players])
    .concat(byes, earnedByes, missedGamesOf(round))
    .map(foldHandle);
}

function roundOf(round: LiveRound, state: LiveState, indexOf: IndexOf): Round {
  const alone = (handles: readonly string[], result: 'BYE' | 'EARNED_BYE' | 'MG'): Match[] =>
    handles.map((handle) => ({ ...EMPTY_MATCH, players: [indexOf(handle)] as const, result }));
  const matches = round.games.flatMap((game) => matchesOf(game, state, indexOf));
  const pods = round.pods.flatMap((pod) => {
    const told = settledPod(pod);
    if (told === null) return [];
    // Players are sorted by entry, with their scores.
    const seats = pod.players
      .map((handle, seat) => ({ entry: indexOf(handle), seat }))
      .sort((a, b) => a.entry - b.entry);
    return [
      {
        players: seats.map(({ entry }) => entry),
        scores: seats.map(({ seat }) => told.scores[seat]!),
        wentOut: told.wentOut === null ? null : indexOf(pod.players[told.wentOut]!),
      },
    ];
  });
  // A round that was only drawn has no results: a player with a bye in it gets it once the round begins.
  const byes =
    round.clock === null
      ? []
      : [...alone(round.byes, 'BYE'), ...alone(round.earnedByes, 'EARNED_BYE'), ...alone(missedGamesOf(round), 'MG')];
  return {
    round: round.round,
    stage: round.stage,
    matches: [...matches, ...byes, ...waiting(round, state, indexOf)],
    pods,
  };
}

function matchesOf(game: LiveGame, state: LiveState, indexOf: IndexOf): Match[] {
  const players = [indexOf(game.players[0]), indexOf(game.players[1])] as const;
  if (game.incomplete !== undefined) {
    const { responsible } = game.incomplete;
    const present = responsible === null ? null : responsible === 0 ? 1 : 0;
    const stage = game.bracketMatch === null ? 'swiss' : 'elimination';
    const { ruleSystem, game: title } = state.tournament.header;
    return getRuleSystem(ruleSystem)
      .playing.unplayed(title, { stage, present })
      .rows.map(({ sides, result, gameFor, endedBy }): Match => ({
        ...EMPTY_MATCH,
        players: sides.length === 1 ? [players[sides[0]]] : players,
        result,
        games: gameFor === null ? [] : [{ ...EMPTY_GAME, winner: gameFor }],
        endedBy,
      }));
  }
  const told = settledMatch(game);
  if (told === null) return [];
  return [{ ...told, players, bestOf: gamesOfMatch(told, state, game.bracketMatch !== null) }];
}

/** 000, appendix A: a player who goes on in a bracket without a match in this round has a bye; 004 writes none. */
function waiting({ round, stage, games }: LiveRound, { bracket }: LiveState, indexOf: IndexOf): Match[] {
  if (stage !== 'elimination' || bracket === null || bracket.bracket.play === 'sides') return [];
  const number = round - bracket.after;
  const busy = new Set(games.flatMap(({ players }) => players));
  const goesOn = (handle: string): boolean =>
    bracket.matches.some((match) => match.round > number && match.players.includes(handle));
  return bracket.seeds
    .filter((handle) => !busy.has(handle) && goesOn(handle))
    .map((handle) => ({ ...EMPTY_MATCH, players: [indexOf(handle)] as const, result: 'BYE' as const }));
}

const EMPTY_GAME: Omit<Game, 'winner'> = { sides: null, score: null, endedBy: null, differential: null };

const EMPTY_MATCH: Omit<Match, 'players'> = {
  result: null,
  games: [],
  score: null,
  endedBy: null,
  differential: null,
  missions: null,
  bonusExcluded: null,
  victoryConditionsDiffer: false,
  bestOf: null,
};
