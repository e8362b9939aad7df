import { drawer } from './shapes.mjs';

const LENGTH = 30_000;

const REPLACEMENTS = [
  () => 'x'.repeat(LENGTH),
  () => '\u0301'.repeat(LENGTH / 2),
  () => '%00 '.repeat(LENGTH / 4),
  () => Array.from({ length: 900 }, (_, n) => n),
  () => Array.from({ length: 400 }, () => ({ a: 1 })),
  () => Object.fromEntries(Array.from({ length: 900 }, (_, n) => [`k${n}`, n])),
  () => [[[[[[[[[[1]]]]]]]]]],
  () => 1e308,
  () => -1,
  () => null,
  () => true,
  () => '',
];

/** A body that an operation accepts, with one member replaced by something that it does not expect. */
export function spoil(seed, body) {
  const members = Object.keys(body);
  if (members.length === 0) return null;
  const { upTo } = drawer(seed);
  // The seed itself chooses, so that a few seeds in a row reach every member.
  const member = members[seed % members.length];
  const replaced = {
    ...body,
    [member]: REPLACEMENTS[(Math.floor(seed / members.length) + upTo(2)) % REPLACEMENTS.length](),
  };
  return { member, body: JSON.stringify(replaced) };
}
