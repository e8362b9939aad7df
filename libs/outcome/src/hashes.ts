import { findPolicy, kFactorOn, type RatingRules } from '@quadrant/rating';
import { CATEGORIES } from '@quadrant/tournament';
import { Bytes } from './bytes.js';
import type { Outcome, TournamentInput } from './compute-outcome.js';
import { sha256, type Sha256 } from './sha256.js';

/** What stands before the first tournament of history. */
export const GENESIS: Sha256 = Buffer.alloc(32);

/**
 * Goes up with every change that may move a published number, so that a run says which rules of ours it used.
 * 2: every rule system; a final order enters its hash with all the numbers that any of them has.
 * 3: hashes are taken of bytes (docs/formats/export.md), and a rating policy's own is part of the input.
 */
export const ENGINE_VERSION = '3';

const scratch = new Bytes();

/**
 * Hash of everything that decides a tournament's outcome apart from the ratings before it. Names never enter a hash:
 * players are in it by public id.
 */
export function hashInput(rules: RatingRules, { key, scorecard, leagueSeason, publicIds }: TournamentInput): Sha256 {
  const { sanctioned, rated, awardsPoints, ruleSystem, localDate, level } = scorecard;
  const policy = findPolicy(rules, ruleSystem, localDate);
  const bytes = scratch.clear().text(key).bytes(scorecard.sha256).bytes(scorecard.standingsSha256);
  bytes.byte((sanctioned ? 1 : 0) | (rated ? 2 : 0) | (awardsPoints ? 4 : 0));
  bytes.text(policy?.name ?? '').double(policy === null ? 0 : kFactorOn(rules, ruleSystem, level, localDate));
  bytes.text(leagueSeason ? `${leagueSeason.league}/${leagueSeason.season}` : '');
  bytes.uint(publicIds.length);
  for (const publicId of publicIds) bytes.bytes(publicId);
  return sha256(bytes.whole());
}

/** Hash of what a tournament did: every rating double and every award. The final order is part of the input's. */
export function hashOutcome({ changes, awards }: Outcome): Sha256 {
  const bytes = scratch.clear().uint(changes.length);
  for (const { category, entry, before, after, games } of changes) {
    bytes.byte(CATEGORIES.indexOf(category)).uint(entry).double(before).double(after).uint(games);
  }
  bytes.uint(awards.length);
  for (const { kind, entry, place, points, leagueSeason, mastersSeason } of awards) {
    bytes.text(kind).uint(entry).uint(place).uint(points);
    bytes.text(leagueSeason ? `${leagueSeason.league}/${leagueSeason.season}` : '').uint(mastersSeason ?? 0);
  }
  return sha256(bytes.whole());
}

/** Where the two chains of history have come to. */
export interface ChainLinks {
  /** Of all inputs so far. */
  readonly inputs: Sha256;
  /** h(i) of `docs/architecture.md`, Decisions: of all inputs and outcomes so far. */
  readonly chain: Sha256;
}

export const CHAIN_START: ChainLinks = { inputs: GENESIS, chain: GENESIS };

/** The chains up to and with a tournament. */
export const linkChains = (previous: ChainLinks, input: Sha256, outcome: Sha256): ChainLinks => ({
  inputs: sha256(scratch.clear().bytes(previous.inputs).bytes(input).whole()),
  chain: sha256(scratch.clear().bytes(previous.chain).bytes(input).bytes(outcome).whole()),
});
