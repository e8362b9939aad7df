import { Get, Param } from '@nestjs/common';
import { Clock, CurrentActor, May, notFound, type Actor } from '@quadrant/http';
import { addresseeAt, ANSWER_ACTIONS, may } from '@quadrant/rules/permissions';
import { ProblemReadModel, ProposalReadModel, subjectOfProblem, subjectOfProposal } from '@quadrant/store/disputes';
import { problemReportPage } from '../pages/problem-report.page.js';
import { problemsPage } from '../pages/problems.page.js';
import { PageController } from '../serving/page-controller.decorator.js';
import type { VNode } from 'preact';
import { validate as isUuid } from 'uuid';

/** Of each list; the API has all of them. */
const ROWS = 50;

const NEWEST = { limit: ROWS + 1, after: null };

/** What was reported and proposed, by whoever looks at it or for them to answer. */
@PageController('problems')
export class ProblemsController {
  constructor(
    private readonly problems: ProblemReadModel,
    private readonly proposals: ProposalReadModel,
    private readonly clock: Clock,
  ) {}

  @Get()
  @May('problem.read')
  async list(@CurrentActor() actor: Actor): Promise<VNode> {
    const now = this.clock.now();
    const problems = { state: null, tournamentId: null };
    const open = await this.proposals.list({ whose: 'all', state: 'open', tournamentId: null }, actor, NEWEST);
    return problemsPage({
      now,
      rows: ROWS,
      toAnswer: await this.problems.list({ ...problems, whose: 'to-answer' }, actor, now, NEWEST),
      reported: await this.problems.list({ ...problems, whose: 'mine' }, actor, now, NEWEST),
      toDecide: open.filter((each) => may(actor, 'proposal.decide', subjectOfProposal(each)).allowed),
      proposed: await this.proposals.list({ whose: 'mine', state: null, tournamentId: null }, actor, NEWEST),
    });
  }

  @Get(':id')
  @May('problem.read')
  async show(@Param('id') id: string, @CurrentActor() actor: Actor): Promise<VNode> {
    const problem = isUuid(id) ? await this.problems.find(id, actor) : null;
    if (problem === null) {
      throw notFound('There is no problem with this id for you to see.', 'Those that concern you are at /problems.');
    }
    const now = this.clock.now();
    const isReporter = problem.reporterId === actor.accountId;
    const action = ANSWER_ACTIONS[addresseeAt(problem, now)];
    const mayAnswer = !isReporter && may(actor, action, subjectOfProblem(problem)).allowed;
    return problemReportPage({ problem, now, isReporter, mayAnswer });
  }
}
