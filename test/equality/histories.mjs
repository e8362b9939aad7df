// Both programs build these histories, through their public interfaces.
import { fileURLToPath } from 'node:url';

const fileOf = (name) => fileURLToPath(new URL(`../golden/${name}`, import.meta.url));

export const HISTORIES = [
  {
    name: 'demo season',
    now: '2026-03-18T12:34:00Z',
    tells: 'import, refresh, live runs, refresh',
    // How many reports a live run publishes depends on their timing: run numbers are not compared.
    isLive: true,
    async build(installation) {
      await installation.whileRunning({ words: ['--demo'], sentence: 'The demo season is in' });
      await installation.call('refresh');
    },
  },
  {
    name: 'history-150',
    now: '2026-03-18T12:34:00Z',
    tells: 'import with its refresh',
    isLive: false,
    async build(installation) {
      await installation.import(fileOf('history-150.ndjson'));
    },
  },
  {
    name: 'golden season',
    now: '2015-12-01T12:00:00Z',
    tells: 'leagues by HTTP, import, manual awards and tosses by HTTP, refresh',
    isLive: true,
    async build(installation) {
      const words = ['--role', 'director-of-organized-play', '--handle', 'golden'];
      const token = (await installation.call('token', 'create', ...words)).trim();
      await installation.whileRunning({}, async (address) => {
        const send = sender(address, token);
        for (const league of LEAGUES) await formLeague(installation, send, league);
        await installation.import(fileOf('league-season/season.ndjson'));
        // Only the Director of Organized Play may do it so late: before their import, an announcement would not count.
        for (const { slug, qualifiers } of LEAGUES) {
          await send(`/${slug}/seasons/${NEWEST}`, { qualifiers, reason: 'as announced' }, 'PATCH');
        }
        await giveByHand(installation, send);
        await toss(send);
      });
      await installation.call('refresh');
    },
  },
];

/** Posts one request after the other, each with a request id that is the same in both programs. */
function sender(address, token) {
  let sent = 0;
  return async (place, body, method = 'POST') => {
    const headers = {
      'content-type': 'application/json',
      authorization: `Bearer ${token}`,
      'x-request-id': `equality-${(sent += 1)}`,
    };
    const url = `${address}/api/v1/leagues${place}`;
    const answer = await fetch(url, { method, headers, body: JSON.stringify(body) });
    if (!answer.ok) throw new Error(`${method} ${place} was answered with ${answer.status}: ${await answer.text()}`);
  };
}

// The season of test/golden/league-season/README.md follows.

const FROM = '2014-10-01';
const NEWEST = '2014-15';
const SEASONS = [
  { season: '2013-14', startsOn: '2013-10-01', endsOn: '2014-03-31' },
  { season: NEWEST, startsOn: FROM, endsOn: '2015-03-31' },
];
const DECEMBER = `award 1 when event.month = 12 and event.participants >= 5 because "{event.participants} players in December"`;

const LEAGUES = [
  {
    slug: 'alpha',
    director: 'lara',
    qualifiers: { firstHalf: 2, secondHalf: 3 },
    schemes: ['headquarters', 'participation', 'new-mission'],
  },
  {
    slug: 'beta',
    director: 'bert',
    qualifiers: { firstHalf: 5, secondHalf: 4 },
    schemes: ['participation', 'december'],
  },
];

const BY_HAND = [
  ['alpha', 'A2', 'cy', 1, 'brought the score sheets'],
  ['beta', 'B9', 'pat', 3, 'set up the hall and cleaned it'],
  ['beta', 'B9', 'quin', 1, 'kept the clock'],
  ['beta', 'B9', 'ros', 2, 'set up the hall'],
];

const TOSSES = [
  ['first-half', 'vic', 'quin', 'ros', 'pat'],
  ['second-half', 'ros', 'pat', 'quin', 'vic'],
  ['playoffs', 'ros', 'quin'],
];

async function formLeague(installation, send, { slug, director, schemes }) {
  // The director of a league must have an account, or have played.
  await installation.call('token', 'create', '--role', 'league-director', '--handle', director);
  await send('', { slug, name: slug, director });
  for (const season of SEASONS) await send(`/${slug}/seasons`, { ...season, reason: 'as announced' });
  for (const scheme of schemes) {
    const save = (body) => send(`/${slug}/schemes/${scheme}`, { ...body, from: FROM, reason: 'as announced' });
    if (scheme !== 'december') await save({ printed: scheme });
    // Earlier programs know no maximum, and later ones require it.
    else
      await save({ name: scheme, text: `at most 1\n${DECEMBER}` }).catch(() => save({ name: scheme, text: DECEMBER }));
  }
}

async function giveByHand(installation, send) {
  const rows = await installation.query(`select key, external_id from tournaments`);
  const keys = new Map(rows.map(({ key, external_id: id }) => [id, key]));
  for (const [league, tournament, player, points, reason] of BY_HAND) {
    const key = keys.get(`league-season:${tournament}`);
    await send(`/${league}/manual-awards`, { tournament: key, player, points, reason });
  }
}

async function toss(send) {
  for (const [stage, ...order] of TOSSES) {
    await send(`/beta/seasons/${NEWEST}/tosses`, { stage, order, reason: 'a coin' });
  }
}
