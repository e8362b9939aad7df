import { type Answer, type SettledPeople, VERDICTS } from '@quadrant/rules/identity';
import { say } from '@quadrant/rules/message';
import type { ChosenName } from './name-everybody.js';
import { readTable, type Row, type TableRefusal } from './table.js';

export const PEOPLE_COLUMNS = [
  'card',
  'spelling',
  'scene',
  'file',
  'entries',
  'first',
  'last',
  'group',
  'reason',
  'with',
  'with_scene',
  'with_file',
  'in_common',
  'decision',
];

const NEEDED = ['spelling', 'file', 'with', 'with_file', 'decision'];

export interface Decisions {
  /** The rows with a decision, as they were given. */
  readonly rows: readonly Row[];
  readonly answers: readonly Answer[];
  /** Names under which people are published. */
  readonly names: readonly ChosenName[];
}

/** This decision gives a person the name in the column “with”. */
export const NAME_DECISION = 'name';

/**
 * Reads the decisions of a table of people.
 *
 * @param name how people call it, such as people.csv
 * @returns a refusal for a decision that is none
 */
export function parseDecisions(text: string, name: string): Decisions | TableRefusal {
  const table = readTable(text, name, NEEDED);
  if ('refusal' in table) return table;
  const rows = table.filter((row) => row['decision'] !== '');
  const answers: Answer[] = [];
  const names: ChosenName[] = [];
  for (const row of rows) {
    if (row['decision']!.toLowerCase() === NAME_DECISION && row['with'] !== '') {
      names.push({ one: { tournament: row['file']!, spelling: row['spelling']! }, name: row['with']! });
      continue;
    }
    const verdict = VERDICTS.find((each) => each === row['decision']!.toLowerCase());
    if (verdict === undefined)
      return {
        refusal: say`${name}: “${row['decision']!}” is no decision. Write same, two or unknown, or name with a name in “with”.`,
      };
    if (row['with'] === '' || row['with_file'] === '')
      return {
        refusal: say`${name}: the row of “${row['spelling']!}” asks nothing. To decide, fill in “with” and “with_file”: the other name, and a file that has it. They may be the same name in another file.`,
      };
    answers.push({
      one: { tournament: row['file']!, spelling: row['spelling']! },
      other: { tournament: row['with_file']!, spelling: row['with']! },
      verdict,
    });
  }
  return { rows, answers, names };
}

/** A table of people names a tournament by its id, and tells when it was. */
export interface TournamentFacts {
  readonly id: string;
  readonly date: string | null;
}

/**
 * Lists a row for each spelling and scene: first the questions in the order of their effect, then everybody else, then the
 * decisions as they were given.
 */
export function listPeople(
  settled: SettledPeople,
  tournaments: readonly TournamentFacts[],
  decided: readonly Row[],
): Row[] {
  const { bearers, personOf, scenes, bearersOf, links, cards, names } = settled;
  const tournamentsOf: number[][] = bearers.map(() => []);
  for (const [tournament, those] of bearersOf.entries())
    for (const bearer of those) tournamentsOf[bearer]!.push(tournament);
  const reasons = new Map<number, string>();
  const withWhom = new Map<number, number>();
  for (const { one, other, reason } of links) {
    if (reasons.has(one)) continue;
    reasons.set(one, reason);
    withWhom.set(one, other);
  }
  const cardOf = new Map(
    cards.flatMap(({ questions }, index) =>
      questions.map((question) => [question.one, { ...question, number: index + 1 }] as const),
    ),
  );
  const exampleOf = (bearer: number): string => tournaments[tournamentsOf[bearer]![0]!]!.id;
  const sceneOf = (scene: number): string => scenes[scene] ?? String(say`scene ${scene + 1}`);
  const rows: Row[] = [];
  const rowOf = new Map<string, number>();
  for (const [bearer, { spelling, scene }] of bearers.entries()) {
    const card = cardOf.get(bearer);
    const key = JSON.stringify([spelling, scene, personOf[bearer], card?.number ?? '']);
    const before = rowOf.get(key);
    if (before !== undefined) {
      rows[before] = addEntries(rows[before]!, tournamentsOf[bearer]!, tournaments);
      continue;
    }
    rowOf.set(key, rows.length);
    const partner = card?.other ?? withWhom.get(bearer);
    const row = {
      card: card === undefined ? '' : String(card.number),
      spelling,
      scene: sceneOf(scene),
      file: exampleOf(bearer),
      group: String(personOf[bearer]! + 1),
      reason: card?.kind ?? reasons.get(bearer) ?? '',
      ...(partner !== undefined && {
        with: bearers[partner]!.spelling,
        with_scene: sceneOf(bearers[partner]!.scene),
        with_file: exampleOf(partner),
      }),
      in_common: card === undefined ? '' : card.inCommon.map((name) => names[name]!).join(', '),
    };
    rows.push(addEntries(row, tournamentsOf[bearer]!, tournaments));
  }
  const asked = rows.filter((row) => row['card'] !== '').sort((a, b) => Number(a['card']) - Number(b['card']));
  const others = rows.filter((row) => row['card'] === '').sort((a, b) => Number(a['group']) - Number(b['group']));
  return [...asked, ...others, ...decided];
}

function addEntries(row: Row, added: readonly number[], tournaments: readonly TournamentFacts[]): Row {
  const dates = [row['first'], row['last'], ...added.map((tournament) => tournaments[tournament]!.date)].filter(
    (date): date is string => date != null && date !== '',
  );
  dates.sort();
  return {
    ...row,
    entries: String(Number(row['entries'] ?? 0) + added.length),
    first: dates[0] ?? '',
    last: dates.at(-1) ?? '',
  };
}
