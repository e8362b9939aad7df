/** Operations that OpenAPI marks with `x-irreversible`. A form for one of them is asked twice. */
export const IRREVERSIBLE = [
  'DELETE /api/v1/batches/{number}',
  'DELETE /api/v1/leagues/{slug}',
  'DELETE /api/v1/leagues/{slug}/seasons/{season}',
  'DELETE /api/v1/tokens/{id}',
  'DELETE /api/v1/webhooks/{id}',
  'POST /api/v1/accounts/{handle}/deletion',
  'POST /api/v1/announcements/{id}/cancellation',
  'POST /api/v1/players/{handle}/entitlements/{id}/forfeit',
  'POST /api/v1/leagues/{slug}/seasons/{season}/closing',
  'POST /api/v1/players/{handle}/anonymisation',
  'POST /api/v1/venues/{id}/merge',
] as const;

const segmentsOf = (operation: string): string[] => operation.split('?', 1)[0]!.split('/');

const PATTERNS = IRREVERSIBLE.map(segmentsOf);

/** Tells whether nothing brings back what an operation ends. */
export function isIrreversible({ method, path }: { readonly method: string; readonly path: string }): boolean {
  const asked = segmentsOf(`${method} ${path}`);
  return PATTERNS.some(
    (pattern) =>
      pattern.length === asked.length &&
      pattern.every((segment, at) => segment.startsWith('{') || segment === asked[at]),
  );
}
