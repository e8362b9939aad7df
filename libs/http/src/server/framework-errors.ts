import { say } from '@quadrant/rules/message';
import { STATUS_CODES } from 'node:http';
import type { Socket } from 'node:net';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Problem } from '../problem/problem.js';
import { problemOfError } from '../problem/problem-of-error.js';
import { problemOfKind } from '../problem/problem-kinds.js';
import { sendProblem } from '../problem/send-problem.js';
import { requestIdOf } from './request-id.js';

/** For an address that the router cannot read: it gives up before any hook and any filter. */
export function answerFrameworkError(error: Error, request: FastifyRequest, reply: FastifyReply): void {
  sendProblem(request, reply, problemOfError(error));
}

/** For bytes that are not HTTP, too many headers, or a request that never ends: there is no request to answer yet. */
export function answerClientError(error: Error & { code?: string }, socket: Socket): void {
  if (error.code === 'ECONNRESET' || !socket.writable) {
    socket.destroy();
    return;
  }
  const problem = problemOfClientError(error.code);
  const requestId = requestIdOf({ headers: {} });
  const body = JSON.stringify(problem.toDocument(requestId, ''));
  const head = [
    `HTTP/1.1 ${problem.status} ${STATUS_CODES[problem.status] ?? ''}`,
    'content-type: application/problem+json',
    `content-length: ${Buffer.byteLength(body)}`,
    `x-request-id: ${requestId}`,
    'connection: close',
  ];
  socket.end(`${head.join('\r\n')}\r\n\r\n${body}`);
}

function problemOfClientError(code: string | undefined): Problem {
  switch (code) {
    case 'HPE_HEADER_OVERFLOW':
      return problemOfKind('headers-too-large', say`The headers together are larger than 16 kB.`);
    case 'ERR_HTTP_REQUEST_TIMEOUT':
      return problemOfKind('request-timeout', say`The request did not arrive in time.`);
    default:
      return problemOfKind('bad-request', say`What arrived is not an HTTP request.`);
  }
}
