import type { Reading } from './reading.js';

/** Readings about results, final orders, ratings and reports. */
export const READINGS_OF_TOURNAMENTS: readonly Reading[] = [
  {
    id: 'sos-missed-game',
    section: '000 §7.7',
    says: 'Strength of schedule adds up the final victory points of all opponents and leaves out the lowest. The guide does not say what a Missed Game adds.',
    reading: 'A Missed Game and a normal bye add 0, which is then the lowest. The other reading leaves the round out.',
    shownAt: ['standings'],
    switch: 'opg-missed-game',
  },
  {
    id: 'sos-earned-bye',
    section: '000 §7.5',
    says: 'An Earned Bye counts as the highest strength of schedule that is possible.',
    reading: 'It adds four victory points for every Swiss round, the most that an opponent could have.',
    shownAt: ['standings'],
    switch: null,
  },
  {
    id: 'two-meetings',
    section: '000 §7.7',
    says: 'Head-to-head looks at the game of two tied players. The guide knows no second game between them.',
    reading:
      'Two who met more than once count their wins over each other. In strength of schedule the opponent counts at each meeting.',
    shownAt: ['standings'],
    switch: null,
  },
  {
    id: 'ffg-repeated-opponent',
    section: 'Star Wars LCG Tournament Regulations 1.0, Tiebreakers',
    says: 'Strength of schedule is the average over the opponents. The regulations do not say how often an opponent counts who was met twice.',
    reading:
      'The opponent counts at each meeting, in strength of schedule and in the extended one, as in the tools that printed such tournaments. The other reading counts opponents once.',
    shownAt: ['standings'],
    switch: 'ffg-repeated-opponent',
  },
  {
    id: 'out-in-one-round',
    section: '000 §10',
    says: 'The guide does not order players who are out in the same elimination round.',
    reading: 'They follow the order of the Swiss stage, or their seeds where there was none.',
    shownAt: ['standings', 'championships'],
    switch: null,
  },
  {
    id: 'no-shows-last',
    section: '000 §7.5',
    says: 'A player who does not appear has Missed Games. The guide does not say where such a player is placed.',
    reading:
      'A player with Missed Games only is placed after everybody who played, also among those out in one round, and takes no row of a points table.',
    shownAt: ['standings', 'season', 'masters'],
    switch: null,
  },
  {
    id: 'coin-toss',
    section: '000 §7.7',
    says: 'The last tiebreaker is a coin toss.',
    reading:
      "The director's own final order holds the toss. Without one, a seed that the server draws when it stores the report decides. The result never flips.",
    shownAt: ['standings'],
    switch: null,
  },
  {
    id: 'games-of-a-match',
    section: '000 §8',
    says: 'The guide names the Elo system and does not say how a match of three games is rated.',
    reading: 'Each game of a best-of-three is rated in order, at the full k-factor.',
    shownAt: ['ratings'],
    switch: null,
  },
  {
    id: 'tribbles-pairwise',
    section: '000 §8',
    says: 'Tribbles is rated by the same system, which knows two players. The guide does not say how a pod is rated.',
    reading: 'In each round every pair of a pod of n players is one game, for the k-factor divided by n − 1.',
    shownAt: ['ratings'],
    switch: null,
  },
  {
    id: 'rating-policy',
    section: '000 §8',
    says: 'The guide gives the start of 1500 and the bounds 0 and 3000, and ratings for constructed, sealed and overall.',
    reading:
      'Ratings run game by game in full precision. A modified win counts like any win. Draft counts as sealed. Overall is a separate rating over all games.',
    shownAt: ['ratings'],
    switch: null,
  },
  {
    id: 'provisional',
    section: '000 §8',
    says: 'The guide knows no provisional ratings.',
    reading: 'A rating of fewer than 10 rated games is marked provisional. The mark changes no number.',
    shownAt: ['ratings', 'reports'],
    switch: null,
  },
  {
    id: 'on-time',
    section: '000 §8',
    says: "Results are submitted within one week of the tournament's completion; appendix A counts from the actual date.",
    reading:
      'A report is on time until the end of the seventh local calendar day after the last day of the tournament. `endsAt` counts only for online tournaments: at a table the last day is the day of the start.',
    shownAt: ['reports'],
    switch: null,
  },
  {
    id: 'who-may-report',
    section: '000 §3',
    says: 'Any member of the community may register an event.',
    reading:
      'Every member may report. A report counts at once when an approved director, a coordinator or the operator sends it; otherwise it waits for approval, because a stranger could move every rating. A revision or withdrawal of a director waits too if it changes what decides about numbers, or results of games that they played.',
    shownAt: ['reports'],
    switch: null,
  },
];
