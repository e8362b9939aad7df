import type { Entry } from '@quadrant/rules/tournament';
import { Dice } from '@quadrant/demo';

/** There are few, so that each is used repeatedly. Some are others in another spelling. */
const HEADQUARTERS = ['Bajor', 'BAJOR', 'Earth', "Qo'noS", 'Qo\u2019noS', 'Non-Aligned', 'Non-Aligned Headquarters'];
const MISSIONS = ['Cure Blight', 'CURE  Blight', 'Évade Borg', 'Evade Borg', 'Survey', 'Mine Nebula'];

/** Draws the decks that a report tells, by handle: of some players everything, of some nothing. */
export function drawDecks(seed: number, handles: readonly string[]): Record<string, Partial<Entry>> {
  const dice = new Dice(`decks ${seed}`);
  const untold = <T>(draw: () => T): T | null => (dice.chance(0.15) ? null : draw());
  return Object.fromEntries(
    handles.map((handle) => {
      if (dice.chance(0.1)) return [handle, {}];
      const deck = {
        headquarters: untold(() => dice.pick(HEADQUARTERS)),
        affiliation: untold(() => dice.pick(['Bajoran', 'Federation', 'Non-Aligned'])),
        missionsCompleted: untold(() => dice.draw(MISSIONS, dice.between(0, 3))),
        personnel: untold(() => drawPersonnel(dice)),
      };
      return [handle, { deck }];
    }),
  );
}

/** The shares are at, above and below those that 000, 12.5.1 requires. */
function drawPersonnel(dice: Dice) {
  const total = dice.pick([20, 40]);
  const nonAligned = dice.pick([0, 2, total * 0.75, total * 0.75 + 1, total]);
  const rest = total - nonAligned;
  return {
    total,
    nonAligned,
    playable: Math.min(rest, dice.pick([0, Math.floor(rest / 2), Math.floor(rest / 2) + 1])),
  };
}
