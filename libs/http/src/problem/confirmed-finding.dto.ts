import { nullable } from '../fields/field.js';
import * as f from '../fields/fields.js';

/** Why a finding that may be wrong is right, as the sender of the report says. */
export class ConfirmedFindingDto {
  @f.AnyText('Of the finding') code: string;
  @f.AnyText({ nullable, about: 'Of the finding; null: all findings of the code' }) pointer: string | null;
  @f.AnyText() reason: string;
}
