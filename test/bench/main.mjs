// npm run bench [-- refresh | latency | standings | kernel | import | history | leagues | readers | previews | names | history-import | burst | growth | pairing | files | reads | mixed | pages | live | notices | backup]:
// absolute figures, and beside a refresh the floor measured in the same run. `--smoke` runs everything on little data in a
// minute, to see that it still runs; its figures mean nothing. `--full` refreshes 2,000,000 games in `reads` instead of 200,000.
// `--server quarter` (or `whole`) also takes the messy history of `history-import` through a batch by command.
// `--part N` runs a fifth of the benches, another one for each N.
import { parseArgs } from 'node:util';
import { choose } from '../../tools/gate/part.mjs';
import { benchBackup } from './backup.mjs';
import { benchBurst } from './burst.mjs';
import { benchFiles } from './files.mjs';
import { benchGrowth } from './growth.mjs';
import { benchHistory, benchImport } from './history.mjs';
import { build } from '../../tools/build.mjs';
import { benchImportAndRefresh } from './import-and-refresh.mjs';
import { benchKernel } from './kernel.mjs';
import { benchLatency } from './latency.mjs';
import { benchLeagues } from './leagues.mjs';
import { benchChampionship, benchWatchers } from './live.mjs';
import { benchMixed } from './mixed.mjs';
import { benchNames } from './names.mjs';
import { benchNotices } from './notices.mjs';
import { benchPages } from './pages.mjs';
import { benchPairing } from './pairing.mjs';
import { benchLargePreview, benchPreviews } from './previews.mjs';
import { benchReaders } from './readers.mjs';
import { tellReads } from './tell-reads.mjs';
import { benchStandings } from './standings.mjs';

const { values: flags, positionals: wanted } = parseArgs({
  options: {
    smoke: { type: 'boolean' },
    full: { type: 'boolean' },
    server: { type: 'string' },
    part: { type: 'string' },
  },
  allowPositionals: true,
});
const isSmoke = flags.smoke === true;
const isFull = flags.full === true;
const sized = (usual, smoke) => (isSmoke ? smoke : usual);

const perSecond = (count, seconds) => Math.round(count / seconds).toLocaleString('en');
const ms = (seconds) => `${Math.round(seconds * 1000)} ms`;

async function refresh() {
  const { tournaments, matches, games, floor, ...seconds } = await benchImportAndRefresh();
  const { importing, refreshing, unchanged } = seconds;
  console.log('\nImport and refresh of the sample history');
  console.log(
    `  import     ${ms(importing)}: ${perSecond(tournaments, importing)} tournaments/s, ${perSecond(matches, importing)} matches/s`,
  );
  console.log(
    `  refresh    ${ms(refreshing)}: ${perSecond(games, refreshing)} games/s (${games} games in ${tournaments} tournaments)`,
  );
  console.log(
    `  its floor  ${ms(floor.seconds)}: ${perSecond(games, floor.seconds)} games/s (rows written: ${JSON.stringify(floor.rows)})`,
  );
  console.log(`  ratio      ${(refreshing / floor.seconds).toFixed(2)} (at most 5)`);
  console.log(`  unchanged  ${ms(unchanged)}: a refresh that finds nothing to write`);
}

async function latency() {
  const { reports, receipt, first, last, rated } = await benchLatency(sized(1000, 10));
  const line = ({ median, p99, worst }) =>
    `median ${median.toFixed(1)} ms, p99 ${p99.toFixed(1)} ms, worst ${worst.toFixed(1)} ms`;
  console.log(`\nFrom POST on an idle system, ${reports} reports one after the other`);
  console.log(`  to the receipt         ${line(receipt)} (median at most 15 ms)`);
  console.log(`    of the first tenth   ${line(first)}`);
  console.log(`    of the last tenth    ${line(last)}`);
  console.log(`  to the leaderboard     ${line(rated)} (p99 at most 300 ms)`);
}

