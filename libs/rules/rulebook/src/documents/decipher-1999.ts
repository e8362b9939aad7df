import { DOCUMENT_NAMES } from '@quadrant/rules/tournament';
import { named, numbered, type RulebookDocument } from '../document.js';

/** 001. */
export const DECIPHER: RulebookDocument = {
  id: 'decipher-1999',
  number: '001',
  name: DOCUMENT_NAMES['001'],
  about: 'Decipher published it in 1999 for the games Star Trek CCG, Star Wars CCG and Young Jedi.',
  sections: [
    numbered('I.A', 'Registration and prizes'),
    numbered('I.B', 'Advertising'),
    numbered('I.C', 'Sanctioned tournaments'),
    numbered('I.D', 'Rules of the games'),
    numbered('I.E', 'Ratings'),
    numbered('I.F', 'After the tournament'),
    numbered('II.A', 'The sanctioned formats'),
    numbered('II.A.i', 'Constructed Deck'),
    named('Scoring', 'Scores and special cases', 'True ties', 'Quitting', 'Forfeited games', 'Tournament scoring'),
    numbered('II.A.ii', 'Junior'),
    numbered('II.A.iii', 'Sealed Deck'),
    numbered('II.B', 'Tournaments that are not sanctioned'),
    numbered('III', 'Code of conduct'),
    named('Glossary', 'Glossary', 'IV'),
  ],
};
