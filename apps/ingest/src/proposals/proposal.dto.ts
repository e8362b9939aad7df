import { f } from '@quadrant/http';
import { Links, Patch } from './fields.js';

const LONGEST_EVIDENCE = 4000;

/** The proposer says how they know it, and which dispute it answers. */
export class ProposalReasonsDto {
  @f.Text(LONGEST_EVIDENCE, { example: 'The slip of our game, signed by both of us, says 60 to 25.' }) evidence: string;
  @Links({ optional: 'or-null', about: 'Where the evidence can be looked at' }) links?: string[] | null;
  @f.IdOf('a dispute', { optional: 'or-null', about: 'The open dispute that it would answer' })
  disputeId?: string | null;
}

export class NewProposalDto extends ProposalReasonsDto {
  @Patch({
    about: 'JSON Patch (RFC 6902) of the document of the current revision',
    example: [{ op: 'replace', path: '/rounds/0/matches/1/score', value: [60, 25] }],
  })
  patch: unknown;
}
