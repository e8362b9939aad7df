import { Controller, Get, Query } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { Operation } from '@quadrant/http';
import { ReceiptSigner, verifyReceipt } from '@quadrant/store/receipts';
import { TournamentDocumentView } from '@quadrant/views';
import { submissionDtoOf } from '../tournaments/submission.dto.js';
import { ReceiptCheckDto, ReceiptCheckQuery } from './receipt-check.dto.js';
import { problemOfReceipt } from './receipt-refusal.js';

@ApiTags('submissions')
@Controller('api/v1/receipts')
export class ReceiptsController {
  constructor(
    private readonly signer: ReceiptSigner,
    private readonly documents: TournamentDocumentView,
  ) {}

  @Get()
  @Operation('checkReceipt', {
    summary: 'Checks a signed receipt, and says what became of its report',
    about: 'Everybody can check one without this site too: with the keys at /.well-known/jwks.json.',
    answers: ReceiptCheckDto,
    problems: [422],
  })
  async check(@Query() { signature }: ReceiptCheckQuery): Promise<ReceiptCheckDto> {
    const verified = await verifyReceipt(signature, this.signer.published);
    if (typeof verified === 'string') throw problemOfReceipt({ kind: verified });
    const submission = await this.documents.findSubmission(verified.claims.id);
    return { ...verified, submission: submission && submissionDtoOf(submission) };
  }
}
