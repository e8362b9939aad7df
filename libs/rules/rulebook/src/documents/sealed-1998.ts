import { DOCUMENT_NAMES } from '@quadrant/rules/tournament';
import { named, type RulebookDocument } from '../document.js';

/** 003. */
export const SEALED: RulebookDocument = {
  id: 'sealed-1998',
  number: '003',
  name: DOCUMENT_NAMES['003'],
  about: 'Three ways to play Star Trek CCG with sealed packs; the last draft is of 1998-10-30.',
  sections: [
    named('Sealed Deck Format', 'Starter decks and expansion packs', 'A'),
    named('Enhanced Format', 'Official Tournament Sealed Decks', 'B', 'Enhanced-Format'),
    named('OTSD Booster Draft', 'Booster draft', 'C'),
  ],
};
