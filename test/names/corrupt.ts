import { normaliseName } from '@quadrant/rules/names';
import type { Dice } from '@quadrant/demo';
import type { Person } from './people.js';

/** Corrupts a name in one way; returns null for a name that cannot be corrupted so. */
export type Corrupt = (dice: Dice, person: Person) => string | null;

/** Short forms by given name, as the speakers of the language use them. */
const SHORT_FORMS: Readonly<Record<string, readonly string[]>> = {
  Michael: ['Mike', 'Mick'],
  William: ['Bill', 'Will', 'Billy'],
  Robert: ['Bob', 'Rob', 'Bobby'],
  James: ['Jim', 'Jimmy'],
  John: ['Jack', 'Johnny'],
  Richard: ['Dick', 'Rick', 'Rich'],
  Christopher: ['Chris', 'Kit'],
  Matthew: ['Matt'],
  Daniel: ['Dan', 'Danny'],
  Joseph: ['Joe', 'Joey'],
  Steven: ['Steve'],
  Stephen: ['Steve'],
  Thomas: ['Tom', 'Tommy'],
  Andrew: ['Andy', 'Drew'],
  Jeffrey: ['Jeff'],
  Charles: ['Chuck', 'Charlie'],
  Timothy: ['Tim'],
  Nicholas: ['Nick'],
  Joshua: ['Josh'],
  Anthony: ['Tony'],
  Jonathan: ['Jon'],
  Kenneth: ['Ken'],
  Gregory: ['Greg'],
  Patrick: ['Pat', 'Paddy'],
  Benjamin: ['Ben'],
  Nathan: ['Nate'],
  Samuel: ['Sam'],
  Edward: ['Ed', 'Ted', 'Eddie'],
  Peter: ['Pete'],
  Douglas: ['Doug'],
  Zachary: ['Zach'],
  Raymond: ['Ray'],
  Lawrence: ['Larry'],
  Donald: ['Don'],
  Theodore: ['Ted', 'Theo'],
  Gerald: ['Gerry', 'Jerry'],
  Walter: ['Walt', 'Wally'],
  Harold: ['Harry', 'Hal'],
  Jessica: ['Jess'],
  Jennifer: ['Jen', 'Jenny'],
  Elizabeth: ['Liz', 'Beth', 'Betty'],
  Amanda: ['Mandy'],
  Katherine: ['Kate', 'Kathy'],
  Rebecca: ['Becky'],
  Margaret: ['Peggy', 'Maggie', 'Meg'],
  Deborah: ['Debbie'],
  Victoria: ['Vicky', 'Tori'],
  Samantha: ['Sam'],
  Catherine: ['Cathy', 'Kate'],
  Patricia: ['Pat', 'Trish'],
  Barbara: ['Barb'],
  Kimberly: ['Kim'],
  Alexandra: ['Alex', 'Sandra', 'Ola'],
  Dorothy: ['Dot'],
  Abigail: ['Abby'],
  Theresa: ['Terri'],
  Alexander: ['Alex', 'Sandy'],
  Wolfgang: ['Wolf', 'Wolle'],
  Johannes: ['Hannes', 'Hans'],
  Friedrich: ['Fritz'],
  Heinrich: ['Heinz', 'Heiner'],
  Ulrich: ['Uli'],
  Joachim: ['Jochen', 'Achim'],
  Bernhard: ['Bernd'],
  Maximilian: ['Max'],
  Matthias: ['Matze'],
  Sebastian: ['Basti'],
  Tobias: ['Tobi'],
  Stefanie: ['Steffi'],
  Katharina: ['Kathi', 'Käthe'],
  Susanne: ['Susi'],
  Johanna: ['Hanna'],
  Florian: ['Flo'],
  Philipp: ['Phil'],
  Frédéric: ['Fred'],
  Sébastien: ['Seb'],
  Nicolas: ['Nico'],
  Stéphanie: ['Steph'],
  Alexandre: ['Alex'],
  José: ['Pepe', 'Zé'],
  Francisco: ['Paco', 'Curro', 'Chico'],
  Manuel: ['Manolo'],
  Ignacio: ['Nacho'],
  Enrique: ['Quique'],
  Rafael: ['Rafa'],
  Jesús: ['Chus', 'Chuy'],
  Fernando: ['Nando'],
  Guillermo: ['Guille'],
  Concepción: ['Concha', 'Conchita'],
  Javier: ['Javi'],
  Krzysztof: ['Krzysiek'],
  Tomasz: ['Tomek'],
  Jakub: ['Kuba'],
  Wojciech: ['Wojtek'],
  Stanisław: ['Staszek'],
  Małgorzata: ['Gosia'],
  Katarzyna: ['Kasia'],
  Zbigniew: ['Zbyszek'],
  Joanna: ['Asia'],
  Bartosz: ['Bartek'],
  Piotr: ['Piotrek'],
  Grzegorz: ['Grzesiek'],
  Giuseppe: ['Beppe', 'Peppe', 'Pino'],
  Giovanni: ['Gianni', 'Vanni'],
  Luigi: ['Gigi'],
  Salvatore: ['Totò', 'Turi'],
  Domenico: ['Mimmo'],
  Francesco: ['Ciccio', 'Franco'],
  Lorenzo: ['Renzo'],
  Vincenzo: ['Enzo'],
  Alessandro: ['Sandro', 'Ale'],
  Cornelis: ['Kees'],
  Hendrik: ['Henk'],
  Willem: ['Wim'],
  Gerrit: ['Gert'],
  Martijn: ['Tijn'],
  Lars: ['Lasse'],
  Anders: ['Ante'],
  Karl: ['Kalle'],
  Per: ['Pelle'],
  Mikael: ['Micke'],
  Fredrik: ['Fredde'],
  Jan: ['Janne', 'Honza'],
  Birgitta: ['Gittan'],
  Jiří: ['Jirka'],
  Josef: ['Pepa', 'Sepp'],
  František: ['Franta'],
  Václav: ['Vašek'],
  Zdeněk: ['Zdena'],
  Jaroslav: ['Jarda'],
  László: ['Laci'],
  István: ['Pista'],
  József: ['Jóska'],
  János: ['Jani'],
  Sándor: ['Sanyi'],
  Ferenc: ['Feri'],
  György: ['Gyuri'],
  João: ['Joãozinho'],
  Antônio: ['Toninho', 'Tonho'],
  Luiz: ['Lula', 'Luizinho'],
  Eduardo: ['Edu', 'Dudu'],
  Sebastião: ['Tião'],
};

