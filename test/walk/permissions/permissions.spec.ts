import { describeOpenApi } from '@quadrant/http';
import { turnsOf } from '../../builders/length.js';
import { useHttpWalk } from '../http-walk.js';
import { ACTORS, castActors, type ActorName, type Tokens } from './actors.js';
import { ROWS, type Asking } from './rows.js';
import { Scene } from './scene.js';

const METHODS = ['get', 'post', 'put', 'patch', 'delete'] as const;
type Method = (typeof METHODS)[number];

const LETTERS: Readonly<Record<number, string>> = { 401: 'a', 403: 'f', 404: 'h' };

const walk = useHttpWalk();
let scene: Scene;
let tokens: Tokens;

beforeAll(async () => {
  tokens = await castActors(walk.dataSource);
  scene = new Scene(walk, tokens);
  await scene.prepare();
});

/** Each run asks every operation, and in three of them every actor: ten actors shift by one from operation to operation. */
const CELLS = turnsOf(
  Object.entries(ROWS).flatMap(([operation, { cells }]) =>
    ACTORS.map((actor, index) => ({ operation, actor, letter: cells[index] })),
  ),
  3,
);

function listOperations(): string[] {
  return Object.entries(describeOpenApi(walk.app).paths).flatMap(([path, item]) =>
    METHODS.filter((method) => item[method] !== undefined).map((method) => `${method.toUpperCase()} ${path}`),
  );
}

/** The request uses no socket, which would be most of the time of 1,900 requests. */
async function cellOf(method: Method, { path, body, headers = {} }: Asking, actor: ActorName): Promise<string> {
  const token = tokens[actor];
  const { statusCode: status } = await walk.app.inject({
    method: method.toUpperCase() as Uppercase<Method>,
    url: path,
    headers: { ...headers, ...(token !== null && { authorization: `Bearer ${token}` }) },
    ...(body !== undefined && { payload: body }),
  });
  if (status >= 500) throw new Error(`${method} ${path} answered ${status} to ${actor}`);
  return LETTERS[status] ?? 'o';
}

describe('the matrix of operations and actors', () => {
  it('has a row for every operation, and none for anything else', () => {
    expect(Object.keys(ROWS).sort()).toEqual(listOperations().sort());
  });

  it('tells in OpenAPI which operations ask who is there', () => {
    const { paths } = describeOpenApi(walk.app);
    const asking = Object.keys(ROWS).filter((operation) => {
      const [method = '', path = ''] = operation.toLowerCase().split(' ');
      const found = Object.entries(paths).find(([each]) => each.toLowerCase() === path)?.[1][method as Method];
      return (found?.security ?? []).length > 0;
    });
    expect(asking).toEqual(Object.keys(ROWS).filter((operation) => ROWS[operation]?.cells.startsWith('a')));
  });

  describe.each(Object.entries(ROWS))('%s', (operation, row) => {
    const cells = CELLS.filter((cell) => cell.operation === operation);
    const [method] = operation.toLowerCase().split(' ', 1) as [Method];
    // The subject of a request is made again once an actor was let through. Refused actors, and those who only read,
    // change nothing.
    let asked: Asking | null = null;

    it.each(cells)('$letter for $actor', async ({ letter, actor }) => {
      asked ??= await row.ask(scene);
      const cell = await cellOf(method, asked, actor);
      if (cell === 'o' && method !== 'get') asked = null;
      expect(cell).toBe(letter);
    });
  });
});
