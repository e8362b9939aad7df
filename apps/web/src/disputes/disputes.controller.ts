import { say } from '@quadrant/rules/message';
import { Get, Param, Query } from '@nestjs/common';
import { Clock, CurrentActor, May, notFound, type Actor } from '@quadrant/http';
import { addresseeAt, ANSWER_ACTIONS, may } from '@quadrant/rules/permissions';
import { DisputeReadModel, ProposalReadModel, subjectOfDispute, subjectOfProposal } from '@quadrant/store/disputes';
import { TournamentReadModel } from '@quadrant/store/reading';
import { disputePage } from './dispute.page.js';
import { disputesPage } from './disputes.page.js';
import { newDisputePage } from './new-dispute.page.js';
import { PageController } from '../serving/page-controller.decorator.js';
import type { VNode } from 'preact';
import { validate as isUuid } from 'uuid';

/** Each list shows at most this many; the API has all of them. */
const ROWS = 50;

const NEWEST = { limit: ROWS + 1, after: null };

/** Shows disputes and proposals that the reader opened or must answer, and the form that opens a dispute. */
@PageController('disputes')
export class DisputesController {
  constructor(
    private readonly disputes: DisputeReadModel,
    private readonly proposals: ProposalReadModel,
    private readonly tournaments: TournamentReadModel,
    private readonly clock: Clock,
  ) {}

  @Get()
  @May('dispute.read')
  async list(@CurrentActor() actor: Actor): Promise<VNode> {
    const now = this.clock.now();
    const disputes = { state: null, tournamentId: null };
    const open = await this.proposals.list({ whose: 'all', state: 'open', tournamentId: null }, actor, NEWEST);
    return disputesPage({
      now,
      rows: ROWS,
      toAnswer: await this.disputes.list({ ...disputes, whose: 'to-answer' }, actor, now, NEWEST),
      reported: await this.disputes.list({ ...disputes, whose: 'mine' }, actor, now, NEWEST),
      toDecide: open.filter((each) => may(actor, 'proposal.decide', subjectOfProposal(each)).allowed),
      proposed: await this.proposals.list({ whose: 'mine', state: null, tournamentId: null }, actor, NEWEST),
    });
  }

  @Get('new')
  @May('dispute.open')
  async begin(@Query('tournament') id: unknown): Promise<VNode> {
    const tournament = isUuid(id) ? await this.tournaments.findById((id as string).toLowerCase()) : null;
    if (tournament === null) {
      throw notFound(
        say`There is no tournament with this id.`,
        say`Open your player page, and follow "Report an error" beside one of your tournaments.`,
      );
    }
    return newDisputePage({ id: tournament.id, name: tournament.header.name, rounds: tournament.rounds.length });
  }

  @Get(':id')
  @May('dispute.read')
  async show(@Param('id') id: string, @CurrentActor() actor: Actor): Promise<VNode> {
    const dispute = isUuid(id) ? await this.disputes.find(id, actor) : null;
    if (dispute === null) {
      throw notFound(
        say`There is no dispute with this id for you to see.`,
        say`Those that concern you are at /disputes.`,
      );
    }
    const now = this.clock.now();
    const isReporter = dispute.reporterId === actor.accountId;
    const action = ANSWER_ACTIONS[addresseeAt(dispute, now)];
    const mayAnswer = !isReporter && may(actor, action, subjectOfDispute(dispute)).allowed;
    return disputePage({ dispute, now, isReporter, mayAnswer });
  }
}
