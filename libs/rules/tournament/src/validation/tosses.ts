import { say, joined, type Text, plain, phrase } from '@quadrant/rules/message';
import { type Finding, finding } from '../finding.js';
import { handleOf, findParticipants } from '../participants.js';
import type { EntryIndex, TournamentReport } from '../report.js';
import type { DecidedBy, Standing } from '../standing.js';

/** A sentence with more names is unreadable. */
const MOST_NAMES = 12;

/** It is shown beside players whose order will be drawn only when their report is stored. */
const TIED = plain`tied: decided by lot when the report is stored`;

/** Returns the rule that decided a place, in words that fit while no toss has been drawn yet. */
export const tellUndrawn = (decidedBy: DecidedBy): string => (decidedBy === 'coin-toss' ? TIED : decidedBy);

// @row 81
/**
 * Reports players that the final order leaves tied at the last step (000, 7.7, step 5: coin toss) when the report does
 * not record the toss. No-shows need no toss.
 *
 * @param standings with tosses drawn in any way
 */
export function validateTosses(report: TournamentReport, standings: readonly Standing[]): Finding[] {
  if (!standings.some(({ decidedBy }) => decidedBy === 'coin-toss')) return [];
  const played = findParticipants(report);
  return listTied(standings).flatMap(({ first, entries }) => {
    const tied = entries.filter((entry) => played[entry] === 1).sort((a, b) => a - b);
    if (tied.length < 2) return [];
    const names: Text[] = tied.slice(0, MOST_NAMES).map((entry) => handleOf(report, entry));
    if (tied.length > MOST_NAMES) names.push(say`${tied.length - MOST_NAMES} others`);
    const told = say`${joined(names.slice(0, -1), ', ')} and ${names.at(-1)!}`;
    const message = say`${told} are tied for places ${first} to ${first + tied.length - 1}, and no toss is recorded (${phrase(TIED)}).`;
    const advice = say`Name everybody in standings, the tied players in the order in which the toss placed them.`;
    return [finding('toss-not-recorded', report.standings === null ? '' : '/standings', message, advice)];
  });
}

interface Tie {
  /** It is the first of their places. */
  readonly first: number;
  readonly entries: readonly EntryIndex[];
}

/** Returns neighbours in the final order that only a draw separated. */
function listTied(standings: readonly Standing[]): Tie[] {
  const ties: { first: number; entries: EntryIndex[] }[] = [];
  const byPlace = [...standings].sort((a, b) => a.place - b.place);
  byPlace.forEach(({ entry, place, decidedBy }, index) => {
    const above = byPlace[index - 1];
    if (above === undefined || decidedBy !== 'coin-toss') return;
    const tie = ties.at(-1);
    if (tie?.entries.includes(above.entry)) tie.entries.push(entry);
    else ties.push({ first: place - 1, entries: [above.entry, entry] });
  });
  return ties;
}
