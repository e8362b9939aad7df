import { type Text, packJson } from '@quadrant/rules/message';
import { isDeepStrictEqual } from 'node:util';
import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { OPERATOR, type Principal } from '@quadrant/rules/permissions';
import { parseRulingEffect, type Ruling } from '@quadrant/rules/policy';
import { foldHandle } from '@quadrant/rules/tournament';
import type { AuditAction } from '@quadrant/rules/events';
import { inTransaction, recordAudit } from '@quadrant/store/audit';
import { OpeningRepository } from '@quadrant/store/openings';
import { RulingRepository } from '@quadrant/store/rulings';
import { CorrectionRepository } from '@quadrant/store/corrections';
import { PlayerMergeRepository } from '@quadrant/store/player-merges';
import { TossRepository } from '@quadrant/store/leagues';
import type { Balance } from '@quadrant/rules/openings';
import type { CarriedBalance, DecidedTournament, Decision } from './decisions.js';

export type AppliedDecision = 'applied' | 'already-made' | { readonly reason: Text };

type Of<Kind extends Decision['kind']> = Extract<Decision, { readonly kind: Kind }>;

const REASON = 'came with an export';

/** The operator may do what the Director of Organized Play may, when they import decisions. */
const IMPORTER: Principal = { ...OPERATOR, grants: [{ role: 'director-of-organized-play' }] };

/** An export leaves out what a row does not have. */
const asInFile = ({ counts: _, ...balance }: CarriedBalance): Balance =>
  balance.kind === 'rating'
    ? balance
    : ({ ...balance, league: balance.league ?? null, season: balance.season ?? null } as Balance);

/** Applies decisions of the installation that an export comes from. The operator makes them here. */
@Injectable()
export class CarriedDecisionRepository {
  constructor(private readonly dataSource: DataSource) {}

  /** Makes a decision here, unless it is made already; otherwise returns the reason why it cannot. */
  apply(decision: Decision, at: Date): Promise<AppliedDecision> {
    switch (decision.kind) {
      case 'ruling':
        return this.rule(decision, at);
      case 'tournament':
        return this.takeBack(decision, at);
      case 'player-merge':
        return this.merge(decision, at);
      case 'season-toss':
        return this.recordToss(decision, at);
      case 'entitlement-choice':
      case 'entitlement-forfeit':
        return this.settle(decision, at);
      case 'opening':
        return this.bringIn(decision, at);
      case 'suspicion-exclusion':
        return this.exclude(decision, at);
      default:
        return Promise.resolve({ reason: 'this program does not know decisions of its kind' });
    }
  }

  /**
   * A policy there equals the one here with the same rulings. A new one gets the next free number here, even if its
   * days have ended.
   */
  private async rule(
    { text, source, reading, from, to, sets: json }: Of<'ruling'>,
    at: Date,
  ): Promise<AppliedDecision> {
    const rulings = new RulingRepository(this.dataSource);
    const author = { handle: OPERATOR.handle, at, requestId: null };
    const sets = parseRulingEffect(json);
    if ('code' in sets) return { reason: sets.message };
    const isSame = (other: Ruling) =>
      isDeepStrictEqual([other.text, other.source, other.from, other.sets], [text, source, from, sets]);
    const made = (await rulings.list()).find(isSame);
    if (made !== undefined && (made.to === to || to === null)) return 'already-made';
    const answer =
      made === undefined
        ? await rulings.make({ text, source, reading, from, to, sets }, author)
        : await rulings.end(made.number, to!, REASON, author);
    if (!('kind' in answer)) return 'applied';
    return { reason: answer.kind === 'ruling-refused' ? answer.findings[0]!.message : answer.kind };
  }

  /** Balances whose rows are all stored here are made already. Unknown players are registered. */
  private async bringIn({ conversion, balances }: Of<'opening'>, at: Date): Promise<AppliedDecision> {
    const answer = await new OpeningRepository(this.dataSource).publish({
      read: { balances: balances.map(asInFile), findings: [] },
      conversion,
      registersPlayers: true,
      isConfirmed: true,
      reason: REASON,
      actor: IMPORTER,
      author: { handle: OPERATOR.handle, at, requestId: null },
      batch: null,
    });
    if (answer.kind === 'stored') return 'applied';
    if (!('findings' in answer)) return { reason: answer.kind };
    const other = answer.findings.find(({ code, severity }) => severity === 'error' && code !== 'balance-twice');
    return other === undefined ? 'already-made' : { reason: other.message };
  }

