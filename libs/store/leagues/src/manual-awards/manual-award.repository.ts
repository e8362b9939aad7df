import { shownDate } from '@quadrant/store/database';
import { count, say } from '@quadrant/rules/message';
import { Injectable } from '@nestjs/common';
import type { PoolClient } from 'pg';
import { DataSource } from 'typeorm';
import { MANUAL_RULE, type LeagueRules } from '@quadrant/rules/leagues';
import type { AuditAction } from '@quadrant/rules/events';
import { mention, recordAudit, inTransaction } from '@quadrant/store/audit';
import { findHiddenNames } from '@quadrant/store/players';
import { changeRules, type LeagueAuthor, type RulesChange } from '../change-rules.js';
import { findDays, findParticipant } from './find-participant.js';
import type { GivenAward, ManualAwardChanged, ManualAwardRefusal, NewManualAward } from './manual-award.js';

/** Stores the bonus points that league directors give by hand. Each award is part of the rules of its league. */
@Injectable()
export class ManualAwardRepository {
  constructor(private readonly dataSource: DataSource) {}

  /** Lists the awards of a league that were not taken back, the latest tournament first; empty when there is no such league. */
  async list(league: string): Promise<GivenAward[]> {
    const names = await findHiddenNames(this.dataSource);
    const rows = await this.dataSource.query<GivenAward[]>(LISTING, [league, MANUAL_RULE]);
    return rows.map((row) => ({ ...row, reason: names.showText(row.reason), givenBy: names.show(row.givenBy) }));
  }

  /** Gives points to somebody; null when there is no such league. */
  give(
    league: string,
    award: NewManualAward,
    author: LeagueAuthor,
  ): Promise<ManualAwardChanged | ManualAwardRefusal | null> {
    const { id, tournament, points, reason } = award;
    const attempt = { league, action: 'league.give-award' as const, id, wanted: award, author };
    return inTransaction(this.dataSource, (client) =>
      changeAwards(client, attempt, async (rules) => {
        const found = await findParticipant(client, league, tournament, award.player);
        if ('kind' in found) return { refusal: found };
        const { player, from, to } = found;
        const manualAwards = [...rules.manualAwards, { id, tournament, player, points, reason }];
        return {
          rules: { ...rules, manualAwards },
          from,
          to,
          action: attempt.action,
          reason: say`${count(points, 'bonus point')} by hand for ${award.player}: ${reason}`,
          detail: { before: null, after: award },
          mentions: [mention('tournament', tournament), mention('player', player)],
        };
      }),
    );
  }

  /** Takes an award back; null when there is no such league. */
  takeBack(
    league: string,
    { id, reason }: { readonly id: string; readonly reason: string },
    author: LeagueAuthor,
  ): Promise<ManualAwardChanged | ManualAwardRefusal | null> {
    const attempt = { league, action: 'league.take-back-award' as const, id, wanted: { id, reason }, author };
    return inTransaction(this.dataSource, (client) =>
      changeAwards(client, attempt, async (rules) => {
        const award = rules.manualAwards.find((each) => each.id === id);
        if (award === undefined) return { refusal: { kind: 'award-unknown' } };
        const { tournament, player, points } = award;
        const today = author.at.toISOString().slice(0, 10);
        return {
          rules: { ...rules, manualAwards: rules.manualAwards.filter((each) => each.id !== id) },
          // An award that no longer counts moves no points.
          ...((await findDays(client, tournament)) ?? { from: today, to: today }),
          action: attempt.action,
          reason: say`${count(points, 'bonus point')} by hand taken back: ${reason}`,
          detail: { id, reason, before: award, after: null },
          mentions: [mention('tournament', tournament), mention('player', player)],
        };
      }),
    );
  }
}

interface Attempt {
  readonly league: string;
  /** The audit records it as this action. */
  readonly action: AuditAction;
  readonly id: string;
  readonly wanted: object;
  readonly author: LeagueAuthor;
}

/** Changes a league's awards by hand, or refuses to; the audit shows either. */
async function changeAwards(
  client: PoolClient,
  { league, action, id, wanted, author }: Attempt,
  decide: (rules: LeagueRules) => Promise<RulesChange | { readonly refusal: ManualAwardRefusal }>,
): Promise<ManualAwardChanged | ManualAwardRefusal | null> {
  const changed = await changeRules<ManualAwardRefusal>(client, league, author, decide);
  if (changed === null) return null;
  if (!('refusal' in changed)) return { ...changed, id };
  const { handle: actor, at, requestId } = author;
  const detail = { ...wanted, refusal: changed.refusal.kind };
  await recordAudit(client, { at, actor, action, subject: league, detail, requestId });
  return changed.refusal;
}

/** The first version of the rules that contains an award says who gave it. */
const LISTING = `
  with newest as (
    select r.league_id, r.rules from league_rules r join leagues l on l.id = r.league_id
    where l.slug = $1 order by r.version desc limit 1),
  given as (
    select distinct on (m.id) m.id, m.tournament, m.player, m.points, m.reason, r.actor, r.at
    from newest n join league_rules r on r.league_id = n.league_id
      cross join jsonb_to_recordset(r.rules->'manualAwards') as m(id uuid, tournament uuid, player uuid, points integer, reason text)
    where n.rules->'manualAwards' @> jsonb_build_array(jsonb_build_object('id', m.id))
    order by m.id, r.version)
  select g.id, json_build_object('id', t.key, 'name', s.name, 'localDate', ${shownDate('c')}) as tournament, w.handle as player,
    g.points, g.reason, g.actor as "givenBy", g.at as "givenAt",
    (select a.since_run from awards a where a.tournament_id = t.id and a.player_id = w.id and a.rule = $2
       and a.points = g.points and a.reason = g.reason limit 1) as run
  from given g join tournaments t on t.key = g.tournament join players p on p.public_id = g.player
    join shown_players w on w.id = p.counts_as
    join submissions s on s.tournament_id = t.id and s.revision = t.current_revision
    join scorecards c on c.submission_id = s.id
  order by c.starts_at desc, g.at, g.id`;
