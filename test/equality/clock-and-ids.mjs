// Loaded before every process of the programs (`--import`). Their clock runs EQUALITY_BEHIND_MS behind this machine's, and an id
// that is made for a request of the comparison follows from the id of that request: ids of manual awards are hashed. Each answer says in its
// header `x-statements` how many statements of SQL its request sent until then.
import { AsyncLocalStorage } from 'node:async_hooks';
import crypto from 'node:crypto';
import { subscribe } from 'node:diagnostics_channel';
import http from 'node:http';
import { createRequire, syncBuiltinESMExports } from 'node:module';

const Real = Date;
const behind = Number(process.env.EQUALITY_BEHIND_MS);

globalThis.Date = class extends Real {
  constructor(...args) {
    if (args.length === 0) super(Real.now() - behind);
    else super(...args);
  }

  static now() {
    return Real.now() - behind;
  }
};

let request = null;
subscribe('http.server.request.start', (message) => {
  const id = message.request.headers['x-request-id'];
  request = id?.startsWith('equality-') ? { id, made: 0 } : null;
});

const randomUUID = crypto.randomUUID;
crypto.randomUUID = (options) => {
  if (request === null) return randomUUID(options);
  const hex = crypto
    .createHash('sha256')
    .update(`${request.id} ${(request.made += 1)}`)
    .digest('hex');
  return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-4${hex.slice(13, 16)}-8${hex.slice(17, 20)}-${hex.slice(20, 32)}`;
};
syncBuiltinESMExports();

const requests = new AsyncLocalStorage();
const emit = http.Server.prototype.emit;
http.Server.prototype.emit = function (event, ...args) {
  return event === 'request'
    ? requests.run({ statements: 0 }, () => emit.call(this, event, ...args))
    : emit.call(this, event, ...args);
};
const { writeHead } = http.ServerResponse.prototype;
http.ServerResponse.prototype.writeHead = function (...args) {
  const counted = requests.getStore();
  if (counted !== undefined && !this.headersSent) this.setHeader('x-statements', counted.statements);
  return writeHead.apply(this, args);
};
// Each checkout has its own copy of pg.
const { Client } = createRequire(process.argv[1])('pg');
const { query } = Client.prototype;
Client.prototype.query = function (...args) {
  const counted = requests.getStore();
  if (counted !== undefined) counted.statements += 1;
  return query.apply(this, args);
};
