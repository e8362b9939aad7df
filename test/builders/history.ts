import { TO_BE_CONFIRMED } from '@quadrant/rules/suspicions';
import type { SubmitterRole } from '@quadrant/rules/intake';
import type { Submitter } from '@quadrant/rules/permissions';
import { DEFAULT_RATING_RULES } from '@quadrant/rules/rating';
import { readStoredReport } from '@quadrant/rules/report';
import type { TournamentReport } from '@quadrant/rules/tournament';
import { DiskWatch } from '@quadrant/store/database';
import { FailedReportRepository, PublicationRepository } from '@quadrant/store/runs';
import { RefreshWorkRepository } from '@quadrant/store/refreshes';
import { ScorecardRepository } from '@quadrant/store/history';
import { OPERATING, SubmissionRepository, type Acceptance, type Delivery } from '@quadrant/store/intake';
import { PreviewRepository } from '@quadrant/store/previews';
import { Comparer } from '../../apps/worker/src/comparer.service.js';
import type { Publisher } from '../../apps/worker/src/publisher.service.js';
import { Refresher } from '../../apps/worker/src/refresher.service.js';
import { WhatIfs } from '../../apps/worker/src/what-ifs.service.js';
import { asOwner } from './database.js';
import { actingAs } from './principals.js';
import { SpecPublisher } from './publisher.js';
import { reportDocument } from './report.js';
import type { DataSource } from 'typeorm';

/** Tests play the same few players over and over: whatever looks odd about that is right. */
export const ALL_CONFIRMED = TO_BE_CONFIRMED.map((code) => ({ code, pointer: null, reason: 'a test' }));

export interface Handing {
  readonly receivedAt: Date;
  readonly role?: SubmitterRole;
  readonly handle?: string;
}

/** Builds a report as the ingest app would deliver it to the store after reading it. */
export function deliveryOf(
  report: TournamentReport,
  { receivedAt, role = 'coordinator', handle = 'Thsch' }: Handing,
): Delivery {
  const raw = Buffer.from(JSON.stringify(reportDocument(report)));
  // Tests also store documents that a sender would have to correct.
  const { rawSha256, sha256 } = readStoredReport(raw);
  return {
    report,
    findings: [],
    raw,
    rawSha256,
    sha256: sha256 ?? rawSha256,
    ...(role === 'operator' ? OPERATING : { submitter: actingAs(role, handle), role }),
    revisionOf: null,
    // Stories of the store do not test who may move a number.
    reportsFrom: 'anyone',
    receivedAt,
    requestId: null,
    confirmations: ALL_CONFIRMED,
  };
}

/** Submits a report as the ingest app does. Throws when it is refused. */
export async function handIn(dataSource: DataSource, report: TournamentReport, handing: Handing): Promise<Acceptance> {
  const delivery = deliveryOf(report, handing);
  const submitter = await withAccount(dataSource, delivery.submitter);
  const answer = await new SubmissionRepository(dataSource).accept({ ...delivery, submitter }, null);
  if (answer.kind !== 'accepted') throw new Error(`The report was refused: ${JSON.stringify(answer)}`);
  return answer.acceptance;
}

/** Gives the submitter a stored account, so that what they submit can be noted as theirs. */
async function withAccount(dataSource: DataSource, submitter: Submitter): Promise<Submitter> {
  if (submitter.accountId === null) return submitter;
  const [account] = await dataSource.query<{ id: string }[]>(
    `insert into accounts (handle, handle_key, created_at) values ($1, $2, now())
     on conflict (handle_key) do update set handle = excluded.handle returning id`,
    [submitter.handle, submitter.handleKey],
  );
  return { ...submitter, accountId: account!.id };
}

/** Makes a publisher over a separate database, as the worker does. */
export const createPublisher = (dataSource: DataSource, now: () => Date = () => new Date()): SpecPublisher =>
  new SpecPublisher(
    new PublicationRepository(dataSource),
    new FailedReportRepository(dataSource),
    new ScorecardRepository(dataSource),
    { now },
    DEFAULT_RATING_RULES,
  );

