import { say, type Text } from '@quadrant/rules/message';
import type { Format } from './vocabulary.js';

/** The words for a format within a sentence. Their German has a capital. */
export const FORMAT_WORDS: Readonly<Record<Format, Text>> = {
  constructed: say`constructed`,
  draft: say`draft`,
  sealed: say`sealed`,
  junior: say`junior`,
};
