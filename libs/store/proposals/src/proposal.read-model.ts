import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import type { AccountPrincipal } from '@quadrant/rules/permissions';
import {
  concernedBy,
  listConcernedTournaments,
  isAfter,
  type HandedInPage,
  StatementParameters,
  visibleRows,
  type HandedInColumns,
} from '@quadrant/store/disputes';
import type { Proposal, ProposalState } from './proposal.js';
import { isVisible, proposalOf, PROPOSALS } from './proposal-rows.js';

export interface ProposalQuery {
  readonly whose: 'all' | 'mine';
  readonly state: ProposalState | null;
  /** It is the key of a tournament. */
  readonly tournamentId: string | null;
}

const COLUMNS: HandedInColumns = { owner: 'p.proposer_id', withheldFrom: `coalesce(q.withheld_from, '{}')` };

/** Reads the proposals of players, for people who may see them. */
@Injectable()
export class ProposalReadModel {
  constructor(private readonly dataSource: DataSource) {}

  /** Returns null for an unknown proposal, and for one that the account may not see. */
  async find(id: string, actor: AccountPrincipal): Promise<Proposal | null> {
    const [row] = await this.dataSource.query<object[]>(`${PROPOSALS} where p.id = $1`, [id]);
    const proposal = row === undefined ? null : proposalOf(row);
    return proposal !== null && isVisible(proposal, actor) ? proposal : null;
  }

  /** Lists proposals, the newest first. Among open ones there may be outdated ones, and the other way round. */
  async list(
    { whose, state, tournamentId }: ProposalQuery,
    actor: AccountPrincipal,
    { limit, after }: HandedInPage,
  ): Promise<Proposal[]> {
    const parameters = new StatementParameters();
    const concerned = await listConcernedTournaments(this.dataSource, 'correction_proposals');
    const tournaments = concernedBy(parameters.bind(concerned));
    const conditions = [
      visibleRows(actor, 'proposal.read', COLUMNS, parameters),
      ...(whose === 'mine' ? [`p.proposer_id = ${parameters.bind(actor.accountId)}`] : []),
      ...(state === null ? [] : [`p.state = ${parameters.bind(state === 'outdated' ? 'open' : state)}`]),
      ...(tournamentId === null ? [] : [`t.key = ${parameters.bind(tournamentId)}`]),
      ...(after === null ? [] : [isAfter(after, parameters)]),
    ];
    const rows = await this.dataSource.query<object[]>(
      `${PROPOSALS} join ${tournaments} on w.id = t.id where ${conditions.join(' and ')}
       order by p.created_at desc, p.id desc limit ${parameters.bind(limit)}`,
      parameters.values,
    );
    return rows.map(proposalOf);
  }
}
