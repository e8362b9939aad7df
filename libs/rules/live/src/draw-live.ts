import { say, type Text } from '@quadrant/rules/message';
import { drawFirstPlayers } from '@quadrant/rules/pairing';
import { drawReport } from '@quadrant/rules/next-round';
import type { Finding } from '@quadrant/rules/tournament';
import type { AskedDraw, DrawAct } from './live-act.js';
import type { LiveRefusal } from './live-refusal.js';
import { reportOf } from './live-report.js';
import type { LiveState } from './live-state.js';
import { findRound, hasBegun } from './queries.js';

/** The reason why nothing is drawn now. */
export function refuseDraw(state: LiveState, { draw, round }: AskedDraw): LiveRefusal | null {
  if (draw === 'draft-groups') {
    const begun = state.rounds.find(hasBegun);
    return begun === undefined ? null : { kind: 'live-round-began', round: begun.round };
  }
  if (round === undefined || findRound(state, round) === undefined) {
    return { kind: 'live-round-unknown', round: round ?? 0, rounds: state.rounds.length };
  }
  return null;
}

// @row 13, 30, 96
/**
 * A draw by the seed of the tournament, so that anybody can repeat it once the seed is shown.
 *
 * @returns findings where nothing can be drawn
 */
export function drawLive(state: LiveState, { draw, round: asked, rules }: AskedDraw): DrawAct | readonly Finding[] {
  const round = asked ?? 1;
  const { seed } = state.tournament;
  const facts = { kind: 'draw', draw, round: draw === 'draft-groups' ? null : round } as const;
  // The pairs are those of the round, whose results the report does not have yet.
  if (draw === 'first-player') return { ...facts, groups: [], notes: beginnersOf(state, round, seed) };
  const drawn = drawReport(reportOf(state), { kind: draw, round, seed, commitment: null, rules: rules ?? null });
  if (Array.isArray(drawn)) return drawn;
  const notes = (drawn.rules ?? []).map(
    ({ player, rule, instead }) =>
      [player, say`plays with rule ${rule}, or once instead with rule ${instead}`] as const,
  );
  return { ...facts, groups: drawn.groups ?? [], notes: Object.fromEntries(notes) };
}

function beginnersOf(state: LiveState, round: number, seed: string): Record<string, Text> {
  const pairs = (findRound(state, round)?.games ?? []).map(({ players }) => players);
  return Object.fromEntries(
    drawFirstPlayers(pairs, `${seed}/${round}`).map((player) => [player, say`has the first turn`]),
  );
}
