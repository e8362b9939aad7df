import { CorrectionPreviewDto } from '../previews/change-preview.dto.js';
import { CorrectedDto } from './corrected.dto.js';
import type { Type } from '@nestjs/common';

/** Returns what an operation that can be previewed answers: what is stored, or the preview. */
export const storedOrPreview = (stored: Type, preview: Type) => ({
  either: [stored, preview],
  about: 'Stored, and published when `takesEffect` says; or the preview that was asked for',
});

export const CORRECTION_ANSWER = storedOrPreview(CorrectedDto, CorrectionPreviewDto);
