import { fork } from 'node:child_process';
import { once } from 'node:events';
import net from 'node:net';
import { fileURLToPath } from 'node:url';
import { generateHistory } from './generated-history.mjs';
import { importDocuments } from './import-documents.mjs';
import { withQuadrant } from './installations.mjs';
import { publishRefresh } from './publisher.mjs';
import { quantile } from './quantile.mjs';

const BARE = fileURLToPath(new URL('bare-server.mjs', import.meta.url));
const CONNECTIONS = 16;

/** Measures the requests a second to one address over some connections. Each connection sends one request after the other. */
async function loadOne(port, path, { headers = {}, seconds }) {
  let answers = 0;
  let isOver = false;
  const wanted = Object.entries(headers)
    .map(([name, value]) => `${name}: ${value}\r\n`)
    .join('');
  const request = `GET ${path} HTTP/1.1\r\nhost: localhost\r\n${wanted}\r\n`;
  const connect = () =>
    new Promise((resolve, reject) => {
      const socket = net.connect(port, '127.0.0.1', () => socket.write(request));
      let missing = 0;
      let head = Buffer.alloc(0);
      socket.on('error', reject);
      socket.on('close', resolve);
      socket.on('data', (bytes) => {
        let rest = bytes;
        if (missing === 0) {
          head = Buffer.concat([head, rest]);
          const end = head.indexOf('\r\n\r\n');
          if (end < 0) return;
          const text = head.subarray(0, end).toString('latin1');
          if (!/^HTTP\/1.1 (200|304)/.test(text)) return reject(new Error(text));
          missing = Number(/content-length: (\d+)/i.exec(text)?.[1] ?? 0);
          rest = head.subarray(end + 4);
          head = Buffer.alloc(0);
        }
        missing -= rest.length;
        if (missing > 0) return;
        answers += 1;
        if (isOver) socket.destroy();
        else socket.write(request);
      });
    });
  const connections = Array.from({ length: CONNECTIONS }, connect);
  const start = performance.now();
  await new Promise((resolve) => setTimeout(resolve, seconds * 1000));
  isOver = true;
  const elapsed = (performance.now() - start) / 1000;
  await Promise.all(connections);
  return answers / elapsed;
}

/** Runs a bare Fastify server that sends the same bytes, in a separate process. */
async function withBare({ body, headers }, work) {
  const child = fork(BARE);
  child.send({ body, headers });
  const [port] = await once(child, 'message');
  try {
    return await work(port);
  } finally {
    child.kill();
    await once(child, 'exit');
  }
}

/** Compares the throughput with that of a bare Fastify server that sends the same bytes, in turns. */
export const benchServer = ({ games = 6_000, seconds = 4, rounds = 3 } = {}) =>
  withQuadrant(async ({ url, dataSource }) => {
    await importDocuments(
      dataSource,
      generateHistory({ tournaments: Math.round(games / 12), players: 8, population: 120 }),
    );
    await publishRefresh(dataSource, 'full');
    const board = await fetchPlain(`${url}/api/v1/leaderboards/2e/constructed`);
    const page = await fetchPlain(`${url}/leaderboards/2e/constructed`);
    const cases = [
      { name: 'kept', answer: board, wish: {} },
      { name: 'page', answer: page, wish: {} },
      { name: '304', answer: board, wish: { headers: { 'if-none-match': board.headers.etag } } },
    ];
    const figures = [];
    for (const { name, answer, wish } of cases) {
      const [ours, bare] = await withBare(answer, async (port) => {
        const times = [[], []];
        for (let round = 0; round < rounds; round++) {
          times[0].push(await loadOne(new URL(url).port, answer.path, { ...wish, seconds }));
          times[1].push(await loadOne(port, answer.path, { ...wish, seconds }));
        }
        return times;
      });
      figures.push({ name, ours: quantile(ours, 0.5), bare: quantile(bare, 0.5) });
    }
    return figures;
  });

/** Fetches an answer, and removes what belongs only to its connection. */
async function fetchPlain(url) {
  const answer = await fetch(url, { headers: { 'accept-encoding': 'identity' } });
  const own = ['content-length', 'connection', 'keep-alive', 'date', 'transfer-encoding'];
  const headers = Object.fromEntries([...answer.headers].filter(([name]) => !own.includes(name)));
  return { path: new URL(url).pathname, body: await answer.text(), headers };
}
