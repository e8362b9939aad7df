import { CorrectionPreviewDto } from '../previews/correction-preview.dto.js';
import { CorrectedDto } from './corrected.dto.js';

/** Every operation that corrects a tournament answers this. */
export const CORRECTION_ANSWER = {
  either: [CorrectedDto, CorrectionPreviewDto],
  about: 'Stored, and published when `takesEffect` says; or the preview that was asked for',
};
