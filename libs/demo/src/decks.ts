import type { Dice } from './dice.js';

const HEADQUARTERS = ['Earth', 'Bajor', 'Cardassia Prime', 'Ferenginar', "Qo'noS", 'Romulus', 'Unicomplex'] as const;
const NON_ALIGNED = 'Non-Aligned Headquarters';

const MISSIONS =
  'Answer a Faint Signal|Break the Blockade|Calm the Colonists|Chart the Narrow Rift|Clear the Old Minefield|' +
  'Copy the Star Charts|Escort the Grain Fleet|Find the Lost Shuttle|Follow the Ion Trail|Hide the Defectors|' +
  'Mediate at the Border|Mend the Relay|Open the Sealed Vault|Outlast the Ion Storm|Quiet the Sleeping Moon|' +
  'Raise the Sunken Hull|Rescue the Survey Team|Search the Ice Caves|Settle the Harvest Dispute|Study the Twin Comets|' +
  'Take the High Ground|Trade at the Free Port|Trace the Forged Orders|Wake the Stasis Crew';

/** Returns a player's deck at a league tournament, as far as bonus schemes need it. Null means that they did not tell. */
export function bringDeck(dice: Dice) {
  if (dice.chance(0.03)) return null;
  const isNonAligned = dice.chance(0.08);
  const total = dice.between(32, 44);
  const nonAligned = isNonAligned ? total - dice.between(2, 8) : dice.between(2, 9);
  const aligned = total - nonAligned;
  return {
    headquarters: isNonAligned ? NON_ALIGNED : dice.pick(HEADQUARTERS),
    missionsCompleted: dice.draw(MISSIONS.split('|'), dice.between(1, 3)),
    // Sometimes too few of them can be played at the headquarters.
    personnel: { total, nonAligned, playable: Math.ceil(aligned * (dice.chance(0.1) ? 0.4 : 0.8)) },
  };
}
