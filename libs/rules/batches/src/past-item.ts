import { type Answers, type FilePart, type PastFile, type PastTournament, readPastFile } from '@quadrant/rules/files';
import { joinSpellings } from '@quadrant/rules/identity';
import { type Finding, precisionOf, spanOfDate } from '@quadrant/rules/tournament';
import type { DateEvidence } from './date-evidence.js';
import { proposeOrder } from './date-order.js';
import { asPart } from './parts.js';
import { shapeKeyOf } from './shape-key.js';

/** A file of a batch that was read. */
export interface PastItem {
  /** The path is relative to the folder, with slashes. */
  readonly file: string;
  /** Files with the same hash have the same bytes. */
  readonly hash: string;
  readonly past: PastFile;
  /** The first finding of a refused file, an error before a question; null where the file is readable. */
  readonly finding: Finding | null;
  /** The shape of the file, as {@link shapeKeyOf} writes it. */
  readonly shape: string;
}

/**
 * Reads a file of a batch. Never throws, whatever the bytes are.
 *
 * @param hash of the bytes
 * @param answers what its recipe and its row of the manifest say
 * @param parts other files that hold parts of its tournament; null where it is a part itself
 */
export function readItem(
  bytes: Uint8Array,
  file: string,
  hash: string,
  answers: Answers,
  now: Date,
  parts: readonly FilePart[] | null = [],
): PastItem {
  const read = readPastFile(bytes, file, answers, now, parts ?? []);
  const past = parts === null ? asPart(read) : read;
  const errors = past.findings.filter(({ severity }) => severity === 'error');
  const first = errors.find(({ code }) => code !== 'open-question') ?? errors[0] ?? past.findings[0] ?? null;
  return { file, hash, past, finding: past.kind === 'refused' ? first : null, shape: shapeKeyOf(past.shape) };
}

/** A tournament of a batch, with the days on which it may have been. */
export interface BroughtTournament {
  /** The file, with the number of the tournament where it has several: `league.csv#2`. */
  readonly id: string;
  readonly file: string;
  readonly tournament: PastTournament;
  /** For each of its people, the index of the first one who is the same person, written in another way. */
  readonly firsts: readonly number[];
  /** YYYY-MM-DD: the tournament was on this day or later; null when the day is unknown. */
  readonly first: string | null;
  /** It was on this day or earlier. */
  readonly last: string | null;
  /** The place that the file names, otherwise its folder, which may be a club. */
  readonly place: string | null;
  /** As the file or an answer names it, otherwise as the name of the file suggests. */
  readonly name: string | null;
  /** Whether it is the only one of its file, and can be joined with another file. */
  readonly mayBePart: boolean;
}

/** Lists the tournaments of files, in the order of the files. */
export const bringTogether = (items: readonly Pick<PastItem, 'file' | 'past'>[]): BroughtTournament[] =>
  items.flatMap(({ file, past }) =>
    past.tournaments.map((tournament, index) => {
      const [first, last] = daysOf(tournament.startsAt ?? past.proposals.get('startsAt') ?? past.proposals.get('year'));
      return {
        id: past.tournaments.length > 1 ? `${file}#${index + 1}` : file,
        file,
        tournament,
        firsts: joinSpellings(tournament),
        first,
        last,
        name: tournament.name ?? past.proposals.get('name') ?? null,
        mayBePart: past.tournaments.length === 1 && past.shape.format?.startsWith('quadrant/') !== true,
        place: tournament.place ?? (file.includes('/') ? file.slice(0, file.lastIndexOf('/')) : null),
      };
    }),
  );

/**
 * Says what is known about the date of a file, to conclude more from all files.
 *
 * @param said the date that somebody gave
 */
export function evidenceOf({ file, past, shape }: PastItem, said: string | null): DateEvidence {
  const spans = past.tournaments.map(({ startsAt }) => daysOf(startsAt ?? past.proposals.get('startsAt')));
  const days = spans.flatMap(([first, last]) => (first === null || last === null ? [] : [first, last])).sort();
  return {
    file,
    shape,
    span: days.length === 0 ? null : { first: days[0]!, last: days.at(-1)! },
    said,
    hasSeveral: past.tournaments.length !== 1,
    proposals: new Map([...past.proposals, ...proposeOrder(past.shape.days)]),
  };
}

/** Returns the first and the last day of a date that may be a month, such as 2006-03, or a year. */
function daysOf(date: string | undefined): readonly [string | null, string | null] {
  const span =
    date === undefined ? null : spanOfDate(precisionOf(date) === null ? date.slice(0, 'YYYY-MM-DD'.length) : date);
  return span === null ? [null, null] : [span.first, span.last];
}
