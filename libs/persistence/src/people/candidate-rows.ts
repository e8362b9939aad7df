import { probesOf } from '@quadrant/names';
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

/**
 * SQL: players who may be meant by names. $1 to $3 are probes: which name, which kind, and the text. Trigrams find what is
 * misspelt or turned round; equal texts, nicknames; beginnings, initials.
 */
export const CANDIDATE_ROWS = `
  with probes as (select * from unnest($1::integer[], $2::text[], $3::text[]) as probe (asked, kind, text)),
  hits as (
    select p.asked, h.id from probes p cross join lateral (
      select id from players where search_name % p.text order by similarity(search_name, p.text) desc, id limit ${MOST_ROWS}) h
      where p.kind = 'similar'
    union
    select p.asked, h.id from probes p cross join lateral (
      select id from players where handle_key % p.text order by similarity(handle_key, p.text) desc, id limit ${MOST_ROWS}) h
      where p.kind = 'similar'
    union
    select p.asked, h.id from probes p cross join lateral (
      select id from players where search_name like p.text order by length(search_name), id limit ${MOST_ROWS}) h
      where p.kind = 'beginning'
    union
    select p.asked, h.id from probes p join players h on h.search_name = p.text where p.kind = 'equal'
    union
    select p.asked, h.id from probes p join players h on h.handle_key = p.text where p.kind = 'equal')
  select h.asked, p.id, p.handle, p.name, p.country from hits h join ${FINDABLE_PLAYERS} p on p.id = h.id`;

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
