import { Agent, type Server } from 'node:http';
import { duplexPair, type Duplex } from 'node:stream';
import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import request from 'supertest';

const self = function <T>(this: T): T {
  return this;
};

/** What HTTP asks of a socket that a stream has not. */
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

/** Connects without a socket: for a socket supertest listens, connects and closes, which takes longer than many requests. */
class InProcessAgent extends Agent {
  constructor(private readonly server: Server) {
    super({ keepAlive: false });
  }

  override createConnection(): Duplex {
    const [client, served] = duplexPair();
    // Who goes away without an end is seen to be gone.
    client.once('close', () => served.destroy());
    served.once('close', () => client.push(null));
    this.server.emit('connection', Object.assign(served, OF_SOCKETS, { remoteAddress: '127.0.0.1' }));
    return Object.assign(client, OF_SOCKETS);
  }
}

const agents = new WeakMap<Server, Agent>();

/** Asks an application of this process. Answers are compressed only for tests that ask for it. */
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
