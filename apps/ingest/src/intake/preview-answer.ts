import { problemOfRefusal } from './intake-refusal.js';
import type { ReportPreviewDto } from '../previews/report-preview.dto.js';
import type { PreviewAnswer } from './intake-answer.js';
import type { FastifyReply } from 'fastify';

/**
 * Answers with a preview: always 200, since nothing is new.
 * @throws Problem for a document that would be refused
 */
export function answerWithPreview(reply: FastifyReply, answer: PreviewAnswer): ReportPreviewDto {
  if (answer.kind !== 'previewed') throw problemOfRefusal(answer);
  void reply.status(200);
  return answer.preview;
}
