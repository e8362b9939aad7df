// The operations of an OpenAPI document, each as a request that an origin can be tried with.

/** A handle may hold an encoded slash; every other name in a path is one segment. */
const SLASHED = 'a%2Fb';
const PLAIN = '00000000-0000-4000-8000-000000000000';

export function operationsOf({ paths }) {
  return Object.entries(paths).flatMap(([template, methods]) => {
    const path = template.replace(/\{(\w+)\}/g, (_, name) => (name === 'handle' ? SLASHED : PLAIN));
    return Object.keys(methods).map((method) => ({ method: method.toUpperCase(), path }));
  });
}
