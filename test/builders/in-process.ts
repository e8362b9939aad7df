import { Agent, type Server } from 'node:http';
import { duplexPair, type Duplex } from 'node:stream';
import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import request from 'supertest';

const self = function <T>(this: T): T {
  return this;
};

/** HTTP uses these members of a socket, which a stream lacks. */
const OF_SOCKETS = {
  setTimeout: self,
  setNoDelay: self,
  setKeepAlive: self,
  ref: self,
  unref: self,
  destroySoon(this: Duplex) {
    this.end(() => this.destroy());
  },
};

/** Connects without a socket: with one, supertest listens, connects and closes, which takes longer than many requests. */
class InProcessAgent extends Agent {
  constructor(private readonly server: Server) {
    super({ keepAlive: false });
  }

  override createConnection(): Duplex {
    const [client, served] = duplexPair();
    // A client that disappears without an end is noticed.
    client.once('close', () => served.destroy());
    served.once('close', () => client.push(null));
    this.server.emit('connection', Object.assign(served, OF_SOCKETS, { remoteAddress: '127.0.0.1' }));
    return Object.assign(client, OF_SOCKETS);
  }
}

const agents = new WeakMap<Server, Agent>();

/** Sends requests to an application of this process. Answers are compressed only for tests that ask for it. */
export function ask(
  app: NestFastifyApplication,
  method: 'get' | 'post' | 'put' | 'patch' | 'delete',
  path: string,
): request.Test {
  const server = app.getHttpServer();
  const agent = agents.get(server) ?? new InProcessAgent(server);
  agents.set(server, agent);
  return request('http://127.0.0.1:3000')[method](path).agent(agent).set('accept-encoding', 'identity');
}
