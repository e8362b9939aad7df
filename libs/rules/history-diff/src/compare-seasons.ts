import { PHASES, type Phase, type QualifiedPlayer, type SeasonOutcome } from '@quadrant/rules/leagues';
import type { PointsTableId, QualificationChange, SeasonDiff, StagePlaceChange } from './history-diff.js';
import { Largest } from './largest.js';

const LISTED_QUALIFICATIONS = 20;
const LISTED_PLACES = 10;

/** Both sides of a season; null when the league does not have it. */
export interface SeasonPair {
  readonly season: PointsTableId;
  readonly before: SeasonOutcome<string> | null;
  readonly after: SeasonOutcome<string> | null;
  readonly numberOf: (player: string) => number;
}

/** Compares who qualified, who is champion, and the places of halves and playoffs. */
export function compareSeasons({ season, before, after, numberOf }: SeasonPair): SeasonDiff {
  const qualifications = new Largest<QualificationChange>(LISTED_QUALIFICATIONS, byHalf);
  const [left, entered] = [qualifiedOf(before), qualifiedOf(after)];
  const note = (change: QualificationChange['change'], { player, half }: QualifiedPlayer<string>) => {
    const isProvisional = (after ?? before)?.halves[half]?.isProvisional ?? false;
    qualifications.add({ player: numberOf(player), half, change, isProvisional });
  };
  for (const [key, qualified] of entered) if (!left.has(key)) note('enters', qualified);
  for (const [key, qualified] of left) if (!entered.has(key)) note('leaves', qualified);

  const champions = [before, after].map((side) => side?.champion.player ?? null);
  const [championBefore, championAfter] = champions.map((player) => (player === null ? null : numberOf(player)));
  return {
    season,
    qualifications: { total: qualifications.total, largest: qualifications.rows },
    champion:
      championBefore === championAfter ? null : { before: championBefore ?? null, after: championAfter ?? null },
    places: comparePlaces(before, after, numberOf),
  };
}

/** Tells whether anything changes. */
export const isMoved = ({ qualifications, champion, places }: SeasonDiff): boolean =>
  qualifications.total > 0 || champion !== null || places.total > 0;

const qualifiedOf = (side: SeasonOutcome<string> | null): Map<string, QualifiedPlayer<string>> =>
  new Map((side?.qualified ?? []).map((each) => [`${each.half} ${each.player}`, each]));

function comparePlaces(
  before: SeasonOutcome<string> | null,
  after: SeasonOutcome<string> | null,
  numberOf: (player: string) => number,
): SeasonDiff['places'] {
  const places = new Largest<StagePlaceChange>(LISTED_PLACES, byStage);
  for (const stage of PHASES) {
    const [placesBefore, placesAfter] = [placesOf(before, stage), placesOf(after, stage)];
    for (const player of new Set([...placesBefore.keys(), ...placesAfter.keys()])) {
      const placeBefore = placesBefore.get(player) ?? null;
      const placeAfter = placesAfter.get(player) ?? null;
      if (placeBefore !== placeAfter) places.add({ player: numberOf(player), stage, placeBefore, placeAfter });
    }
  }
  return { total: places.total, largest: places.rows };
}

function placesOf(side: SeasonOutcome<string> | null, stage: Phase): Map<string, number> {
  const rows = (stage === 'playoffs' ? side?.playoffs : side?.halves[stage])?.rows ?? [];
  return new Map(rows.map(({ player, rank }) => [player, rank]));
}

const byHalf = (one: QualificationChange, other: QualificationChange): number =>
  PHASES.indexOf(one.half) - PHASES.indexOf(other.half) || one.change.localeCompare(other.change);

/** Sorts the later stage first, because it decides more; then the better place. */
const byStage = (one: StagePlaceChange, other: StagePlaceChange): number =>
  PHASES.indexOf(other.stage) - PHASES.indexOf(one.stage) || bestOf(one) - bestOf(other) || one.player - other.player;

const bestOf = ({ placeBefore, placeAfter }: StagePlaceChange): number =>
  Math.min(placeBefore ?? Infinity, placeAfter ?? Infinity);
