import { describeOpenApi } from '@quadrant/http';
import { useHttpWalk } from './http-walk.js';

const walk = useHttpWalk();

interface Operation {
  readonly operationId?: string;
  readonly summary?: string;
  readonly parameters?: { name: string; in: string; description?: string; schema?: object }[];
  readonly responses: Record<string, { description?: string; content?: Record<string, { schema?: object }> }>;
  readonly security?: object[];
  readonly 'x-action'?: string;
}
interface ListedOperation extends Operation {
  readonly method: string;
  readonly path: string;
}

const plain = (value: unknown): Record<string, unknown> => JSON.parse(JSON.stringify(value)) as Record<string, unknown>;
let document: Record<string, unknown>;
let operations: ListedOperation[];
let ours: ListedOperation[];

beforeAll(() => {
  document = plain(describeOpenApi(walk.app));
  operations = Object.entries(document['paths'] as Record<string, Record<string, Operation>>).flatMap(
    ([path, methods]) => Object.entries(methods).map(([method, operation]) => ({ ...operation, method, path })),
  );
  ours = operations.filter(({ path }) => path.startsWith('/api/v1/'));
});

/** Every object inside a JSON value, itself included. */
function objectsIn(value: unknown): Record<string, unknown>[] {
  if (Array.isArray(value)) return value.flatMap(objectsIn);
  if (typeof value !== 'object' || value === null) return [];
  return [value as Record<string, unknown>, ...Object.values(value).flatMap(objectsIn)];
}

function resolve(reference: string): unknown {
  return reference
    .replace(/^#\//, '')
    .split('/')
    .reduce<unknown>((value, key) => (value as Record<string, unknown> | undefined)?.[key], document);
}

const isGuarded = ({ security = [] }: ListedOperation): boolean => security.length > 0;
/** The statuses that the description of `If-Match` names. */
const versionProblemsOf = ({ parameters = [] }: ListedOperation): number[] =>
  [...(parameters.find(({ name }) => name === 'If-Match')?.description ?? '').matchAll(/(\d+) (?:if|without)/g)].map(
    ([, status]) => Number(status),
  );
const nameOf = ({ method, path }: ListedOperation) => `${method} ${path}`;

describe('the OpenAPI document', () => {
  it('is served as it is described', async () => {
    const { body } = await walk.get('/api/v1/openapi.json').expect(200);
    expect(body).toEqual(document);
    expect(document['openapi']).toBe('3.1.0');
  });

  it('has no reference that leads nowhere', () => {
    const references = objectsIn(document).flatMap(({ $ref }) => (typeof $ref === 'string' ? [$ref] : []));
    expect(references.length).toBeGreaterThan(20);
    expect(references.filter((reference) => typeof resolve(reference) !== 'object')).toEqual([]);
  });

  it('says null in the way of 3.1', () => {
    expect(objectsIn(document).filter((each) => 'nullable' in each)).toEqual([]);
    expect(resolve('#/components/schemas/LeaderboardRowDto/properties/country')).toMatchObject({
      type: ['string', 'null'],
    });
    const published = resolve('#/components/schemas/TournamentDto/properties/published');
    expect(published).toMatchObject({ anyOf: [expect.anything(), { type: 'null' }] });
  });

  it('describes things of a similar name apart: a live tournament and a season as it stands, a championship and where a prize is used', () => {
    const answerOf = (path: string): unknown =>
      operations.find((each) => each.method === 'get' && each.path === path)!.responses['200']!.content![
        'application/json'
      ]!.schema;
    expect(answerOf('/api/v1/live/{id}')).not.toEqual(answerOf('/api/v1/leagues/{slug}/seasons/{season}/live'));
    expect(resolve('#/components/schemas/EntitlementDto/properties/championship')).not.toEqual(
      answerOf('/api/v1/championships/{kind}/{year}'),
    );
  });

  it('gives every schema a type', () => {
    const schemas = Object.values(resolve('#/components/schemas') as Record<string, Record<string, unknown>>);
    const typeless = schemas.flatMap(({ properties = {} }) =>
      Object.entries(properties as Record<string, Record<string, unknown>>).filter(
        ([, schema]) => !['type', '$ref', 'anyOf', 'allOf', 'oneOf'].some((key) => key in schema),
      ),
    );
    expect(typeless).toEqual([]);
  });

  it('gives every operation a name of its own, and every one of ours a summary', () => {
    const names = operations.map(({ operationId }) => operationId);
    expect(names).not.toContain(undefined);
    expect(new Set(names).size).toBe(names.length);
    expect(ours.filter(({ summary }) => !summary).map(nameOf)).toEqual([]);
  });

  it('describes every parameter of ours, every one of a path among them', () => {
    for (const operation of ours) {
      const parameters = operation.parameters ?? [];
      expect(parameters.filter(({ description, schema }) => !description || !schema).map(({ name }) => name)).toEqual(
        [],
      );
      const inPath = [...operation.path.matchAll(/\{(\w+)\}/g)].map(([, name]) => name);
      expect(parameters.filter((parameter) => parameter.in === 'path').map(({ name }) => name)).toEqual(inPath);
    }
  });

  it('describes an answer for every success', () => {
    const silent = operations.filter(({ responses }) => {
      const successes = Object.entries(responses).filter(([status]) => status.startsWith('2'));
      return (
        successes.length === 0 ||
        successes.some(([, { content = {} }]) => !Object.values(content).some(({ schema }) => schema !== undefined))
      );
    });
    expect(silent.map(nameOf)).toEqual([]);
  });

  it('names the problems that every operation of ours can answer with', () => {
    for (const operation of ours) {
      const refusals = Object.entries(operation.responses).filter(([status]) => Number(status) >= 400);
      const statuses = refusals.map(([status]) => Number(status));
      const expected = [
        503,
        ...(operation.path.includes('{') ? [404] : []),
        ...(operation.method === 'get' ? [] : [400, 413, 415]),
        ...(isGuarded(operation) ? [401, 403] : []),
        ...('x-quota' in operation ? [429] : []),
        ...(operation.parameters?.some((parameter) => parameter.in === 'query') ? [400] : []),
        ...versionProblemsOf(operation),
      ];
      expect({ operation: nameOf(operation), statuses }).toEqual({
        operation: nameOf(operation),
        statuses: expect.arrayContaining(expected),
      });
      for (const [, { content = {}, description }] of refusals) {
        expect(Object.keys(content)).toEqual(['application/problem+json']);
        // Swagger joins the descriptions of a problem that is stated twice.
        expect(description).toMatch(/^[^\n]+$/);
      }
    }
  });
});
