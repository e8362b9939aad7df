import { MANUAL_RULE, PHASES, schemesOn } from '@quadrant/rules/leagues';
import { findPolicy, kFactorOn, type RatingRules } from '@quadrant/rules/rating';
import { CATEGORIES } from '@quadrant/rules/tournament';
import { Bytes } from './bytes.js';
import type { LeagueInput, Outcome, TournamentInput } from './compute-outcome.js';
import { sha256, type Sha256 } from './sha256.js';

/** This precedes the first tournament of history. */
export const GENESIS: Sha256 = new Uint8Array(32);

/**
 * Goes up with every change that may move a published number, so that a run says which rules of ours it used.
 * 2: every rule system; a final order enters its hash with all the numbers that any of them has.
 * 3: hashes are taken of bytes (docs/formats/export.md), and a rating policy's own is part of the input.
 * 4: leagues have parts of seasons, bonuses and awards by hand, and places are worth entitlements and badges.
 * 5: players with Missed Games only are placed last, and take no row of a points table.
 * 6: the winner of a Champions League has byes also without three rounds.
 * 7: an opponent met twice counts at each meeting in the schedules of ffg-swlcg-2016.
 * 8: names of headquarters, missions and affiliations are compared without their apostrophes and hyphens, schemes have a
 *    maximum and ask for opponents, and leagues record champions.
 * 9: who may be an unknown opponent of a round has no Missed Game there, and a year has no month.
 */
export const ENGINE_VERSION = '9';

const scratch = new Bytes();

/**
 * Returns the hash of everything that decides a tournament's outcome apart from the ratings before it. Names never
 * enter a hash: players are in it by public id.
 */
export function hashInput(rules: RatingRules, { key, scorecard, league, publicIds }: TournamentInput): Sha256 {
  const { sanctioned, rated, awardsPoints, ruleSystem, localDate, level } = scorecard;
  const policy = findPolicy(rules, ruleSystem, localDate);
  const bytes = scratch.clear().text(key).bytes(scorecard.sha256).bytes(scorecard.standingsSha256);
  bytes.byte((sanctioned ? 1 : 0) | (rated ? 2 : 0) | (awardsPoints ? 4 : 0));
  bytes.text(policy?.name ?? '').double(policy === null ? 0 : kFactorOn(rules, ruleSystem, level, localDate));
  bytes.text(league ? tellLeague(league, localDate) : '');
  bytes.uint(publicIds.length);
  for (const publicId of publicIds) bytes.bytes(publicId);
  return sha256(bytes.whole());
}

/** Writes everything about a league that decides the points of its tournaments, as JSON. */
function tellLeague({ rules, season, manualAwards, champion }: LeagueInput, localDate: string): string {
  const { season: name, startsOn, endsOn, phases, tournamentsPerPhase } = season;
  const days = PHASES.map((phase) => phases[phase] && [phases[phase].from, phases[phase].to]);
  const schemes = schemesOn(rules, localDate).map(({ scheme, version, section, text }) => [
    scheme,
    version,
    section,
    text,
  ]);
  // They are written by id: a reason may name a person, and names never enter a hash.
  const manual = manualAwards.map(({ id, entry, points }) => [id, entry, points]);
  const told = [rules.slug, name, startsOn, endsOn, days, tournamentsPerPhase, schemes, manual];
  return JSON.stringify(champion === null ? told : [...told, champion.publicId]);
}

/** Returns the hash of a tournament's outcome: every rating double and every award. The final order is part of the input hash. */
export function hashOutcome({ changes, awards, entitlements, badges }: Outcome): Sha256 {
  const bytes = scratch.clear().uint(changes.length);
  for (const { category, entry, before, after, games } of changes) {
    bytes.byte(CATEGORIES.indexOf(category)).uint(entry).double(before).double(after).uint(games);
  }
  bytes.uint(awards.length);
  for (const { kind, entry, place, points, leagueSeason, phase, mastersSeason, rule, reason } of awards) {
    bytes.text(kind).uint(entry).uint(place).uint(points);
    bytes.text(leagueSeason ? `${leagueSeason.league}/${leagueSeason.season}` : '').uint(mastersSeason ?? 0);
    bytes.text(phase ?? '').text(rule);
    // The reason of an award by hand may name a person.
    bytes.text(rule === MANUAL_RULE ? '' : (reason ?? ''));
  }
  bytes.uint(entitlements.length);
  for (const { entry, place, into, edition, continent, earnedByes, headStart } of entitlements) {
    bytes
      .uint(entry)
      .uint(place)
      .text(into)
      .text(edition)
      .text(continent ?? '')
      .text(earnedByes.join())
      .uint(headStart);
  }
  bytes.uint(badges.length);
  for (const { entry, badge } of badges) bytes.uint(entry).text(badge);
  return sha256(bytes.whole());
}

/** The two chains of history have these ends so far. */
export interface ChainLinks {
  /** It covers all inputs so far. */
  readonly inputs: Sha256;
  /** h(i) of `docs/decisions/0008-chain-of-hashes.md` covers all inputs and outcomes so far. */
  readonly chain: Sha256;
}

export const CHAIN_START: ChainLinks = { inputs: GENESIS, chain: GENESIS };

/** Returns the chains that include a tournament. */
export const linkChains = (previous: ChainLinks, input: Sha256, outcome: Sha256): ChainLinks => ({
  inputs: sha256(scratch.clear().bytes(previous.inputs).bytes(input).whole()),
  chain: sha256(scratch.clear().bytes(previous.chain).bytes(input).bytes(outcome).whole()),
});
