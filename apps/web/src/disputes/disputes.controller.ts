import { say } from '@quadrant/rules/message';
import { Get, Param, Query } from '@nestjs/common';
import { CurrentActor, May, notFound, type Actor } from '@quadrant/http';
import { DisputeView, type OpenDispute, TournamentView } from '@quadrant/views';
import { disputePage } from './dispute.page.js';
import { disputesPage } from './disputes.page.js';
import { newDisputePage } from './new-dispute.page.js';
import { PageController } from '../serving/page-controller.decorator.js';
import type { VNode } from 'preact';

/** Each list shows at most this many; the API has all of them. */
const ROWS = 50;

/** Shows disputes and proposals that the reader opened or must answer, and the form that opens a dispute. */
@PageController('disputes')
export class DisputesController {
  constructor(
    private readonly disputes: DisputeView,
    private readonly tournaments: TournamentView,
  ) {}

  @Get()
  @May('dispute.read')
  async list(@Query('done') done: unknown, @CurrentActor() actor: Actor): Promise<VNode> {
    return disputesPage({
      rows: ROWS,
      isProposed: done === 'proposed',
      toDecide: await this.disputes.listToDecide(actor, ROWS + 1),
      toAnswer: await this.disputes.listNewest('to-answer', actor, ROWS + 1),
      reported: await this.disputes.listNewest('mine', actor, ROWS + 1),
      proposed: await this.disputes.listProposed(actor, ROWS + 1),
    });
  }

  @Get('new')
  @May('dispute.open')
  async begin(@Query('tournament') id: unknown): Promise<VNode> {
    const tournament = await this.tournaments.find(id);
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
    const found = await this.disputes.find(id, actor);
    if (found === null) {
      throw notFound(
        say`There is no dispute with this id for you to see.`,
        say`Those that concern you are at /disputes.`,
      );
    }
    return disputePage({ ...found, players: await this.playersOf(found.dispute) });
  }

  /** Returns who played the match or pod of a dispute. None are known where a correction removed it. */
  private async playersOf({ tournamentId, round: number, match }: OpenDispute['dispute']): Promise<(string | null)[]> {
    if (number === null || match === null) return [];
    const tournament = await this.tournaments.find(tournamentId);
    const round = tournament?.rounds.find((each) => each.round === number);
    return round?.matches[match - 1]?.players ?? round?.pods[match - 1]?.scores.map(({ handle }) => handle) ?? [];
  }
}
