import { isGivenName, isInitial, normaliseName, searchText, spell, type SpelledName } from '@quadrant/rules/names';

/** A name, however it is spelled: spellings that differ in capitals, accents, marks or "Last, First" have one name. */
export interface KnownName {
  readonly index: number;
  readonly spelled: SpelledName;
  /** Only one word of it is no initial, so that several people of one place may bear it: J. Smith. */
  readonly isShort: boolean;
  /** It has several words and a digit: Player 1 and Player 2 differ in a number, not by a slip. */
  readonly isNumbered: boolean;
  /** It is one word, as handles are, and no given name. */
  readonly isHandle: boolean;
}

/** Shorter words are nobody's alone. */
const LEAST_LETTERS = 5;

/** Collects names, and knows each again. */
export class KnownNames {
  readonly list: KnownName[] = [];
  private readonly byText = new Map<string, KnownName>();
  private readonly bySpelling = new Map<string, KnownName>();

  /** Returns the name of a spelling. One without letters and digits is a name of its own. */
  take(spelling: string): KnownName {
    let name = this.bySpelling.get(spelling);
    if (name) return name;
    // Letters that mix alphabets are read as they look by searchText. Without them nothing is left of some spellings.
    const text = searchText(spelling) || normaliseName(spelling) || spelling;
    name = this.byText.get(text);
    if (!name) {
      const spelled = spell(text);
      name = {
        index: this.list.length,
        spelled,
        isShort: spelled.words.length > 1 && spelled.words.filter((word) => !isInitial(word)).length < 2,
        isNumbered: spelled.words.length > 1 && /\d/.test(text),
        isHandle: spelled.words.length === 1 && spelled.joined.length >= LEAST_LETTERS && !isGivenName(spelled.joined),
      };
      this.list.push(name);
      this.byText.set(text, name);
    }
    this.bySpelling.set(spelling, name);
    return name;
  }
}
