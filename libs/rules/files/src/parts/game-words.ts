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
  tribbles: [],
  stccg: [],
  swccg: [String.raw`star wars\s(?:ccg|jcc)`, String.raw`star wars:? customizable card game`],
  'young-jedi': [String.raw`young\sjedi`],
  'sw-lcg': [String.raw`star wars\slcg`, String.raw`star wars:? the card game`],
};

const PATTERNS = GAME_TITLES.map(
  (game) =>
    [
      game,
      new RegExp(String.raw`(?<![\p{L}\p{N}])(?:${[game, ...NAMES[game]].join('|')})(?![\p{L}\p{N}])`, 'iu'),
    ] as const,
);

/** Returns the game that titles or a path name; undefined where they name none, or several. */
export function gameIn(lines: readonly string[]): GameTitle | undefined {
  const named = PATTERNS.filter(([, pattern]) => lines.some((line) => pattern.test(line.slice(0, LONGEST))));
  return named.length === 1 ? named[0]![0] : undefined;
}

const LONGEST = 400;
