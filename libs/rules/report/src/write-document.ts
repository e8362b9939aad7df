import {
  DATE_INFERENCES,
  isInferredDate,
  numbersOfMatches,
  type EntryIndex,
  type Game,
  type IncompleteMatch,
  type Match,
  type Pod,
  type RoundInference,
  type StatedRow,
  type TournamentHeader,
  type TournamentReport,
  withoutInference,
} from '@quadrant/rules/tournament';
import { DATE_POINTER, ROUNDS_POINTER } from './read-inferred.js';
import { DRAW } from './read-games.js';
import { UNKNOWN_ENTRY, UNKNOWN_HANDLE } from './roster.js';

type HandleOf = (entry: EntryIndex) => string;

/** The `quadrant/1` document, as a JSON value, that reads to this report; its tosses stand in no document. */
export function documentOf({ tournament, entries, rounds, ...rest }: TournamentReport): Record<string, unknown> {
  const handleOf = (entry: EntryIndex) => entries[entry]?.handle ?? '';
  return {
    schema: 'quadrant/1',
    tournament: tellHeader(tournament),
    players: entries.map((entry) => ({ ...entry })),
    rounds: rounds.map(({ round, stage, matches, incomplete = [], pods }) => ({
      round,
      stage,
      ...(pods.length === 0
        ? { matches: inOrder(matches, incomplete).map((match) => matchOf(match, handleOf)) }
        : { pods: pods.map((pod) => podOf(pod, handleOf)) }),
    })),
    finalConfrontation: rest.finalConfrontation && {
      players: rest.finalConfrontation.players.map(handleOf),
      winner: handleOf(rest.finalConfrontation.winner),
    },
    places: rest.places.map(({ entry, place, reason }) => ({ handle: handleOf(entry), place, reason: reason || null })),
    standings: rest.standings?.map(handleOf) ?? null,
    ...(rest.record !== undefined && { record: rest.record, participants: rest.participants }),
    ...tellInferred({ tournament, rounds, roundsInferred: rest.roundsInferred, stated: rest.statedStandings }),
    ...(rest.inferredRated !== undefined && { inferredRated: rest.inferredRated }),
    ...(rest.statedStandings !== undefined && {
      statedStandings: rest.statedStandings.map(({ entry, inferred: _, ...row }) => ({
        handle: handleOf(entry),
        ...row,
      })),
    }),
  };
}

type Concluded = Pick<TournamentReport, 'tournament' | 'rounds'> & {
  readonly roundsInferred: RoundInference | undefined;
  readonly stated: readonly StatedRow[] | undefined;
};

/** Lists what was concluded, by its place in the document: the date, the rounds, results and places. */
function tellInferred({ tournament: { date = '' }, rounds, roundsInferred, stated = [] }: Concluded): {
  inferred?: object[];
} {
  const ofDate = isInferredDate(date) ? [{ pointer: DATE_POINTER, rule: DATE_INFERENCES[0] }] : [];
  const ofRounds = roundsInferred === undefined ? [] : [{ pointer: ROUNDS_POINTER, rule: roundsInferred }];
  const ofMatches = rounds.flatMap((round, index) => {
    const numbers = numbersOfMatches(round);
    return round.matches.flatMap(({ inferred: rule }, match) =>
      rule === undefined ? [] : [{ pointer: `/rounds/${index}/matches/${numbers[match]!}`, rule }],
    );
  });
  const ofPlaces = stated.flatMap(({ inferred: rule }, index) =>
    rule === undefined ? [] : [{ pointer: `/statedStandings/${index}`, rule }],
  );
  const inferred = [...ofDate, ...ofRounds, ...ofMatches, ...ofPlaces];
  return inferred.length === 0 ? {} : { inferred };
}

/** A start that is computed from the day is not written: the document says only what is known. */
function tellHeader({ startsAt, date, ...header }: TournamentHeader): Record<string, unknown> {
  return { ...header, ...(date === undefined ? { startsAt } : { date: withoutInference(date) }) };
}

/** Puts the incomplete matches of a round where the document has them. */
function inOrder(matches: readonly Match[], incomplete: readonly IncompleteMatch[]): (Match | IncompleteMatch)[] {
  const all: (Match | IncompleteMatch)[] = [...matches];
  for (const match of incomplete) all.splice(match.number, 0, match);
  return all;
}

function matchOf(match: Match | IncompleteMatch, handleOf: HandleOf): Record<string, unknown> {
  const { players, games, missions, result, score, endedBy, differential, bonusExcluded, bestOf } = match;
  const known = players.map((player) => player ?? UNKNOWN_ENTRY);
  const nameOf = (player: EntryIndex) => (player === UNKNOWN_ENTRY ? UNKNOWN_HANDLE : handleOf(player));
  const isUnknown = 'isResultUnknown' in match && match.isResultUnknown;
  return {
    result,
    score,
    endedBy,
    differential,
    bonusExcluded,
    bestOf,
    players: players.map((player) => (player === null ? null : handleOf(player))),
    games: !isUnknown && isToldByGames(match, games) ? games.map((game) => gameOf(game, known, nameOf)) : null,
    missions: missions && byHandle(known, missions, nameOf),
    victoryConditionsDiffer: match.victoryConditionsDiffer || null,
  };
}

/** A match without a result is, also when there were none, unless it was split. */
const isToldByGames = ({ result, endedBy }: Pick<Match, 'result' | 'endedBy'>, games: readonly Game[]): boolean =>
  games.length > 0 || (result === null && endedBy !== 'intentional');

const gameOf = ({ winner, sides, ...game }: Game, players: readonly EntryIndex[], handleOf: HandleOf) => ({
  ...game,
  winner: winner === null ? DRAW : tellWinner(handleOf(players[winner] ?? -1)),
  sides: sides && byHandle(players, sides, handleOf),
});

const tellWinner = (handle: string): string => (handle === DRAW ? handle.toUpperCase() : handle);

const podOf = ({ players, scores, wentOut }: Pod, handleOf: HandleOf) => ({
  scores: byHandle(players, scores, handleOf),
  wentOut: wentOut === null ? null : handleOf(wentOut),
});

const byHandle = (players: readonly EntryIndex[], values: readonly unknown[], handleOf: HandleOf) =>
  Object.fromEntries(players.map((player, position) => [handleOf(player), values[position]]));
