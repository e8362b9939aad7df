// Compares two exports, except clock times and what follows from them, seeds of tosses, and numbers of live runs.
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { isDeepStrictEqual } from 'node:util';
import { parse } from 'csv-parse/sync';

/**
 * These fields say when something happened on the clock, hash files that say so, or hold seeds of tosses: each
 * installation draws a separate hash chain. Standings and awards still show how tosses fell. A dot leads into the
 * members of a list.
 */
const UNEQUAL = {
  'manifest.json': ['exportedAt', 'files'],
  'runs.ndjson': ['startedAt', 'committedAt', 'publishedAt', 'at', 'durationMs'],
  'leagues.ndjson': ['seasons.announcements.at'],
  'decisions.ndjson': ['toss'],
  'tournaments.ndjson': ['toss'],
};
const RUN_NUMBER = ['run'];

/** These cannot be compared: the first is a hash over the time of the export, the second says which live run did what. */
export const leftOut = ({ isLive }) => ['manifest.json.sha256', ...(isLive ? ['runs.ndjson'] : [])];

/**
 * @param before folder of an export, as is `now`
 * @param history of which `isLive` says that run numbers depend on the timing of live runs
 * @returns a line for each file: its records, whether it is equal, and how, or where the first difference is
 */
export function compareExports(before, now, history) {
  const names = [...new Set([...readdirSync(before), ...readdirSync(now)])].sort();
  return names
    .filter((name) => !leftOut(history).includes(name))
    .map((name) => compareFile(name, path.join(before, name), path.join(now, name), history));
}

function compareFile(name, before, now, { isLive }) {
  const [bytesBefore, bytesNow] = [readOrNull(before), readOrNull(now)];
  if (bytesBefore === null || bytesNow === null) {
    return { name, records: 0, isEqual: false, how: `only the program ${bytesNow ? 'of now' : 'before'} writes it` };
  }
  const left = [...(UNEQUAL[name] ?? []), ...(isLive ? RUN_NUMBER : [])];
  const [was, is] = [bytesBefore, bytesNow].map((bytes) => recordsOf(name, bytes.toString('utf8'), left));
  const records = is.length;
  if (bytesBefore.equals(bytesNow)) return { name, records, isEqual: true, how: 'same bytes' };
  const added = takeAddedFields(was, is);
  const at = Array.from({ length: Math.max(was.length, is.length) }, (_, index) => index).find(
    (index) => !isDeepStrictEqual(was[index], is[index]),
  );
  if (at === undefined) return { name, records, isEqual: true, how: tellEquality(left, added) };
  return { name, records, isEqual: false, how: tellDifference(at, was[at], is[at]) };
}

function recordsOf(name, text, left) {
  const drop = (record) => without(record, left);
  if (name.endsWith('.csv')) return parse(text, { columns: true }).map(drop);
  if (name.endsWith('.ndjson'))
    return text
      .split('\n')
      .filter(Boolean)
      .map((line) => drop(JSON.parse(line)));
  return [drop(JSON.parse(text))];
}

function without(record, left) {
  const entries = Object.entries(record).filter(([key]) => !left.includes(key));
  return Object.fromEntries(
    entries.map(([key, value]) => {
      const inside = left.filter((each) => each.startsWith(`${key}.`)).map((each) => each.slice(key.length + 1));
      if (inside.length === 0 || !Array.isArray(value)) return [key, value];
      return [key, value.map((member) => without(member, inside))];
    }),
  );
}

/** Removes the fields that only this program writes, which its format allows (docs/formats/export.md). @returns their names */
function takeAddedFields(was, is) {
  const known = new Set(was.flatMap((record) => Object.keys(record)));
  const added = new Set(is.flatMap((record) => Object.keys(record)).filter((key) => !known.has(key)));
  if (was.length === 0) return [];
  for (const record of is) for (const key of added) delete record[key];
  return [...added];
}

const tellEquality = (left, added) => {
  const equal = `equal without ${left.join(', ') || 'white space'}`;
  return added.length === 0 ? equal : `${equal}; new field: ${added.join(', ')}`;
};

function tellDifference(at, was, is) {
  if (was === undefined || is === undefined) return `record ${at + 1} is only in one of them`;
  const keys = [...new Set([...Object.keys(was), ...Object.keys(is)])];
  const key = keys.find((each) => !isDeepStrictEqual(was[each], is[each]));
  return `record ${at + 1}, ${key}: ${JSON.stringify(was[key])} became ${JSON.stringify(is[key])}`.slice(0, 400);
}

function readOrNull(file) {
  try {
    return readFileSync(file);
  } catch (error) {
    if (error.code === 'ENOENT') return null;
    throw error;
  }
}
