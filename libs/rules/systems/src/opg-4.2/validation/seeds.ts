import { say } from '@quadrant/rules/message';
import { type Finding, type TournamentReport, finding } from '@quadrant/rules/tournament';

// @row 92
/** 000, section 10: of two players one has the higher seed. */
export function validateSeeds({ entries }: TournamentReport): Finding[] {
  const holders = new Map<number, string>();
  return entries.flatMap(({ handle, seed }, entry) => {
    if (seed === null) return [];
    const other = holders.get(seed);
    holders.set(seed, other ?? handle);
    if (other === undefined) return [];
    const message = say`${handle} has seed ${seed}, as ${other} has.`;
    return [
      finding(
        'duplicate-seed',
        `/players/${entry}/seed`,
        message,
        say`Give every seed once (Organized Play Guide 4.2, section 10).`,
      ),
    ];
  });
}
