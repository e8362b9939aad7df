import { type Text, say } from '@quadrant/rules/message';
import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { ask, seeOneMoment, shownDateOfReport } from '@quadrant/store/database';
import { findOldestRun } from './head-run.js';
import { publishedRows } from './published-rows.js';

/** The two states of the numbers that are published by name. */
export const PUBLICATIONS = ['current', 'official'] as const;
export type PublicationName = (typeof PUBLICATIONS)[number];

export interface AsOfWish {
  readonly publication: PublicationName;
  /** Number of a run, or a day (`YYYY-MM-DD`): the last run published by its end in UTC. Null: the head. */
  readonly knownBy: string | null;
  /** A day (`YYYY-MM-DD`): only tournaments that began by its end in UTC. Null: all. */
  readonly playedBy: string | null;
}

export interface AsOf {
  readonly publication: PublicationName;
  /** It is 0 when nothing was published by then. */
  readonly run: number;
  readonly publishedAt: Date | null;
  readonly playedBy: string | null;
  /** The last tournament in history by the end of `playedBy`. It is null without such a day, or when there was none. */
  readonly lastTournament: {
    readonly id: string;
    readonly name: string;
    readonly startsAt: Date;
    readonly localDate: string;
  } | null;
  /** Says why there are no numbers. It is null when there are. */
  readonly note: Text | null;
}

/** Says which rows of history are read: those that a run published, of tournaments that began before an instant. */
export interface View {
  readonly run: number;
  readonly playedBefore: Date | null;
}

/** Returns null where the view shows everything as the head run published it: then the open rows say the same. */
export const pastOf = (view: View | null, head: number): View | null =>
  view === null || (view.run === head && view.playedBefore === null) ? null : view;

const DAY_MS = 86_400_000;

/** Returns the instant at which a UTC day has ended. */
const endOfDay = (day: string): Date => new Date(Date.parse(`${day}T00:00:00Z`) + DAY_MS);

export const viewOf = ({ run, playedBy }: AsOf): View => ({
  run,
  playedBefore: playedBy === null ? null : endOfDay(playedBy),
});

/**
 * Returns the day from which numbers are seen, for whatever depends on the day: the last day that the reader asked for.
 *
 * @param knownBy as it was wished
 * @param today `YYYY-MM-DD`
 */
export function dayOf({ publishedAt, playedBy }: AsOf, knownBy: string | null, today: string): string {
  const known = knownBy?.includes('-') === true ? knownBy : publishedAt?.toISOString().slice(0, 10);
  return [today, ...(playedBy === null ? [] : [playedBy]), ...(knownBy === null || known === undefined ? [] : [known])]
    .sort()
    .at(0)!;
}

/** Finds the run that was published by a day, and the last tournament that was played by a day. */
@Injectable()
export class AsOfReadModel {
  constructor(private readonly dataSource: DataSource) {}

  /** Runs `work` so that all read models see the same moment, the same run among it. */
  atOneMoment<T>(work: () => Promise<T>): Promise<T> {
    return seeOneMoment(this.dataSource, work, { plansOnce: true });
  }

  /**
   * @param pinned run that a cursor names; it goes before what is wished
   * @returns null for a run that has not been
   */
  async find({ publication, knownBy, playedBy }: AsOfWish, pinned: number | null = null): Promise<AsOf | null> {
    const known = pinned === null ? await this.findKnown(knownBy) : await this.findRun(pinned);
    if (known === null) return null;
    const isRedirected = publication === 'official' && pinned === null && known.number > 0;
    const shown = isRedirected ? ((await this.findRun(known.officialRun ?? 0)) ?? NOTHING) : known;
    const asOf = { publication, run: shown.number, publishedAt: shown.publishedAt, playedBy };
    const lastTournament = await this.findLastTournament(viewOf({ ...asOf, lastTournament: null, note: null }));
    return { ...asOf, lastTournament, note: noteOf({ ...asOf, lastTournament }, known.number, knownBy) };
  }

  /** Returns the number of the oldest run whose numbers are kept. */
  findOldestRun(): Promise<number> {
    return findOldestRun(this.dataSource);
  }

  /** Tells whether readers see this run. */
  async isHead(run: number): Promise<boolean> {
    const rows = await ask<{ isHead: boolean }>(this.dataSource, `select head_run = $1 as "isHead" from publication`, [
      run,
    ]);
    return rows[0]!.isHead;
  }

  private async findKnown(knownBy: string | null): Promise<KnownRun | null> {
    if (knownBy !== null && /^\d+$/.test(knownBy)) return this.findRun(Number(knownBy));
    const [head] =
      knownBy === null
        ? await ask<KnownRun>(
            this.dataSource,
            `select ${COLUMNS} from publication p join runs r on r.number = p.head_run`,
          )
        : await ask<KnownRun>(
            this.dataSource,
            `select ${COLUMNS} from runs r where published_at < $1 order by number desc limit 1`,
            [endOfDay(knownBy)],
          );
    return head ?? NOTHING;
  }

  private async findRun(number: number): Promise<KnownRun | null> {
    if (number === 0) return NOTHING;
    const rows = await ask<KnownRun>(this.dataSource, `select ${COLUMNS} from runs r where number = $1`, [number]);
    return rows[0] ?? null;
  }

  private async findLastTournament({ run, playedBefore }: View): Promise<AsOf['lastTournament']> {
    if (playedBefore === null || run === 0) return null;
    const last = 'starts_at < $2 order by starts_at desc, key desc limit 1';
    const rows = await ask<NonNullable<AsOf['lastTournament']>>(
      this.dataSource,
      `select o.key as id, s.name, o.starts_at as "startsAt", ${shownDateOfReport('s')} as "localDate"
       from ${publishedRows('outcomes', ['submission_id', 'starts_at', 'key'], '$1', last)} o
         join submissions s on s.id = o.submission_id
       order by o.starts_at desc, o.key desc limit 1`,
      [run, playedBefore],
    );
    return rows[0] ?? null;
  }
}

interface KnownRun {
  readonly number: number;
  readonly publishedAt: Date | null;
  readonly officialRun: number | null;
}

const COLUMNS = 'r.number, r.published_at as "publishedAt", r.official_run as "officialRun"';

/** This is the state before the first run. */
const NOTHING: KnownRun = { number: 0, publishedAt: null, officialRun: null };

function noteOf(
  { run, playedBy, lastTournament }: Omit<AsOf, 'note'>,
  known: number,
  knownBy: string | null,
): Text | null {
  if (run > 0) {
    return playedBy !== null && lastTournament === null ? say`No published tournament had begun by then.` : null;
  }
  if (knownBy !== null)
    return known > 0 ? say`No official run was published by then.` : say`Nothing was published by then.`;
  return known > 0
    ? say`There are no official numbers yet: the weekly refresh makes them.`
    : say`No tournament has been rated yet.`;
}
