import { plain, type Text } from '@quadrant/rules/message';
import { scoreReport, tournamentKey, type Overrides, type Scoring, type ScoringFacts } from '@quadrant/rules/history';
import {
  bytesOfHex,
  hasErrors,
  type Finding,
  type Level,
  type TossSeed,
  type TournamentReport,
} from '@quadrant/rules/tournament';
import type { HeldReason } from '../holds/held-reason.js';
import { checkReport, keepConfirmations, type Confirmation } from '@quadrant/rules/suspicions';
import type { CarriedDecisions, ReportDelivery } from './delivery.js';
import { countedPlayers, findRepeats } from './find-repeats.js';
import { planAnnouncement, type PlannedAnnouncement } from './plan-announcement.js';
import { planArrival, refuseOld, type PlannedArrival } from './plan-arrival.js';
import { planHold } from './plan-hold.js';
import { planLeague } from './plan-league.js';
import { planLevel } from './plan-level.js';
import { planPlaces, type PlannedPlaces } from './plan-places.js';
import { planPlayers, type PlannedPlayer } from './plan-players.js';
import { prizeFindings } from './plan-prizes.js';
import { registrationCountsAsMet } from './registration-counts.js';
import { readAsRuled } from './read-as-ruled.js';
import { refuseSender, refuseState, roleFor, type Refusal } from './refuse-revision.js';
import type { Allotment, ExistingTournament, ReportFacts, StoredSubmission } from './report-facts.js';
import { tellFate } from './what-happens.js';

/** A report that is not stored because of its content. */
export interface ReportRefused {
  readonly kind: 'report-refused';
  readonly findings: readonly Finding[];
}

export interface ScoredAs
  extends Overrides, Pick<ScoringFacts, 'leadTimeCountsAsMet' | 'announced' | 'tossSeed' | 'switches'> {
  readonly key: string;
}

/** It is the same document as the current revision, so nothing is stored. */
export interface RepeatedReport extends Pick<PlannedArrival, 'state' | 'stateReason'> {
  readonly kind: 'repeated';
  readonly current: StoredSubmission;
  readonly scoredAs: ScoredAs;
}

export interface PlannedReport {
  readonly kind: 'planned';
  /** The tournament that it revises; null when it is new. */
  readonly existing: ExistingTournament | null;
  readonly key: string;
  readonly revision: number;
  readonly version: number;
  readonly state: PlannedArrival['state'];
  readonly stateReason: Text | null;
  readonly leadTimeCountsAsMet: boolean;
  readonly scoredAs: ScoredAs;
  /** Every finding: hold, reading, league, arrival, level, places, players, prizes, suspicions. */
  readonly findings: readonly Finding[];
  /** Confirmations of these findings: by its sender, with an earlier revision, or in the installation that it comes from. */
  readonly confirmations: readonly Confirmation[];
  /** It replaces the report's level while that is not approved. */
  readonly heldLevel: Level | null;
  /** Tells whether it counts for no league until the league director flags it. */
  readonly heldLeague: boolean;
  /** A new tournament from an export brings these overrides of its report. */
  readonly overrides: Overrides | null;
  /** The approved application that it uses up. */
  readonly allotment: Allotment | null;
  /** The announcement that it finishes, as it was read; null when it belongs to none, or to the same one as before. */
  readonly announcement: PlannedAnnouncement['finishes'];
  /** Tells whether the tournament gives back the application that it used before. */
  readonly releasesAllotment: boolean;
  readonly newVenue: PlannedPlaces['newVenue'];
  readonly players: readonly PlannedPlayer[];
  readonly scoring: Scoring;
  /** The seed that the tournament gets with this report; null when it has one, or draws from its key. */
  readonly toss: TossSeed | null;
}

/** A report that waits for a decision. It commits nothing until then: no player, handle, key, venue or approval. */
export interface HeldPlan {
  readonly kind: 'held';
  /** There is at least one. */
  readonly reasons: readonly HeldReason[];
  /** The plan with which it would be stored if it counted; its findings say why it does not. */
  readonly planned: PlannedReport;
}

export type ReportPlan = PlannedReport | HeldPlan | RepeatedReport | ReportRefused | Refusal;

