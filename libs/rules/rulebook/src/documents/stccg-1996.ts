import { DOCUMENT_NAMES } from '@quadrant/rules/tournament';
import { named, numbered, type RulebookDocument } from '../document.js';

/** 002. */
export const STCCG: RulebookDocument = {
  id: 'stccg-1996',
  number: '002',
  name: DOCUMENT_NAMES['002'],
  about: 'The second edition of the rules for Star Trek CCG, published on 1996-04-30.',
  sections: [
    named('Introduction', 'What these rules are for', '0'),
    numbered('1', 'Cards and decks'),
    numbered('2', 'House rules and conduct'),
    numbered('3', 'What to announce'),
    numbered('4', 'Rounds, scores and pairing'),
    numbered('5', 'Sponsors and contacts'),
  ],
};
