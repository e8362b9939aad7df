import type { Deviation } from './difference.js';
import type { TournamentReport } from '@quadrant/rules/tournament';

/**
 * Returns the first difference between the tables of a report, which pages show, and its document. The player behind
 * an entry, and everything known about them, is not compared.
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
    // Earlier releases stored an empty list as no list, which means the same.
    deck: deck && { ...deck, missionsCompleted: deck.missionsCompleted ?? [] },
  })),
});

interface Found {
  readonly pointer: string;
  readonly expected: unknown;
  readonly got: unknown;
}

/** Returns the first place in which two JSON values differ; a missing key equals null. */
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