function standings() {
  console.log('\nStandings of 12 rounds: median milliseconds by number of players');
  for (const { name, sizes, times, exponent } of benchStandings(sized([250, 1000, 4000], [20, 40]))) {
    const told = sizes.map((players, index) => `${players}: ${times[index].toFixed(1)}`).join(', ');
    console.log(
      `  ${name.padEnd(24)} ${told} (1,000 players at most 50; growth exponent ${exponent.toFixed(2)}, at most 1.15)`,
    );
  }
}

function kernel() {
  const { games, kernel: seconds, floor } = benchKernel(sized(2_000_000, 10_000));
  const millions = (value) => (games / value / 1e6).toFixed(1);
  console.log('\nThe replay kernel alone, on one core');
  console.log(`  kernel     ${millions(seconds)} million games/s (at least 30)`);
  console.log(
    `  its floor  ${millions(floor)} million games/s: the bare formula; ratio ${(seconds / floor).toFixed(2)}`,
  );
}

async function importing() {
  const { tournaments, seconds } = await benchImport(sized(20_000, 600));
  console.log('\nImport of ten-player reports into an empty database');
  console.log(
    `  import     ${seconds.toFixed(1)} s: ${perSecond(tournaments, seconds)} tournaments/s (at least 3,000)`,
  );
}

async function history() {
  console.log('\nRefresh of a generated history: eight players, two tracks, a population of 50,000');
  const sizes = sized([200_000, 600_000, 2_000_000], [600, 1200, 1800]);
  const results = [];
  for (const size of sizes) {
    const { floor, full, unchanged, incremental } = await benchHistory(size);
    results.push(full);
    const line = ({ seconds, megabytes }, limit) =>
      `${seconds.toFixed(2)} s, ${(seconds / floor.seconds).toFixed(2)} of the floor${limit}, ${Math.round(megabytes)} MB`;
    console.log(`  ${size.toLocaleString('en')} games in ${full.tournaments.toLocaleString('en')} tournaments`);
    console.log(`    floor        ${floor.seconds.toFixed(2)} s (rows written: ${JSON.stringify(floor.rows)})`);
    console.log(`    full         ${line(full, ' (at most 1.5)')} (at most 512 MB)`);
    console.log(`    unchanged    ${line(unchanged, ' (at most 1.0)')}`);
    const share = ((incremental.seconds / full.seconds) * 100).toFixed(1);
    console.log(`    incremental  ${incremental.seconds.toFixed(2)} s, ${share} % of the full one (at most 2 %)`);
  }
  const [small, , large] = results;
  const exponent = Math.log(large.seconds / small.seconds) / Math.log(sizes[2] / sizes[0]);
  console.log(`  growth exponent ${exponent.toFixed(2)} (at most 1.05)`);
  const memory = large.megabytes / small.megabytes;
  console.log(`  memory of the largest beside the smallest ${memory.toFixed(2)} (0.8 to 1.2)`);
}

async function leagues() {
  const { players, awards, fold, floor, without, within } = await benchLeagues();
  const told = `${players.toLocaleString('en')} players, 500 tournaments, ${awards.toLocaleString('en')} awards`;
  console.log(`\nLeague tables: ${told}`);
  console.log(
    `  in memory  ${ms(fold)}: awards, bonuses, season and reach; ${ms(floor)} to add as many numbers up and sort`,
  );
  const rebuilding = within.refreshing + within.tables;
  console.log(
    `  rebuilt    ${ms(rebuilding)}: refresh ${ms(within.refreshing)}, tables ${ms(within.tables)} (at most 2,000 ms)`,
  );
  console.log(
    `  its floor  ${ms(without.refreshing)}: the same refresh without a league; ratio ${(rebuilding / without.refreshing).toFixed(2)}`,
  );
  const more = within.live - without.live;
  console.log(
    `  one more   ${ms(within.live)}, without a league ${ms(without.live)}: ${ms(more)} for its league (at most 50 ms)`,
  );
}

function files() {
  const { formats, first } = benchFiles(sized({ players: 512, times: 5 }, { players: 16, times: 1 }));
  console.log('\nFiles of other programs, from bytes to counts and findings');
  for (const { format, megabytes, perSecond: speed } of formats) {
    console.log(`  ${format.padEnd(16)} ${speed.toFixed(1)} MB/s (at least 5; a file of ${megabytes.toFixed(2)} MB)`);
  }
  console.log(
    `  first report     ${ms(first)}: a table of 256 players and 9 rounds, with all findings (at most 1,000 ms)`,
  );
}

