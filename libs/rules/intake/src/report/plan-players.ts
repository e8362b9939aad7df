import { foldHandle, type Entry, type Finding } from '@quadrant/rules/tournament';
import type { ReportDelivery } from './delivery.js';
import { playerCreated, playerLinked, playerTwice, playerUnknown } from './name-findings.js';
import type { KnownPlayer, Namesake, PeopleFacts } from './report-facts.js';
import { samePlayerFindings } from './same-players.js';

// @row 153
export interface PlannedPlayer {
  /** The folded handle, or that of the player whose name the entry has. */
  readonly key: string;
  /** It is null when the player is not stored yet. */
  readonly known: Pick<KnownPlayer, 'id' | 'countsAs'> | null;
  readonly isNew: boolean;
}

/** They are in entry order. */
export interface PlannedPlayers {
  readonly players: readonly PlannedPlayer[];
  readonly findings: readonly Finding[];
}

/** Treats hidden players as unknown ones, so that no answer reveals the player of a handle. */
export const withholdHidden = (people: PeopleFacts): PeopleFacts => ({
  ...people,
  known: new Map([...people.known].filter(([, { isWithheld }]) => !isWithheld)),
});

/** The entries of a report, and what happens to those whose handle is unknown. */
export interface NamedEntries extends Pick<ReportDelivery, 'unknownPlayers'> {
  readonly report: { readonly entries: readonly Entry[] };
}

/** Matches the entries of a report with players: by handle first, then by a unique name when the report wants that. */
export function planPlayers(
  { report: { entries }, unknownPlayers = 'by-handle' }: NamedEntries,
  facts: PeopleFacts,
): PlannedPlayers {
  // When no players are created, the answer says of every handle whether it is known.
  const people = unknownPlayers === 'refuse' ? withholdHidden(facts) : facts;
  const { known, created, candidates, identities } = people;
  const keys = entries.map(({ handle }) => foldHandle(handle));
  const links = unknownPlayers === 'by-handle' ? NO_LINKS : findLinks(entries, keys, people);
  const ofLinks = checkLinks(entries, keys, links);
  const players = keys.map((key, entry): PlannedPlayer => {
    const link = links.get(entry);
    if (link) return { key: link.key, known: { id: link.id, countsAs: link.id }, isNew: false };
    const player = known.get(key) ?? null;
    return { key, known: player, isNew: player === null && !created.has(key) };
  });
  const twice = new Set(ofLinks.filter(({ severity }) => severity === 'error').map(({ pointer }) => pointer));
  const same = samePlayerFindings(
    entries.map(({ handle }, entry) => ({
      handle: links.get(entry)?.handle ?? handle,
      player: players[entry]!.known?.id ?? null,
    })),
    identities,
  ).filter(({ pointer }) => !twice.has(pointer));
  const ofStrangers = entries.flatMap(({ handle }, entry) => {
    if (!players[entry]!.isNew) return [];
    const similar = candidates.get(entry) ?? [];
    return [
      unknownPlayers === 'refuse' ? playerUnknown(handle, entry, similar) : playerCreated(handle, entry, similar),
    ];
  });
  return { players, findings: [...same, ...ofLinks, ...ofStrangers] };
}

const NO_LINKS: ReadonlyMap<number, Namesake> = new Map();

/** Finds entries of unknown handles with exactly one namesake, who may be from the same country. */
function findLinks(
  entries: readonly Entry[],
  keys: readonly string[],
  { known, namesakes }: PeopleFacts,
): Map<number, Namesake> {
  return new Map(
    [...namesakes].flatMap(([entry, found]) => {
      if (known.has(keys[entry]!)) return [];
      const [only, second] = found;
      if (only === undefined || second !== undefined || only.isHidden || only.key === keys[entry]) return [];
      return mayBeFrom(only, entries[entry]!) ? [[entry, only] as const] : [];
    }),
  );
}

const mayBeFrom = (player: Namesake, { country }: Entry): boolean =>
  player.country === null || country === null || player.country === country;

/** Returns a note for each link, or an error when another entry means the same player. */
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