/** Makes what does requested refreshes, as the worker does. */
export function createRefresher(
  dataSource: DataSource,
  publisher: Publisher,
  now: () => Date = () => new Date(),
  disk = new DiskWatch({ minFree: 0, folders: [] }),
): Refresher {
  const publications = new PublicationRepository(dataSource);
  return new Refresher(
    new RefreshWorkRepository(dataSource),
    publications,
    publisher,
    new Comparer(new PreviewRepository(dataSource), new ScorecardRepository(dataSource), DEFAULT_RATING_RULES),
    new WhatIfs(new PreviewRepository(dataSource), { now }, DEFAULT_RATING_RULES),
    { now },
    disk,
  );
}

const PUBLISHED = `
  select json_build_object(
    'outcomes', (select json_agg(json_build_array(t.key, s.revision, k.participants, length(k.games), k.sanctioned, k.rated, k.sanctioned_rule,
        k.rated_rule, o.level, o.rated, encode(o.input_sha256, 'hex'), encode(o.outcome_sha256, 'hex'), encode(h.sha256, 'hex'), encode(h.inputs_sha256, 'hex')) order by o.starts_at, o.key)
      from outcomes o join tournaments t on t.id = o.tournament_id join submissions s on s.id = o.submission_id
        join scorecards k on k.submission_id = o.submission_id join history_chain h on h.tournament_id = o.tournament_id),
    'changes', (select json_agg(json_build_array(t.key, c.category, p.handle, c.before, c.after, c.games) order by t.key, c.category, p.handle)
      from rating_changes c join tournaments t on t.id = c.tournament_id join players p on p.id = c.player_id),
    'awards', (select json_agg(json_build_array(t.key, a.ordinal, a.kind, p.handle, a.place, a.participants, a.points, l.slug, n.season, a.phase,
        a.masters_season, a.rule, a.section, a.reason) order by t.key, a.ordinal)
      from awards a join tournaments t on t.id = a.tournament_id join players p on p.id = a.player_id
        left join league_seasons n on n.id = a.league_season_id left join leagues l on l.id = n.league_id),
    'entitlements', (select json_agg(json_build_array(t.key, e.ordinal, p.handle, e.place, e.into_kind, e.edition, e.continent,
        e.earned_byes, e.head_start, e.rule, e.section) order by t.key, e.ordinal)
      from entitlements e join tournaments t on t.id = e.tournament_id join players p on p.id = e.player_id),
    'badges', (select json_agg(json_build_array(t.key, b.ordinal, p.handle, b.place, b.badge, b.rule, b.section) order by t.key, b.ordinal)
      from badges b join tournaments t on t.id = b.tournament_id join players p on p.id = b.player_id),
    'ratings', (select json_agg(json_build_array(r.game, r.category, p.handle, r.rating, r.games, r.last_played_at) order by r.game, r.category, p.handle)
      from ratings r join players p on p.id = r.player_id),
    'standings', (select json_agg(json_build_array(t.key, s.revision, r.place, p.handle, r.points, r.strength_of_schedule,
        r.extended_strength_of_schedule, r.differential, r.cumulative_victory_points, r.rounds_won, r.decided_by) order by t.key, s.revision, r.place)
      from standings r join submissions s on s.id = r.submission_id join tournaments t on t.id = s.tournament_id
        join entries e on e.submission_id = s.id and e.number = r.entry join players p on p.id = e.player_id)
  ) as published`;

/**
 * Reads all that is published, without run numbers, clock times and surrogate ids; doubles are shortest decimals.
 *
 * @param name which column names a player
 */
export async function readPublished(dataSource: DataSource, name: 'handle' | 'public_id' = 'handle'): Promise<unknown> {
  const [row] = await dataSource.query<{ published: unknown }[]>(PUBLISHED.replaceAll('p.handle', `p.${name}`));
  return row?.published;
}

/** Removes everything that was ever published, as if there had been no run. */
export async function forgetPublished(dataSource: DataSource): Promise<void> {
  await asOwner(
    dataSource,
    `truncate outcomes, history_chain, rating_changes, awards, entitlements, badges, ratings, closed_inputs, closed_outcome_hashes,
       closed_change_packs, closed_fields, closed_awards, closed_entitlements, closed_badges, closed_rating_packs, board_rows, board_counts, official_ranks, movers, runs;
     update league_rules set in_effect = '{}';
     update publication set head_run = 0`,
  );
}
