import type { TournamentInput, Scoring, HistoryStep } from '@quadrant/rules/history';
import { findDifference, type Deviation } from './difference.js';
import { countPackedGames, findPolicy, kFactorOn, type RatingRules } from '@quadrant/rules/rating';
import { hexOfBytes } from '@quadrant/rules/tournament';
import {
  compareAwards,
  compareBadges,
  compareChanges,
  compareEntitlements,
  compareStandings,
  type Names,
} from './compare-tables.js';
import type { PublishedTournament } from './published-history.js';

/** A tournament that was computed again from its document. */
export interface ComputedTournament {
  readonly scoring: Scoring;
  readonly input: TournamentInput;
  readonly step: HistoryStep;
}

/**
 * Returns the first difference in what is published: values that people look at come before the hashes over them.
 *
 * @param handleOf the displayed name of a player, by public id
 */
export function compareTournament(
  rules: RatingRules,
  computed: ComputedTournament,
  published: PublishedTournament,
  handleOf: Names['handleOf'],
): Deviation | null {
  const { scoring, step } = computed;
  const names: Names = { playerOf: (entry) => published.players[entry]!, handleOf };
  return (
    findDifference('', tellFacts(rules, computed), tellPublishedFacts(published)) ??
    compareStandings(scoring.standings, published.standings, names) ??
    compareChanges(step.outcome.changes, published.changes, names) ??
    compareAwards(step.outcome.awards, published.awards, names) ??
    compareEntitlements(step.outcome.entitlements, published.entitlements, names) ??
    compareBadges(step.outcome.badges, published.badges, names) ??
    findDifference('', tellHashes(computed), tellPublishedHashes(published))
  );
}

function tellFacts(rules: RatingRules, { scoring: { scorecard }, input: { league } }: ComputedTournament) {
  const { ruleSystem, level, localDate } = scorecard;
  const policy = findPolicy(rules, ruleSystem, localDate);
  return {
    start: new Date(scorecard.startsAt).toISOString(),
    participants: scorecard.participants,
    sanctioned: scorecard.sanctioned,
    rated: scorecard.rated,
    'rated games': countPackedGames(scorecard.games),
    'league season': league && `${league.rules.slug}/${league.season.season}`,
    policy: policy?.name ?? null,
    'k-factor': policy && kFactorOn(rules, ruleSystem, level, localDate),
  };
}

const tellPublishedFacts = (published: PublishedTournament): ReturnType<typeof tellFacts> => ({
  start: new Date(published.startsAt).toISOString(),
  participants: published.participants,
  sanctioned: published.sanctioned,
  rated: published.rated,
  'rated games': published.ratedGames,
  'league season': published.leagueSeason,
  policy: published.policy,
  'k-factor': published.kFactor,
});

const tellHashes = ({ scoring: { scorecard }, step }: ComputedTournament) => ({
  'hash of the final order': hexOfBytes(scorecard.standingsSha256),
  'input hash': hexOfBytes(step.inputSha256),
  'outcome hash': hexOfBytes(step.outcomeSha256),
  'chain hash': hexOfBytes(step.links.chain),
});

const tellPublishedHashes = (published: PublishedTournament): ReturnType<typeof tellHashes> => ({
  'hash of the final order': published.standingsSha256,
  'input hash': published.inputSha256,
  'outcome hash': published.outcomeSha256,
  'chain hash': published.chainSha256,
});
