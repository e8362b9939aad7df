import { GAME_TITLES, type GameTitle } from '@quadrant/rules/tournament';

const EDITION = String.raw`\s?(?:edition|édition|edición|ed\.?|ausgabe)`;
const FIRST = String.raw`(?:1(?:st|\.|re|ère|ª)?|first|erste|première|primera)`;
const SECOND = String.raw`(?:2(?:nd|\.|e|ème|ª)?|second|zweite|deuxième|seconde|segunda)`;

/** People call the games so, besides the words of a report. The last part of a title may be the edition only beside the game. */
const NAMES: Readonly<Record<GameTitle, readonly string[]>> = {
  '1e': [
    String.raw`(?:star trek|st)\b.{0,20}?\s${FIRST}${EDITION}`,
    String.raw`(?:1st|first|erste|première|primera)${EDITION}`,
  ],
  '2e': [
    String.raw`(?:star trek|st)\b.{0,20}?\s${SECOND}${EDITION}`,
    String.raw`(?:2nd|second|zweite|deuxième|seconde|segunda)${EDITION}`,
  ],
  tribbles: ['tribs?'],
  stccg: [],
  swccg: [String.raw`star wars\s(?:ccg|jcc)`, String.raw`star wars:? customizable card game`],
  'young-jedi': [String.raw`young\sjedi`],
  'sw-lcg': [
    String.raw`(?:star wars|sw)[\s_-]?lcg`,
    String.raw`sw\s(?:night|evening|abend)`,
    String.raw`star wars:? the card game`,
  ],
};

const PATTERNS = GAME_TITLES.map(
  (game) =>
    [
      game,
      new RegExp(String.raw`(?<![\p{L}\p{N}])(?:${[game, ...NAMES[game]].join('|')})(?![\p{L}\p{N}])`, 'iu'),
    ] as const,
);

/** These names stand before one of their editions: "STCCG 2E constructed" is Second Edition. Alone they do not say which one. */
const EDITIONS: Readonly<Partial<Record<GameTitle, readonly GameTitle[]>>> = { stccg: ['1e', '2e', 'tribbles'] };

/** Returns the game that titles or a path name; undefined where they name none, or several. */
export function gameIn(lines: readonly string[]): GameTitle | undefined {
  const named = PATTERNS.filter(([, pattern]) => lines.some((line) => pattern.test(line.slice(0, LONGEST)))).map(
    ([game]) => game,
  );
  const [only, ...others] = named.filter((game) => !EDITIONS[game]?.some((edition) => named.includes(edition)));
  return others.length > 0 || only === undefined || EDITIONS[only] !== undefined ? undefined : only;
}

const LONGEST = 400;
