import { FORMATS, GAME_TITLES } from '@quadrant/rules/tournament';

/** The type of a value of the language. A `set` holds texts, `players` is a set of players. */
export type FactType = 'number' | 'text' | 'boolean' | 'set' | 'player' | 'players';

/**
 * The value of a fact. Texts, also those in sets, are folded as `foldFact` does. A player is a mark that stands for
 * them in one tournament and is shown to nobody; {@link NOBODY} is in no set.
 */
export type FactValue = number | string | boolean | ReadonlySet<string>;

/** It stands for a player when there is none. */
export const NOBODY = '';

export type FactSubject = 'entry' | 'tournament' | 'player' | 'season' | 'previous' | 'deck';

export interface Fact {
  readonly type: FactType;
  readonly about: FactSubject;
  /** Tells whether a report may leave it out. */
  readonly optional: boolean;
  /** Words for a sentence: a boolean has a whole clause, another fact a name of its value. */
  readonly means: string;
  /** The only values that a text can have; absent when it can be any text. */
  readonly words?: readonly string[];
}

const known = (type: FactType, about: FactSubject, means: string): Fact => ({ type, about, optional: false, means });
const told = (type: FactType, means: string): Fact => ({ type, about: 'entry', optional: true, means });
const oneOf = (words: readonly string[], means: string): Fact => ({ ...known('text', 'tournament', means), words });

/** Schemes call the phases of a season (000, 12.2) by these names. */
const PHASES = ['first-half', 'second-half', 'playoffs', 'none'];

const TABLE = {
  'entry.place': known('number', 'entry', 'the final place'),
  'entry.headquarters': told('text', "the deck's headquarters"),
  'entry.affiliation': told('text', "the deck's affiliation"),
  'entry.headquartersShare': told(
    'number',
    'the percentage of the personnel other than Non-Aligned that the headquarters can play',
  ),
  'entry.nonAlignedShare': told('number', 'the percentage of all personnel that is Non-Aligned'),
  'entry.missions': told('set', 'the missions completed other than headquarters'),
  'entry.wins': known('number', 'entry', 'the number of matches won'),
  'entry.losses': known('number', 'entry', 'the number of matches lost'),
  'entry.ties': known('number', 'entry', 'the number of matches tied'),
  'entry.byes': known('number', 'entry', 'the number of byes'),
  'entry.dropped': known('boolean', 'entry', 'the player left before the end'),
  'entry.opponents': known('players', 'entry', 'the players that the player met'),
  'entry.beaten': known('players', 'entry', 'the players that the player won a match against'),

  'tournament.game': oneOf(GAME_TITLES, 'the game title'),
  'tournament.format': oneOf(FORMATS, 'the format'),
  'tournament.participants': known('number', 'tournament', 'the number of participants'),
  'tournament.number': known('number', 'tournament', "the tournament's number in its season, from 1"),
  'tournament.phase': oneOf(PHASES, 'the phase of the season'),
  'tournament.month': { ...known('number', 'tournament', 'the month, from 1 to 12'), optional: true },
  'tournament.online': known('boolean', 'tournament', 'the tournament is played online'),
  'tournament.sanctioned': known('boolean', 'tournament', 'the tournament is sanctioned'),
  'tournament.newcomers': known(
    'number',
    'tournament',
    'the number of participants who never played in this league before',
  ),

  'player.tournaments': known(
    'number',
    'player',
    "the number of this league's tournaments that the player played before",
  ),
  'player.missed': known(
    'number',
    'player',
    "the number of this league's tournaments since the player's last one (0 before the first)",
  ),
  'player.seasonTournaments': known(
    'number',
    'player',
    "the number of this season's tournaments that the player played before",
  ),
  'player.headquarters': known('set', 'player', 'the headquarters that the player used earlier this season'),
  'player.missions': known('set', 'player', 'the missions that the player completed earlier this season'),
  'player.affiliations': known('set', 'player', 'the affiliations that the player used earlier this season'),
  'player.points': known('number', 'player', "the player's points in this league's season so far, without bonus"),
  'player.wins': known('number', 'player', "the number of this season's tournaments that the player won before"),
  'player.streak': known(
    'number',
    'player',
    "the number of this league's tournaments in a row, up to the one before this, that the player played",
  ),

  'season.tournaments': known('number', 'season', "the number of this season's tournaments before this one"),
  'season.missions': known(
    'set',
    'season',
    'the missions that anybody completed in an earlier tournament of the season',
  ),
  'season.headquarters': known(
    'set',
    'season',
    'the headquarters that anybody used in an earlier tournament of the season',
  ),
  'season.affiliations': known(
    'set',
    'season',
    'the affiliations that anybody used in an earlier tournament of the season',
  ),
  'season.champion': known('player', 'season', 'the recorded champion of the season before this one'),

  'previous.exists': known('boolean', 'previous', 'the league had a tournament before this one'),
  'previous.headquarters': known(
    'set',
    'previous',
    'the headquarters that anybody used in the tournament before this one',
  ),
  'previous.missions': known(
    'set',
    'previous',
    'the missions that anybody completed in the tournament before this one',
  ),
  'previous.affiliations': known(
    'set',
    'previous',
    'the affiliations that anybody used in the tournament before this one',
  ),
  'previous.winner': known('player', 'previous', 'the winner of the tournament before this one'),
};

