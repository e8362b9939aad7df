// Each report has up to 2 MB, and one thing too many.

const DAY = 86_400_000;

const header = (externalId) => ({
  name: 'Fuzz',
  externalId,
  game: '2e',
  ruleSystem: 'opg-4.2',
  format: 'constructed',
  level: 1,
  startsAt: new Date(Date.UTC(2014, 10, 8, 15)).toISOString(),
  registeredAt: new Date(Date.UTC(2014, 10, 8) - 20 * DAY).toISOString(),
  director: 'Director',
});

/** Makes as many rows as fit, each from its number, but at most 5,000, or the given number. */
function rows(bytes, make, most = 5000) {
  const list = [];
  for (let length = 0; list.length < most;) {
    const row = make(list.length);
    length += JSON.stringify(row).length + 1;
    if (length > bytes) break;
    list.push(row);
  }
  return list;
}

const write = (tournament, players, rounds, more = {}) =>
  JSON.stringify({ schema: 'quadrant/1', tournament, players, rounds, ...more });
const pairs = (players, result = 'FW') =>
  Array.from({ length: Math.floor(players.length / 2) }, (_, n) => ({
    players: [players[2 * n].handle, players[2 * n + 1].handle],
    result,
    score: [100, 35],
  }));

const FAULTS = {
  'players as many as fit': (bytes, _draw, id) => {
    const players = rows(bytes * 0.4, (n) => ({ handle: `fuzz ${n}`, name: `Person ${n} of Fuzz`, country: 'DE' }));
    return write(header(id), players, [{ round: 1, matches: pairs(players) }]);
  },
  'rounds as many as fit': (bytes, { upTo }, id) => {
    const players = rows(bytes * 0.02, (n) => ({ handle: `fuzz ${n}` }), 100);
    const rounds = rows(
      bytes * 0.9,
      (n) => ({ round: n + 1, matches: pairs([...players.slice(n % 7), ...players.slice(0, n % 7)]) }),
      50 + upTo(10),
    );
    return write(header(id), players, rounds);
  },
  'players nobody listed, each nearly named': (bytes, _draw, id) => {
    const players = rows(bytes * 0.3, (n) => ({ handle: `abcdefghij${n}` }));
    const matches = pairs(players.map(({ handle }) => ({ handle: `${handle}x`.replace('abc', 'acb') })));
    return write(header(id), players, [{ round: 1, matches }]);
  },
  'the same player again and again': (bytes, _draw, id) => {
    const players = rows(bytes * 0.9, () => ({ handle: 'ann' }), 200_000);
    return write(header(id), players, [{ round: 1, matches: pairs(players.slice(0, 4)) }]);
  },
  'unknown keys everywhere': (bytes, _draw, id) => {
    const extra = Object.fromEntries(rows(bytes * 0.4, (n) => [`plaiers${n}`, 1], 200_000));
    const players = rows(bytes * 0.3, (n) => ({ handle: `p${n}`, nane: 1, contry: 2, regoin: 3 }));
    return write({ ...header(id), ...extra }, players, [{ round: 1, matches: pairs(players) }]);
  },
  'a long unknown key': (bytes, _draw, id) =>
    write({ ...header(id), ['k'.repeat(bytes * 0.9)]: 1 }, [{ handle: 'ann' }], []),
  'long texts': (bytes, { one }, id) => {
    const long = one(['x', 'ü', ' ', '\u0301', '\u202e', 'a ', '😀', '.', '-']).repeat(Math.floor(bytes / 12));
    const players = ['ann', 'bob', long].map((handle) => ({ handle, name: long, region: long }));
    return write({ ...header(id), name: long, venue: long }, players, [{ round: 1, matches: pairs(players) }]);
  },
  'handles that look alike': (bytes, { one }, id) => {
    const letters = one(['lI1', 'оoO0', '\u0301a']);
    const at = (n, place) => letters[Math.floor(n / letters.length ** place) % letters.length];
    const players = rows(bytes * 0.5, (n) => ({ handle: Array.from({ length: 12 }, (_, i) => at(n, i)).join('') }));
    return write(header(id), players, [{ round: 1, matches: pairs(players) }]);
  },
  'lists in place of everything': (bytes) => {
    const list = Array.from({ length: Math.floor(bytes / 12) }, () => 1);
    return write(list, list, list);
  },
  'rounds that are objects with many keys': (bytes, _draw, id) => {
    const many = Object.fromEntries(rows(bytes * 0.8, (n) => [`match${n}`, []], 200_000));
    return write(header(id), [{ handle: 'ann' }], many);
  },
  'matches with many members': (bytes, _draw, id) => {
    const players = rows(bytes * 0.1, (n) => ({ handle: `p${n}` }), 500);
    const games = Array.from({ length: 200 }, () => ({ score: [1, 2], winner: 'p1' }));
    const matches = rows(bytes * 0.8, (n) => ({ players: ['p0', `p${n}`, 'p1', 'p2'], games, result: 'XX' }));
    return write(header(id), players, [{ round: 1, matches }]);
  },
  'empty rounds': (bytes, _draw, id) => {
    const rounds = rows(bytes * 0.9, (n) => ({ round: n, matches: [] }), 200_000);
    return write(header(id), [{ handle: 'ann' }], rounds);
  },
  'standings for nobody': (bytes, _draw, id) => {
    const players = rows(bytes * 0.2, (n) => ({ handle: `p${n}` }));
    const standings = rows(bytes * 0.5, (n) => `q${n}`, 200_000);
    return write(header(id), players, [{ round: 1, matches: pairs(players) }], { standings, places: standings });
  },
};

export const REPORT_FAULTS = Object.keys(FAULTS);

/** Makes a report with this fault that fills these bytes. */
export const fillReport = (fault, bytes, draw) => FAULTS[fault](bytes, draw, `fuzz:${draw.upTo(1_000_000)}`);