async function readers() {
  const games = sized(Number(process.env.BENCH_GAMES ?? 200_000), 1200);
  console.log(`\nReaders while ${games.toLocaleString('en')} games are refreshed: p99 in milliseconds`);
  for (const { name, idle, during } of await benchReaders({ games, ...sized({}, { idleMs: 500, refreshes: 1 }) })) {
    const ratio = (during.p99 / idle.p99).toFixed(2);
    const told = `idle ${idle.p99.toFixed(1)}, during ${during.p99.toFixed(1)}: ${ratio} times`;
    console.log(`  ${name.padEnd(12)} ${told} (at most 2)`);
  }
}

async function mixed() {
  console.log('\n40 requests a second, one of them a report: milliseconds');
  for (const { name, answers, refused, median, p95, p99 } of await benchMixed(
    sized({}, { tournaments: 50, seconds: 2 }),
  )) {
    const limit = name === 'player page' ? ' (at most 50)' : '';
    const told = `median ${median.toFixed(1)}, p95 ${p95.toFixed(1)}${limit}, p99 ${p99.toFixed(1)}`;
    console.log(`  ${name.padEnd(16)} ${told}; ${answers} answers, ${refused} refused`);
  }
}

async function previews() {
  console.log('\nPreviews of a report before 20,000 tournaments, and by how much they hold the event loop up');
  for (const { name, seconds, p99, worst } of await benchPreviews(sized(20_000, 50))) {
    const told = seconds.map((each) => `${each.toFixed(1)} s`).join(', ');
    console.log(`  ${name.padEnd(15)} ${told}; late by p99 ${p99.toFixed(0)} ms, worst ${worst.toFixed(0)} ms`);
  }
  const [players, rounds] = sized([1024, 12], [32, 4]);
  const large = await benchLargePreview({ players, rounds, tournaments: sized(1000, 20) });
  const told = large.map(({ seconds, floor }) => `${seconds.toFixed(2)} s (${(seconds / floor).toFixed(1)} floors)`);
  console.log(
    `  ${players} players, ${rounds} rounds: ${told.join(', ')} (at most 2 s); a floor reads and scores the document`,
  );
}

async function names() {
  console.log('\nCandidates for a misspelt name');
  for (const players of sized([5000, 100_000], [500])) {
    const { lookup, together, floor } = await benchNames(players, sized(300, 30));
    const tell = ({ median, p99 }) => `median ${median.toFixed(1)} ms, p99 ${p99.toFixed(1)} ms`;
    const limit = players === 5000 ? ' (at most 10)' : '';
    console.log(`  among ${players.toLocaleString('en').padEnd(8)} ${tell(lookup)}${limit}`);
    console.log(`    eight at once  ${tell(together)}`);
    console.log(`    its floor      median ${floor.median.toFixed(2)} ms: a player by primary key`);
  }
}

/** A coordinator answers so many cards until enough is found (`300 cards` and `+ guests` below), in 20 seconds each. */
const HOURS_OF_CARDS = (300 * 20) / 3600;

async function historyBatch(size) {
  const { benchBatch } = await import('./history-batch.mjs');
  const { files, state, shapes, lacking, inferred, folders, rest, diff, publish, undo, hoursOfFacts } =
    await benchBatch(size);
  console.log(`\nA batch by command, on a home of its own: ${files.toLocaleString('en')} files. ${state}`);
  const tell = (name, minutes) => console.log(`  ${name.padEnd(26)} ${minutes}`);
  const minutes = (seconds) => (seconds / 60).toFixed(1);
  tell('upload to the first diff', `${minutes(diff)} min (at most 10)`);
  tell('publish', `${minutes(publish)} min (at most 5)`);
  tell('undo', `${minutes(undo)} min (at most 5)`);
  const hours = (hoursOfFacts + HOURS_OF_CARDS).toFixed(1);
  tell(
    'a weekend of a coordinator',
    `${hours} h (at most 6): ${shapes} shapes, ${folders} folders, ${rest} files, 300 cards`,
  );
  tell('files without a date', `${lacking}, and ${inferred} whose date follows from other files`);
}

