import { Inject, Injectable } from '@nestjs/common';
import { PUBLIC_URL } from '@quadrant/http';
import { ENGINE_VERSION } from '@quadrant/rules/outcome';
import { ratingRulesSignature, type RatingRules } from '@quadrant/rules/rating';
import { RATING_RULES } from '@quadrant/store/history';
import type { Acceptance, SourceFile } from '@quadrant/store/intake';
import { PreviewRepository } from '@quadrant/store/previews';
import { ReceiptSigner, shortIdOf } from '@quadrant/store/receipts';
import { problemOfRefusal } from './intake-refusal.js';
import { heldReceiptOf, receiptOf, type ReceiptDto, type UnsignedReceipt } from './receipt.dto.js';
import type { IntakeAnswer } from './report-intake.service.js';
import type { FastifyReply } from 'fastify';

/** Gives receipts, signed. */
@Injectable()
export class Receipts {
  private readonly versions: { readonly engineVersion: string; readonly rulesSha256: string };

  constructor(
    private readonly signer: ReceiptSigner,
    private readonly previews: PreviewRepository,
    @Inject(RATING_RULES) rules: RatingRules,
    @Inject(PUBLIC_URL) private readonly issuer: string | null,
  ) {
    this.versions = { engineVersion: ENGINE_VERSION, rulesSha256: ratingRulesSignature(rules) };
  }

  /**
   * The receipt as the answer of a request: 201 with its address for something new, 200 for the same again.
   * @param file what the document was translated from; null for a document of quadrant/1
   * @param previewedAfter the run after which its sender had a preview computed
   * @throws Problem for a refused document
   */
  async answer(
    reply: FastifyReply,
    answer: IntakeAnswer,
    file: SourceFile | null = null,
    previewedAfter?: number,
  ): Promise<ReceiptDto> {
    if (answer.kind !== 'accepted' && answer.kind !== 'held') throw problemOfRefusal(answer);
    const receipt = answer.kind === 'held' ? heldReceiptOf(answer) : receiptOf(answer.acceptance);
    const { created } = answer.kind === 'held' ? answer : answer.acceptance;
    if (created) void reply.status(201).header('location', receipt.links.self);
    else void reply.status(200);
    const since = previewedAfter === undefined ? null : await this.previews.listRunsAfter(previewedAfter);
    return { ...(await this.sign(receipt, file)), sincePreview: since };
  }

  /** The receipt of a report that is stored, and of the file that it came as. */
  of(acceptance: Acceptance, file: SourceFile | null): Promise<ReceiptDto> {
    return this.sign(receiptOf(acceptance), file);
  }

  private async sign(receipt: UnsignedReceipt, file: SourceFile | null): Promise<ReceiptDto> {
    const { id, tournamentId, revision, state, sha256, rawSha256, receivedAt } = receipt;
    const shortId = shortIdOf(id);
    const signature = await this.signer.sign({
      ...(this.issuer !== null && { iss: this.issuer }),
      ...{ id, shortId, tournamentId, revision, state, sha256, rawSha256, receivedAt },
      ...(file !== null && { fileSha256: file.sha256 }),
      ...this.versions,
    });
    return { ...receipt, file, shortId, signature, sincePreview: null };
  }
}
