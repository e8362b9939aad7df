import { randomBytes } from 'node:crypto';
import { generateToken, hashToken } from '@quadrant/http';
import { TokenRepository } from '@quadrant/store/accounts';
import { confirmed } from '../builders/confirmed.js';
import { createPublisher } from '../builders/history.js';
import { newToken } from '../builders/principals.js';
import { ACTORS, castActors, type ActorName, type Tokens } from '../walk/permissions/actors.js';
import { ROWS } from '../walk/permissions/rows.js';
import { Scene } from '../walk/permissions/scene.js';
import request from 'supertest';
import type { DataSource } from 'typeorm';

/** An operation with the path of an existing thing, an actor who may ask for it, and a body that it accepts. */
export interface Target {
  readonly operation: string;
  readonly method: string;
  readonly path: string;
  readonly token: string | null;
  readonly role: ActorName;
  readonly body: object | null;
}

/** The actor with the most rights comes first. */
const PREFERRED: readonly ActorName[] = ['Director of Organized Play', 'administrator', 'director', 'player'];

/** All targets share one dispute and one proposal, because a person may send only ten a day. */
class FuzzScene extends Scene {
  private found: Promise<string> | null = null;
  private proposed: Promise<string> | null = null;

  override dispute(): Promise<string> {
    return (this.found ??= super.dispute());
  }

  override proposal(): Promise<string> {
    return (this.proposed ??= super.proposal());
  }
}

/** Finds a target for every operation. */
export async function targetsIn(walk: Scene['walk'], tokens: Tokens): Promise<Target[]> {
  const scene = new FuzzScene(walk, tokens);
  await scene.prepare();
  const targets: Target[] = [];
  for (const [operation, { cells, ask }] of Object.entries(ROWS)) {
    const [method = ''] = operation.split(' ');
    const { path, body } = await ask(scene);
    const role = mostTrusted(cells);
    targets.push({ operation, method, path, role, token: tokens[role], body: body ?? null });
  }
  return targets;
}

/** Builds the scene of the permission matrix over HTTP in a running program. */
export class Stage {
  private tokens: Tokens | null = null;

  constructor(
    private readonly url: string,
    private readonly dataSource: DataSource,
  ) {}

  /** Makes targets for every operation, each with separate things, so that the next time finds nothing changed. */
  async targets(): Promise<Target[]> {
    const tokens = (this.tokens ??= await castActors(this.dataSource));
    return targetsIn(this.walk(), tokens);
  }

  private walk(): Scene['walk'] {
    const { url, dataSource } = this;
    return {
      dataSource,
      publisher: createPublisher(dataSource, () => new Date('2014-11-10T12:00:00Z')),
      async createToken(role, handle) {
        const token = generateToken(randomBytes);
        await new TokenRepository(dataSource).create(newToken(hashToken(token), role, handle), new Date());
        return token;
      },
      get: (path) => request(url).get(path),
      delete: (path, token) => request(url).delete(path).set('authorization', `Bearer ${token}`),
      post: (path, token, body) => {
        const post = request(url).post(confirmed(path));
        if (token !== null) void post.set('authorization', `Bearer ${token}`);
        return post.send(body);
      },
    };
  }
}

function mostTrusted(cells: string): ActorName {
  const allowed = (letter: string) =>
    [...PREFERRED, ...ACTORS].find((actor) => cells[ACTORS.indexOf(actor)] === letter);
  return allowed('o') ?? allowed('h') ?? 'administrator';
}