async function historyImport() {
  await build(['test']);
  const { benchHistoryImport, benchCells, benchIdentityAlone } = await import('./history-import.mjs');
  console.log(
    '\nWhat is read of a messy history, cell by cell: nothing may be changed, and nothing dropped without a finding',
  );
  const { files, kinds } = benchCells(isSmoke);
  for (const [shape, { count, refused, unplaced, changed, dropped, silent }] of kinds)
    console.log(
      `  ${shape}: ${count} files, ${refused} refused (${unplaced} without a place), ${changed} changed, ${dropped} with something dropped (${silent} without a finding)`,
    );
  console.log(`  ${files} files in all; ways that are read as a whole are not listed`);
  if (flags.server !== undefined) await historyBatch(isSmoke ? 'smoke' : flags.server);
  console.log('\nWho is who, in a process of its own (46,000 entries: at most 20 s and 400 MB)');
  for await (const { kind, entries, seconds, megabytes } of benchIdentityAlone(isSmoke))
    console.log(
      `  ${kind.padEnd(10)} ${entries.toLocaleString('en')} entries: ${seconds.toFixed(1)} s of a processor, ${Math.round(megabytes)} MB`,
    );
  console.log('\nWho is who in files of the past, in communities whose people are known');
  const share = (value) => value.toFixed(4);
  for (const { kind, seed, entries, seconds, floor, ...found } of benchHistoryImport(isSmoke)) {
    const { automatic, few, guests, many } = found;
    console.log(`  ${kind} (${seed}), ${entries.toLocaleString('en')} entries`);
    console.log(
      `    links      ${share(automatic.linkPrecision)} of ${automatic.links} right, ${share(automatic.ownEstimate)} expected; ${automatic.cards} cards`,
    );
    const tell = (name, { pairPrecision, pairRecall, playersPerPerson, metOneself }) =>
      console.log(
        `    ${name.padEnd(10)} pairs ${share(pairPrecision)} right, ${share(pairRecall)} found; ${playersPerPerson.toFixed(2)} players for a person; ${metOneself} twice in a tournament`,
      );
    tell('automatic', automatic);
    tell('300 cards', few);
    tell('+ guests', guests);
    if (many !== null) tell('1,000', many);
    console.log(
      `    time       ${seconds.toFixed(1)} s (46,000 entries at most 20 s), ${Math.round(seconds / floor)} times the count of its names`,
    );
  }
}

function pairing() {
  console.log('\nPairing round 6 of a Swiss tournament');
  const { rows, growth, worst } = benchPairing(sized([254, 1000, 4000], [20, 40]));
  for (const { size, milliseconds, megabytes, others } of rows) {
    const limit = { 254: ' (at most 5)', 1000: ' (at most 50)', 4000: ' (at most 1,000, and 300 MB)' }[size] ?? '';
    const told =
      others === null
        ? ''
        : Object.entries(others)
            .map(([name, each]) => `; ${name} ${each.toFixed(0)} ms, ${(each / milliseconds).toFixed(0)} times`)
            .join('');
    console.log(
      `  ${size.toLocaleString('en').padEnd(6)} ${milliseconds.toFixed(1)} ms, ${megabytes.toFixed(0)} MB${limit}${told}`,
    );
  }
  console.log(`  growth exponent ${growth.toFixed(2)}`);
  console.log(
    `  all totals different, ${worst.size} players: ${worst.milliseconds.toFixed(0)} ms (1,000 players at most 1,000)`,
  );
}

