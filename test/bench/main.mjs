// npm run bench [-- refresh | latency | standings]: absolute figures, and beside a refresh the floor measured in the same run.
import { benchImportAndRefresh } from './import-and-refresh.mjs';
import { benchLatency } from './latency.mjs';
import { benchStandings } from './standings.mjs';

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
  const { reports, receipt, rated } = await benchLatency();
  const line = ({ median, p99, worst }) =>
    `median ${median.toFixed(1)} ms, p99 ${p99.toFixed(1)} ms, worst ${worst.toFixed(1)} ms`;
  console.log(`\nFrom POST on an idle system, ${reports} reports one after the other`);
  console.log(`  to the receipt         ${line(receipt)}`);
  console.log(`  to the leaderboard     ${line(rated)} (p99 at most 300 ms)`);
}

function standings() {
  console.log('\nStandings of 12 rounds: median milliseconds by number of players');
  for (const { name, sizes, times, exponent } of benchStandings()) {
    const told = sizes.map((players, index) => `${players}: ${times[index].toFixed(1)}`).join(', ');
    console.log(
      `  ${name.padEnd(24)} ${told} (1,000 players at most 50; growth exponent ${exponent.toFixed(2)}, at most 1.15)`,
    );
  }
}

const benches = { refresh, latency, standings };
const wanted = process.argv.slice(2);
const unknown = wanted.filter((name) => !(name in benches));
if (unknown.length > 0) {
  console.error(`There is no bench ${unknown.join(', ')}: choose among ${Object.keys(benches).join(', ')}.`);
  process.exit(2);
}
for (const [name, run] of Object.entries(benches)) {
  if (wanted.length === 0 || wanted.includes(name)) await run();
}
