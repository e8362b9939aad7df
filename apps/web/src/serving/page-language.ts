import { languageOf, type Language } from '@quadrant/http';
import type { FastifyReply, FastifyRequest } from 'fastify';

/** The language that the pages of a request are written in. */
export const readLanguage = ({ headers }: Pick<FastifyRequest, 'headers'>): Language => languageOf(headers);

/** Says of an answer in which language it is, and what else would have led to another one. */
export function tellLanguage(reply: FastifyReply, language: Language): void {
  void reply.header('content-language', language).header('vary', 'cookie, accept-language');
}
