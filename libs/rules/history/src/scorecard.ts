import { listEntryFacts, type LeagueFacts } from '@quadrant/rules/leagues';
import { say } from '@quadrant/rules/message';
import { readingsOn, type Switches } from '@quadrant/rules/policy';
import { packGames } from '@quadrant/rules/rating';
import { getRuleSystem } from '@quadrant/rules/systems';
import {
  hasCertainPlace,
  isPartialDate,
  isTooVague,
  localDateOf,
  settleImportance,
  type EntryIndex,
  type Format,
  type GameTitle,
  type Kind,
  type Level,
  type RuleSystemId,
  type Standing,
  type TournamentHeader,
  type TournamentReport,
  UNKNOWN_DATE,
  withoutInference,
  type Verdict,
} from '@quadrant/rules/tournament';
import { hashStandings } from './hash-standings.js';
import type { Sha256 } from './sha256.js';

/**
 * The result of the rules for a report before any ratings are involved. It is a function of the report alone, so it
 * is computed once, when the report is taken in, and stored beside it: a refresh reads scorecards and no matches.
 */
export interface Scorecard {
  /** The start is an instant in milliseconds since 1970. */
  readonly startsAt: number;
  /** The local calendar date on which it starts, `YYYY-MM-DD`. */
  readonly localDate: string;
  /**
   * The date where its day is not known: a month (`YYYY-MM`), a year or `unknown`. Then `localDate` is the last day that
   * it may be.
   */
  readonly knownDate?: string;
  readonly game: GameTitle;
  readonly ruleSystem: RuleSystemId;
  readonly format: Format;
  readonly level: Level;
  readonly kind: Kind;
  /** The slug of the league that it counts for. */
  readonly league: string | null;
  /** Facts that its league may ask about; null without a league. */
  readonly leagueFacts: LeagueFacts | null;
  /** It is the hash of the canonical document. */
  readonly sha256: Sha256;
  readonly participants: number;
  readonly sanctioned: boolean;
  readonly rated: boolean;
  /** Tells whether its places give league and Masters points. */
  readonly awardsPoints: boolean;
  /** At each index is the entry that finished there, the first place first. */
  readonly placings: readonly EntryIndex[];
  /** The entries whose place is shared or otherwise not certain: it gives them nothing. It is absent when there are none. */
  readonly unplaced?: readonly EntryIndex[];
  /** Every rated game by step, packed (`packGames`); empty when the tournament is not rated. */
  readonly games: Uint8Array;
  /** It covers the final order with all its numbers. */
  readonly standingsSha256: Sha256;
}

/** A scorecard with the final order in full, and the rules that decided its two verdicts. */
export interface Scoring {
  readonly scorecard: Scorecard;
  readonly standings: readonly Standing[];
  readonly sanctioned: Verdict;
  readonly rated: Verdict;
}

/** Values that override the report; null when the report's value counts. */
export interface Overrides {
  readonly level: Level | null;
  readonly rated: boolean | null;
  /** The slug of the league; empty means none. */
  readonly league: string | null;
}

// @row 5, 9
/** The announcement replaces these facts of a report: a listing is marked before it is played (000, sections 2 and 3). */
export interface AnnouncedFacts {
  /** ISO 8601 with the offset of its place: the time at which the announcement was stored, which is its registration. */
  readonly at: string;
  readonly unrated: boolean;
}

/** These facts decide about a report besides the report itself. */
export interface ScoringFacts extends Overrides {
  /**
   * It is null when the tournament was not announced here. Then its report states its registration, and whether it is
   * unrated.
   */
  readonly announced: AnnouncedFacts | null;
  /** It is the hash of the canonical document. */
  readonly sha256: Sha256;
  /** It is true for an import or a coordinator's report: an unknown registration date counts as early enough. */
  readonly leadTimeCountsAsMet: boolean;
  /** Unrecorded tosses are drawn from this seed (`TossSeed.seed`); null means from the tournament's key. */
  readonly tossSeed: string | null;
  /** The readings of rules with interim rulings applied. */
  readonly switches: Switches;
}

/**
 * Scores a report by its rule system: the final order, and everything that ratings and points need from it.
 *
 * @param key the key of the tournament: without a seed, unrecorded coin tosses are drawn from it
 * @throws RangeError for a rule system that is not registered; a report with errors must not come here
 */
export function scoreReport(report: TournamentReport, key: string, facts: ScoringFacts): Scoring {
  const settled = settle(report, facts);
  const { game, ruleSystem, format, level, kind, league, startsAt, online } = settled.tournament;
  const rules = getRuleSystem(ruleSystem);
  const readings = readingsOn(facts.switches, localDateOf(startsAt));
  const standings = rules.computeStandings(settled, facts.tossSeed ?? key, readings);
  const sanctioned = rules.isSanctioned(settled, facts);
  const { date } = settled.tournament;
  const rated = isTooVague(date) ? tooVague(date!) : rules.isRated(settled, sanctioned);
  const unplaced = standings.filter((row) => !hasCertainPlace(row)).map(({ entry }) => entry);
  const scorecard: Scorecard = {
    startsAt: Date.parse(startsAt),
    localDate: localDateOf(startsAt),
    ...(isPartialDate(date) && { knownDate: date }),
    game,
    ruleSystem,
    format,
    level,
    kind,
    league,
    leagueFacts: league === null ? null : { online, entries: listEntryFacts(settled) },
    sha256: facts.sha256,
    participants: rules.countParticipants(settled),
    sanctioned: sanctioned.value,
    rated: rated.value,
    awardsPoints: rules.awardsPoints(settled).value,
    placings: inOrder(standings).map(({ entry }) => entry),
    ...(unplaced.length > 0 && { unplaced }),
    games: packGames(rated.value ? rules.ratedGames(settled) : []),
    standingsSha256: hashStandings(standings),
  };
  return { scorecard, standings, sanctioned, rated };
}

// @row 264
const tooVague = (date: string): Verdict => ({
  value: false,
  rule:
    date === UNKNOWN_DATE
      ? say`its date is not known (date-too-vague)`
      : say`only the year ${withoutInference(date)} is known, not the month (date-too-vague)`,
});

/** Sorts by place, which most rule systems have done already. */
const inOrder = (standings: readonly Standing[]): readonly Standing[] =>
  standings.every(({ place }, index) => index === 0 || standings[index - 1]!.place <= place)
    ? standings
    : standings.toSorted((a, b) => a.place - b.place);

const settle = (report: TournamentReport, facts: ScoringFacts): TournamentReport => ({
  ...report,
  tournament: settleHeader(report.tournament, facts),
});

/** Returns the header with the facts of its announcement, and with the values that override the report. */
export function settleHeader(
  header: TournamentHeader,
  { level, rated, league, announced }: Overrides & Pick<ScoringFacts, 'announced'>,
): TournamentHeader {
  const listed = asAnnounced(header, announced);
  return {
    ...listed,
    ...settleImportance(header, level),
    unrated: rated === null ? listed.unrated : !rated,
    league: league === null ? header.league : league || null,
  };
}

/** Returns the header that a report has after its announcement replaced some facts. */
export const asAnnounced = (header: TournamentHeader, announced: AnnouncedFacts | null): TournamentHeader =>
  announced === null ? header : { ...header, registeredAt: announced.at, unrated: announced.unrated };
