// This separate process watches a live tournament from many browsers at once: node live-watchers.mjs URL COUNT. It says
// "ready" when each of them follows. On request, it tells for each version when each browser received it.
import { Agent, get } from 'node:http';

const [url, count] = process.argv.slice(2);
const agent = new Agent({ keepAlive: true, maxSockets: Infinity });
/** The key is the version, the values are milliseconds since 1970. */
const heard = new Map();
let following = 0;

const now = () => performance.timeOrigin + performance.now();

function follow() {
  const request = get(url, { agent }, (response) => {
    if (response.statusCode !== 200) throw new Error(`A watcher is answered ${response.statusCode}.`);
    response.setEncoding('utf8');
    let text = '';
    let isFollowing = false;
    response.on('data', (chunk) => {
      const at = now();
      text += chunk;
      const events = text.split('\n\n');
      text = events.pop();
      for (const event of events) {
        if (event.startsWith('event: version') && !isFollowing) {
          isFollowing = true;
          following += 1;
          if (following === Number(count)) process.send('ready');
        }
        if (!event.startsWith('event: entry')) continue;
        const version = Number(/^id: (\d+)$/m.exec(event)[1]);
        heard.set(version, [...(heard.get(version) ?? []), at]);
      }
    });
  });
  request.on('error', (error) => {
    throw error;
  });
}

process.on('message', () => process.send([...heard]));
process.on('disconnect', () => process.exit());
for (let watcher = 0; watcher < Number(count); watcher += 1) follow();
