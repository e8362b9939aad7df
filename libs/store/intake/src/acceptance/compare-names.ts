import { Logger } from '@nestjs/common';
import type { PoolClient } from 'pg';
import type { DataSource } from 'typeorm';
import { planPlayers, type PeopleFacts } from '@quadrant/rules/intake';
import type { PlayerCandidate, TournamentHeader } from '@quadrant/rules/tournament';
import { askTogether, readMoment } from '@quadrant/store/database';
import { findCandidates, openNameIndex } from '@quadrant/store/players';
import type { Delivery } from '../acceptance.js';
import { findExistingTournaments } from './existing-tournament.js';
import { loadPeople, textsOf } from './load-people.js';

/** An entry gets at most this many candidates. */
const MOST_CANDIDATES = 3;
/** A report with more unknown names is probably the first of a new place, and not one with so many typing errors. */
const MOST_LOOKUPS = 100;

/** Players who may be meant; the key is the index of the entry. */
export type Candidates = ReadonlyMap<number, readonly PlayerCandidate[]>;

const NOBODY: Candidates = new Map();

const logger = new Logger('Reports');

export interface Comparison {
  /**
   * It is empty when the comparison fails: the report may be stored by then, and its receipt must not wait for another
   * attempt.
   */
  readonly candidates: Promise<Candidates>;
}

/**
 * Begins to compare names on a connection of its own. It returns when the players to compare with are known. From then
 * on the report can be stored in parallel, and the comparison does not see the players that this stores.
 */
export async function beginComparison(dataSource: DataSource, delivery: Delivery): Promise<Comparison> {
  let begun = (): void => undefined;
  const beginning = new Promise<void>((resolve) => (begun = resolve));
  // Nobody waits for the connection to end its transaction.
  const comparing = new Promise<Candidates>((resolve, reject) => {
    readMoment(dataSource, async (client) => resolve(await compareNames(client, delivery, begun))).catch(reject);
  });
  await Promise.race([beginning, comparing]);
  const candidates = comparing.catch((error: unknown) => {
    logger.error('Names were not compared: the receipt names nobody of a similar name.', error);
    return NOBODY;
  });
  return { candidates };
}

/**
 * Compares the names of unknown handles with all players, which takes long among many. It needs no lock: the director
 * reads what it finds, and it decides nothing. A player who appears before the report is stored is no candidate.
 *
 * @param client that holds no lock
 * @param onBegin called when it is known whom there is to compare with
 * @returns candidates by entry
 */
export async function compareNames(
  client: PoolClient,
  delivery: Delivery,
  onBegin: () => void = () => undefined,
): Promise<Candidates> {
  const { unknownPlayers = 'by-handle' } = delivery;
  if (unknownPlayers === 'by-handle') return new Map();
  return askTogether(client, async () => {
    // The tournament decides which hidden players are withheld. This matters only where new players are refused.
    const [existing = null] = unknownPlayers === 'refuse' ? await findExistingTournaments(client, [delivery]) : [];
    const opening = openNameIndex(client);
    const [[people]] = await Promise.all([loadPeople(client, [{ delivery, existing }]), opening]);
    onBegin();
    return findCandidatesOf(client, delivery, people!, opening);
  });
}

/** Entries, and the game whose ratings tell one candidate from another. */
export interface NamedReport extends Pick<Delivery, 'unknownPlayers'> {
  readonly report: Pick<Delivery['report'], 'entries'> & { readonly tournament: Pick<TournamentHeader, 'game'> | null };
}

/**
 * Finds players whose names are similar to those of the entries that `people` does not match. The key is the number of
 * the entry.
 *
 * @param opening the index of names, where it is being read already
 */
export async function findCandidatesOf(
  client: PoolClient,
  delivery: NamedReport,
  people: PeopleFacts,
  opening?: ReturnType<typeof openNameIndex>,
): Promise<Candidates> {
  if ((delivery.unknownPlayers ?? 'by-handle') === 'by-handle') return new Map();
  const { entries, tournament } = delivery.report;
  const { players } = planPlayers(delivery, people);
  const askedFor = [...players.keys()].filter((entry) => players[entry]!.isNew).slice(0, MOST_LOOKUPS);
  const names = askedFor.map((entry) => ({ texts: textsOf(entries[entry]!), country: entries[entry]!.country }));
  const wanted = { limit: MOST_CANDIDATES, game: tournament?.game ?? null };
  const found = await findCandidates(client, names, wanted, opening);
  return new Map(askedFor.map((entry, index) => [entry, found[index]!]));
}
