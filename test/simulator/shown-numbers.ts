import type { Dice } from '@quadrant/demo';
import type { DataSource } from 'typeorm';
import { defineBoards } from './boards-by-definition.js';
import { findFirst } from './difference.js';
import { loadFacts, type Facts } from './facts.js';
import type { Glance } from './glance.js';
import type { PastRuns } from './past-runs.js';
import { ShownBoards, type Moment } from './shown-boards.js';
import { ShownCareers } from './shown-careers.js';
import { findMisshownOpponents } from './shown-opponents.js';
import { ShownPoints } from './shown-points.js';

/** This share of the views of the past shows only what was played before some tournament. */
const PLAYED_BEFORE = 0.3;

/**
 * Compares shown leaderboards, careers, opponents, movers and points with their definition by published changes, awards
 * and reports, now and at an earlier run. Returns the first difference, or null.
 *
 * @param past the runs before, to which this one is added
 * @param glance chooses what is examined
 */
export async function findMisshown(dataSource: DataSource, past: PastRuns, glance: Glance): Promise<string | null> {
  const { dice } = glance;
  const now = await loadFacts(dataSource);
  past.note(now);
  const official = defineBoards(past.officialOf(now)?.changes ?? [], now.players);
  const atMoment = (moment: Moment) => [
    () => new ShownBoards(dataSource, moment, glance).findDifference(),
    () => new ShownPoints(dataSource, moment, glance).findDifference(),
  ];
  const then = past.draw(dice, now);
  return findFirst([
    ...atMoment({ now, then: now, playedBefore: null, official }),
    () => new ShownCareers(dataSource, now, defineBoards(now.changes, now.players), official, glance).findDifference(),
    () => findMisshownOpponents(dataSource, now, glance),
    ...(then === null ? [] : atMoment({ now, then, playedBefore: drawInstant(dice, then), official })),
  ]);
}

function drawInstant(dice: Dice, { tournaments }: Facts): Date | null {
  return tournaments.length > 0 && dice.chance(PLAYED_BEFORE) ? dice.pick(tournaments).startsAt : null;
}
