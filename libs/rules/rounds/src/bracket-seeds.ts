import { type Bracket, pairingFinding } from '@quadrant/rules/pairing';
import type { Finding, TournamentReport } from '@quadrant/rules/tournament';
import { rankReport } from './rank-report.js';

/** Handles, the first seed first; or why there are none. */
export type SeedsRead = { readonly seeds: readonly string[] } | { readonly findings: Finding[] };

/** Names for a bracket without players. */
export const placeholderSeeds = ({ entrants }: Bracket): string[] =>
  Array.from({ length: entrants }, (_, index) => `#${index + 1}`);

// @row 159
/** The seeds of a document where it has some, otherwise the best of its final order. */
export function seedsOfReport(report: TournamentReport, { entrants }: Bracket): SeedsRead {
  const seeded = report.entries.filter(({ seed }) => seed !== null).sort((a, b) => a.seed! - b.seed!);
  const wrong = seeded.findIndex(({ seed }, index) => seed !== index + 1);
  if (wrong >= 0) {
    const message = `Seed ${wrong + 1} is missing or given twice.`;
    const advice = 'Give the seeds 1, 2, 3 and so on once each.';
    return { findings: [pairingFinding('seeds-with-gap', '/players', message, advice)] };
  }
  if (seeded.length > 0) return { seeds: seeded.map(({ handle }) => handle) };
  return { seeds: orderOf(report).slice(0, entrants) };
}

// @row 91
// @reading more-heats
/**
 * The seeds of the next day after heats (000, section 9): groups of two alternate, so that of two heats the first takes the seeds 1, 2, 5,
 * 6 and so on and the second 3, 4, 7, 8. Each heat sends as many as the others, and the first ones one more where that is not possible.
 */
export function seedsOfHeats(heats: readonly TournamentReport[], { entrants }: Bracket): SeedsRead {
  const orders = heats.map(orderOf);
  const seeds: string[] = [];
  for (let block = 0; seeds.length < entrants; block += 2) {
    const before = seeds.length;
    for (const [index, order] of orders.entries()) {
      for (const player of order.slice(block, block + 2)) {
        if (seeds.length === entrants) break;
        if (seeds.includes(player)) {
          const message = `${player} has qualified in an earlier heat and in heat ${index + 1}.`;
          const advice =
            'Who has qualified may not play in later heats (Organized Play Guide 4.2, section 9): correct the heats.';
          return { findings: [pairingFinding('player-seeded-twice', `/heats/${index}`, message, advice)] };
        }
        seeds.push(player);
      }
    }
    if (seeds.length === before) break;
  }
  return { seeds };
}

/** Everybody who has not dropped, the best first; nobody before the first round. */
function orderOf(report: TournamentReport): readonly string[] {
  const gone = new Set(
    report.entries.filter(({ droppedAfterRound }) => droppedAfterRound !== null).map(({ handle }) => handle),
  );
  return (rankReport(report).ranking ?? []).filter((handle) => !gone.has(handle));
}
