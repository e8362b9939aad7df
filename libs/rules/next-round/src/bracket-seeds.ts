import { say } from '@quadrant/rules/message';
import type { Bracket } from '@quadrant/rules/pairing';
import { sourceFor } from '@quadrant/rules/systems';
import { type Finding, finding, type TournamentReport } from '@quadrant/rules/tournament';
import { rankReport } from './rank-report.js';

/** The seeds are handles, the first seed first; otherwise findings tell why there are none. */
export type SeedsRead = { readonly seeds: readonly string[] } | { readonly findings: Finding[] };

/** Returns names for a bracket whose players are not known. */
export const placeholderSeeds = ({ entrants }: Bracket): string[] =>
  Array.from({ length: entrants }, (_, index) => `#${index + 1}`);

// @row 159
/** Returns the seeds of a document when it has some, otherwise the best players of its final order. */
export function seedsOfReport(report: TournamentReport, { entrants }: Bracket): SeedsRead {
  const seeded = report.entries.filter(({ seed }) => seed !== null).sort((a, b) => a.seed! - b.seed!);
  const wrong = seeded.findIndex(({ seed }, index) => seed !== index + 1);
  if (wrong >= 0) {
    const message = say`Seed ${wrong + 1} is missing or given twice.`;
    const advice = say`Give the seeds 1, 2, 3 and so on once each.`;
    return { findings: [finding('seeds-with-gap', '/players', message, advice)] };
  }
  if (seeded.length > 0) return { seeds: seeded.map(({ handle }) => handle) };
  return { seeds: orderOf(report).slice(0, entrants) };
}

// @row 91
// @reading more-heats
/**
 * Returns how many players each heat sends to a next day with so many seats (000, section 9). All heats send equally
 * many; where that is not possible, the first ones send one more.
 */
export const seatsOfHeats = (seats: number, heats: number): number[] =>
  Array.from({ length: heats }, (_, heat) => Math.floor(seats / heats) + (heat < seats % heats ? 1 : 0));

// @row 91
/** Seeds the players who play on, the first seed first, each with the index of the heat that they come from. */
export function drawSeedsOfHeats(
  orders: readonly (readonly string[])[],
  seats: number,
): { readonly player: string; readonly heat: number }[] {
  const sent = seatsOfHeats(seats, orders.length);
  const seeded: { player: string; heat: number }[] = [];
  const take = (heat: number, from: number, to: number): void => {
    for (const player of orders[heat]!.slice(from, to)) if (seeded.length < seats) seeded.push({ player, heat });
  };
  const isSeeded = (handle: string | undefined): boolean => seeded.some(({ player }) => player === handle);
  // The heats take turns in blocks of two seeds: of two heats, the first takes the seeds 1, 2, 5, 6 and so on.
  for (let block = 0; block < Math.max(...sent, 0); block += 2) {
    for (const [heat, most] of sent.entries()) take(heat, block, Math.min(block + 2, most));
  }
  // When a heat has fewer players than seats, the others send more.
  const longest = Math.max(...orders.map(({ length }) => length), 0);
  for (let place = 0; place < longest && seeded.length < seats; place++) {
    for (const [heat, most] of sent.entries()) {
      if (place >= most && !isSeeded(orders[heat]![place])) take(heat, place, place + 1);
    }
  }
  return seeded;
}

// @row 91
/** Returns the seeds of the next day after heats; findings when a player has qualified in two of them. */
export function seedsOfHeats(heats: readonly TournamentReport[], { entrants }: Bracket): SeedsRead {
  const seeded = drawSeedsOfHeats(heats.map(orderOf), entrants);
  const seeds = seeded.map(({ player }) => player);
  const twice = seeded.find(({ player }, index) => seeds.indexOf(player) < index);
  if (twice === undefined) return { seeds };
  const message = say`${twice.player} has qualified in an earlier heat and in heat ${twice.heat + 1}.`;
  const source = sourceFor(heats[twice.heat]!.tournament.ruleSystem, 'heats');
  const advice = say`Who has qualified may not play in later heats (${source}): correct the heats.`;
  return { findings: [finding('player-seeded-twice', `/heats/${twice.heat}`, message, advice)] };
}

/** Returns everybody who has not dropped, the best first; nobody before the first round. */
function orderOf(report: TournamentReport): readonly string[] {
  const gone = new Set(
    report.entries.filter(({ droppedAfterRound }) => droppedAfterRound !== null).map(({ handle }) => handle),
  );
  return (rankReport(report).ranking ?? []).filter((handle) => !gone.has(handle));
}
