import type { Answer } from '@quadrant/rules/identity';
import type { Row } from './table.js';
import { noteOf } from './conclude-dates.js';
import type { ChosenName } from './name-everybody.js';
import { NAME_DECISION, PEOPLE_COLUMNS } from './people-table.js';

/** A side of a question as a batch tells it. */
export interface ToldSide {
  readonly tournament: string;
  readonly spelling: string;
  readonly scene: string | null;
  readonly entries: number;
  readonly first: string | null;
  readonly last: string | null;
}

/** A card of a batch as far as a table needs it. */
export interface ToldCard {
  readonly questions: readonly {
    readonly one: ToldSide;
    readonly other: ToldSide;
    readonly kind: string;
    readonly inCommon: readonly string[];
  }[];
}

const rowOf = (told: Row): Row => Object.fromEntries(PEOPLE_COLUMNS.map((column) => [column, told[column] ?? '']));

/**
 * Writes the open questions of a batch as rows of people.csv, for somebody who answers without a network, and behind them
 * the answers and the chosen names that count, so that another batch of the same files can take them. `parseDecisions` reads
 * all of them back.
 */
export const listQuestions = (
  cards: readonly ToldCard[],
  answers: readonly Answer[],
  names: readonly ChosenName[] = [],
): Row[] => [
  ...cards.flatMap(({ questions }, index) =>
    questions.map(({ one, other, kind, inCommon }) =>
      rowOf({
        card: String(index + 1),
        spelling: one.spelling,
        scene: one.scene ?? '',
        file: one.tournament,
        entries: String(one.entries),
        first: one.first ?? '',
        last: one.last ?? '',
        reason: kind,
        with: other.spelling,
        with_scene: other.scene ?? '',
        with_file: other.tournament,
        in_common: inCommon.join(', '),
      }),
    ),
  ),
  ...answers.map(({ one, other, verdict }) =>
    rowOf({
      spelling: one.spelling,
      file: one.tournament,
      with: other.spelling,
      with_file: other.tournament,
      decision: verdict,
    }),
  ),
  ...names.map(({ one, name }) =>
    rowOf({ spelling: one.spelling, file: one.tournament, with: name, decision: NAME_DECISION }),
  ),
];

/** A row of the manifest of a batch: what was answered, and what the file says or suggests. */
export interface ToldManifestRow {
  readonly file: string;
  readonly values: Readonly<Record<string, string>>;
  readonly proposed: Readonly<Record<string, string>>;
  readonly open: readonly string[];
  /** It is the fingerprint of its shape. */
  readonly shape: string | null;
}

/** Writes the rows of manifest.csv of a batch. */
export const listManifest = (rows: readonly ToldManifestRow[]): Row[] =>
  rows.map(({ file, values, proposed, open }) => ({
    ...proposed,
    ...values,
    file,
    open: open.join(' '),
    note: String(noteOf(proposed, values['startsAt']) ?? ''),
  }));
