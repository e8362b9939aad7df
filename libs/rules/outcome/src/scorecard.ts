import { listEntryFacts, type LeagueFacts } from '@quadrant/rules/league';
import { readingsOn, type Switches } from '@quadrant/rules/policy';
import { packGames } from '@quadrant/rules/rating';
import { getRuleSystem } from '@quadrant/rules/systems';
import {
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
  type Verdict,
} from '@quadrant/rules/tournament';
import { hashStandings } from './hash-standings.js';
import type { Sha256 } from './sha256.js';

/**
 * What the rules make of a report before anybody's rating comes into it. A function of the report alone, so it is made
 * once, when the report is taken in, and stored beside it: a refresh reads scorecards and no matches.
 */
export interface Scorecard {
  /** Start instant, milliseconds since 1970. */
  readonly startsAt: number;
  /** Local calendar date of the start, `YYYY-MM-DD`. */
  readonly localDate: string;
  readonly game: GameTitle;
  readonly ruleSystem: RuleSystemId;
  readonly format: Format;
  readonly level: Level;
  readonly kind: Kind;
  /** Slug of the league that it counts for. */
  readonly league: string | null;
  /** What that league may ask about; null without one. */
  readonly leagueFacts: LeagueFacts | null;
  /** Of the canonical document. */
  readonly sha256: Sha256;
  readonly participants: number;
  readonly sanctioned: boolean;
  readonly rated: boolean;
  /** Whether its places are worth league and Masters points. */
  readonly awardsPoints: boolean;
  /** The final order: entry by place, the first place first. */
  readonly placings: readonly EntryIndex[];
  /** Every rated game by step, packed (`packGames`); none when the tournament is not rated. */
  readonly games: Uint8Array;
  /** Of the final order with all its numbers. */
  readonly standingsSha256: Sha256;
}

/** A scorecard with what is told of it: the final order in full, and the rules behind its two verdicts. */
export interface Scoring {
  readonly scorecard: Scorecard;
  readonly standings: readonly Standing[];
  readonly sanctioned: Verdict;
  readonly rated: Verdict;
}

/** What somebody set in place of the report's word; null where the report's stands. */
export interface Overrides {
  readonly level: Level | null;
  readonly rated: boolean | null;
  /** Slug; empty: of none. */
  readonly league: string | null;
}

// @row 5, 9
/** What the announcement of a tournament says in place of its report: a listing is marked before anybody plays (000, sections 2 and 3). */
export interface AnnouncedFacts {
  /** ISO 8601 with the offset of its place: when the announcement was stored, which is its registration. */
  readonly at: string;
  readonly unrated: boolean;
}

/** What decides about a report besides the report. */
export interface ScoringFacts extends Overrides {
  /** Null: it was not announced here, so its report says when it was registered, and whether it is unrated. */
  readonly announced: AnnouncedFacts | null;
  /** Of the canonical document. */
  readonly sha256: Sha256;
  /** An import, or a coordinator's report: an unknown registration date counts as early enough. */
  readonly leadTimeCountsAsMet: boolean;
  /** What tosses that nobody recorded are drawn from (`TossSeed.seed`); null: the tournament's key. */
  readonly tossSeed: string | null;
  /** How rules are read, as interim rulings leave it. */
  readonly switches: Switches;
}

/**
 * Scores a report by its rule system: the final order, and what ratings and points need of it.
 *
 * @param key of the tournament: without a seed, coin tosses that nobody recorded are drawn from it
 * @throws RangeError for a rule system that is not registered; a report with errors must not come here
 */
export function scoreReport(report: TournamentReport, key: string, facts: ScoringFacts): Scoring {
  const settled = settle(report, facts);
  const { game, ruleSystem, format, level, kind, league, startsAt, online } = settled.tournament;
  const rules = getRuleSystem(ruleSystem);
  const readings = readingsOn(facts.switches, localDateOf(startsAt));
  const standings = rules.computeStandings(settled, facts.tossSeed ?? key, readings);
  const sanctioned = rules.isSanctioned(settled, facts);
  const rated = rules.isRated(settled, sanctioned);
  const scorecard: Scorecard = {
    startsAt: Date.parse(startsAt),
    localDate: localDateOf(startsAt),
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
    games: packGames(rated.value ? rules.ratedGames(settled) : []),
    standingsSha256: hashStandings(standings),
  };
  return { scorecard, standings, sanctioned, rated };
}

/** By place, as most rule systems give them. */
const inOrder = (standings: readonly Standing[]): readonly Standing[] =>
  standings.every(({ place }, index) => index === 0 || standings[index - 1]!.place <= place)
    ? standings
    : standings.toSorted((a, b) => a.place - b.place);

/** The report with the word of whoever decides in place of the director's. */
const settle = (report: TournamentReport, facts: ScoringFacts): TournamentReport => ({
  ...report,
  tournament: settleHeader(report.tournament, facts),
});

/** What a report says of its tournament, with the word of its announcement and of whoever decides in place of the director's. */
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

/** What a report says of its tournament, with the word of its announcement in place of the director's. */
export const asAnnounced = (header: TournamentHeader, announced: AnnouncedFacts | null): TournamentHeader =>
  announced === null ? header : { ...header, registeredAt: announced.at, unrated: announced.unrated };
