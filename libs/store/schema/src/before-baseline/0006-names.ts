import type { QueryRunner } from 'typeorm';
import { ForwardOnly } from './forward-only.js';

/** Lets players be found by names that are nearly right. */
export class Names1700000000006 extends ForwardOnly {
  async up(runner: QueryRunner): Promise<void> {
    await createTrigrams(runner);
    // The name that a player is shown by, in ASCII, as it is searched for; null where that is the handle_key.
    await runner.query(`alter table players add column search_name text`);
    await fillSearchNames(runner);
    await runner.query(`
      create index players_search_name_idx on players (search_name) where search_name is not null;
      -- GIN takes half of what GiST does, for a lookup and for a new player. Every lookup reads the list of what is not yet
      -- sorted in: with 4 MB, the default, that would be all of 10,000 players.
      create index players_search_name_trigrams_idx on players using gin (search_name gin_trgm_ops)
        with (gin_pending_list_limit = 256) where search_name is not null;
      create index players_handle_key_trigrams_idx on players using gin (handle_key gin_trgm_ops)
        with (gin_pending_list_limit = 256);
    `);
  }
}

/** Thrown when the database lacks something that only its administrator can give. The message is a sentence for the operator. */
export class ExtensionMissing extends Error {
  override readonly name = 'ExtensionMissing';
}

/** @throws ExtensionMissing */
export async function createTrigrams(runner: Pick<QueryRunner, 'query'>): Promise<void> {
  try {
    // The extension is trusted: every user who may create objects in the database may create it.
    await runner.query(`create extension if not exists pg_trgm`);
  } catch (error) {
    const said = error instanceof Error ? error.message : String(error);
    throw new ExtensionMissing(
      `Quadrant needs the PostgreSQL extension pg_trgm, and the user of DATABASE_URL cannot create it (${said}). ` +
        'Install the contrib package of that PostgreSQL where it is missing, and let its administrator run ' +
        '"create extension pg_trgm" in the database, or grant the user CREATE on it; then start again.',
      { cause: error },
    );
  }
}

const ROWS_AT_ONCE = 5000;

async function fillSearchNames(runner: QueryRunner): Promise<void> {
  for (let last = 0; ;) {
    const rows = (await runner.query(`select id, handle, name from players where id > $1 order by id limit $2`, [
      last,
      ROWS_AT_ONCE,
    ])) as { id: number; handle: string; name: string | null }[];
    if (rows.length === 0) return;
    await runner.query(
      `update players p set search_name = said.text from unnest($1::integer[], $2::text[]) said (id, text) where p.id = said.id`,
      [rows.map(({ id }) => id), rows.map(searchNameOf)],
    );
    last = rows.at(-1)!.id;
  }
}

function searchNameOf({ handle, name }: { readonly handle: string; readonly name: string | null }): string | null {
  const text = searchText(name ?? handle);
  return text === foldHandle(handle) ? null : text;
}

/*
 * How names were compared when this migration was written. It is a copy, because a migration never changes: the rules
 * of libs/rules/names may change, and players get today's search_name when they change their name.
 */

const lettersOf = (pairs: string): ReadonlyMap<string, string> =>
  new Map(pairs.split(' ').map((pair) => pair.split(':') as [string, string]));

/** In Unicode, these letters have no separate accent. */
const PLAIN_LETTERS = lettersOf('æ:ae œ:oe ø:o ł:l đ:d ð:d þ:th ħ:h ŧ:t ŋ:n ı:i ĸ:k ə:e');

/** Cyrillic and Greek letters as they look to a reader of Latin ones. */
const LOOK_ALIKES = lettersOf(
  'а:a в:b е:e ѕ:s і:i ј:j к:k м:m н:h о:o р:p с:c т:t у:y х:x һ:h ԁ:d ԛ:q ԝ:w ӏ:l ь:b г:r п:n и:u ц:u ё:e й:u ' +
    'α:a β:b ε:e η:n ι:i κ:k ν:v ο:o ρ:p τ:t υ:u χ:x γ:y ω:w σ:o',
);

/** Cyrillic and Greek letters as they are commonly written in Latin ones. */
const ROMAN = lettersOf(
  'а:a б:b в:v г:g д:d е:e ё:e ж:zh з:z и:i й:y к:k л:l м:m н:n о:o п:p р:r с:s т:t у:u ф:f х:kh ц:ts ч:ch ш:sh ' +
    'щ:shch ъ: ы:y ь: э:e ю:yu я:ya є:ye і:i ї:i ґ:g ј:j љ:lj њ:nj ћ:c ђ:d џ:dz ў:u α:a β:v γ:g δ:d ε:e ζ:z η:i ' +
    'θ:th ι:i κ:k λ:l μ:m ν:n ξ:x ο:o π:p ρ:r σ:s τ:t υ:y φ:f χ:ch ψ:ps ω:o',
);

const ACCENTS = /[\u0300-\u036f\u1ab0-\u1aff\u1dc0-\u1dff\u20d0-\u20ff\ufe20-\ufe2f]/gu;
const INVISIBLE = /[\p{Cc}\p{Cf}\p{Cs}\p{Zl}\p{Zp}\p{Default_Ignorable_Code_Point}]/gu;
const APOSTROPHES = /['’‘ʼʻ`´′＇]/gu;
const COMMA = /[,،、，]/u;
const SUFFIX = /^(jr|sr|junior|senior|i{1,3}|iv|phd|md|esq)\.?$/iu;

const replaceLetters = (text: string, letters: ReadonlyMap<string, string>): string =>
  Array.from(text, (letter) => letters.get(letter) ?? letter).join('');

function foldHandle(text: string): string {
  const bare = text.normalize('NFKD').replace(ACCENTS, '');
  const folded = bare.toLowerCase().toUpperCase().toLowerCase().replaceAll('ς', 'σ');
  return folded.normalize('NFKD').replace(ACCENTS, '').normalize('NFKC').replace(/\s+/gu, ' ').trim();
}

function turnRound(text: string): string {
  if (!COMMA.test(text)) return text;
  const parts = text.split(COMMA).map((part) => part.trim());
  const [last = '', ...others] = parts.filter((part) => part !== '');
  const first = others.filter((part) => !SUFFIX.test(part));
  return [...first, last, ...others.filter((part) => SUFFIX.test(part))].join(' ');
}

function searchText(name: string): string {
  const visible = name.replace(/\s+/gu, ' ').replace(INVISIBLE, '');
  const folded = foldHandle(turnRound(visible).replace(APOSTROPHES, ''));
  const normalised = replaceLetters(folded, PLAIN_LETTERS)
    .replace(/[^\p{L}\p{M}\p{N}]+/gu, ' ')
    .trim();
  return normalised.split(' ').map(romanise).join(' ').replace(/ +/g, ' ').trim();
}

/** A word in ASCII: one that mixes alphabets as it looks, any letter without a Latin one as its number. */
function romanise(word: string): string {
  const isMixed = /\p{Script=Latin}/u.test(word) && /[\p{Script=Cyrillic}\p{Script=Greek}]/u.test(word);
  const letters = replaceLetters(word, isMixed ? LOOK_ALIKES : ROMAN);
  return letters.replace(/[^ -~]/gu, (letter) => `u${letter.codePointAt(0)!.toString(36)}`);
}
