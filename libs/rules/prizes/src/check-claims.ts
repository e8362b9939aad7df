import { type FindingCode, severityOf } from '@quadrant/rules/findings';
import { type Text, say } from '@quadrant/rules/message';
import { usualSystemOf } from '@quadrant/rules/systems';
import type { ChampionshipPrize, Finding, TournamentReport } from '@quadrant/rules/tournament';
import type { ChampionshipTournament } from './championship.js';
import { settleEntitlements } from './settle-entitlements.js';
import type { EntitlementFacts, ShownClaim, UncoveredClaim, UncoveredReason } from './settlement.js';
import { tellPoints } from './tell-entitlement.js';

/**
 * Lists what the entries of a report claim: rounds that are claimed or have the result EARNED_BYE, and head starts.
 * It holds every entry, because a heat that is played without a claim counts as well.
 *
 * @param players the player behind each entry, in entry order; null for somebody new
 */
export function claimsOf(
  { entries, rounds }: TournamentReport,
  tournament: ChampionshipTournament,
  players: readonly (number | null)[],
): ShownClaim[] {
  const given = entries.map(({ earnedByes }) => new Set(earnedByes));
  for (const { round, matches } of rounds) {
    for (const {
      players: [player],
      result,
    } of matches)
      if (result === 'EARNED_BYE') given[player]?.add(round);
  }
  return entries.map(({ headStart }, entry) =>
    showClaim({ tournament, entry, player: players[entry] ?? null, rounds: [...(given[entry] ?? [])], headStart }),
  );
}

const WITHOUT_OTHERS: Readonly<Record<ChampionshipPrize, Partial<ShownClaim>>> = {
  'head-starts': { rounds: [] },
  'earned-byes': { headStart: 0 },
};

/** Removes from a claim what its game does not have. Rounds that a game without championships claims remain uncovered. */
export function showClaim(claim: ShownClaim): ShownClaim {
  const { game } = claim.tournament;
  return { ...claim, ...WITHOUT_OTHERS[usualSystemOf(game).players.championshipPrize(game) ?? 'earned-byes'] };
}

/**
 * Returns warnings about claims of a Continental or of Worlds that no entitlement covers, with pointers into the
 * report. The rules themselves find claims in tournaments of other kinds (`entitlement-not-for-kind`) and in games
 * that have none.
 *
 * @param facts what is published; claims of this tournament among them are left out, so that a revision is no second use
 * @param claims as {@link claimsOf} gives them
 */
export function checkClaims(
  facts: EntitlementFacts,
  { entries }: Pick<TournamentReport, 'entries'>,
  claims: readonly ShownClaim[],
): Finding[] {
  const keys = new Set(claims.map(({ tournament }) => tournament.key));
  const isElse = (tournament: ChampionshipTournament) => !keys.has(tournament.key);
  const before = facts.claims.filter(({ tournament }) => isElse(tournament));
  const { uncovered } = settleEntitlements({
    ...facts,
    claims: [...before, ...claims],
    played: facts.played.filter(isElse),
  });
  return uncovered
    .filter(({ claim }) => !isElse(claim.tournament))
    .map((each) => toFinding(each, entries[each.claim.entry]?.handle ?? ''));
}

function toFinding({ claim, round, reason, why }: UncoveredClaim, handle: string): Finding {
  const isBye = round !== null;
  const code = (isBye ? BYE_CODES : HEAD_START_CODES)[reason];
  const what = isBye ? say`an Earned Bye for round ${round}` : say`a head start of ${tellPoints(claim.headStart)}`;
  return {
    severity: severityOf(code),
    code,
    pointer: `/players/${claim.entry}/${isBye ? 'earnedByes' : 'headStart'}`,
    message: say`${handle} claims ${what}, but ${why}; it counts as given.`,
    advice: ADVICE[code] ?? (isBye ? CORRECT_BYE : CORRECT_HEAD_START),
  };
}

const CORRECT_BYE = say`Correct player or claim, or leave it if the director allowed it (Organized Play Guide 4.2, sections 7.2 and 11).`;
const CORRECT_HEAD_START = say`Correct player or head start, or leave it if the director allowed it (Organized Play Guide 4.2, section 11).`;

const ADVICE: Readonly<Partial<Record<FindingCode, Text>>> = {
  'head-start-amount': say`Correct the head start to what was won (Organized Play Guide 4.2, sections 11.1.1 to 11.2.1).`,
  'entitlement-choice-missing': say`Have the player choose this continent (Organized Play Guide 4.2, section 11.1.3); then the claim is valid.`,
  'entitlement-past-first-heat': say`Nothing can be done after the first heat; correct the claim (Organized Play Guide 4.2, section 9).`,
};

const COMMON = {
  'choice-missing': 'entitlement-choice-missing',
  'past-first-heat': 'entitlement-past-first-heat',
} as const;

const BYE_CODES: Readonly<Record<UncoveredReason, FindingCode>> = {
  ...COMMON,
  'never-won': 'earned-bye-unknown',
  'won-later': 'earned-bye-unknown',
  'used-up': 'earned-bye-used-up',
  forfeited: 'earned-bye-forfeited',
  expired: 'earned-bye-expired',
  'other-year': 'earned-bye-for-another',
  'other-continent': 'earned-bye-for-another',
  'other-championship': 'earned-bye-for-another',
  'other-game': 'earned-bye-for-another',
  'other-round': 'earned-bye-not-for-round',
  'other-amount': 'earned-bye-unknown',
};

const HEAD_START_CODES: Readonly<Record<UncoveredReason, FindingCode>> = {
  ...COMMON,
  'never-won': 'head-start-unknown',
  'won-later': 'head-start-unknown',
  'used-up': 'head-start-used-up',
  forfeited: 'head-start-forfeited',
  expired: 'head-start-expired',
  'other-year': 'head-start-for-another',
  'other-continent': 'head-start-for-another',
  'other-championship': 'head-start-for-another',
  'other-game': 'head-start-for-another',
  'other-round': 'head-start-unknown',
  'other-amount': 'head-start-amount',
};
