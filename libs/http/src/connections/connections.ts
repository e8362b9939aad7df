import { type Text, say } from '@quadrant/rules/message';
import type { Server } from 'node:http';
import type { Socket } from 'node:net';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { problemOfKind } from '../problem/problem-kinds.js';
import type { Problem } from '../problem/problem.js';
import type { ConnectionSettings } from '@quadrant/settings';

/** This many connections above the limit get an answer; further ones are closed without one. */
const REFUSED_WITH_ANSWER = 64;

/** A connection above the limit has so many milliseconds to send a request. */
const REFUSAL_TIMEOUT = 5000;

/** Counts the connections of a process, and refuses those above its limits. */
export class Connections {
  private readonly open = new Set<Socket>();
  private readonly streaming = { asking: new Set<Socket>(), watching: new Set<Socket>() };
  private readonly refused = new WeakSet<Socket>();

  constructor(private readonly settings: ConnectionSettings) {}

  /** Counts the connections of a server from now on, including those that another listener passes to it. */
  watch(server: Server): void {
    server.on('connection', (socket: Socket) => this.count(socket, server));
  }

  /** Whether requests on a connection are refused. */
  isRefused(socket: Socket): boolean {
    return this.refused.has(socket);
  }

  /** Returns the problem when a request is not answered on its connection; otherwise null. */
  findRefusal({ raw }: FastifyRequest): Problem | null {
    if (!this.isRefused(raw.socket)) return null;
    const detail = say`This process holds ${this.settings.most} connections, as many as it may.`;
    return problemOfKind('service-unavailable', detail, { headers: { 'retry-after': '5', connection: 'close' } });
  }

  /**
   * Counts the connection of an answer as an event stream until the answer has ended.
   *
   * @param kind whether the stream asks the database now and then, or shares its messages with others
   * @param advice what to do instead
   * @throws Problem 429 when there are as many streams as the settings allow
   */
  beginEventStream({ raw }: FastifyReply, advice: Text, kind: 'asking' | 'watching' = 'asking'): void {
    const most = this.settings[kind === 'asking' ? 'mostEventStreams' : 'mostWatchers'];
    const streaming = this.streaming[kind];
    if (streaming.size >= most) {
      const detail = say`${most} event streams are open at the moment, as many as this process may have.`;
      throw problemOfKind('too-many-requests', detail, { advice, headers: { 'retry-after': '30' } });
    }
    const { socket } = raw;
    if (socket === null) return;
    streaming.add(socket);
    raw.once('close', () => streaming.delete(socket));
  }

  private count(socket: Socket, server: Server): void {
    this.open.add(socket);
    socket.once('close', () => this.open.delete(socket));
    if (this.isWithinLimit()) return;
    // An idle connection makes room for one that is needed now.
    server.closeIdleConnections();
    if (this.isWithinLimit()) return;
    // `maxConnections` of a server would limit only connections to its own address, and "localhost" has two.
    if (
      this.open.size >
      this.settings.most + this.streaming.watching.size + this.settings.mostEventStreams + REFUSED_WITH_ANSWER
    ) {
      socket.destroy();
      return;
    }
    this.refused.add(socket);
    setTimeout(() => socket.destroy(), REFUSAL_TIMEOUT).unref();
  }

  private isWithinLimit(): boolean {
    const open = this.open.size - this.streaming.asking.size - this.streaming.watching.size;
    if (open <= this.settings.most) return true;
    // Node reports only later that a connection was closed a moment ago.
    const closing = [...this.open].filter(({ destroyed }) => destroyed).length;
    return open - closing <= this.settings.most;
  }
}
