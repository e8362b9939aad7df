import type { FastifyReply } from 'fastify';
import { problemOfRefusal } from './intake-refusal.js';
import type { ReportPreviewDto } from '../previews/report-preview.dto.js';
import { heldReceiptDtoOf, receiptOf, type ReceiptDto } from './receipt.dto.js';
import type { IntakeAnswer, PreviewAnswer } from './report-intake.service.js';

/**
 * The receipt as the answer of a request: 201 with its address for something new, 200 for the same again.
 * @throws Problem for a refused document
 */
export function answerWithReceipt(reply: FastifyReply, answer: IntakeAnswer): ReceiptDto {
  if (answer.kind !== 'accepted' && answer.kind !== 'held') throw problemOfRefusal(answer);
  const receipt = answer.kind === 'held' ? heldReceiptDtoOf(answer) : receiptOf(answer.acceptance);
  const { created } = answer.kind === 'held' ? answer : answer.acceptance;
  if (created) void reply.status(201).header('location', receipt.links.self);
  else void reply.status(200);
  return receipt;
}

/**
 * The preview as the answer of a request: always 200, since nothing is new.
 * @throws Problem for a document that would be refused
 */
export function answerWithPreview(reply: FastifyReply, answer: PreviewAnswer): ReportPreviewDto {
  if (answer.kind !== 'previewed') throw problemOfRefusal(answer);
  void reply.status(200);
  return answer.preview;
}
