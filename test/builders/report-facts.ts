import { NOTHING_NEARBY } from '@quadrant/rules/suspicions';
import type { PeopleFacts, ReportDelivery, ReportFacts } from '@quadrant/rules/intake';
import { Identities } from '@quadrant/rules/history';
import { POLICIES } from '@quadrant/rules/policy';
import type { TournamentReport } from '@quadrant/rules/tournament';
import { actingAs } from './principals.js';

/** Nobody is stored yet. */
export const NOBODY_KNOWN: PeopleFacts = {
  known: new Map(),
  created: new Map(),
  namesakes: new Map(),
  candidates: new Map(),
  identities: new Identities(),
};

/** Nothing is stored yet. */
export const NOTHING_STORED: ReportFacts = {
  existing: null,
  versionChanged: null,
  league: null,
  level: { free: null, used: null },
  places: { venue: null, regions: [] },
  people: NOBODY_KNOWN,
  prizes: { entitlements: null, unsettled: new Set(), lifetimePoints: new Map(), pointsUntil: null },
  suspicion: NOTHING_NEARBY,
  policies: POLICIES,
  pausedAt: null,
};

/** A report that a director sends the day after it was played. */
export const deliver = (report: TournamentReport, changes: Partial<ReportDelivery> = {}): ReportDelivery => ({
  report,
  findings: [],
  sha256: 'aa',
  submitter: actingAs('director', 'thsch'),
  role: 'director',
  revisionOf: null,
  receivedAt: new Date('2014-11-09T12:00:00Z'),
  unknownPlayers: 'create',
  ...changes,
});
