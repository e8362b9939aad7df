import { ReportPreviewDto } from '../previews/report-preview.dto.js';
import { ReceiptDto } from './receipt.dto.js';

export const REPORT_ANSWERS = {
  creates: { type: ReceiptDto, about: 'Stored', location: { about: 'The submission' } },
  answers: {
    either: [ReceiptDto, ReportPreviewDto],
    about: 'The same document as the current revision: nothing new was stored; or the preview that was asked for',
  },
};
