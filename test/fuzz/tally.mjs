/** A refusal lists 50 errors, or 200 findings. Each quotes a little of the request. */
const MOST_BYTES = 256 * 1024;
const SHOWN = 40;

/** Keeps the worst results so far. */
export function startTally(pingLimitMs) {
  const requests = [];
  const worst = { ping: { ms: 0 }, answer: { ms: 0 }, size: { bytes: 0 } };
  const faults = [];
  const slow = new Map();
  const byStatus = new Map();

  const note = ({ status, bytes, ms }) => {
    const request = requests.at(-1);
    request.ms = ms;
    byStatus.set(status, (byStatus.get(status) ?? 0) + 1);
    if (ms > worst.answer.ms) worst.answer = { ms, what: request.what };
    if (status >= 400 && bytes > worst.size.bytes) worst.size = { bytes, what: request.what };
    if (status === 0 || status >= 500) faults.push(`${status === 0 ? 'no answer' : status}: ${request.what}`);
    else if (status >= 400 && bytes > MOST_BYTES) faults.push(`a refusal of ${bytes} bytes: ${request.what}`);
  };

  /** A long ping is caused by the slowest request that was running meanwhile. */
  const addPing = ({ ms, from, to }) => {
    const slowest = requests
      .slice(Math.max(0, from - 1), to + 1)
      .reduce((a, b) => ((b.ms ?? 0) > (a.ms ?? 0) ? b : a), {});
    const { what = 'before the first request' } = slowest;
    if (ms > worst.ping.ms) worst.ping = { ms, what };
    slow.set(what, Math.max(ms, slow.get(what) ?? 0));
  };

  return {
    /** Begins a request, and returns its number. */
    begin: (what) => requests.push({ what }) - 1,
    note,
    addPings: (pings) => pings.forEach(addPing),
    inShort: () => `${requests.length} requests, worst ping ${Math.round(worst.ping.ms)} ms, ${faults.length} faults`,
    tell: () => tell({ requests, worst, faults, slow, byStatus, pingLimitMs }),
  };
}

function tell({ requests, worst, faults, slow, byStatus, pingLimitMs }) {
  const slowest = [...slow].sort(([, a], [, b]) => b - a);
  const tooSlow = slowest.filter(([, ms]) => ms > pingLimitMs);
  const statuses = [...byStatus].sort(([a], [b]) => a - b).map(([status, count]) => `${count} of ${status}`);
  console.log(`${requests.length} requests; answers: ${statuses.join(', ')}`);
  console.log(`worst ping ${Math.round(worst.ping.ms)} ms: ${worst.ping.what}`);
  console.log(`slowest answer ${Math.round(worst.answer.ms)} ms: ${worst.answer.what}`);
  console.log(`largest refusal ${worst.size.bytes} bytes: ${worst.size.what}`);
  console.log(`${faults.length} faults, ${tooSlow.length} requests with a ping above ${pingLimitMs} ms`);
  for (const each of faults.slice(0, SHOWN)) console.log(`  ${each}`);
  console.log('the longest pings:');
  for (const [what, ms] of slowest.slice(0, SHOWN / 2)) console.log(`  ${Math.round(ms)} ms: ${what}`);
  return faults.length === 0 && tooSlow.length === 0;
}
