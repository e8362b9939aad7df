import { f, optional, PageQuery } from '@quadrant/http';
import { DISPUTE_STATES, type DisputeState } from '@quadrant/rules/permissions';

const WHOSE = ['all', 'mine', 'to-answer'] as const;
const STATES = ['open', ...DISPUTE_STATES] as const;

export class DisputeListQuery extends PageQuery {
  @f.Choice(WHOSE, { about: 'mine: opened by me; to-answer: open, and with me; all: that I may see', default: 'all' })
  whose: (typeof WHOSE)[number] = 'all';
  @f.Choice(STATES, { optional, about: 'The state of each; open: waits for an answer, in any of the open states' })
  state?: DisputeState | 'open';
  @f.IdOf('a tournament', { optional, about: 'Only those with this tournament' }) tournament?: string;
}