  /** Withdraws a tournament that no longer counts there. A tournament that counts brings its decisions with its report. */
  private async takeBack({ key, isWithdrawn, mergedInto }: DecidedTournament, at: Date): Promise<AppliedDecision> {
    const [found] = await this.dataSource.query<{ isGone: boolean }[]>(
      `select withdrawn_at is not null or merged_into is not null as "isGone" from tournaments where key = $1`,
      [key],
    );
    if (found === undefined || found.isGone) return 'already-made';
    const answer = await new CorrectionRepository(this.dataSource).correct({
      tournamentKey: key,
      correction: mergedInto !== null && !isWithdrawn ? { kind: 'merge', into: mergedInto } : { kind: 'withdrawal' },
      reason: REASON,
      submitter: { ...IMPORTER, tokenId: null },
      versions: null,
      at,
      requestId: null,
    });
    return answer.kind === 'corrected' ? 'applied' : { reason: answer.kind };
  }

  private async merge({ player, into }: Of<'player-merge'>, at: Date): Promise<AppliedDecision> {
    const [made] = await this.dataSource.query<unknown[]>(
      `select from player_merges m join players p on p.id = m.player_id join players i on i.id = m.into_id
       where p.handle_key = $1 and i.handle_key = $2 and m.state in ('requested', 'published')`,
      [player, into].map(foldHandle),
    );
    if (made !== undefined) return 'already-made';
    const answer = await new PlayerMergeRepository(this.dataSource).merge({
      handle: player,
      into,
      reason: REASON,
      actor: IMPORTER,
      author: { handle: OPERATOR.handle, at, requestId: null },
      versions: null,
    });
    return answer.kind === 'stored' ? 'applied' : { reason: answer.kind };
  }

  private async recordToss({ league, season, stage, order }: Of<'season-toss'>, at: Date): Promise<AppliedDecision> {
    const answer = await new TossRepository(this.dataSource).carry(
      { league, season },
      { stage, order, reason: REASON },
      { handle: OPERATOR.handle, at, requestId: null },
    );
    if (answer === 'already-recorded') return 'already-made';
    return answer === 'recorded' ? 'applied' : { reason: answer.kind };
  }

  private settle(decision: Of<'entitlement-choice'> | Of<'entitlement-forfeit'>, at: Date): Promise<AppliedDecision> {
    const { tournament, player, into } = decision;
    const isChoice = decision.kind === 'entitlement-choice';
    const table = isChoice ? 'entitlement_choices' : 'entitlement_forfeits';
    const values = [tournament, foldHandle(player), into, OPERATOR.handle, REASON, at];
    return this.insert(
      `with won as (
         select t.id as tournament_id, p.id as player_id from tournaments t, players p
         where t.key = $1 and p.handle_key = $2),
       made as (select from ${table} e join won using (tournament_id, player_id) where e.into_kind = $3),
       stored as (
         insert into ${table} (tournament_id, player_id, into_kind, actor, reason, at${isChoice ? ', continent' : ''})
         select tournament_id, player_id, $3, $4, $5, $6${isChoice ? ', $7' : ''} from won
         where not exists (select from made) returning 1)`,
      isChoice ? [...values, decision.continent] : values,
      { action: isChoice ? 'entitlement.choose' : 'entitlement.forfeit', subject: tournament, detail: decision, at },
    );
  }

  /** Excludes a finding before it is found here; the checks of the next night add its text. */
  private exclude(decision: Of<'suspicion-exclusion'>, at: Date): Promise<AppliedDecision> {
    const { tournament, mark } = decision;
    const [code = ''] = mark.split(' ');
    const finding = { severity: 'warning', code, pointer: '', message: `${REASON}.`, advice: '' };
    return this.insert(
      `with of as (select id from tournaments where key = $1),
       made as (select from suspicions x join of on of.id = x.tournament_id where x.mark = $2 and x.excluded_at is not null),
       stored as (
         insert into suspicions as x (tournament_id, mark, finding, found_at, excluded_by, excluded_at, exclusion_reason)
         select id, $2, $3::jsonb, $6, $4, $6, $5 from of where not exists (select from made)
         on conflict (tournament_id, mark) do update set excluded_by = excluded.excluded_by,
           excluded_at = excluded.excluded_at, exclusion_reason = excluded.exclusion_reason
         returning 1)`,
      [tournament, mark, JSON.stringify(finding, packJson), OPERATOR.handle, REASON, at],
      { action: 'suspicion.exclude', subject: tournament, detail: decision, at },
    );
  }

  /** @param queries that name existing rows `made`, and added rows `stored` */
  private insert(
    queries: string,
    values: readonly unknown[],
    {
      at,
      ...entry
    }: { readonly action: AuditAction; readonly subject: string; readonly detail: object; readonly at: Date },
  ): Promise<AppliedDecision> {
    return inTransaction(this.dataSource, async (client): Promise<AppliedDecision> => {
      const { rows } = await client.query<{ made: boolean; stored: boolean }>(
        `${queries} select exists (select from made) as made, exists (select from stored) as stored`,
        [...values],
      );
      const { made, stored } = rows[0]!;
      if (made) return 'already-made';
      if (!stored) return { reason: 'its tournament or player is not stored here' };
      await recordAudit(client, { ...entry, at, actor: OPERATOR.handle, requestId: null });
      return 'applied';
    });
  }
}
