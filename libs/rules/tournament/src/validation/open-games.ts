import { count, listed, say, type Text } from '@quadrant/rules/message';
import { type Finding, finding } from '../finding.js';
import { handleOf } from '../participants.js';
import { listPossibleOpponents } from '../incomplete.js';
import type { EntryIndex, IncompleteMatch, Round, TournamentReport } from '../report.js';
import { hasCertainPlace, type Standing } from '../standing.js';

// @row 258, 259, 261
/**
 * Says which matches have an unknown opponent or result, and which places stay open because of that.
 *
 * @param standings the final order of the report
 */
export function validateOpenGames(report: TournamentReport, standings: readonly Standing[]): Finding[] {
  const matches = report.rounds.flatMap(({ round, incomplete = [] }, index) =>
    incomplete.flatMap((match) => tellMatch(report, match, round, `/rounds/${index}/matches/${match.number}`)),
  );
  const absent = report.rounds.flatMap((round, index) => tellPossible(report, round, index));
  return [...matches, ...absent, ...validatePlaces(report, standings)];
}

function tellMatch(report: TournamentReport, match: IncompleteMatch, round: number, pointer: string): Finding[] {
  const [first, second] = match.players;
  const one = handleOf(report, first);
  if (match.isResultUnknown) {
    const message =
      second === null
        ? say`In round ${round} neither the opponent of ${one} nor the result is known. The match is not rated.`
        : say`The result of ${one} against ${handleOf(report, second)} in round ${round} is not known. The match is not rated.`;
    const advice = say`If you know the result, add it. If ${one} had a bye or missed the round, name them alone with that result.`;
    return [finding('result-unknown', pointer, message, advice)];
  }
  const message = say`The opponent of ${one} in round ${round} is not known. The match counts for points and is not rated.`;
  const advice = say`If you know the opponent, name them in place of null. If ${one} had a bye, name them alone with the result BYE.`;
  return [finding('opponent-unknown', `${pointer}/players/1`, message, advice)];
}

/** Says who may be the unknown opponent of a Swiss round, because their points are unknown there. */
function tellPossible(report: TournamentReport, round: Round, index: number): Finding[] {
  const possible = round.stage === 'swiss' ? listPossibleOpponents(report, round) : [];
  if (possible.length === 0) return [];
  const handles = possible.slice(0, MANY).map((entry) => handleOf(report, entry));
  const more = possible.length - handles.length;
  const who = more === 0 ? listed(handles, 'or') : say`${listed(handles, 'or')} (or ${more} more)`;
  const message = say`An unknown opponent of round ${round.round} may be ${who}, so their points of this round are unknown.`;
  const advice = say`Name the opponent in place of null. If one of them had left before, add the round of the drop (droppedAfterRound).`;
  return [finding('possible-opponent', `/rounds/${index}`, message, advice)];
}

const MANY = 10;

function validatePlaces(report: TournamentReport, standings: readonly Standing[]): Finding[] {
  const open = standings.filter((row) => row.decidedBy === 'undecided');
  const rangeOf = new Map<EntryIndex, string>(open.map(({ entry, stated = '' }) => [entry, stated]));
  const refused = report.places.flatMap(({ entry, place }, index) => {
    const row = standings.find((each) => each.entry === entry);
    if (row === undefined || report.statedStandings !== undefined) return [];
    if (row.place === place && hasCertainPlace(row)) return [];
    const range = rangeOf.get(entry);
    const message =
      range === undefined
        ? say`${handleOf(report, entry)} has place ${row.place} by the known games, not ${place}.`
        : say`${handleOf(report, entry)} can only have one of the places ${tellRange(range)}, not ${place}.`;
    const advice = say`Correct the place, or give all places in statedStandings as the source states them.`;
    return [finding('place-not-open', `/places/${index}/place`, message, advice)];
  });
  return [...refused, ...open.map((row) => tellOpenPlace(report, row))];
}

function tellOpenPlace(report: TournamentReport, { entry, stated = '' }: Standing): Finding {
  const message = say`${handleOf(report, entry)} has no certain place (${tellRange(stated)}), so they get no points or titles for it.`;
  const advice = say`If the source states the places, give them in statedStandings. To decide one, give it in places with a reason.`;
  return finding('place-undecided', `/players/${entry}`, message, advice);
}

const tellRange = (stated: string): Text => {
  const [first = '', last = ''] = stated.replace('?', '').split('-');
  return say`${first} to ${last}`;
};

/** Says how many games of a tournament are rated; for the rule of its verdict. */
export const tellRatedGames = (rated: number, all: number): Text =>
  say`${rated} of ${count(all, 'game')} rated, because of the others the opponent or the result is unknown`;
