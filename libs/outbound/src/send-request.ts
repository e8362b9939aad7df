import { Agent, buildConnector, request } from 'undici';
import { checkHost, guardLookup, LeadsInside, type Lookup, mayBePlain } from './guarded-lookup.js';
import type { OutboundPolicy } from './is-outside.js';
import { refuseTarget, type TargetRefusal } from './refuse-target.js';

export interface Limits {
  /** From the look-up of the name to the last byte that is read. */
  readonly totalMs: number;
  /** The rest of a longer answer is not read. */
  readonly answerBytes: number;
}

export interface Request {
  readonly url: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string | Buffer;
}

/** The result of a request. A redirect is an answer like any other: it is never followed. */
export type Answer =
  | { readonly kind: 'answered'; readonly status: number; readonly retryAfter: string | null; readonly body: string }
  | { readonly kind: 'refused'; readonly why: TargetRefusal }
  | { readonly kind: 'failed'; readonly why: 'too-slow' | 'unreachable'; readonly detail: string };

const USUAL: Limits = { totalMs: 15_000, answerBytes: 4_096 };

/** Sends requests to addresses that users chose. Close it at the end. */
export class Outbound {
  readonly #agent: Agent;

  constructor(
    private readonly policy: OutboundPolicy,
    private readonly limits = USUAL,
    resolve?: Lookup,
  ) {
    const connect = buildConnector({ lookup: guardLookup(policy, resolve), timeout: limits.totalMs });
    this.#agent = new Agent({
      connect: (options, callback) => {
        try {
          checkHost(options.hostname, policy);
        } catch (error) {
          return callback(error as Error, null);
        }
        return connect(options, (error, socket) => {
          if (error !== null) return callback(error, null);
          if (options.protocol === 'https:' || mayBePlain(socket.remoteAddress, policy)) return callback(null, socket);
          socket.destroy();
          return callback(new LeadsInside(options.hostname), null);
        });
      },
    });
  }

  /** False: every request fails without being sent. */
  get isOn(): boolean {
    return this.policy.isOn;
  }

  /** Posts a body. It never throws for what the other side does. */
  async post({ url, headers, body }: Request): Promise<Answer> {
    if (!this.isOn) return { kind: 'failed', why: 'unreachable', detail: 'SENDING is off' };
    const refusal = refuseTarget(url, this.policy);
    if (refusal !== null) return { kind: 'refused', why: refusal };
    const signal = AbortSignal.timeout(this.limits.totalMs);
    try {
      const answer = await request(url, { method: 'POST', headers, body, signal, dispatcher: this.#agent });
      const retryAfter = answer.headers['retry-after'];
      return {
        kind: 'answered',
        status: answer.statusCode,
        retryAfter: typeof retryAfter === 'string' ? retryAfter : null,
        body: await readBeginning(answer.body, this.limits.answerBytes),
      };
    } catch (error) {
      if (signal.aborted)
        return { kind: 'failed', why: 'too-slow', detail: `no answer within ${this.limits.totalMs} ms` };
      if (error instanceof LeadsInside) return { kind: 'refused', why: 'inside' };
      return { kind: 'failed', why: 'unreachable', detail: describe(error) };
    }
  }

  close(): Promise<void> {
    return this.#agent.destroy();
  }
}

type Body = AsyncIterable<Buffer> & { destroy(): unknown };

async function readBeginning(body: Body, most: number): Promise<string> {
  const parts: Buffer[] = [];
  let size = 0;
  for await (const part of body) {
    parts.push(part);
    size += part.length;
    // Leaving the loop destroys the stream, and with it the connection.
    if (size >= most) break;
  }
  return Buffer.concat(parts).subarray(0, most).toString('utf8');
}

/** The code of a system error says enough. Its message has addresses that a name resolved to. */
function describe(error: unknown): string {
  const { code, message } = error as { code?: unknown; message?: unknown };
  return typeof code === 'string' ? code : String(message);
}
