import type { Refusal, ReportRefused } from '@quadrant/rules/intake';
import type { AcceptAnswer } from '@quadrant/store/intake';
import type { Previewed } from '../previews/preview-question.js';
import type { ReportPreviewDto } from '../previews/report-preview.dto.js';

export interface NotTheDirector {
  readonly kind: 'not-the-director';
  readonly directors: readonly string[];
}

export type IntakeAnswer = AcceptAnswer | NotTheDirector;

export type PreviewAnswer = Previewed<ReportPreviewDto> | Refusal | ReportRefused | NotTheDirector;
