import { mayBeName, splitNames } from './place-lines.js';
import { isByeWord } from './table-words.js';

/** It is what a line says of players who met nobody in a round. */
export interface ByeLine {
  readonly names: readonly string[];
  /** Nobody calls it a bye: a player alone had it, and several did not play. */
  readonly isIdle: boolean;
}

const LONGEST_NAME = 60;
const endsWithOne = (phrases: string): readonly string[] =>
  phrases
    .split(', ')
    .map((phrase) => ` ${phrase}`)
    .toSorted((one, other) => other.length - one.length);

/** They stand behind the players who had a bye. */
const BYES = endsWithOne(
  'the bye, bye, has the bye, had the bye, gets the bye, got the bye, takes the bye, took the bye, took a bye, takes a bye, drew the bye, draws the bye, is the bye, was the bye, on the bye, on a bye, with the bye, with a bye, received the bye, received a bye, receives the bye, was given the bye, was given a bye, had a bye, has a bye, got a bye, gets a bye, bekam das freilos, bekommt das freilos, bekam ein freilos, hatte freilos, hat freilos, hatte das freilos, hatte frei, était exempt, était exempte, est exempt, est exempte, a été exempt, descansó, descansa, pauzuje, pauzował, pauzowała, miał pauzę, miała pauzę',
);
/** They stand behind those who met nobody. */
const IDLE = endsWithOne(
  'sat out, sits out, sat this one out, sits this one out, sat this out, sat that one out, sat it out, sitting out, sat the round out, rested, rests, resting, had a rest, has a rest, had no game, has no game, no game, no opponent, had no opponent, has no opponent, without an opponent, without opponent, without a game, was the odd one out, is the odd one out, the odd one out, odd one out, odd man out, was idle, is idle, idle, setzt aus, setzte aus, hat ausgesetzt, musste aussetzen, pausiert, pausierte, hatte pause, hat pause, war spielfrei, ist spielfrei, spielfrei, se repose, au repos, riposa, ha riposato, is vrij, was vrij',
);
const BEHIND = / ?(?:(?:in )?(?:this|that) (?:round|one|time|go)|again|too)$/iu;
const BETWEEN = /[ ,:=*–—-]{1,4}$/u;

/** They stand before the players, as in "Byes: Ann and Bob", "Bye for Ann", "Sat out: Ann", "No game for Ann". */
const BEFORE =
  /^(?:the )?(byes?|freilose?|spielfrei|exempte?s?|sat out|sits out|sit out|sitting out|rested|rests|resting|no game|no opponent|idle|odd one out|odd man out|did not play this round|aussetzer|ausgesetzt|setzt aus|pausiert|au repos|repos|pauza|pauzuje|descansa|descansan|riposa|vrij)(?: (?:for|to|goes to|went to|this round|this go|für|pour|para|per|voor|was|is))?(?: ?[:=]| [–—-])? (\p{L}.{0,120})$/iu;
/** A word alone before a name may be the beginning of a sentence. */
const SIGN_OR_WORD = /^[\p{L} ]{1,30}(?: ?[:=]| [–—-]| (?:for|to|für|pour|para|per|voor|was|is)) /iu;

/** Reads a line of those who had a bye, or did not play. @returns null for every other line */
export function readByeLine(written: string): ByeLine | null {
  const line = written.trim().replace(/[.!]{1,3}$/u, '');
  const [, word = '', list = ''] = BEFORE.exec(line) ?? [];
  if (list !== '' && SIGN_OR_WORD.test(line)) {
    const isOne = isByeWord(word) && !/s$/iu.test(word);
    const names = isOne ? [list.trim()] : splitNames(list.replace(BEHIND, ''));
    return areNames(names) || isOne ? { names, isIdle: !isOne && !/^byes|^freilose|^exempt/iu.test(word) } : null;
  }
  const text = line.replace(BEHIND, '');
  const [ofBye, ofIdle] = [BYES, IDLE].map((phrases) => phrases.find((each) => text.toLowerCase().endsWith(each)));
  const phrase = ofBye ?? ofIdle;
  if (phrase === undefined) return null;
  const who = text.slice(0, -phrase.length).replace(BETWEEN, '');
  const isPair = / (?:and|und|et|y|e|i|en|och|&) /iu.test(who);
  const names = isPair ? splitNames(who) : [who];
  return areNames(names) ? { names, isIdle: ofBye === undefined } : null;
}

const areNames = (names: readonly string[]): boolean =>
  names.length > 0 && names.every((name) => name.length <= LONGEST_NAME && !/\d{2}/u.test(name) && mayBeName(name));
