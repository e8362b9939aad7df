import type { PoolClient } from 'pg';
import { foldHandle, hasErrors, type Entry, type Finding } from '@quadrant/tournament';
import { findCandidates } from '../people/find-candidates.js';
import { listNamesakes, type Namesake } from '../people/namesakes.js';
import type { AcceptCommand, ReportRefused } from './acceptance.js';
import type { MatchedEntries } from './matched-entries.js';
import { playerLinked, playerTwice, playerUnknown } from './name-findings.js';
import { findPlayers } from './players.js';

const NOTHING_MATCHED: MatchedEntries = { links: new Map(), candidates: new Map(), findings: [] };

/** Candidates of an entry at most. */
const MOST_CANDIDATES = 3;
/** A larger report is the first of a new place rather than one with so many slips of the pen. */
const MOST_LOOKUPS = 100;

/** Looks for the players of unknown handles by name, where the report wants that; or says why it is refused. */
export async function matchEntries(
  client: PoolClient,
  { report, findings: earlier, unknownPlayers = 'by-handle' }: AcceptCommand,
): Promise<MatchedEntries | ReportRefused> {
  if (unknownPlayers === 'by-handle') return NOTHING_MATCHED;
  const { entries, tournament } = report;
  const keys = entries.map(({ handle }) => foldHandle(handle));
  const known = await findPlayers(client, keys);
  const unknown = [...entries.keys()].filter((entry) => !known.has(keys[entry]!));

  const links = await findLinks(client, entries, unknown);
  const strangers = unknown.filter((entry) => !links.has(entry));
  const askedFor = strangers.slice(0, MOST_LOOKUPS);
  const names = askedFor.map((entry) => ({ texts: textsOf(entries[entry]!), country: entries[entry]!.country }));
  const found = await findCandidates(client, names, { limit: MOST_CANDIDATES, game: tournament.game });
  const candidates = new Map(askedFor.map((entry, index) => [entry, found[index]!]));

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
      // Somebody has got the handle since it was looked up: it leads to him without a name.
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
