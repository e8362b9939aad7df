import type { Text } from '@quadrant/rules/message';
import { f } from '@quadrant/http';

/** Yes or no, and the rule that said it. */
export class VerdictDto {
  @f.Flag() value: boolean;
  @f.AnyText('The rule that gave it, with document and section') rule: Text;
}
