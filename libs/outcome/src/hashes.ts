import { createHash } from 'node:crypto';
import type { Standing } from '@quadrant/tournament';
import type { Outcome, TournamentInput } from './compute-outcome.js';

/** Hex SHA-256. */
export type Sha256 = string;

/** What stands before the first tournament of history. */
export const GENESIS: Sha256 = '0'.repeat(64);

const sha256 = (...parts: string[]): Sha256 => {
  const hash = createHash('sha256');
  for (const part of parts) hash.update(part).update('\n');
  return hash.digest('hex');
};

/**
 * Hash of everything that decides a tournament's outcome apart from the ratings before it.
 *
 * @param publicIds public id of the player behind each entry; names never enter a hash
 */
export function hashInput(input: TournamentInput, publicIds: readonly string[]): Sha256 {
  const { leagueSeason } = input;
  return sha256(
    input.key,
    input.sha256,
    JSON.stringify(publicIds),
    String(input.leadTimeCountsAsMet),
    leagueSeason ? `${leagueSeason.league}/${leagueSeason.season}` : '',
  );
}

/**
 * Hash of what a tournament did: places, what decided them, rated or not, every rating double, every award. Doubles
 * enter as their shortest round-trip decimals, which name the same bits on every machine.
 */
export function hashOutcome(outcome: Outcome, publicIds: readonly string[]): Sha256 {
  const { standings, participants, sanctioned, rated, changes, awards } = outcome;
  return sha256(
    describeStandings(standings, (entry) => publicIds[entry]),
    JSON.stringify([participants, sanctioned.value, rated.value]),
    JSON.stringify(
      changes.map(({ category, entry, before, after, games }) => [category, publicIds[entry], before, after, games]),
    ),
    JSON.stringify(
      awards.map(({ kind, entry, place, points, leagueSeason, mastersSeason }) => [
        kind,
        publicIds[entry],
        place,
        points,
        leagueSeason && `${leagueSeason.league}/${leagueSeason.season}`,
        mastersSeason,
      ]),
    ),
  );
}

/** Hash of a final order: tells whether the stored one is still what the rules give. */
export function hashStandings(standings: readonly Standing[]): Sha256 {
  return sha256(describeStandings(standings, (entry) => entry));
}

function describeStandings(standings: readonly Standing[], nameOf: (entry: number) => unknown): string {
  return JSON.stringify(
    standings.map((row) => [
      row.place,
      nameOf(row.entry),
      row.points,
      row.strengthOfSchedule,
      row.extendedStrengthOfSchedule,
      row.differential,
      row.cumulativeVictoryPoints,
      row.roundsWon,
      row.decidedBy,
    ]),
  );
}

/** h(i) of `docs/architecture.md`, Decisions: the hash of history up to and with tournament i. */
export const chainHash = (previous: Sha256, input: Sha256, outcome: Sha256): Sha256 => sha256(previous, input, outcome);

/**
 * Goes up with every change that may move a published number, so that a run says which rules of ours it used.
 * 2: every rule system; a final order enters its hash with all the numbers that any of them has.
 */
export const ENGINE_VERSION = '2';
