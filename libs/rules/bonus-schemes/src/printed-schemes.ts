// @row 129, 130, 131, 132
/** A bonus scheme that 000 prints, in the language of schemes. */
export interface PrintedScheme {
  readonly id: 'headquarters' | 'participation' | 'new-mission';
  readonly name: string;
  /** It is a section of 000. */
  readonly section: string;
  readonly text: string;
  /** The most points that it can give to one entry of a tournament. */
  readonly most: number;
}

/**
 * 000, 12.5.1. Our readings: a different headquarters is one that this player has not used this season in this
 * league. The two points do not depend on the one, and are not given in the league's first tournament, which has no
 * previous one.
 */
const HEADQUARTERS = `# 000, 12.5.1: a headquarters that the player has not used this season, and one that nobody used last time.
# The deck counts when more than 50 % of its personnel (without Non-Aligned) can be played at the headquarters;
# for the Non-Aligned Headquarters more than 75 % of all personnel have to be Non-Aligned.
award 1
  when entry.headquarters not in player.headquarters
  and (entry.headquarters = "Non-Aligned Headquarters" and entry.nonAlignedShare > 75
    or entry.headquarters != "Non-Aligned Headquarters" and entry.headquartersShare > 50)
  because "{entry.headquarters}: first used by this player this season"
award 2
  when previous.exists and entry.headquarters not in previous.headquarters
  and (entry.headquarters = "Non-Aligned Headquarters" and entry.nonAlignedShare > 75
    or entry.headquarters != "Non-Aligned Headquarters" and entry.headquartersShare > 50)
  because "{entry.headquarters}: used by nobody in the previous event"
`;

const NOT_USED_BEFORE = 'entry.headquarters not in previous.headquarters';

/** In the other reading the two points are given only in addition to the one. */
const HEADQUARTERS_IN_ADDITION = HEADQUARTERS.replace(
  NOT_USED_BEFORE,
  `${NOT_USED_BEFORE}\n  and entry.headquarters not in player.headquarters`,
);

/** 000, 12.5.2. Our readings: the first event is the player's first ever in this league; missed ones count across seasons. */
const PARTICIPATION = `# 000, 12.5.2: for the first event in this league, and for coming back after more than two missed ones.
award 4 when player.events = 0 because "first event in this league"
award 2 when player.events > 0 and player.missed > 2 because "back after {player.missed} missed events"
`;

/** 000, 12.5.3: several players may earn it for the same mission in one event. */
const NEW_MISSION = `# 000, 12.5.3: every mission that nobody completed in an earlier event of the season, headquarters apart.
award 1 for each mission in entry.missions
  when mission not in season.missions
  because "{mission}: first completed this season"
`;

/** This is our choice, because 000 prints none. A deck rarely completes more missions in a tournament. */
const MOST_NEW_MISSIONS = 20;

// @reading headquarters-two-points, participation-first-event
/** The bonus schemes of 000, 12.5.1 to 12.5.3; a league may use them as they are, or copy and alter them. */
export const PRINTED_SCHEMES: readonly PrintedScheme[] = [
  { id: 'headquarters', name: 'Headquarters Bonus', section: '12.5.1', text: HEADQUARTERS, most: 3 },
  { id: 'participation', name: 'Participation Bonus', section: '12.5.2', text: PARTICIPATION, most: 4 },
  { id: 'new-mission', name: 'New Mission Bonus', section: '12.5.3', text: NEW_MISSION, most: MOST_NEW_MISSIONS },
];

/** Returns the printed scheme with this text, in either reading; null for any other text. */
export const findPrinted = (text: string): PrintedScheme | null =>
  PRINTED_SCHEMES.find((each) => [each.text, readInAddition(each.text)].some((one) => one?.trim() === text.trim())) ??
  null;

/** Returns the other reading of the printed headquarters bonus (`headquarters-two-points`); null when it is another text. */
export const readInAddition = (text: string): string | null =>
  text.trim() === HEADQUARTERS.trim() ? HEADQUARTERS_IN_ADDITION : null;
