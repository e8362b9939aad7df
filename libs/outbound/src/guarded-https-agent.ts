import { Agent, type AgentOptions } from 'node:https';
import type { Socket } from 'node:net';
import type { Duplex } from 'node:stream';
import { checkHost, guardLookup, type Lookup } from './guarded-lookup.js';
import type { OutboundPolicy } from './is-outside.js';
import type { Limits } from './send-request.js';

const LOOK_MS = 50;

/** The same guard for a library that sends with `node:https` itself. Each connection serves one request, so its limits are those of the request. */
export class GuardedHttpsAgent extends Agent {
  constructor(
    private readonly policy: OutboundPolicy,
    private readonly limits: Limits,
    resolve?: Lookup,
  ) {
    super({ keepAlive: false, lookup: guardLookup(policy, resolve) } as AgentOptions);
  }

  override createConnection(options: AgentOptions, callback?: (error: Error | null, stream: Duplex) => void) {
    try {
      checkHost(String(options.host), this.policy);
    } catch (error) {
      callback?.(error as Error, null as never);
      return null;
    }
    const socket = super.createConnection(options, callback) as Socket;
    const { totalMs, answerBytes } = this.limits;
    const late = setTimeout(() => socket.destroy(new Error(`no answer within ${totalMs} ms`)), totalMs);
    // The parser of Node reads from the socket's handle, so no event says how much came.
    const watch = setInterval(() => {
      if (socket.bytesRead > answerBytes) socket.destroy(new Error(`the answer is longer than ${answerBytes} bytes`));
    }, LOOK_MS);
    socket.once('close', () => {
      clearTimeout(late);
      clearInterval(watch);
    });
    return socket;
  }
}
