import { shownDateOfReport } from '@quadrant/store/database';
import type { Text } from '@quadrant/rules/message';
import { tellLater } from '@quadrant/rules/intake';
import type { Confirmation } from '@quadrant/rules/suspicions';
import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import type { Award, AwardExplanation, Phase, PointsTable } from '@quadrant/rules/leagues';
import { type AnnouncedFacts, type Overrides, ratedByPreviousSystem } from '@quadrant/rules/history';
import type {
  Category,
  Finding,
  Level,
  RecordKind,
  RoundInference,
  TossSeed,
  TournamentHeader,
  Verdict,
} from '@quadrant/rules/tournament';
import { ask, readMoment, seeOneMoment, type TournamentPosition } from '@quadrant/store/database';
import { TOSS_SEED } from '@quadrant/store/tosses';
import { findHiddenNames, readHiddenNames, showFindings } from '@quadrant/store/players';
import { explanationOf, TABLE_OF_SEASON } from '@quadrant/store/leagues';
import { registrationOf, type Registration } from './registration.js';
import {
  BADGES,
  ENTITLEMENTS,
  withWorth,
  type TournamentBadge,
  type TournamentEntitlement,
} from '@quadrant/store/prizes';
import { FIELD_SIZE } from '@quadrant/store/history';
import {
  ROUNDS,
  STANDINGS,
  type StoredStanding,
  tellStanding,
  type TournamentRound,
  type TournamentStanding,
} from './tournament-results.js';

/** The facts are those of its current revision. */
export interface TournamentListing {
  readonly id: string;
  readonly name: string;
  readonly game: string;
  readonly format: string;
  readonly level: number;
  readonly startsAt: Date;
  /** The local date as far as it is known: a day, a month, a year or `unknown`. */
  readonly localDate: string;
  readonly state: string;
  readonly players: number;
}

/** A tournament with its results and everything that is published about it. */
export interface TournamentDetail {
  readonly id: string;
  /** Header, standings and rounds are those of the published revision, or of the current one while none is published. */
  readonly header: TournamentHeader;
  /** Says when it was registered, and on whose word. */
  readonly registration: Registration;
  /** The id of the announcement that it completes. It is null where it was not announced here. */
  readonly announcementId: string | null;
  /** It increases with every change of the tournament. A correction may name the version that it expects. */
  readonly version: number;
  /** The id of the tournament that it was merged into. */
  readonly mergedInto: string | null;
  /** The values that replace those of the report. Null means that the report's value counts; an empty league means none. */
  readonly overrides: Overrides;
  /** It counts as this level until somebody approves the report's level or sets another; null: the report's level counts. */
  readonly heldLevel: Level | null;
  /** Tells whether the report counts for no league until the league director flags it. */
  readonly heldLeague: boolean;
  /** The seed for tosses that nobody recorded. It is null where they are drawn from the tournament's id, as for imports. */
  readonly toss: TossSeed | null;
  /** It is the number of the current revision. */
  readonly revision: number;
  readonly state: string;
  readonly stateReason: Text | null;
  readonly submissionId: string;
  /** It is null while nothing is published. While the current revision waits, it shows an older one. */
  readonly published: {
    readonly revision: number;
    readonly run: number;
    readonly participants: number;
    readonly sanctioned: Verdict;
    readonly rated: Verdict;
    /** The ratings that the previous system moved by it, so that it moves none of them here; absent without any. */
    readonly ratedByPreviousSystem?: readonly RatedBefore[];
    readonly outcomeSha256: string;
    readonly chainSha256: string;
  } | null;
  readonly standings: TournamentStanding[];
  /** How much of it is known: every game, or only the final places. */
  readonly record: RecordKind;
  /** The rule by which the rounds were concluded; null where the source says who met when. */
  readonly roundsInferred: RoundInference | null;
  /** Why inferred results are rated, by decision of a coordinator; null where they are not. */
  readonly inferredRated: string | null;
  /** How many took part, where the source of the standings states it; null where it lists everybody. */
  readonly statedParticipants: number | null;
  readonly rounds: TournamentRound[];
  readonly ratingChanges: { handle: string; category: string; before: number; after: number; games: number }[];
  readonly awards: TournamentAward[];
  /** The prizes that its places win for other tournaments; `badges` are the badges that they win. */
  readonly entitlements: TournamentEntitlement[];
  readonly badges: TournamentBadge[];
  /** Counts disputes of players about it. Those about its directors are confidential, and not counted. */
  readonly disputes: { readonly open: number; readonly answered: number };
}

