import { probesOf } from '@quadrant/rules/names';
import { FINDABLE_PLAYERS } from './findable-players.js';

/** A player who shares something with a name that was asked for. */
export interface CandidateRow {
  /** Which of the names asked for. */
  readonly asked: number;
  readonly id: number;
  readonly handle: string;
  readonly name: string | null;
  readonly country: string | null;
}

/** Rows of each kind for each probe: more are told apart by what they share with it least. */
const MOST_ROWS = 40;

/** SQL: the players in whose column something is met by probes of a kind, as many as `order` puts first. */
const meetings = (kind: string, column: string, condition: string, order: string) => `
  select p.asked, h.* from probes p cross join lateral (
    select id, handle, name, country from ${FINDABLE_PLAYERS}
    where ${column} ${condition} order by ${order}, id limit ${MOST_ROWS}) h where p.kind = '${kind}'`;

const meetingsIn = (column: string): string[] => [
  meetings('similar', column, '% p.text', `similarity(${column}, p.text) desc`),
  meetings('beginning', column, 'like p.text', `length(${column})`),
  `
  select p.asked, h.id, h.handle, h.name, h.country from probes p join ${FINDABLE_PLAYERS} h on h.${column} = p.text
  where p.kind = 'equal'`,
];

/**
 * SQL: players who may be meant by names. $1 to $3 are probes: which name, which kind, and the text. Trigrams find what is
 * misspelt or turned round; equal texts, nicknames; beginnings, initials.
 */
export const CANDIDATE_ROWS = `
  with probes as (select * from unnest($1::integer[], $2::text[], $3::text[]) as probe (asked, kind, text))
  ${['search_name', 'handle_key'].flatMap(meetingsIn).join(' union ')}`;

/** Parameters of {@link CANDIDATE_ROWS}. @param names all texts that name a person, for each who is asked for */
export function probeColumns(names: readonly (readonly string[])[]): [number[], string[], string[]] {
  const rows = names.flatMap((texts, asked) =>
    texts.flatMap((text) => probeRows(text).map((row) => [asked, ...row] as const)),
  );
  return [rows.map(([asked]) => asked), rows.map(([, kind]) => kind), rows.map(([, , text]) => text)];
}

function probeRows(text: string): (readonly [kind: string, text: string])[] {
  const { texts, equal, beginnings } = probesOf(text);
  return [
    ...texts.map((each) => ['similar', each] as const),
    ...equal.map((each) => ['equal', each] as const),
    // Letters, digits and spaces only: nothing that LIKE would take for something else.
    ...beginnings.map(([first, last]) => ['beginning', `${first}% ${last}%`] as const),
  ];
}
