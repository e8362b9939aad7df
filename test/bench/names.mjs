import { uniformInt } from 'pure-rand/distribution/uniformInt';
import { xoroshiro128plus } from 'pure-rand/generator/xoroshiro128plus';
import { CandidateRepository, searchNameOf } from '../../dist/libs/store/players/src/index.js';
import { withDatabase } from './installations.mjs';

const ROWS_AT_ONCE = 10_000;

const GIVEN = (
  'Anna Andrew Barbara Brian Carla Christopher Daniel Deborah Edward Elena Franz Grace Hannah Henrik Isabel Ivan James Jane ' +
  'John Katherine Klaus Laura Lukas Maria Martin Michael Nadia Oliver Patricia Peter Robert Sarah Stefan Susan Thomas William'
).split(' ');
const BEGINNINGS = (
  'Al An Bar Ben Berg Black Bra Bur Cal Car Cor Dal Den Ed El Fal Far Gar Gran Hal Har Hol Jan Kar Kel Lan Lind Mal Mar ' +
  'Mor Nor Os Par Pet Ros San Schul Sta Ster Ste Tal Thor Val Van Wal Wen Whit Win Zim'
).split(' ');
const ENDINGS = (
  'berg bury dal den der ers feld ford gren hausen ington ins ler ley lin lund man mann mer more nell ner quist row ' +
  'sen ser son stein sted strom tel ter ton vik wald ward well wick worth'
).split(' ');

/** A few given names, many surnames. */
function inventName(random) {
  const pick = (list) => list[uniformInt(random, 0, list.length - 1)];
  return `${pick(GIVEN)} ${pick(BEGINNINGS)}${pick(ENDINGS)}`;
}

/** With two letters swapped. */
function swapLetters(random, name) {
  const at = uniformInt(random, 0, name.length - 2);
  return name.slice(0, at) + name[at + 1] + name[at] + name.slice(at + 2);
}

async function insertPlayers(client, names) {
  for (let start = 0; start < names.length; start += ROWS_AT_ONCE) {
    const lot = names.slice(start, start + ROWS_AT_ONCE);
    const handles = lot.map((_name, index) => `p${start + index}`);
    await client.query(
      `insert into players (id, counts_as, handle, handle_key, name, search_name, created_at) overriding system value
       select $4::integer + n, $4::integer + n, handle, handle, name, text, now()
       from unnest($1::text[], $2::text[], $3::text[]) with ordinality as said (handle, name, text, n)`,
      [handles, lot, lot.map((name, index) => searchNameOf({ handle: handles[index], name })), start],
    );
  }
}

async function timeEach(items, work) {
  const times = [];
  for (const item of items) {
    const start = performance.now();
    await work(item);
    times.push(performance.now() - start);
  }
  times.sort((a, b) => a - b);
  return { median: times[Math.floor(times.length / 2)], p99: times[Math.floor(times.length * 0.99)] };
}

/** A report has so many unknown names. */
const TOGETHER = 8;

/** Measures, in milliseconds, the candidates of misspelt names, one by one and eight together, and one player by primary key. */
export const benchNames = (players, lookups = 300) =>
  withDatabase(async ({ dataSource, client }) => {
    const random = xoroshiro128plus(players);
    const names = Array.from({ length: players }, () => inventName(random));
    await insertPlayers(client, names);
    const people = new CandidateRepository(dataSource);
    const asked = Array.from({ length: lookups }, () => swapLetters(random, names[uniformInt(random, 0, players - 1)]));
    const lookUp = (text) => people.findCandidates([{ texts: [text], country: null }]);
    const eights = Array.from({ length: lookups / 3 }, (_, at) => asked.slice(at, at + TOGETHER));
    const lookUpAll = (texts) => people.findCandidates(texts.map((text) => ({ texts: [text], country: null })));
    const readOne = (id) => dataSource.query(`select handle from players where id = $1`, [id]);
    for (const text of asked.slice(0, 20)) await lookUp(text);
    const floor = await timeEach(Array.from(asked.keys()), readOne);
    return { floor, lookup: await timeEach(asked, lookUp), together: await timeEach(eights, lookUpAll) };
  });
