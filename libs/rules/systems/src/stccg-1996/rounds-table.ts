// @row 206, 207
/** 002, 4: no tournament has fewer rounds. */
export const FEWEST_ROUNDS = 4;

/** 002, 4, chart "Participants - Rounds (minimum)"; it goes on by the formula. */
export const RECOMMENDED_ROUNDS: readonly { readonly upTo: number; readonly rounds: number }[] = [
  { upTo: 8, rounds: 4 },
  { upTo: 16, rounds: 5 },
  { upTo: 32, rounds: 6 },
];

/** 002, 4: log2 X + 1, rounded up, for X participants, at least 1. */
export const roundsByFormula = (participants: number): number => 32 - Math.clz32(participants - 1) + 1;

/** The fewest rounds suggested for this many participants (002, 4). */
export const recommendedRounds = (participants: number): number =>
  RECOMMENDED_ROUNDS.find(({ upTo }) => participants <= upTo)?.rounds ?? roundsByFormula(participants);
