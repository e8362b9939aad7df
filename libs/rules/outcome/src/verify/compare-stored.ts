import type { Deviation } from '../difference.js';
import type { TournamentReport } from '@quadrant/rules/tournament';

/**
 * The first thing in the tables of a report that is not what its document says: pages show the tables. Who is behind an
 * entry, and what is known of them, belongs to the player.
 */
export function compareStored(document: TournamentReport, stored: TournamentReport): Deviation | null {
  const found = findFirst(withoutPlayers(document), withoutPlayers(stored), '');
  return found && { what: `stored report, ${found.pointer}`, expected: tell(found.expected), got: tell(found.got) };
}

const withoutPlayers = ({ entries, ...report }: TournamentReport) => ({
  ...report,
  entries: entries.map(({ seed, earnedByes, headStart, droppedAfterRound, deck }) => ({
    seed,
    earnedByes,
    headStart,
    droppedAfterRound,
    // Earlier releases stored no list as an empty one, which is worth the same.
    deck: deck && { ...deck, missionsCompleted: deck.missionsCompleted ?? [] },
  })),
});

interface Found {
  readonly pointer: string;
  readonly expected: unknown;
  readonly got: unknown;
}

/** The first place in which two JSON values differ; a key that is missing is as one that is null. */
function findFirst(expected: unknown, got: unknown, pointer: string): Found | null {
  if (!isObject(expected) || !isObject(got)) {
    return (expected ?? null) === (got ?? null) ? null : { pointer, expected, got };
  }
  for (const key of new Set([...Object.keys(expected), ...Object.keys(got)])) {
    const found = findFirst(expected[key], got[key], `${pointer}/${key}`);
    if (found !== null) return found;
  }
  return null;
}

const isObject = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null;

const tell = (value: unknown): string | number | boolean | null =>
  isObject(value) || value === undefined
    ? (JSON.stringify(value) ?? null)
    : (value as string | number | boolean | null);