type StoredDetail = Omit<TournamentDetail, 'registration' | 'awards' | 'standings'> & {
  readonly standings: readonly StoredStanding[];
  readonly awards: readonly (Omit<TournamentAward, 'explanation'> & { readonly ownTable: PointsTable | null })[];
  readonly submittedBy: string | null;
  readonly leadTimeCountsAsMet: boolean;
  readonly announced: AnnouncedFacts | null;
  readonly ratedBefore: readonly RatedBefore[];
};

/** A category whose ratings were brought in on a day, `YYYY-MM-DD`, that is not before a tournament. */
export interface RatedBefore {
  readonly category: Category;
  readonly on: string;
}

export interface TournamentAward {
  readonly handle: string;
  readonly kind: Award['kind'];
  readonly place: number;
  readonly participants: number;
  readonly points: number;
  readonly league: string | null;
  readonly season: string;
  readonly phase: Phase | null;
  readonly rule: string;
  /** It names the document and the section. */
  readonly section: string;
  /** Says what a bonus was given for. It is null for other points. */
  readonly reason: string | null;
  /** The run that first published it. */
  readonly run: number;
  /** Says where the points stand in their table. It is null for a bonus, and when the table now gives other points. */
  readonly explanation: AwardExplanation | null;
}

/** A report as it was received, with its present state and without its bytes. */
export interface SubmissionDetail {
  readonly id: string;
  readonly tournamentId: string;
  readonly revision: number;
  readonly isCurrent: boolean;
  readonly state: string;
  readonly stateReason: Text | null;
  readonly sha256: string;
  readonly rawSha256: string;
  /** The file of another program from which the document was translated. It is null for a document that came as quadrant/1. */
  readonly file: { readonly sha256: string; readonly format: string } | null;
  readonly findings: Finding[];
  /** The sender's answers to findings that may be wrong. */
  readonly confirmations: Confirmation[];
  readonly submittedBy: string | null;
  readonly receivedAt: Date;
  /** Says when a coordinator approved it. It is null where it did not have to wait. */
  readonly approvedAt: Date | null;
  /** Says when a run first published it. */
  readonly ratedAt: Date | null;
  /** Says when an official refresh first published it. */
  readonly officialAt: Date | null;
}

/** SQL: the categories that outcome o would move, where the previous system rated it, with their cut-over days. */
const RATED_BEFORE = `
  select coalesce(json_agg(json_build_object('category', d.category, 'on', d.day) order by d.category), '[]') from (
    select b.category, max(b.as_of) as day from opening_ratings b
    where c.rated and b.game = c.game and b.as_of >= c.local_date
      and b.category = any(array[c.format, 'overall', case c.format when 'draft' then 'sealed' end])
    group by b.category) d`;

/** SQL: the runs that published submission `s` of tournament `t`, from one to before another. */
const PUBLISHED = `
  select since_run, null::integer as until_run from outcomes where tournament_id = t.id and submission_id = s.id
  union all
  select since_run, until_run from closed_outcomes where tournament_id = t.id and submission_id = s.id`;

/** A page shows so many revisions of a tournament. */
const MOST_REVISIONS = 20;

interface StoredSubmission extends SubmissionDetail {
  readonly rowId: number;
}

const SUBMISSIONS = `
  select s.id as "rowId", s.public_id as id, t.key as "tournamentId", s.revision, s.revision = t.current_revision as "isCurrent", w.state,
    w.state_reason as "stateReason", encode(s.sha256, 'hex') as sha256, encode(s.raw_sha256, 'hex') as "rawSha256",
    (select json_build_object('sha256', encode(f.file_sha256, 'hex'), 'format', f.format) from source_files f
      where f.raw_sha256 = s.raw_sha256 order by f.received_at desc limit 1) as file,
    s.findings, s.confirmations, s.submitted_by as "submittedBy", s.received_at as "receivedAt",
    (select max(a.at) from audit_entries a where a.subject = t.key::text and a.detail->>'submission' = s.public_id::text
      and a.action in ('tournament.submit', 'tournament.revise') and a.at > s.received_at) as "approvedAt",
    (select r.published_at from runs r where r.number = (select min(since_run) from (${PUBLISHED}) p)) as "ratedAt",
    (select min(r.published_at) from runs r join (${PUBLISHED}) p
       on r.number >= p.since_run and (p.until_run is null or r.number < p.until_run)
     where r.official_run = r.number) as "officialAt"
  from submissions s join tournaments t on t.id = s.tournament_id
    join submission_states w on w.submission_id = s.id`;

