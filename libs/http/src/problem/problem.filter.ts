import { say } from '@quadrant/rules/message';
import { type ArgumentsHost, Catch, type ExceptionFilter, Logger, NotFoundException } from '@nestjs/common';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { RouteDirectory } from '../route-directory.js';
import { maskSecrets } from './mask-secrets.js';
import type { Problem } from './problem.js';
import { problemOfError } from './problem-of-error.js';
import { problemOfKind } from './problem-kinds.js';
import { sendProblem } from './send-problem.js';

/** Turns whatever was thrown, by a controller or by Fastify itself, into one problem document. */
@Catch()
export class ProblemFilter implements ExceptionFilter {
  private readonly logger = new Logger('Http');

  constructor(private readonly routes: RouteDirectory) {}

  catch(error: unknown, host: ArgumentsHost): void {
    const request = host.switchToHttp().getRequest<FastifyRequest>();
    const reply = host.switchToHttp().getResponse<FastifyReply>();
    const problem = isUnknownRoute(error, request)
      ? this.problemOfUnknownRoute(request)
      : problemOfError(error, request.method);
    this.log(error, problem, request);
    if (reply.sent || reply.raw.headersSent) {
      // Half an answer is out already: only a broken connection can still say that the rest is missing.
      reply.raw.destroy();
      return;
    }
    sendProblem(request, reply, problem);
  }

  private problemOfUnknownRoute({ method, url }: FastifyRequest): Problem {
    const path = maskSecrets(url.split('?', 1)[0] ?? url);
    const allowed = this.routes.methodsOf(path);
    if (allowed.length === 0) return problemOfKind('not-found', say`Nothing is served at ${path}.`);
    const allow = allowed.join(', ');
    return problemOfKind('method-not-allowed', say`${path} answers ${allow}, not ${method}.`, { headers: { allow } });
  }

  private log(error: unknown, problem: Problem, { method, routeOptions }: FastifyRequest): void {
    // The route, never the address: what stands in an address may be a secret that does not belong there.
    const what = `${method} ${routeOptions.url ?? 'unknown route'}`;
    // The watch has said it once; a line for each refused request would fill the disk further.
    if (problem.code === 'disk-nearly-full') this.logger.debug(`${what}: ${problem.code}`);
    else if (problem.status === 503) this.logger.warn(`${what}: ${reasonOf(error)}`);
    else if (problem.status >= 500) this.logger.error(`${what}: ${reasonOf(error)}`, stackOf(error));
    else this.logger.debug(`${what}: ${problem.status} ${problem.code}`);
  }
}

// Nest reports an unknown route as this exception with this sentence, and in no other way.
function isUnknownRoute(error: unknown, { method, url }: FastifyRequest): boolean {
  return error instanceof NotFoundException && error.message === `Cannot ${method} ${url}`;
}

function reasonOf(error: unknown): string {
  return error instanceof Error ? error.message : `thrown value ${JSON.stringify(error)}`;
}

function stackOf(error: unknown): string | undefined {
  return error instanceof Error ? error.stack : undefined;
}
