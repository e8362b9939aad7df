import { languageOf, type Language } from '@quadrant/http';
import type { FastifyReply, FastifyRequest } from 'fastify';

/** Decides in which language the pages of a request are written. */
export const readLanguage = ({ headers }: Pick<FastifyRequest, 'headers'>): Language => languageOf(headers);

/** Names in the headers the language of an answer, and the request headers that would have changed it. */
export function tellLanguage(reply: FastifyReply, language: Language): void {
  void reply.header('content-language', language).header('vary', 'cookie, accept-language');
}