const RATING_CHANGES = `
  select json_agg(json_build_object('handle', p.handle, 'category', c.category, 'before', c.before, 'after', c.after,
    'games', c.games) order by c.category, p.handle_key)
  from rating_changes c join shown_players p on p.id = c.player_id where c.tournament_id = t.id`;

const AWARDS = `
  select json_agg(json_build_object('handle', p.handle, 'kind', a.kind, 'place', a.place,
    'participants', a.participants, 'points', a.points, 'phase', a.phase, 'rule', a.rule, 'section', a.section,
    'reason', a.reason, 'run', a.since_run, 'ownTable', ${TABLE_OF_SEASON},
    'league', l.slug, 'season', coalesce(ls.season, a.masters_season::text)) order by a.ordinal)
  from awards a join shown_players p on p.id = a.player_id
    left join league_seasons ls on ls.id = a.league_season_id left join leagues l on l.id = ls.league_id
  where a.tournament_id = t.id`;

const DISPUTES = `
  select json_build_object('open', count(*) filter (where p.answered_at is null), 'answered', count(p.answered_at))
  from disputes p where p.tournament_id = t.id and p.withdrawn_at is null and p.about <> 'director'`;

/** Reads tournaments and their submissions. */
@Injectable()
export class TournamentReadModel {
  constructor(private readonly dataSource: DataSource) {}

  /** @param id the tournament's key @returns null for an unknown key */
  async findById(id: string): Promise<TournamentDetail | null> {
    const [rows, names] = await seeOneMoment(this.dataSource, () =>
      Promise.all([
        ask<StoredDetail>(
          this.dataSource,
          `select t.key as id, t.version, m.key as "mergedInto",
         json_build_object('level', t.level_override, 'rated', t.rated_override, 'league', t.league_override) as overrides,
         v.held_level as "heldLevel", v.held_league as "heldLeague", ${TOSS_SEED} as toss, v.header, v.submitted_by as "submittedBy", v.lead_time_counts_as_met as "leadTimeCountsAsMet", v.announced,
         (select n.id from announcements n where n.tournament_id = t.id) as "announcementId", s.revision, w.state, w.state_reason as "stateReason", s.public_id as "submissionId",
         case when o.tournament_id is not null then json_build_object('revision', v.revision, 'run', o.since_run,
           'participants', c.participants, 'sanctioned', json_build_object('value', c.sanctioned, 'rule', c.sanctioned_rule),
           'rated', json_build_object('value', c.rated, 'rule', c.rated_rule),
           'outcomeSha256', encode(o.outcome_sha256, 'hex'), 'chainSha256', encode(h.sha256, 'hex')) end as published,
         (${RATED_BEFORE}) as "ratedBefore",
         coalesce(v.closing->>'record', 'games') as record, (v.closing->>'participants')::integer as "statedParticipants", v.closing->>'roundsInferred' as "roundsInferred", v.closing->>'inferredRated' as "inferredRated",
         coalesce((${STANDINGS}), '[]') as standings,
         coalesce((${ROUNDS}), '[]') as rounds,
         coalesce((${RATING_CHANGES}), '[]') as "ratingChanges",
         coalesce((${AWARDS}), '[]') as awards,
         coalesce((${ENTITLEMENTS}), '[]') as entitlements,
         coalesce((${BADGES}), '[]') as badges,
         (${DISPUTES}) as disputes
       from tournaments t
         join submissions s on s.tournament_id = t.id and s.revision = t.current_revision
         join submission_states w on w.submission_id = s.id
         left join tournaments m on m.id = t.merged_into
         left join outcomes o on o.tournament_id = t.id
         left join scorecards c on c.submission_id = o.submission_id
         join submissions v on v.id = coalesce(o.submission_id, s.id)
         left join history_chain h on h.tournament_id = t.id
       where t.key = $1 and (not t.is_aside or o.tournament_id is not null)`,
          [id],
        ),
        findHiddenNames(this.dataSource),
      ]),
    );
    const [found] = rows;
    if (!found) return null;
    const { submittedBy, leadTimeCountsAsMet, announced, ratedBefore, ...tournament } = found;
    const header = names.showHeader(tournament.header);
    const { published, stateReason } = tournament;
    const isRatedBefore = ratedBefore.length > 0 && tournament.ratingChanges.length === 0;
    const showRule = ({ value, rule }: Verdict): Verdict => ({ value, rule: names.showText(rule) });
    return {
      ...tournament,
      header,
      stateReason: stateReason && names.showText(stateReason),
      published: published && {
        ...published,
        sanctioned: showRule(published.sanctioned),
        rated: isRatedBefore
          ? ratedByPreviousSystem(
              ratedBefore
                .map(({ on }) => on)
                .sort()
                .at(-1)!,
            )
          : showRule(published.rated),
        ...(ratedBefore.length > 0 && { ratedByPreviousSystem: ratedBefore }),
      },
      standings: tournament.standings.map(tellStanding),
      registration: registrationOf({ header: tournament.header, submittedBy, leadTimeCountsAsMet, announced }),
      awards: tournament.awards.map(({ ownTable, ...award }) => ({
        ...award,
        explanation: explanationOf(award, ownTable),
      })),
      entitlements: withWorth(tournament.entitlements),
    };
  }

