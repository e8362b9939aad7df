import type { FastifyInstance } from 'fastify';

interface KnownRoute {
  readonly method: string;
  readonly pattern: RegExp;
}

/** Remembers which methods which paths answer, because the router itself says only yes or no. */
export class RouteDirectory {
  private readonly routes: KnownRoute[] = [];

  /** Has to watch before the first route is registered. */
  watch(instance: FastifyInstance): void {
    instance.addHook('onRoute', ({ method, url }) => {
      // A wildcard serves files: it makes no promise about any single path.
      if (url.includes('*')) return;
      const pattern = patternOf(url);
      for (const each of [method].flat()) this.routes.push({ method: each, pattern });
    });
  }

  /** The methods of a path (without its query), sorted, each once; empty for a path that nothing answers. */
  methodsOf(path: string): string[] {
    const methods = this.routes.filter(({ pattern }) => pattern.test(path)).map(({ method }) => method);
    return [...new Set(methods)].sort();
  }
}

function patternOf(url: string): RegExp {
  const segments = url.split('/').map((segment) => (segment.startsWith(':') ? '[^/]+' : escapeLiteral(segment)));
  return new RegExp(`^${segments.join('/')}$`);
}

function escapeLiteral(text: string): string {
  return text.replace(/[\\^$.*+?()[\]{}|]/g, '\\$&');
}
