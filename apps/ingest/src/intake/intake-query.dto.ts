import { say } from '@quadrant/rules/message';
import { f, LONGEST_REASON, optional, PreviewQuery } from '@quadrant/http';
import type { ConfirmationDto } from './confirmation.dto.js';
import { Confirmations, SetAnswers } from './fields.js';

/** These parameters are for a report whose answers are known. */
export class DraftIntakeQuery extends PreviewQuery {
  @f.QueryFlag({
    about: 'false: a player who is not found by handle or by a unique name is an error, and nothing is stored',
    default: true,
  })
  createPlayers: boolean = true;
  @f.QueryWhole(0, 2 ** 31 - 1, {
    optional,
    about: '`afterRun` of a preview: the receipt then names the runs that were published since',
    says: say`must be the whole number that a preview gave as afterRun`,
  })
  previewedAfter?: number;
  @Confirmations({
    optional,
    about:
      'A JSON list that says why findings are right as they are; a report with others that have to be confirmed is held. Without a pointer, all findings of a code',
  })
  confirm: ConfirmationDto[] = [];
  @f.Line(LONGEST_REASON, {
    optional,
    about: 'Why a stored tournament is corrected; the audit keeps it, and whoever decides reads it',
  })
  reason?: string;
}

export class IntakeQuery extends DraftIntakeQuery {
  @SetAnswers() set: string[] = [];
}

export class SetQuery {
  @SetAnswers() set: string[] = [];
}
