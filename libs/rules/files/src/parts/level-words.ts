import { type Kind, type Level, levelOfKind } from '@quadrant/rules/tournament';

/** Names of championships have these words; a higher one comes first, as in "World Championship, North American day". */
const WORDS: readonly (readonly [kind: Kind, pattern: RegExp])[] = [
  [
    'worlds',
    /(?<!\p{L})(?:worlds|worlds? championships?|weltmeisterschaft(?:en)?|championnats? du monde|mistrzostwa świata)(?!\p{L})/iu,
  ],
  [
    'continental',
    /(?<!\p{L})(?:continentals?|(?:european|north american) championships?|kontinentalmeisterschaft(?:en)?|europameisterschaft(?:en)?|championnats? d['’]europe|championnats? continenta(?:l|ux)|mistrzostwa europy)(?!\p{L})/iu,
  ],
  [
    'national',
    /(?<!\p{L})(?:nationals?|deutsche meisterschaft(?:en)?|championnats? nationa(?:l|ux)|championnats? de france|mistrzostwa polski)(?!\p{L})/iu,
  ],
  [
    'regional',
    /(?<!\p{L})(?:regionals?|regionalmeisterschaft(?:en)?|championnats? régiona(?:l|ux)|mistrzostwa regionalne|turniej regionalny)(?!\p{L})/iu,
  ],
];

/** Other tournaments are named after a championship: "Worlds Warm-up", "Nationals Side Event". */
const BESIDE =
  /(?<!\p{L})(?:warm[ -]?up|pre|qualif\p{L}{0,12}|side|practi[cs]e|training|prep|preparation|road to|sign[ -]?up|league|quali|vorbereitung|national park)(?!\p{L})/iu;

/** Returns the level of the championship that a name says, as the Organized Play Guide gives it; null for other names. */
export function levelInName(name: string): Level | null {
  const words = name
    .slice(0, LONGEST)
    .normalize('NFC')
    .replaceAll(/[\s_]{1,9}/gu, ' ');
  const kind = BESIDE.test(words) ? undefined : WORDS.find(([, pattern]) => pattern.test(words))?.[0];
  return kind === undefined ? null : levelOfKind(kind);
}

const LONGEST = 200;