async function burst() {
  const { reports, received, published, states, rows, median, slowest, bytes, imported } = await benchBurst(
    sized(Number(process.env.BENCH_REPORTS ?? 1_000), 10),
  );
  const megabytes = (value) => (value / 1e6).toFixed(1);
  const told = (count) => count.toLocaleString('en');
  console.log(`\n${told(reports)} recent reports from eight clients to three workers`);
  console.log(
    `  received   ${ms(received / 1000)}: receipt median ${median.toFixed(0)} ms, worst ${slowest.toFixed(0)} ms`,
  );
  console.log(
    `  published  ${ms(published / 1000)}: ${told(states.published)} reports in ${told(rows.runs)} runs, ${states.failed} failed (at most 60,000 ms, none failed)`,
  );
  console.log(
    `  runs       ${ms(rows.runMs / 1000)} under the lock; closed ${told(rows.outcomes)} outcomes and ${told(rows.changes)} rating changes`,
  );
  console.log(`  grown      ${megabytes(bytes)} MB, an import of the same ${megabytes(imported)} MB`);
  console.log(`  ratio      ${(bytes / imported).toFixed(2)} (at most 3)`);
}

async function growth() {
  const reports = sized(Number(process.env.BENCH_REPORTS ?? 5_000), 40);
  await tellGrowth({ reports, tournaments: reports * 0.4, aWeek: 20, together: 1 });
  await tellGrowth({ reports: reports / 5, tournaments: reports / 5, aWeek: reports / 5, together: 7 });
}

async function tellGrowth(size) {
  const { reports, tournaments, aWeek, together } = size;
  const { tables, ...found } = await benchGrowth(size);
  const told = (number) => number.toLocaleString('en');
  const kilobytes = (bytes) => (bytes / 1000 / reports).toFixed(1).padStart(9);
  const sum = (name) => tables.reduce((total, table) => total + table[name], 0);
  console.log(
    `\n${told(reports)} reports of ${told(tournaments)} tournaments, ${told(aWeek)} a week, published ${together === 1 ? 'one by one' : `${together} at a time`}`,
  );
  console.log(`  runs       ${told(found.runs)}, ${found.runMs.toFixed(1)} ms each`);
  console.log(`  closed     ${told(found.outcomes)} outcomes beside ${told(found.open)} open ones`);
  console.log(`  kB a report${' '.repeat(41)}live  imported`);
  const tell = (name, { live, imported }) =>
    console.log(`    ${name.padEnd(44)}${kilobytes(live)} ${kilobytes(imported)}`);
  for (const table of tables) {
    tell(table.name, table);
    for (const index of table.indexes.filter(({ live }) => live / reports >= 100))
      tell(`  its index ${index.name}`, index);
  }
  console.log(`    ${'all'.padEnd(44)}${kilobytes(sum('live'))} ${kilobytes(sum('imported'))} (at most 25)`);
  console.log(`  ratio      ${(sum('live') / sum('imported')).toFixed(2)} of an import of the same (at most 4)`);
}

async function reads() {
  const sizes = { players: [10_000, 1_000_000], games: isFull ? 2_000_000 : 200_000 };
  await tellReads(sized(sizes, { players: [500], games: 1_200, isSmoke: true }));
}

async function pages() {
  console.log('\nPages of the demo season in Chromium');
  const found = await benchPages(sized({}, { runs: 1, slowPages: ['home'] }));
  if (found === null) return console.log('  not measured: install chromium (apt-get install chromium)');
  const heaviest = (visit) => found.visits.toSorted((a, b) => b[visit] - a[visit])[0];
  for (const [visit, limit] of Object.entries({ first: 60, later: 25 })) {
    const { address, [visit]: kilobytes } = heaviest(visit);
    console.log(
      `  ${visit} visit   ${kilobytes.toFixed(1)} kB over the wire (at most ${limit}): ${address}, the heaviest page`,
    );
    const over = found.visits.filter((page) => page[visit] > limit);
    for (const page of over) console.log(`    too heavy    ${page[visit].toFixed(1)} kB: ${page.address}`);
  }
  console.log('  Largest contentful paint on a processor 4 times slower, at 1.6 Mbit/s and 150 ms there and back');
  for (const { name, milliseconds } of found.paints) {
    console.log(`    ${name.padEnd(12)} ${milliseconds.toFixed(0)} ms (at most 1,000)`);
  }
  console.log('  Time of the server, beside that of the read models of the page');
  for (const { name, page, reading, operation } of found.servings) {
    const told = `${page.toFixed(1)} ms of ${reading.toFixed(1)} ms`;
    const ratio = `ratio ${(page / reading).toFixed(2)} (at most 2)`;
    console.log(`    ${name.padEnd(12)} ${told}: ${ratio}; its operation alone ${operation.toFixed(1)} ms`);
  }
}

