import { f, optional, PageQuery } from '@quadrant/http';
import { PROPOSAL_STATES, type ProposalState } from '@quadrant/store/proposals';

const WHOSE = ['all', 'mine'] as const;

export class ProposalListQuery extends PageQuery {
  @f.Choice(WHOSE, { about: 'mine: created by me; all: all that I can see', default: 'all' })
  whose: (typeof WHOSE)[number] = 'all';
  @f.Choice(PROPOSAL_STATES, {
    optional,
    about: 'Their states. A page of open or outdated ones may have fewer rows than its limit without being the last',
  })
  state?: ProposalState;
  @f.IdOf('a tournament', { optional, about: 'Only those for this tournament' }) tournament?: string;
}
