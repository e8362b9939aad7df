import {
  type Answers,
  COLUMNS_NOT_READ,
  isAnswerKey,
  isColumn,
  refuseText,
  RESULT_MEANINGS,
  TEXT_ANSWER,
  WORD_MEANINGS,
} from '@quadrant/rules/files';
import { listed, say, type Text } from '@quadrant/rules/message';
import { DAY_ORDERS } from '@quadrant/rules/tournament';

/**
 * A recipe holds what somebody said about all files of one shape. Its keys are those of `--set`: `column.Gegner*in` =
 * `opponent`, `word.N.N.` = `unknown`, `dates` = `day-first`, and facts that all of them share, such as `game`.
 */
export type Recipe = Answers;

/**
 * Puts together what is known about a file: its recipe first, then its row of the manifest, which counts more.
 *
 * @param concluded what other files prove about the order of its dates; it counts where nobody says it
 */
export const answersFor = (concluded: Answers | undefined, recipe: Recipe, manifest: Answers): Answers =>
  new Map([...concludedOrders(concluded), ...recipe, ...manifest]);

/** The order of its dates is an answer; everything else that other files say about a file is a proposal. */
export const concludedOrders = (concluded: Answers | undefined): Answers =>
  new Map([...(concluded ?? [])].filter(([key]) => key === 'dates' || key === 'nameDates'));

const CHOICES: readonly (readonly [key: RegExp, choices: readonly string[]])[] = [
  [/^word\./, WORD_MEANINGS],
  [/^result\./, RESULT_MEANINGS],
  [/^(?:dates|nameDates)$/, DAY_ORDERS],
];

/**
 * A column of a file of the past may also hold one of these. The last two are not read: an answer says that nobody has to
 * ask again.
 */
export const PAST_COLUMNS = ['place', 'total', 'vp', 'differential', ...COLUMNS_NOT_READ] as const;

export type PastColumn = (typeof PAST_COLUMNS)[number];

const NOT_READ: ReadonlySet<string> = new Set(COLUMNS_NOT_READ);

/** These answers belong to one file or one person, so no recipe holds them. */
const OF_ONE_FILE = /^(?:name|startsAt|endsAt|tournament|partOf|handle\..*|cell\..*)$/u;

/** Checks an answer of a recipe. @returns the reason why it cannot be one; null where it can */
export function refuseRecipe(key: string, value: string): Text | null {
  if (key.startsWith(TEXT_ANSWER)) return value === '' ? null : refuseText(key, value);
  if (!isAnswerKey(key))
    return say`“${key}” is no answer. Name it like a key of --set, such as game or column.HEADING.`;
  if (OF_ONE_FILE.test(key))
    return say`“${key}” is different for each file, so a recipe cannot hold it. Write it into the manifest.`;
  if (key.startsWith('column.') && value !== '' && !isColumn(value) && !NOT_READ.has(value))
    return say`“${value}” is no answer for ${key}. Write what the column holds, such as opponent, result or vp, or none.`;
  const choices = CHOICES.find(([keys]) => keys.test(key))?.[1];
  return choices === undefined || choices.includes(value) || value === ''
    ? null
    : say`“${value}” is no answer for ${key}. Write ${listed([...choices], 'or')}.`;
}
