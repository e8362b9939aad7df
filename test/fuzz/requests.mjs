import { headersOf, queryOf, shapeOf } from './shapes.mjs';
import { spoil } from './spoil.mjs';

/** Every operation reads bodies of this size. Larger ones are dropped as they come, except where a report may be sent. */
const SMALL = 60_000;
const LONGEST_QUERY = 12_000;
const READING = new Set(['GET', 'DELETE']);

/** The bodies of one seed are made once for all operations. */
let last = { seed: -1, large: null, small: null };

function bodyOf(seed, size) {
  if (last.seed !== seed) last = { seed, large: null, small: null };
  return (last[size] ??= size === 'large' ? shapeOf(seed) : shapeOf(seed, SMALL));
}

/**
 * Makes all requests of a seed to a target: every body comes once from somebody who may ask, and one body from nobody.
 * A request that only reads comes once for a seed. Seeds take turns with the sender, and with a query or headers.
 */
export function* requestsOf(seed, target, roles, sizes = ['large', 'small']) {
  const able = roles.filter((role) => role === 'anonymous' || target.token !== null);
  if (READING.has(target.method)) yield readingRequest(seed, target, able[seed % able.length]);
  else for (const role of able) yield* writingRequests(seed, target, role, sizes);
}

const described = (seed, name, { operation, role }, who) =>
  `seed ${seed} (${name}), ${operation} as ${who === 'allowed' ? role : who}`;

const authorization = ({ token }, role) => (role === 'allowed' ? { authorization: `Bearer ${token}` } : {});

function readingRequest(seed, target, role) {
  const common = { method: target.method, headers: { ...headersOf(seed), ...authorization(target, role) } };
  // Without a query, the request reaches the handler.
  if (seed % 4 >= 2) return { ...common, what: described(seed, 'headers', target, role), path: target.path };
  const names =
    /\?(.*)/
      .exec(target.path)?.[1]
      ?.split('&')
      .map((each) => each.split('=')[0]) ?? [];
  const query = queryOf(seed, names).slice(0, LONGEST_QUERY);
  const path = `${target.path}${target.path.includes('?') ? '&' : '?'}${query}`;
  return { ...common, what: described(seed, 'a query', target, role), path };
}

function* writingRequests(seed, target, role, sizes) {
  const headers = { 'content-type': 'application/json', ...authorization(target, role) };
  const common = { method: target.method, path: target.path };
  const withBody = (name, body) => ({
    ...common,
    what: described(seed, name, target, role),
    headers: { ...headers, 'content-length': Buffer.byteLength(body) },
    body,
  });
  const wanted = role === 'allowed' ? sizes : [sizes[seed % sizes.length]];
  for (const size of wanted) {
    const { name, body } = bodyOf(seed, size);
    yield withBody(`${name}, ${size === 'large' ? '2 MB' : '60 kB'}`, body);
  }
  if (role !== 'allowed' || target.body === null) return;
  const spoilt = spoil(seed, target.body);
  if (spoilt !== null) yield withBody(`a good body but for ${spoilt.member}`, spoilt.body);
}
