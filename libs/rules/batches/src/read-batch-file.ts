import {
  type Answers,
  type FilePart,
  isAnswerKey,
  isNotKnown,
  type PastFile,
  readPastFile,
} from '@quadrant/rules/files';
import { sha256 } from '@quadrant/rules/tournament';
import { proposeOrder } from './date-order.js';
import { asPart } from './parts.js';
import { mayBeNobody } from './shapes.js';
import { shapeKeyOf, shapeLabelOf } from './shape-key.js';

/** A tournament of a file, with its report where nothing is open. */
export type ReadTournament = PastFile['tournaments'][number];

/** The content that was read from a file of a batch. */
export interface ReadBatchFile extends Omit<PastFile, 'shape'> {
  /** Files of one shape get the same recipe; null where the file has none. */
  readonly shape: { readonly fingerprint: string; readonly label: string } | null;
}

/** Nobody answers more about one file. */
const MOST_WORDS = 20;
const LONGEST_FINGERPRINT = 32;
/** A table of one evening has fewer columns. */
const MOST_COLUMNS = 12;

/**
 * Reads a file of a batch. Never throws. Besides what `readPastFile` asks, it asks what a word in place of a name or a result means, in
 * which order days and months are, and what the unknown columns of a table hold that cannot be read. The order that its dates prove is a proposal.
 *
 * @param path of the file within its batch: it may say a date and a name
 * @param answers what the file cannot say
 * @param parts other files that hold parts of its tournament; null where it is a part itself
 */
export function readBatchFile(
  bytes: Uint8Array,
  path: string,
  answers: Answers,
  now: Date,
  parts: readonly FilePart[] | null = [],
): ReadBatchFile {
  const { shape, ...past } = readPastFile(bytes, path, answers, now, parts ?? []);
  // Each part asks about the words in its own lines.
  const names = past.tournaments.flatMap(({ people }) =>
    people.flatMap(({ name, lines }) => (lines.length > 0 ? [name] : [])),
  );
  const words = [...new Set(names.filter(mayBeNobody))].slice(0, MOST_WORDS).map((word) => `word.${word}`);
  const mayBeSeveralDays = shape.days.length > 0 || (past.proposals.has('days') && !isOfName(past.proposals));
  const orders = [
    ...(mayBeSeveralDays ? ['dates'] : []),
    ...(!past.proposals.has('startsAt') && isOfName(past.proposals) ? ['nameDates'] : []),
  ];
  const dates = past.open.includes('startsAt') ? orders : [];
  const columns =
    past.kind === 'refused' ? shape.unknown.map((heading) => `column.${heading}`).filter(isAnswerKey) : [];
  const results = past.findings
    .flatMap(({ code, value }) => (code === 'value-not-understood' && value !== undefined ? [`result.${value}`] : []))
    .filter(isAnswerKey);
  // Nobody has to answer for a tournament that is left out.
  const isLeftOut = isNotKnown('game', answers) && past.open.includes('game');
  const read = {
    ...past,
    open: [
      ...new Set(
        isLeftOut
          ? []
          : [
              ...past.open.filter((key) => !key.startsWith('column.') || !answers.has(key)),
              ...[...dates, ...words, ...results.slice(0, MOST_WORDS), ...columns.slice(0, MOST_COLUMNS)].filter(
                (key) => !answers.has(key),
              ),
            ],
      ),
    ],
    proposals: new Map([...past.proposals, ...proposeOrder(shape.days)]),
    shape:
      shape.columns.length === 0 && shape.format === null
        ? null
        : { fingerprint: fingerprintOf(shapeKeyOf(shape)), label: shapeLabelOf(shape) },
  };
  return parts === null ? asPart(read) : read;
}

/** Tells whether the name of the file holds its date, and may mean several days. */
function isOfName(proposals: Answers): boolean {
  const days = new Set((proposals.get('nameDays') ?? '').split(' ').map((each) => each.slice(each.indexOf(':') + 1)));
  return days.size > 1 && (proposals.get('days') ?? '').split(' ').every((day) => days.has(day));
}

const fingerprintOf = (key: string): string => sha256(new TextEncoder().encode(key)).slice(0, LONGEST_FINGERPRINT);
