import * as f from '../fields/fields.js';
import { LONGEST_REASON } from '../fields/is-line.decorator.js';

export class ReasonDto {
  @f.Line(LONGEST_REASON, { about: 'Shown with the run and kept in the audit', example: 'reported twice' })
  reason: string;
}