export type ListedFactName = keyof typeof TABLE;

export type OwnFactName = `deck.${string}`;

export type FactName = ListedFactName | OwnFactName;

/**
 * Every fact that a scheme may ask for (000, 12.5). The Non-Aligned Headquarters is always `non-aligned
 * headquarters`, however a report writes it. Seasons and tournaments are those of the league that awards the bonus.
 */
export const FACTS: Readonly<Record<ListedFactName, Fact>> = TABLE;

/** The names of all facts except those that leagues declare, in the order in which they are listed everywhere. */
export const FACT_NAMES = Object.keys(FACTS) as ListedFactName[];

/** Tells whether a word is the name of a fact that every league has. */
export const isListedFact = (word: string): word is ListedFactName => Object.hasOwn(FACTS, word);

const OWN_FACT = /^deck\.[A-Za-z]\w*$/;

const isOwnFactName = (word: string): word is OwnFactName => OWN_FACT.test(word);

/** A number of a deck that a league declares. Its reports may state it, and its schemes may ask for it (000, 12.5). */
export interface OwnFact {
  /** One word. A report has it in `deck.facts`, a scheme asks for `deck.NAME`. */
  readonly name: string;
  /** Words for a sentence that say what the value is. */
  readonly means: string;
  /** The largest value that a report may state. */
  readonly most: number;
}

/** Returns the description of a fact. A fact that a league declares is described by its type and its name. */
export const factOf = (name: FactName): Fact =>
  isListedFact(name) ? FACTS[name] : { ...told('number', `the deck's ${name.slice('deck.'.length)}`), about: 'deck' };

/** The words of 000, 12.5, whose schemes say "event" for a tournament. */
const ALIASES: Readonly<Record<string, ListedFactName>> = {
  ...Object.fromEntries(
    FACT_NAMES.filter((name) => FACTS[name].about === 'tournament').map((name) => [
      name.replace('tournament.', 'event.'),
      name,
    ]),
  ),
  'player.events': 'player.tournaments',
  'player.seasonEvents': 'player.seasonTournaments',
  'season.events': 'season.tournaments',
};

/** Returns the fact that a name in a scheme stands for; null when there is none. */
export function findFactName(word: string): FactName | null {
  if (isListedFact(word) || isOwnFactName(word)) return word;
  return Object.hasOwn(ALIASES, word) ? ALIASES[word]! : null;
}

/** A scheme may write these words for a fact: the names of facts, and the words of 000. */
export const FACT_WORDS: readonly string[] = [...FACT_NAMES, ...Object.keys(ALIASES)];

/** Gives the facts of one entry of one tournament. */
export interface FactSource {
  /** Returns null when the report does not state it. */
  value(name: FactName): FactValue | null;
  /** Returns the spelling of a folded text for display. When this is absent, the folded text is shown. */
  spellingOf?(folded: string): string;
}
