import { fork } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';
import { compareCells } from '../../dist/test/history/compare-cells.js';
import { inventMessyHistory, TWENTY_YEARS } from '../../dist/test/history/messy-history.js';
import { ARCHIVE, inventClubArchive, SMALL_ARCHIVE } from '../../dist/test/names/club-archive.js';
import { COMPACT, inventCommunity, ROAMING, SMALL } from '../../dist/test/names/community.js';
import { measureIdentity } from '../../dist/test/names/measure-identity.js';
import { CIRCUIT, inventThirdCommunity, LEAGUES, TINY } from '../../dist/test/names/third-community.js';
import { FEW, inventOtherCommunity, SETTLED, TRAVELLING } from '../../dist/test/names/other-community.js';

const NONE = { cards: 0, guests: false };

/** The communities that are measured, with seeds that no rule was chosen by. */
const KINDS = [
  { kind: 'compact', make: (seed) => inventCommunity(seed, COMPACT), seeds: ['lantern', 'pebble', 'thistle'] },
  { kind: 'roaming', make: (seed) => inventCommunity(seed, ROAMING), seeds: ['lantern', 'pebble'] },
  { kind: 'other, settled', make: (seed) => inventOtherCommunity(seed, SETTLED), seeds: ['lantern', 'pebble'] },
  { kind: 'other, travelling', make: (seed) => inventOtherCommunity(seed, TRAVELLING), seeds: ['lantern'] },
  { kind: 'third, leagues', make: (seed) => inventThirdCommunity(seed, LEAGUES), seeds: ['lantern', 'pebble'] },
  { kind: 'third, circuit', make: (seed) => inventThirdCommunity(seed, CIRCUIT), seeds: ['lantern'] },
  { kind: 'club archive', make: (seed) => inventClubArchive(seed, ARCHIVE), seeds: ['lantern', 'pebble', 'thistle'] },
];
const FEW_KINDS = [
  { kind: 'compact', make: (seed) => inventCommunity(seed, SMALL), seeds: ['lantern'] },
  { kind: 'other, settled', make: (seed) => inventOtherCommunity(seed, FEW), seeds: ['lantern'] },
  { kind: 'third, leagues', make: (seed) => inventThirdCommunity(seed, TINY), seeds: ['lantern'] },
  { kind: 'club archive', make: (seed) => inventClubArchive(seed, SMALL_ARCHIVE), seeds: ['lantern'] },
];

/** A floor: a table of all names, sorted, with those of one text counted. */
function countNames({ tournaments }) {
  const counts = new Map();
  for (const { entries } of tournaments)
    for (const { spelling } of entries) counts.set(spelling, (counts.get(spelling) ?? 0) + 1);
  return [...counts].sort(([one], [other]) => (one < other ? -1 : 1)).length;
}

const cpuOf = (work) => {
  const before = process.cpuUsage();
  const result = work();
  const { user, system } = process.cpuUsage(before);
  return { result, seconds: (user + system) / 1e6 };
};

/** Measures who is found in invented communities: without an answer, after 300 and 1,000 cards, and with all guests confirmed. */
export function* benchHistoryImport(isSmoke) {
  for (const { kind, make, seeds } of isSmoke ? FEW_KINDS : KINDS) {
    for (const seed of seeds) {
      const community = make(seed);
      const floor = cpuOf(() => countNames(community)).seconds;
      const { result, seconds } = cpuOf(() => measureIdentity(community, NONE));
      const entries = community.tournaments.reduce((sum, { entries: those }) => sum + those.length, 0);
      const few = measureIdentity(community, { cards: 300, guests: false });
      const guests = measureIdentity(community, { cards: 300, guests: true });
      const many = kind === 'roaming' ? measureIdentity(community, { cards: 1000, guests: false }) : null;
      yield { kind, seed, entries, seconds, floor, automatic: result, few, guests, many };
    }
  }
}

/** As many tournaments have 46,000 entries. */
const LARGE = { ...COMPACT, tournaments: 6700 };

/** Measures how long the people of a compact and a roaming community take in a process of their own, and its memory. */
export async function* benchIdentityAlone(isSmoke) {
  const kinds = isSmoke ? [['compact', SMALL]] : Object.entries({ compact: LARGE, roaming: ROAMING });
  for (const [kind, size] of kinds) {
    const tournaments = inventCommunity('lantern', size).tournaments.map(({ id, date, entries }) => ({
      ...{ id, date, place: null },
      names: entries.map(({ spelling }) => spelling),
    }));
    const child = fork(path.join(import.meta.dirname, 'identity-child.mjs'));
    child.send(tournaments);
    const [figures] = await once(child, 'message');
    yield { kind, entries: tournaments.reduce((sum, { names }) => sum + names.length, 0), ...figures };
  }
}

/** Compares each cell of a messy history with what is read. It counts files by the way in which they are kept. */
export function benchCells(isSmoke) {
  const community = inventCommunity('attic', isSmoke ? SMALL : COMPACT);
  const files = inventMessyHistory('attic', community, isSmoke ? { ...TWENTY_YEARS, doubles: 4 } : TWENTY_YEARS);
  const kinds = new Map();
  for (const file of files) {
    const shape = file.doubleOf === null ? file.shape : 'the second file of a tournament';
    const counts = kinds.get(shape) ?? { count: 0, refused: 0, unplaced: 0, changed: 0, dropped: 0, silent: 0 };
    kinds.set(shape, counts);
    const { refused, changed, dropped, silent } = compareCells(file);
    counts.count += 1;
    if (refused !== null) counts.refused += 1;
    if (refused?.isPlaced === false) counts.unplaced += 1;
    if (changed.length > 0) counts.changed += 1;
    if (dropped.length > 0) counts.dropped += 1;
    if (silent.length > 0) counts.silent += 1;
  }
  const isWhole = ({ refused, changed, dropped }) => refused + changed + dropped === 0;
  return { files: files.length, kinds: [...kinds].filter(([, counts]) => !isWhole(counts)) };
}
