import type { HttpWalk } from './http-walk.js';
import { PAGES } from './permissions/pages.js';

/**
 * Values of the parts of addresses. A part is named with the segment before it, such as `tournaments/{id}`, or alone, such as
 * `{game}`. An empty list leaves its addresses out.
 */
export type PartValues = Readonly<Record<string, readonly string[]>>;

/** Addresses of things that have no results are left out, and those of results have the least that they need. */
export const OF_RESULTS: PartValues = {
  '{number}': ['1'],
  '{revision}': ['1'],
  '?category': ['constructed'],
  '?game': ['2e'],
  '{game}': ['2e'],
  '{category}': ['constructed', 'overall'],
  'card-names/{kind}': [],
  '{name}': [],
  '{document}': [],
  '{section}': [],
  'regions/{slug}': [],
  'live/{id}': [],
  'announcements/{id}': [],
  'venues/{id}': [],
  'player-merges/{id}': [],
  'submissions/{id}': [],
  'receipts/{id}': [],
  'refreshes/{id}': [],
  'refresh/{id}': [],
  '?signature': [],
};

export interface PublicRoutes {
  /** Addresses of operations that anybody may read. */
  readonly answers: readonly string[];
  /** Pages that show what these operations answer, as the table of pages says. Some are for signed-in people only. */
  readonly pages: readonly string[];
}

interface Described {
  readonly security?: readonly object[];
  readonly parameters?: readonly {
    readonly in: string;
    readonly name: string;
    readonly required?: boolean;
    readonly schema: { readonly enum?: readonly string[] };
  }[];
  readonly responses: Readonly<Record<string, { readonly content?: object }>>;
}

/**
 * Lists every address that the table of operations has for everybody, and the pages of these operations. A new operation is
 * in the list at once; one whose address has a part without a value throws.
 */
export async function listPublicRoutes(walk: HttpWalk, values: PartValues): Promise<PublicRoutes> {
  const { body } = await walk.get('/api/v1/openapi.json').expect(200);
  const { paths } = body as { paths: Record<string, { get?: Described }> };
  const answers: string[] = [];
  const pages = new Set<string>();
  for (const [template, { get }] of Object.entries(paths)) {
    if (get === undefined || (get.security ?? []).length > 0) continue;
    const types = Object.keys(get.responses['200']?.content ?? {});
    if (types.includes('text/event-stream')) continue;
    answers.push(...fill(template, values).flatMap((path) => withQueries(path, get, values)));
    const page = PAGES[`GET ${template}`];
    if (page !== undefined && 'page' in page)
      for (const path of fill(page.page.replace(/:(\w+)/g, '{$1}'), values)) pages.add(path);
  }
  return { answers, pages: [...pages] };
}

function fill(template: string, values: PartValues): string[] {
  let filled = [''];
  let before = '';
  for (const segment of template.split('/').slice(1)) {
    const given = segment.startsWith('{') ? (values[`${before}/${segment}`] ?? values[segment]) : [segment];
    if (given === undefined) throw new Error(`Give values of ${before}/${segment}, for ${template}.`);
    filled = filled.flatMap((path) => given.map((value) => `${path}/${encodeURIComponent(value)}`));
    before = segment;
  }
  return filled;
}

/** Adds the queries that an operation cannot do without, and each of its formats. */
function withQueries(path: string, { parameters = [] }: Described, values: PartValues): string[] {
  let queries = [''];
  for (const { in: place, name, required = false, schema } of parameters) {
    if (place !== 'query' || (!required && name !== 'format')) continue;
    const given = values[`?${name}`] ?? schema.enum;
    if (given === undefined) throw new Error(`Give values of ?${name}, for ${path}.`);
    queries = queries.flatMap((query) =>
      given.map((value) => `${query}${query === '' ? '?' : '&'}${name}=${encodeURIComponent(value)}`),
    );
  }
  return queries.map((query) => path + query);
}
