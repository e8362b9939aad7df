import { Agent, request } from 'node:http';

/** No answer takes longer; what does is a fault. */
const TIMEOUT_MS = 30_000;

/** Sends one request after another over one connection. */
export function startSender(url) {
  const agent = new Agent({ keepAlive: true, maxSockets: 1 });

  const send = ({ method, path, headers, body }) =>
    new Promise((resolve) => {
      const begun = performance.now();
      let bytes = 0;
      const done = (status) => resolve({ status, bytes, ms: performance.now() - begun });
      const sent = request(url + path, { method, headers, agent, timeout: TIMEOUT_MS }, (answer) => {
        answer.on('data', (chunk) => (bytes += chunk.length));
        answer.once('end', () => done(answer.statusCode));
        answer.once('error', () => done(0));
      });
      sent.once('timeout', () => sent.destroy());
      sent.once('error', () => done(0));
      sent.end(body);
    });

  return { send, stop: () => agent.destroy() };
}
