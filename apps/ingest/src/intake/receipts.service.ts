import { Inject, Injectable } from '@nestjs/common';
import { PUBLIC_URL } from '@quadrant/settings';
import { ENGINE_VERSION } from '@quadrant/rules/history';
import { ratingRulesSignature, type RatingRules } from '@quadrant/rules/rating';
import { RATING_RULES } from '@quadrant/store/history';
import type { Acceptance, HeldReceipt, Sealed } from '@quadrant/store/intake';
import type { SourceFile } from '@quadrant/store/uploads';
import { PreviewRepository } from '@quadrant/store/previews';
import { ReceiptSigner, shortIdOf } from '@quadrant/store/receipts';
import { noteWork } from '@quadrant/watching';
import { afterCommit } from './after-commit.js';
import { problemOfRefusal } from './intake-refusal.js';
import { heldReceiptOf, receiptOf, type ReceiptDto, type UnsignedReceipt } from './receipt.dto.js';
import type { IntakeAnswer } from './intake-answer.js';
import type { FastifyReply } from 'fastify';

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
   * Sends the receipt as the answer of a request: 201 with its address for something new, 200 for a repetition.
   * @param previewedAfter the run after which its sender had a preview computed
   * @throws Problem for a refused document
   */
  async answer(reply: FastifyReply, answer: IntakeAnswer, previewedAfter?: number): Promise<ReceiptDto> {
    if (answer.kind !== 'accepted' && answer.kind !== 'held') throw problemOfRefusal(answer);
    const stored = answer.kind === 'held' ? answer : answer.acceptance;
    const receipt = await this.of(stored);
    noteWork(receipt.tournamentId === null ? {} : { tournament: receipt.tournamentId });
    if (stored.created) void reply.status(201).header('location', receipt.links.self);
    else void reply.status(200);
    if (previewedAfter === undefined) return receipt;
    const sincePreview = await afterCommit('listing the runs since the preview', () =>
      this.previews.listRunsAfter(previewedAfter),
    );
    return { ...receipt, sincePreview };
  }

  async of(stored: Sealed<Acceptance> | Sealed<HeldReceipt>): Promise<ReceiptDto> {
    const receipt = unsignedOf(stored);
    const { signature, file } = stored.seal ?? { signature: await this.sign(receipt, null), file: null };
    return { ...receipt, file, shortId: shortIdOf(receipt.id), signature, sincePreview: null };
  }

  /**
   * Adds everything that its receipt says to a report.
   * @param file the file that the document was translated from; null for a document of quadrant/1
   */
  async seal<Stored extends Acceptance | HeldReceipt>(
    stored: Stored,
    file: SourceFile | null,
  ): Promise<Sealed<Stored>> {
    return { ...stored, seal: { signature: await this.sign(unsignedOf(stored), file), file } };
  }

  private sign(receipt: UnsignedReceipt, file: SourceFile | null): Promise<string> {
    const { id, tournamentId, revision, state, sha256, rawSha256, receivedAt } = receipt;
    return this.signer.sign({
      ...(this.issuer !== null && { iss: this.issuer }),
      ...{ id, shortId: shortIdOf(id), tournamentId, revision, state, sha256, rawSha256, receivedAt },
      ...(file !== null && { fileSha256: file.sha256 }),
      ...this.versions,
    });
  }
}

const unsignedOf = (stored: Acceptance | HeldReceipt): UnsignedReceipt =>
  'kind' in stored ? heldReceiptOf(stored) : receiptOf(stored);
