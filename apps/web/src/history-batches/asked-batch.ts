import { createParamDecorator, type ExecutionContext } from '@nestjs/common';
import { SentForm } from '@quadrant/http';
import type { Text } from '@quadrant/rules/message';
import { tell } from '../languages/tell.js';
import type { ApiAnswer } from '../forms/api-calls.service.js';
import type { PageFault } from '../components/form/form-context.js';
import { addressOf } from '../query/address.js';
import { saySoon } from '../serving/said-cookie.js';
import { addressOfBatch, type BatchTab } from './batch-frame.js';
import { inRefusal, TABLE } from './refused-form.js';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { VNode } from 'preact';

/** Somebody asks for a page of a batch. */
export interface AskedBatch {
  /** It is a part of an address: operations answer whether there is such a batch. */
  readonly number: string;
  readonly request: FastifyRequest;
  readonly reply: FastifyReply;
}

/** Receives the batch in the address. */
export const OfBatch = createParamDecorator((_: unknown, context: ExecutionContext): AskedBatch => {
  const http = context.switchToHttp();
  const request = http.getRequest<FastifyRequest<{ Params: { number: string } }>>();
  return { number: encodeURIComponent(request.params.number), request, reply: http.getResponse<FastifyReply>() };
});

/** Shows a tab after a form was carried out. */
export function leadTo(
  { number, reply }: AskedBatch,
  tab: BatchTab | 'results',
  { said, query = {} }: { readonly said?: string; readonly query?: Readonly<Record<string, string | null>> } = {},
): string {
  if (said !== undefined) saySoon(reply, said);
  void reply.status(303).header('location', addressOf(addressOfBatch({ number }, tab), query));
  return '';
}

/** The operation, or the page itself, found this fault in a form. */
export interface BatchFault extends PageFault {
  /** A worker is at work on the batch. The same form can be sent once that is done. */
  readonly isBusy?: boolean;
}

/** Answers with a page that says why a form was refused. The page keeps an answer that came while the batch was at work. */
export function asRefusal(
  { reply, request: { url, body } }: AskedBatch,
  page: VNode,
  faults: readonly BatchFault[],
): VNode {
  void reply.status(422);
  const isKept = body instanceof SentForm && faults.some(({ isBusy = false }) => isBusy);
  return inRefusal(page, isKept ? { action: url, form: body } : null);
}

/** Tells why an operation refused what a form sent. */
export const faultsOf = (
  { problem: { type, detail, advice } }: Extract<ApiAnswer<unknown>, { kind: 'refused' }>,
  field: PageFault['field'],
): BatchFault[] => [
  { field, message: `${tell(detail)} ${tell(advice)}`, ...(type.endsWith('/batch-busy') && { isBusy: true }) },
];

/** The text of the table that a form sends. */
export const tableIn = (form: SentForm): string => form.withFileText(TABLE).text(TABLE);

/** Tells why a table that a form sent cannot be read. */
export const faultOfTable = (refusal: Text): PageFault[] => [{ field: 'file', message: tell(refusal) }];