  /** Lists tournaments; the newest comes first. Those of a batch that is not published, or undone, are left out. */
  list(limit: number, after: TournamentPosition | null): Promise<TournamentListing[]> {
    return ask<TournamentListing>(
      this.dataSource,
      `select t.key as id, s.name, s.game, s.format, coalesce(t.level_override, s.held_level, s.level) as level, s.starts_at as "startsAt", ${shownDateOfReport('s')} as "localDate", w.state,
         ${FIELD_SIZE} as players
       from tournaments t join submissions s on s.tournament_id = t.id and s.revision = t.current_revision
         join submission_states w on w.submission_id = s.id
       where not t.is_aside and ($1::timestamptz is null or (s.starts_at <= $1 and (s.starts_at, t.key) < ($1, $2::uuid)))
       order by s.starts_at desc, t.key desc limit $3`,
      [after?.startsAt ?? null, after?.key ?? null, limit],
    );
  }

  /**
   * Finds the submission whose public id lies between two, both included.
   *
   * @returns null when there is none, or more than one
   */
  async findOnlySubmission({
    first,
    last,
  }: {
    readonly first: string;
    readonly last: string;
  }): Promise<SubmissionDetail | null> {
    const rows = await ask<{ id: string }>(
      this.dataSource,
      `select public_id as id from submissions where public_id between $1 and $2 limit 2`,
      [first, last],
    );
    return rows.length === 1 ? this.findSubmission(rows[0]!.id) : null;
  }

  /** @param id the submission's public id @returns null for an unknown id */
  async findSubmission(id: string): Promise<SubmissionDetail | null> {
    const [found] = await this.findSubmissions('s.public_id = $1', id);
    return found ?? null;
  }

  /** Lists at most 20 revisions that were sent of a tournament, the newest first. @param id the tournament's key */
  listRevisions(id: string): Promise<SubmissionDetail[]> {
    return this.findSubmissions(`t.key = $1 order by s.revision desc limit ${MOST_REVISIONS}`, id);
  }

  /** Takes one exchange, and two more when players are hidden. @param condition on submissions s of tournaments t, with $1 */
  private findSubmissions(condition: string, id: string): Promise<SubmissionDetail[]> {
    return readMoment(this.dataSource, async (client) => {
      const [{ rows }, names] = await Promise.all([
        client.query<StoredSubmission>(`${SUBMISSIONS} where ${condition}`, [id]),
        readHiddenNames(client),
      ]);
      const submissions = rows.map(({ rowId: _, ...submission }) => ({
        ...submission,
        findings: tellLater(submission.findings, submission.state),
      }));
      if (names.isEmpty) return submissions;
      const findings = await showFindings(client, names, rows);
      return submissions.map((submission, index) => ({
        ...submission,
        stateReason: submission.stateReason && names.showText(submission.stateReason),
        findings: tellLater(findings[index]!, submission.state),
        confirmations: submission.confirmations.map((each) => ({ ...each, reason: names.showText(each.reason) })),
        submittedBy: submission.submittedBy && names.show(submission.submittedBy),
      }));
    });
  }
}