/** These keys surround a letter on a QWERTY keyboard. */
const KEYS_AROUND: Readonly<Record<string, string>> = {
  ...{ a: 'qwsz', b: 'vghn', c: 'xdfv', d: 'serfcx', e: 'wsdr', f: 'drtgvc', g: 'ftyhbv', h: 'gyujnb', i: 'ujko' },
  ...{ j: 'huikmn', k: 'jiolm', l: 'kop', m: 'njk', n: 'bhjm', o: 'iklp', p: 'ol', q: 'wa', r: 'edft', s: 'awedxz' },
  ...{ t: 'rfgy', u: 'yhji', v: 'cfgb', w: 'qase', x: 'zsdc', y: 'tghu', z: 'asx' },
};

const isLetter = (character: string | undefined): boolean => character !== undefined && /\p{L}/u.test(character);

/** Changes a name in one place. It tries random places until the name has changed. */
function atSomePlace(
  dice: Dice,
  name: string,
  change: (letters: readonly string[], at: number) => string[] | null,
): string {
  const letters = [...name];
  for (;;) {
    const changed = change(letters, dice.between(0, letters.length - 1));
    if (changed && changed.join('') !== name) return changed.join('');
  }
}

const transpose: Corrupt = (dice, { name }) =>
  atSomePlace(dice, name, (letters, at) => {
    const [one, other] = [letters[at], letters[at + 1]];
    if (!isLetter(one) || !isLetter(other) || one!.toLowerCase() === other!.toLowerCase()) return null;
    return letters.with(at, other!).with(at + 1, one!);
  });

const dropOrDouble: Corrupt = (dice, { name }) =>
  atSomePlace(dice, name, (letters, at) => {
    if (!isLetter(letters[at])) return null;
    return letters.toSpliced(at, 1, ...(dice.chance(0.5) ? [] : [letters[at]!, letters[at]!]));
  });

/** Drops accents as a system without them does: ä becomes a, ł l, ø o, ß ss. */
const loseAccents: Corrupt = (_dice, { name }) => {
  const bare = name
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .replace(/[øØłŁđĐæÆß]/gu, (letter) => LETTERS[letter]!);
  return bare === name ? null : bare;
};
const LETTERS: Readonly<Record<string, string>> = {
  ...{ ø: 'o', Ø: 'O', ł: 'l', Ł: 'L', đ: 'd', Đ: 'D', æ: 'ae', Æ: 'Ae', ß: 'ss' },
};

const swapOrder: Corrupt = (_dice, { given, family }) => `${family} ${given.join(' ')}`;
const putComma: Corrupt = (_dice, { given, family }) => `${family}, ${given.join(' ')}`;

/** Nearly always the given name becomes an initial. In one of eight names the surname does. */
const putInitials: Corrupt = (dice, { given, family }) => {
  if (dice.chance(0.125)) return `${given.join(' ')} ${family[0]!.toUpperCase()}.`;
  const initials = given
    .join(' ')
    .split(/[ -]/)
    .map((each) => `${each[0]!}.`);
  return `${initials.join(' ')} ${family}`;
};

const useNickname: Corrupt = (dice, { given, family }) => {
  const [first = '', ...others] = given;
  const forms = SHORT_FORMS[first];
  return forms ? [dice.pick(forms), ...others, family].join(' ') : null;
};

const hitNeighbour: Corrupt = (dice, { name }) =>
  atSomePlace(dice, name, (letters, at) => {
    const keys = KEYS_AROUND[letters[at]!.toLowerCase()];
    if (keys === undefined) return null;
    const key = dice.pick([...keys]);
    return letters.with(at, letters[at] === letters[at]!.toUpperCase() ? key.toUpperCase() : key);
  });

export const CORRUPTIONS: Readonly<Record<string, Corrupt>> = {
  'transposed letters': transpose,
  'a dropped or doubled letter': dropOrDouble,
  'lost accents': loseAccents,
  'swapped name order': swapOrder,
  'comma order': putComma,
  initials: putInitials,
  'a nickname': useNickname,
  'a neighbouring key': hitNeighbour,
};

/** The text is a corrupted form of this person's name. */
export interface Corrupted {
  readonly kind: string;
  readonly person: Person;
  readonly text: string;
}

/** Corrupts names of some people, so that each kind of error is equally frequent. */
export function corruptNames(dice: Dice, people: readonly Person[], number: number): Corrupted[] {
  const kinds = Object.entries(CORRUPTIONS);
  return Array.from({ length: number }, (_, index) => {
    const [kind, corrupt] = kinds[index % kinds.length]!;
    for (;;) {
      const person = dice.pick(people);
      const text = corrupt(dice, person);
      // If the result is another player's right name, nobody could see the error.
      if (text !== null && normaliseName(text) !== '') return { kind, person, text };
    }
  });
}