async function live() {
  const size = sized({ players: 1024, rounds: 10, top: 16 }, { players: 16, rounds: 3, top: 4 });
  const played = await benchChampionship(size);
  console.log(`\nA championship of ${size.players} players over HTTP, ${size.rounds} rounds and a top ${size.top}`);
  const told = ['checkIn', 'pairing', 'results', 'bracket'].map((part) => `${part} ${played[part].toFixed(1)} s`);
  console.log(`  played     ${played.all.toFixed(1)} s (at most 120): ${told.join(', ')}; ${played.entries} entries`);
  console.log(`  its export ${played.verified.split('\n').at(-1)}`);
  const watching = sized({ watchers: 2000, results: 100, phones: 500 }, { watchers: 50, results: 5, phones: 20 });
  const { median, p99, worst, megabytes, heard, told: pushed, asked } = await benchWatchers(watching);
  console.log(
    `  ${watching.watchers} watchers, ${heard} notices of results; ${watching.phones} phones, a tenth of them gone`,
  );
  console.log(
    `    heard      median ${median.toFixed(0)} ms, p99 ${p99.toFixed(0)} ms (at most 1,000), worst ${worst.toFixed(0)} ms`,
  );
  console.log(`    memory     ${megabytes.toFixed(0)} MB more (at most 300)`);
  console.log(
    `    phones     all have their table after ${pushed.toFixed(0)} ms; those that are gone were asked ${asked} times`,
  );
}

async function notices() {
  const players = sized(5000, 100);
  const { told, mails, telling, ...run } = await benchNotices(players);
  console.log(
    `\nA run that moves ${told.toLocaleString('en')} of ${players.toLocaleString('en')} players with an account`,
  );
  const more = (run.with / run.without - 1) * 100;
  console.log(`  run        ${ms(run.with)}, ${more.toFixed(1)} % more than without accounts (at most 5)`);
  console.log(
    `  notices    ${ms(telling)} for all of them, with ${mails.toLocaleString('en')} mails (at most 2,000 ms)`,
  );
}

async function backup() {
  const games = sized(Number(process.env.BENCH_GAMES ?? 200_000), 1200);
  const { copied, stored, floor, plain, secret, restoring } = await benchBackup(games);
  console.log(`\nBackup of ${games.toLocaleString('en')} games: ${(copied / 1e6).toFixed(0)} MB of rows`);
  const told = (seconds) => `${seconds.toFixed(2)} s, ${(seconds / floor).toFixed(2)} of the bare COPY`;
  console.log(`  bare COPY  ${floor.toFixed(2)} s`);
  console.log(`  backup     ${told(plain)} (at most 3); ${(stored / 1e6).toFixed(0)} MB in the file`);
  console.log(`  encrypted  ${told(secret)}`);
  console.log(`  restore    ${told(restoring)}, with every table compared (at most 5)`);
}

const benches = {
  refresh,
  latency,
  standings,
  kernel,
  import: importing,
  history,
  leagues,
  readers,
  files,
  previews,
  names,
  'history-import': historyImport,
  burst,
  growth,
  pairing,
  reads,
  mixed,
  pages,
  live,
  notices,
  backup,
};
const unknown = wanted.filter((name) => !(name in benches));
if (unknown.length > 0) {
  console.error(`There is no bench ${unknown.join(', ')}: choose among ${Object.keys(benches).join(', ')}.`);
  process.exit(2);
}
const PARTS = 5;
const all = Object.keys(benches);
const chosen =
  flags.part === undefined ? all : choose(all, Number(flags.part), PARTS, (name) => `test/bench/${name}.mjs`);
for (const name of wanted.length === 0 ? chosen : wanted) await benches[name]();
