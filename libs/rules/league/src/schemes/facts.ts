import { FORMATS, GAME_TITLES } from '@quadrant/rules/tournament';

/** Of what kind a value of the language is; a set is one of texts. */
export type FactType = 'number' | 'text' | 'boolean' | 'set';

/** The value of a fact: texts, and those of sets, are folded as `foldHandle` does. */
export type FactValue = number | string | boolean | ReadonlySet<string>;

export type FactSubject = 'entry' | 'event' | 'player' | 'season' | 'previous';

/** Something that a scheme may ask for. */
export interface Fact {
  readonly type: FactType;
  readonly about: FactSubject;
  /** Whether a report may leave it out. */
  readonly optional: boolean;
  /** For a sentence: of a boolean a whole one, else what the value is. */
  readonly means: string;
  /** The only values that a text can have; absent where it may be anything. */
  readonly words?: readonly string[];
}

const known = (type: FactType, about: FactSubject, means: string): Fact => ({ type, about, optional: false, means });
const told = (type: FactType, means: string): Fact => ({ type, about: 'entry', optional: true, means });
const oneOf = (words: readonly string[], means: string): Fact => ({ ...known('text', 'event', means), words });

/** Phases of a season (000, 12.2) as schemes call them. */
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

  'event.game': oneOf(GAME_TITLES, 'the game title'),
  'event.format': oneOf(FORMATS, 'the format'),
  'event.participants': known('number', 'event', 'the number of participants'),
  'event.number': known('number', 'event', "the tournament's number in its season, from 1"),
  'event.phase': oneOf(PHASES, 'the phase of the season'),
  'event.month': known('number', 'event', 'the month, from 1 to 12'),
  'event.online': known('boolean', 'event', 'the tournament is played online'),
  'event.sanctioned': known('boolean', 'event', 'the tournament is sanctioned'),

  'player.events': known('number', 'player', "the number of this league's tournaments that the player played before"),
  'player.missed': known(
    'number',
    'player',
    "the number of this league's tournaments since the player's last one (0 before the first)",
  ),
  'player.seasonEvents': known(
    'number',
    'player',
    "the number of this season's tournaments that the player played before",
  ),
  'player.headquarters': known('set', 'player', 'the headquarters that the player used earlier this season'),
  'player.missions': known('set', 'player', 'the missions that the player completed earlier this season'),
  'player.points': known('number', 'player', "the player's points in this league's season so far, without bonus"),
  'player.wins': known('number', 'player', "the number of this season's tournaments that the player won before"),

  'season.events': known('number', 'season', "the number of this season's tournaments before this one"),
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
};

export type FactName = keyof typeof TABLE;

/**
 * Every fact that a scheme may ask for (000, 12.5). The Non-Aligned Headquarters is `non-aligned headquarters` however a report
 * writes it. Seasons and tournaments are those of the league that awards the bonus.
 */
export const FACTS: Readonly<Record<FactName, Fact>> = TABLE;

/** The names of all facts, in the order in which they are listed everywhere. */
export const FACT_NAMES = Object.keys(FACTS) as FactName[];

export const isFactName = (word: string): word is FactName => Object.hasOwn(FACTS, word);

/** What is known of one entry of one tournament. */
export interface FactSource {
  /** Null where the report does not tell. */
  value(name: FactName): FactValue | null;
  /** How a folded text is to be shown; as it is, where this is absent. */
  spellingOf?(folded: string): string;
}
