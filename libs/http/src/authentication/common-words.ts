import { setImmediate } from 'node:timers/promises';

/** Only so many characters of a long password or phrase are estimated, since the time grows with the square of the length. */
export const ESTIMATED_LENGTH = 24;

type Dictionaries = Readonly<Record<string, readonly (string | number)[]>>;

/** Players of these games would try these words; the dictionaries of the library do not have them. */
const OWN_WORDS = ['quadrant', 'startrek', 'starwars', 'makeitso', 'decipher', 'passwort', 'motdepasse'];

/** Many people know these phrases, so the number of their words says nothing about their strength. */
const KNOWN_PHRASES = `
  correct horse battery staple / live long and prosper / may the force be with you / resistance is futile /
  beam me up scotty / to boldly go / where no man has gone before / veni vidi vici / carpe diem / memento mori /
  semper fidelis / to be or not to be / once upon a time / happily ever after / the lord of the rings / game of thrones /
  winter is coming / back to the future / the legend of zelda / magic the gathering / grand theft auto / call of duty /
  league of legends / world of warcraft / pirates of the caribbean / a nightmare on elm street / sex and the city /
  buffy the vampire slayer / desperate housewives / the walking dead / the vampire diaries / deep space nine /
  seven of nine / nothing else matters / smells like teen spirit / stairway to heaven / highway to hell / hotel california /
  sweet home alabama / bohemian rhapsody / sex drugs and rock and roll / sex drugs and rock n roll / guns n roses /
  bone thugs n harmony / system of a down / panic at the disco / my chemical romance / new kids on the block /
  get rich or die trying / soulja boy tell em / show me the money / money in the bank / hakuna matata / winnie the pooh /
  my little pony / supercalifragilisticexpialidocious / antidisestablishmentarianism / united states marine corps /
  te quiero mucho / te amo mucho / te amo por siempre / amor de mi vida / eu te amo muito / eu te adoro muito /
  ich liebe dich / je t aime mon amour / ti amo tantissimo / ti amo tanto / our father who art in heaven /
  the quick brown fox jumps over the lazy dog / lorem ipsum dolor sit amet / in the beginning was the word /
  i love you so much / i love you forever / my name is / this is my password / let me in please / i forgot my password
`
  .split('/')
  .map((phrase) => phrase.trim().replace(/\s+/g, ' '));

/** Rarer words help an attacker no more than trying letters does, so the lists are cut here. */
const ENGLISH_WORDS = 20_000;
const FOREIGN_WORDS = 8_000;
const FOREIGN_NAMES = 2_000;
/** After so many words, other requests have their turn. */
const WORDS_AT_ONCE = 5_000;

/** Normalises a word for comparisons: it removes capitals and accents, which an attacker ignores as well. */
export const plainOf = (text: string): string => text.normalize('NFKD').replace(/\p{M}/gu, '').trim().toLowerCase();

/** Most of the 200,000 words need no normalising, and requests wait meanwhile. */
const isPlain = (word: string): boolean => /^[a-z0-9]*$/.test(word);

/** Returns the words that an attacker tries first, merged into a few lists: the estimate searches each list for every part. */
export async function loadCommonWords(): Promise<Record<string, string[]>> {
  const common = await import('@zxcvbn-ts/language-common');
  const english = await import('@zxcvbn-ts/language-en');
  const foreign: (readonly string[])[] = [];
  for (const dictionary of [
    (await import('@zxcvbn-ts/language-de')).dictionary,
    (await import('@zxcvbn-ts/language-es-es')).dictionary,
    (await import('@zxcvbn-ts/language-fr')).dictionary,
    (await import('@zxcvbn-ts/language-pt-br')).dictionary,
  ]) {
    foreign.push(
      ...listsOf(dictionary, /^commonWords/, FOREIGN_WORDS),
      ...listsOf(dictionary, /^firstnames/, FOREIGN_NAMES),
    );
  }
  await setImmediate();
  const phrases = KNOWN_PHRASES.flatMap((phrase) => [phrase, phrase.replaceAll(' ', '')]).map((phrase) =>
    phrase.slice(0, ESTIMATED_LENGTH),
  );
  return {
    passwords: [...OWN_WORDS, ...phrases, ...listsOf(common.dictionary, /^passwords/, Infinity).flat()],
    english: await merge(listsOf(english.dictionary, /^(commonWords|firstnames|lastnames|wikipedia)/, ENGLISH_WORDS)),
    foreign: await merge(foreign),
  };
}

const listsOf = (dictionary: Dictionaries, names: RegExp, most: number): string[][] =>
  Object.entries(dictionary).flatMap(([name, words]) => (names.test(name) ? [words.slice(0, most).map(String)] : []));

/** Merges lists of words into one. All of them have the most common words first. */
async function merge(lists: readonly (readonly string[])[]): Promise<string[]> {
  const merged = new Set<string>();
  const longest = Math.max(...lists.map(({ length }) => length));
  for (let rank = 0; rank < longest; rank += 1) {
    if (rank % WORDS_AT_ONCE === 0) await setImmediate();
    for (const list of lists) {
      const word = list[rank];
      if (word !== undefined) merged.add(isPlain(word) ? word : plainOf(word));
    }
  }
  return [...merged];
}
