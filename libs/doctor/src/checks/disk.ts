import { count, type Message, say } from '@quadrant/rules/message';
import { describeSize } from '@quadrant/store/server';
import { failed, ok, warning, type Judgement } from '../judgement.js';

export interface DiskState {
  /** Nothing is written below so many free bytes; 0: there is no limit. */
  readonly minFree: number;
  readonly volumes: readonly { readonly folder: string; readonly free: number }[];
  /** It is null where the database does not answer. */
  readonly databaseBytes: number | null;
  /** Bytes a month; null where nothing tells. */
  readonly growth: number | null;
  /** The database lies on the first volume. */
  readonly isEmbedded: boolean;
}

/** Time enough to order a larger disk. */
const SOON_MONTHS = 2;

/** Free space is scarce below so many times the limit. */
const SCARCE = 4;

/** Months are counted up to three years. A longer time is told as years, up to a hundred. */
const MOST_MONTHS = 36;
const MOST_YEARS = 100;

function tellTime(months: number): Message {
  if (months < MOST_MONTHS) return count(Math.floor(months), 'month');
  return count(Math.min(MOST_YEARS, Math.floor(months / 12)), 'year');
}

/** Judges the free space, and how long it lasts at the growth of the last 30 days. */
export function judgeDisk({ minFree, volumes, databaseBytes, growth, isEmbedded }: DiskState): Judgement[] {
  const lines = volumes.map(({ folder, free }, index) => {
    const room = describeSize(free);
    if (free < minFree) {
      return failed(
        say`${folder} has ${room} free, less than MIN_FREE_SPACE (${describeSize(minFree)}), so nothing is written.`,
        say`Free some space. Writing goes on by itself then.`,
      );
    }
    const months = index === 0 && isEmbedded && growth !== null && growth > 0 ? (free - minFree) / growth : Infinity;
    if (months < SOON_MONTHS) {
      return warning(
        say`${folder} has ${room} free. At ${describeSize(growth!)} a month it is full in about ${count(Math.round(months * 30), 'day')}.`,
        say`Make room or get a larger disk. docs/disk-space.md says what takes the space.`,
      );
    }
    return free < SCARCE * minFree
      ? warning(
          say`${folder} has ${room} free. Below ${describeSize(minFree)} nothing is written.`,
          say`Make room or get a larger disk. docs/disk-space.md says what takes the space.`,
        )
      : ok(
          months === Infinity
            ? say`${folder} has ${room} free.`
            : say`${folder} has ${room} free. At ${describeSize(growth!)} a month that lasts for about ${tellTime(months)}.`,
        );
  });
  if (databaseBytes === null) return lines;
  const size = describeSize(databaseBytes);
  return [
    ...lines,
    growth === null
      ? ok(say`The database has ${size}.`)
      : ok(say`The database has ${size}, and grew by about ${describeSize(growth)} in the last 30 days.`),
  ];
}
