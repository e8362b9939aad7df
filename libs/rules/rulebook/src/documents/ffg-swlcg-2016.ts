import { DOCUMENT_NAMES } from '@quadrant/rules/tournament';
import { named, type RulebookDocument } from '../document.js';

/** 004. */
export const FFG: RulebookDocument = {
  id: 'ffg-swlcg-2016',
  number: '004',
  name: DOCUMENT_NAMES['004'],
  about: 'Fantasy Flight Games published version 1.0 in 2016 for Star Wars: The Card Game.',
  sections: [
    named('Tournament Participant Roles', 'Organizer, marshals, judges, players'),
    named('Leader Participation', 'Leaders who play'),
    named('Unsporting Conduct', 'Unsporting conduct'),
    named('Tournament Materials', 'What to bring', 'Organizer Materials', 'Player Materials', 'Tournament Setup'),
    named('Deck Building', 'Decks, sleeves and legal cards', 'Card Sleeves', 'Legal Products'),
    named('Game Setup', 'Setting up a game', 'Missed Opportunities'),
    named('Definitions', 'Byes and the cut', 'Progression Cut', 'Bye'),
    named('Swiss Rounds', 'Swiss rounds'),
    named('Double Elimination Rounds', 'Double elimination'),
    named('Deck Choice', 'Who plays which side'),
    named('End of Game', 'How a game ends'),
    named('End of Double Elimination Rounds', 'When time ends an elimination game'),
    named('Tournament Points', 'Points for a game'),
    named('Intentional Round Split', 'Agreeing to split a round'),
    named('Tiebreakers', 'Standings and tiebreakers'),
    named('Tournament Structures', 'Choosing a structure'),
    named('Basic Structure', 'Basic structure'),
    named('Advanced Structure', 'Advanced structure'),
    named('Custom Structure', 'Custom structure'),
    named('Tournament Tiers', 'Relaxed, formal and premier'),
  ],
};
