import { plain, say } from '@quadrant/rules/message';
import type { Reading } from './reading.js';

/** These readings decide the pairing of rounds, pods and brackets. */
export const READINGS_OF_PAIRING: readonly Reading[] = [
  {
    id: 'pairing-order',
    section: '000 §7.6',
    says: say`The best pairing matches as many criteria as possible, in this order: no duplicate opponent, totals match, totals are similar, at most one bye per player, future rounds can be paired.`,
    reading: say`By default the order is: no duplicate opponent, the fewest byes, no second bye, the bye to the lowest total, nobody paired down past a group, most pairs of equal totals, smallest differences, a next round that can be paired. The literal order puts equal and similar totals before a second bye; "quadrant pair --rules literal" uses it.`,
    shownAt: ['pairing'],
    switch: null,
  },
  {
    id: 'pairing-ahead',
    section: '000 §7.6',
    says: say`The last criterion is the ability to pair future rounds. The guide does not say how far to look.`,
    reading: say`Among equally good pairings one is chosen after which the next round needs no extra bye. Where none is, a warning comes one round ahead, with the best pairing that avoids it.`,
    shownAt: ['pairing'],
    switch: null,
  },
  {
    id: 'fewest-pods',
    section: '000 §7.2',
    says: say`Tribbles pods have four to eight players and are about equal. The guide does not say how many pods there are.`,
    reading: say`There are as few pods as hold everybody, and their sizes differ by one at the most.`,
    shownAt: ['pairing'],
    switch: null,
  },
  {
    id: 'more-heats',
    section: '000 §9',
    says: say`With two heats, seeds alternate in groups of two. The guide does not say how more heats are seeded.`,
    reading: say`More heats alternate in groups of two in the same way.`,
    shownAt: ['pairing'],
    switch: null,
  },
  {
    id: 'first-turn-after-a-tie',
    section: '000 §10.1',
    says: say`The loser of the last game of a match chooses the first or the second turn. A tied game has no loser.`,
    reading: say`After a tied game the first turn is drawn, as for the first game.`,
    shownAt: ['pairing'],
    switch: null,
  },
  {
    id: 'modified-mcintyre',
    section: '000 §10.2',
    says: say`The Modified McIntyre brackets of 8 and 16 are figures, which are lost.`,
    reading: say`Both are reconstructions: the one of 8 fits the results of two tournaments of 2008 and 2013, the one of 16 is built like it. They are data, so that a correct figure can replace them.`,
    shownAt: ['pairing'],
    switch: null,
  },
  {
    id: 'bracket-after-swiss',
    section: '000 §10',
    says: say`A cut after Swiss rounds is played in a bracket. A report of pairing style Swiss does not name the bracket.`,
    reading: say`The matches are compared with every bracket of the guide for so many players: standard, play-in, McIntyre and Modified McIntyre. Only matches that fit none of them get a warning, which names the nearest bracket.`,
    shownAt: ['pairing'],
    switch: null,
  },
  {
    id: 'play-in',
    section: plain`Organized Play Guide 4.2, appendix A`,
    says: say`Single Elimination with Play-in is a pairing style. The guide does not describe it.`,
    reading: say`The lowest seeds play in, the best of them against the worst, for the last places of a standard bracket of 4, 8, 16 or 32.`,
    shownAt: ['pairing'],
    switch: null,
  },
  {
    id: 'double-elimination-sheets',
    section: plain`Star Wars LCG Tournament Regulations 1.0, Double Elimination Rounds`,
    says: say`The sheets of double elimination have headings only.`,
    reading: say`The brackets are those of programs that served the format. Two agree about 4 and 8 players; for 16 the one of Cobra is used.`,
    shownAt: ['pairing'],
    switch: null,
  },
];
