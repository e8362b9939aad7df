import { pairPods } from '@quadrant/rules/pairing';
import { announce, enter, type Announcement, type DemoHeader } from './announce.js';
import type { Dice } from './dice.js';
import type { Person } from './people.js';
import { playPod, type PlayedPod } from './play-pod.js';

type TribblesHeader = DemoHeader & { readonly structure?: 'heat' };

interface TribblesDocument extends Readonly<Record<string, unknown>> {
  readonly tournament: TribblesHeader & { readonly plannedRounds: number };
}

/** Players who stay together for some rounds, and what they played. */
interface PlayedTable {
  readonly people: readonly Person[];
  readonly rounds: readonly PlayedPod[];
}

/** 000, 7.6. */
const ROUNDS_IN_POD = 5;

/**
 * Returns the reports of a Tribbles tournament. There is one when a table holds everybody. Otherwise each table has a
 * heat, and the Finals follow an hour later (000, appendix A, Tribbles Events with Multiple Tables).
 */
export function playTribbles(dice: Dice, announcement: Announcement, entrants: readonly Person[]): TribblesDocument[] {
  const seed = announcement.externalId;
  const strangers = entrants.map(({ handle }) => ({ id: handle, points: 0, pod: null }));
  const heats = playTables(dice, entrants, pairPods({ players: strangers, round: 1, seed }));
  const header = announce(dice, announcement);
  const [only, ...others] = heats;
  if (only === undefined || others.length === 0) return [documentOf(header, heats)];

  const players = heats.flatMap(({ people, rounds }, table) =>
    people.map(({ handle }) => ({ id: handle, points: pointsOf(handle, rounds), pod: String(table) })),
  );
  const round = ROUNDS_IN_POD + 1;
  const finals = playTables(dice, entrants, pairPods({ players, round, seed }));
  return [
    ...heats.map((table, index) => documentOf(heatOf(header, index + 1), [table])),
    documentOf(finalsOf(header), finals, true),
  ];
}

function playTables(dice: Dice, entrants: readonly Person[], pods: readonly (readonly string[])[]): PlayedTable[] {
  const personOf = new Map(entrants.map((person) => [person.handle, person]));
  return pods.map((handles) => {
    const people = handles.map((handle) => personOf.get(handle)!);
    return { people, rounds: Array.from({ length: ROUNDS_IN_POD }, () => playPod(dice, people)) };
  });
}

const pointsOf = (handle: string, rounds: readonly PlayedPod[]): number =>
  rounds.reduce((points, { scores }) => points + scores[handle]!, 0);

const documentOf = (
  tournament: TribblesHeader,
  tables: readonly PlayedTable[],
  isSeeded = false,
): TribblesDocument => ({
  schema: 'quadrant/1',
  tournament: { ...tournament, plannedRounds: ROUNDS_IN_POD },
  players: tables.flatMap(({ people }, table) =>
    people.map((person) => ({ ...enter(person), seed: isSeeded ? table + 1 : null })),
  ),
  rounds: Array.from({ length: ROUNDS_IN_POD }, (_, index) => ({
    round: index + 1,
    pods: tables.map(({ rounds }) => rounds[index]),
  })),
});

const heatOf = (header: DemoHeader, table: number): TribblesHeader => ({
  ...header,
  name: `${header.name}, table ${table}`,
  externalId: `${header.externalId}-table-${table}`,
  structure: 'heat',
  league: null,
});

/** The local hour goes up by one; the offset stays. */
const finalsOf = (header: DemoHeader): DemoHeader => ({
  ...header,
  startsAt: header.startsAt.replace(/T(\d\d)/, (_, hour: string) => `T${String(Number(hour) + 1).padStart(2, '0')}`),
  pairing: 'tribbles-finals',
});
