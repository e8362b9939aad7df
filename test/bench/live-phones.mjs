// Phones of players take push notices from a push service on this machine. Some of them are gone.
import { createECDH, randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { createServer } from 'node:http';

/** One of so many phones is gone when the first notice comes. */
export const ONE_GONE_OF = 10;
/** Phones that subscribe at the same time. */
const AT_ONCE = 16;

/** A push service that takes every notice, and remembers when it came. */
export class Phones {
  #server = createServer((request, response) => {
    const number = Number(request.url.slice(1));
    const at = performance.timeOrigin + performance.now();
    request.resume().on('end', () => {
      const isGone = number % ONE_GONE_OF === 0;
      response.writeHead(isGone ? 410 : 201).end();
      if (!isGone) this.heard.push(at);
      else this.asked += 1;
    });
  });
  /** When phones got a notice, in milliseconds since 1970. */
  heard = [];
  /** How often phones that are gone were asked. */
  asked = 0;

  async open() {
    this.#server.listen(0, '127.0.0.1');
    await once(this.#server, 'listening');
  }

  /** @param links of players, who have the same number of phones each */
  async subscribe(live, links, count) {
    const { port } = this.#server.address();
    const waiting = Array.from({ length: count }, (_, index) => index);
    const work = async () => {
      for (let index = waiting.pop(); index !== undefined; index = waiting.pop()) {
        const answer = await fetch(`${live}/own-notices`, {
          method: 'POST',
          headers: { 'content-type': 'application/json' },
          body: JSON.stringify({
            link: links[index % links.length],
            endpoint: `http://127.0.0.1:${port}/${index}`,
            p256dh: createECDH('prime256v1').generateKeys('base64url'),
            auth: randomBytes(16).toString('base64url'),
          }),
        });
        if (!answer.ok) throw new Error(`A phone is answered ${answer.status}: ${await answer.text()}`);
      }
    };
    await Promise.all(Array.from({ length: AT_ONCE }, work));
  }

  close() {
    this.#server.closeAllConnections();
    this.#server.close();
  }
}
