import type { PoolClient } from 'pg';
import { foldHandle, hasErrors, type Entry, type Finding, type PlayerCandidate } from '@quadrant/rules/tournament';
import {
  findCandidates,
  listNamesakes,
  type Namesake,
  NOTHING_WITHHELD,
  type WithheldHandles,
} from '@quadrant/store/people';
import type { AcceptCommand, ReportRefused } from '../acceptance.js';
import type { MatchedEntries } from './matched-entries.js';
import { playerLinked, playerTwice, playerUnknown } from './name-findings.js';
import { findPlayers } from './players.js';

const NOTHING_MATCHED: MatchedEntries = { links: new Map(), candidates: new Map(), findings: [] };

/** Candidates of an entry at most. */
const MOST_CANDIDATES = 3;
/** A larger report is the first of a new place rather than one with so many slips of the pen. */
const MOST_LOOKUPS = 100;

type NamedReport = Pick<AcceptCommand, 'report' | 'unknownPlayers'>;

/**
 * Compares the names of unknown handles with all players, which takes long among many. It needs no lock: what it finds is
 * told to the director and decides nothing. A player who appears before the report is stored is not among the candidates.
 *
 * @param client in a transaction that holds no lock
 * @param withheld handles that are taken for unknown
 * @returns candidates by entry
 */
export async function compareNames(
  client: PoolClient,
  { report: { entries, tournament }, unknownPlayers = 'by-handle' }: NamedReport,
  withheld: WithheldHandles = NOTHING_WITHHELD,
): Promise<Map<number, readonly PlayerCandidate[]>> {
  if (unknownPlayers === 'by-handle') return new Map();
  const { strangers } = await findStrangers(client, entries, withheld);
  const askedFor = strangers.slice(0, MOST_LOOKUPS);
  const names = askedFor.map((entry) => ({ texts: textsOf(entries[entry]!), country: entries[entry]!.country }));
  const found = await findCandidates(client, names, { limit: MOST_CANDIDATES, game: tournament.game });
  return new Map(askedFor.map((entry, index) => [entry, found[index]!]));
}

/**
 * Looks for the players of unknown handles by name, where the report wants that; or says why it is refused.
 *
 * @param withheld handles that are taken for unknown
 */
export async function matchEntries(
  client: PoolClient,
  { report, findings: earlier, unknownPlayers = 'by-handle', candidates: compared = new Map() }: AcceptCommand,
  withheld: WithheldHandles = NOTHING_WITHHELD,
): Promise<MatchedEntries | ReportRefused> {
  if (unknownPlayers === 'by-handle') return NOTHING_MATCHED;
  const { entries } = report;
  const { keys, links, strangers } = await findStrangers(client, entries, withheld);
  const candidates = new Map(
    strangers.flatMap((entry) => {
      const ofEntry = compared.get(entry);
      return ofEntry === undefined ? [] : [[entry, ofEntry] as const];
    }),
  );

  const findings = checkLinks(entries, keys, links);
  if (unknownPlayers === 'refuse') {
    findings.push(
      ...strangers.map((entry) => playerUnknown(entries[entry]!.handle, entry, candidates.get(entry) ?? [])),
    );
  }
  if (hasErrors(findings)) return { kind: 'report-refused', findings: [...findings, ...earlier] };
  return { links, candidates, findings };
}

/** Entries under the handles of the players whom they are linked to. */
export const nameLinked = (
  entries: readonly Entry[],
  { links }: Pick<MatchedEntries, 'links'>,
): Pick<Entry, 'handle'>[] => entries.map(({ handle }, entry) => ({ handle: links.get(entry)?.handle ?? handle }));

/** Entries whose handles nobody has: those whom their name leads to a player, and the others. */
async function findStrangers(client: PoolClient, entries: readonly Entry[], withheld: WithheldHandles) {
  const keys = entries.map(({ handle }) => foldHandle(handle));
  const known = await findPlayers(client, keys);
  const unknown = [...entries.keys()].filter((entry) => !known.has(keys[entry]!) || withheld.has(keys[entry]!));
  const links = await findLinks(client, entries, unknown);
  return { keys, links, strangers: unknown.filter((entry) => !links.has(entry)) };
}

const textsOf = ({ handle, name }: Entry): string[] => (name === null ? [handle] : [name, handle]);

/** Entries with exactly one namesake, who may be from the same country. */
async function findLinks(
  client: PoolClient,
  entries: readonly Entry[],
  unknown: readonly number[],
): Promise<Map<number, Namesake>> {
  const namesakes = await listNamesakes(
    client,
    unknown.map((entry) => textsOf(entries[entry]!)),
  );
  return new Map(
    unknown.flatMap((entry, index) => {
      const [only, second] = namesakes[index]!;
      if (only === undefined || second !== undefined || only.isHidden) return [];
      // Somebody has got the handle since it was looked up: it leads to them without a name.
      if (only.key === foldHandle(entries[entry]!.handle)) return [];
      return mayBeFrom(only, entries[entry]!) ? [[entry, only] as const] : [];
    }),
  );
}

const mayBeFrom = (player: Namesake, { country }: Entry): boolean =>
  player.country === null || country === null || player.country === country;

/** A note for each link, or an error where another entry means the same player. */
function checkLinks(
  entries: readonly Entry[],
  keys: readonly string[],
  links: ReadonlyMap<number, Namesake>,
): Finding[] {
  const firstOf = new Map(keys.map((key, entry) => [key, entry]));
  return [...links].map(([entry, player]) => {
    const { handle } = entries[entry]!;
    const other = firstOf.get(player.key);
    if (other !== undefined) return playerTwice(handle, entry, player, entries[other]!.handle);
    firstOf.set(player.key, entry);
    return playerLinked(handle, entry, player);
  });
}