/** Plans a report that was read without errors. The plan is a function of the report and of the stored facts. */
export function planReport(sent: ReportDelivery, facts: ReportFacts): ReportPlan {
  const { existing } = facts;
  const delivery: ReportDelivery = { ...sent, role: roleFor(sent, existing) };
  const { report, findings: ofReading, sha256, role } = delivery;
  const refusal = refuseSender(delivery, facts);
  if (refusal !== null) return refusal;
  const key = keyOf(delivery, existing);
  const carried = existing === null ? (delivery.carried ?? null) : null;
  const league = planLeague(delivery, key, facts);
  const level = planLevel(delivery, facts);
  const heldLevel = carried === null ? level.heldLevel : carried.heldLevel;
  const heldLeague = carried === null ? league.heldLeague : carried.heldLeague;
  const decided = existing ?? carried;
  const isOfBatch = delivery.batch !== undefined;
  const announcement = planAnnouncement(delivery, isOfBatch ? null : (facts.announcement ?? null));
  const scoredAs: ScoredAs = {
    key,
    // A coordinator's decision comes before the rules about levels and leagues.
    level: decided?.level ?? heldLevel,
    rated: decided?.rated ?? null,
    league: decided?.league ?? (heldLeague ? '' : null),
    leadTimeCountsAsMet: carried === null ? registrationCountsAsMet(delivery, existing) : carried.leadTimeCountsAsMet,
    announced: carried?.announced ?? announcement.facts,
    tossSeed: existing?.tossSeed ?? carried?.toss?.seed ?? null,
    switches: facts.policies.switches,
  };
  const { findings: ofArrival, ...arrival } = planArrival(delivery, facts, announcement.endsOn);
  if (existing !== null && existing.current.sha256 === sha256) {
    return { kind: 'repeated', current: existing.current, scoredAs, ...arrival };
  }
  const forbidden = refuseState(delivery, facts);
  if (forbidden !== null) return forbidden;

  const places = planPlaces(report.tournament, role, facts.places);
  const { players, findings: ofPlayers } = planPlayers(delivery, facts.people);
  const known = players.map((player) => player.known);
  const ofPrizes = role === 'operator' ? [] : prizeFindings({ report, key, existing, players: known }, facts.prizes);
  const scoring = scoreAs(report, sha256, scoredAs);
  const counted = known.map((player) => player?.countsAs ?? null);
  const improbable = isOfBatch
    ? []
    : role === 'operator'
      ? findRepeats(delivery, key, countedPlayers(players, facts.people.created), facts)
      : checkReport({ report, key, players: counted, scorecard: scoring.scorecard }, facts.suspicion);
  const stated = [
    ...readAsRuled(ofReading, report, scoredAs),
    ...league.findings,
    ...ofArrival,
    ...refuseOld(delivery, facts),
    ...level.findings,
    ...places.findings,
    ...ofPlayers,
    ...ofPrizes,
    ...improbable,
    ...announcement.findings,
  ];
  const current = existing === null ? null : { ...existing.current, confirmations: existing.confirmations };
  const said = carried === null ? (delivery.confirmations ?? []) : carriedConfirmations(carried);
  const hold = planHold({ ...delivery, confirmations: said }, { players, scoring, stated }, facts);
  const all = [...hold.findings, ...stated];
  if (hasErrors(all)) return refuseReport(all);
  const findings = tellFate(all, hold.reasons.length === 0 ? 'stored' : 'held', scoring.scorecard.rated);
  const planned: PlannedReport = {
    kind: 'planned',
    existing,
    key,
    revision: (existing?.current.revision ?? 0) + 1,
    version: (existing?.version ?? 0) + 1,
    ...arrival,
    leadTimeCountsAsMet: scoredAs.leadTimeCountsAsMet,
    scoredAs,
    findings,
    confirmations: carried === null ? keepConfirmations(findings, said, current) : said,
    heldLevel,
    heldLeague,
    overrides: carried,
    allotment: level.allotment,
    announcement: announcement.finishes,
    releasesAllotment: level.releases,
    // Undoing a batch leaves nothing behind.
    newVenue: isOfBatch ? null : places.newVenue,
    players,
    scoring,
    toss: carried?.toss ?? null,
  };
  return hold.reasons.length === 0 ? planned : { kind: 'held', reasons: hold.reasons, planned };
}

/** An export contains no reasons. */
const carriedConfirmations = ({ confirmations = [] }: CarriedDecisions): Confirmation[] =>
  confirmations.map(({ code, pointer }) => ({ code, pointer, reason: plain`came with an export` }));

/** Tells whether a seed of tosses has to be drawn. An import draws from the key, so that two imports of one file agree. */
export const needsSeed = ({ existing }: PlannedReport, { role }: Pick<ReportDelivery, 'role'>): boolean =>
  existing === null && role !== 'operator';

/** Returns the same plan with the seed that was drawn for its tournament, which decides its tosses. */
export function withSeed(plan: PlannedReport, { report, sha256 }: ReportDelivery, toss: TossSeed): PlannedReport {
  if (!plan.scoring.standings.some(({ decidedBy }) => decidedBy === 'coin-toss')) return { ...plan, toss };
  const scoredAs: ScoredAs = { ...plan.scoredAs, tossSeed: toss.seed };
  return { ...plan, toss, scoredAs, scoring: scoreAs(report, sha256, scoredAs) };
}

/** Returns the key of the tournament that a report is of. */
export const keyOf = (
  { report, sha256, carried }: Pick<ReportDelivery, 'report' | 'sha256' | 'carried'>,
  existing: Pick<ExistingTournament, 'key'> | null,
): string => existing?.key ?? carried?.key ?? ownKeyOf(report, sha256);

const ownKeys = new WeakMap<TournamentReport, { readonly sha256: string; readonly key: string }>();

/** This is called four times for each stored report: hashing it each time was 3 % of an import. */
function ownKeyOf(report: TournamentReport, sha256: string): string {
  const known = ownKeys.get(report);
  if (known?.sha256 === sha256) return known.key;
  const key = tournamentKey(report.tournament.externalId, sha256);
  ownKeys.set(report, { sha256, key });
  return key;
}

/** Scores a report: its final order and its scorecard. */
export const scoreAs = (report: TournamentReport, sha256: string, { key, ...facts }: ScoredAs): Scoring =>
  scoreReport(report, key, { ...facts, sha256: bytesOfHex(sha256) });

/** A refused report creates no players, waits for nothing, and does not tell which handles are known. */
export const refuseReport = (findings: readonly Finding[]): ReportRefused => ({
  kind: 'report-refused',
  findings: tellFate(findings, 'refused', false),
});
