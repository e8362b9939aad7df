import type { Reading } from './reading.js';

/** Readings about leagues, Trek Masters and championships. */
export const READINGS_OF_LEAGUES: readonly Reading[] = [
  {
    id: 'what-counts-in-a-league',
    section: '000 §12.2',
    says: 'The league director flags tournaments of the league. A half and the playoffs have four each.',
    reading:
      'A tournament counts when it is flagged, a season covers its local date, at least four took part, and its part of the season has not had all its tournaments. If there are too many, the later ones give nothing.',
    shownAt: ['season'],
    switch: null,
  },
  {
    id: 'flags-by-alternates',
    section: '000 §12.2',
    says: 'Only the league director flags a tournament.',
    reading: 'An alternate named by the league may flag like the league director, so that a holiday stops no league.',
    shownAt: ['season'],
    switch: null,
  },
  {
    id: 'months-of-a-season',
    section: '000 §12.2',
    says: 'The halves are October to November and December to January, the playoffs February to March.',
    reading:
      'These months apply unless the league announces other days. Between them points count for the season only.',
    shownAt: ['season'],
    switch: null,
  },
  {
    id: 'points-table-ends',
    section: '000 §12.4',
    says: 'The table of points has columns for the places 1 to 32.',
    reading: 'The 33rd place and lower get no points, and a field of fewer than four gets none.',
    shownAt: ['season', 'masters'],
    switch: null,
  },
  {
    id: 'bonus-in-its-league',
    section: '000 §12.5',
    says: 'Bonus points are optional and count inside their league.',
    reading:
      'Bonus counts in the table and the halves of its own league, and nowhere else. Headquarters and missions that a report does not mention count as not used and not completed.',
    shownAt: ['season'],
    switch: null,
  },
  {
    id: 'headquarters-two-points',
    section: '000 §12.5.1',
    says: 'A different headquarters is worth one point. If nobody used it in the previous event, that player earns two additional points.',
    reading:
      'A different headquarters is one that the player has not used this season in this league. The two points do not depend on the one point, and are not given in the first tournament of the league. The other reading gives them only in addition to the one.',
    shownAt: ['season'],
    switch: 'headquarters-two-points',
  },
  {
    id: 'participation-first-event',
    section: '000 §12.5.2',
    says: 'The participation bonus is four points for the first event and two after an absence.',
    reading: 'The first tournament is the first ever in this league; missed ones count across seasons.',
    shownAt: ['season'],
    switch: null,
  },
  {
    id: 'ties-of-a-half',
    section: '000 §12.6',
    says: 'The guide does not say how a tie in a half is broken.',
    reading:
      'Season points without bonus decide, then first places, then a toss. A place that a player would take in both halves goes to the next player of the second.',
    shownAt: ['season'],
    switch: null,
  },
  {
    id: 'season-points-of-the-league',
    section: '000 §12.6',
    says: 'The second criterion of the playoffs is season points. The guide does not say of which leagues.',
    reading:
      'Season points are those of this league, without bonus. The lists of points over all leagues (section 12.4) are other numbers.',
    shownAt: ['season'],
    switch: null,
  },
  {
    id: 'lifetime-points-of-the-playoffs',
    section: '000 §12.6',
    says: 'The fifth criterion of the playoffs is lifetime points.',
    reading: 'They are those of all leagues, up to the last day of the season.',
    shownAt: ['season'],
    switch: null,
  },
  {
    id: 'league-toss',
    section: '000 §12.6',
    says: 'The last criterion is a coin toss.',
    reading:
      'It is the toss that the league director recorded. It stays when another player ties later: only their place is drawn. Otherwise a reproducible random draw decides: a hash of league, season, part and player, the lower one first.',
    shownAt: ['season'],
    switch: null,
  },
  {
    id: 'champion-decided',
    section: '000 §12.6',
    says: 'The first of the playoffs is the league champion.',
    reading: 'The champion is decided when all playoff tournaments are played or the last day of the season is over.',
    shownAt: ['season'],
    switch: null,
  },
  {
    id: 'champions-league-day',
    section: '000 §12.7',
    says: 'Players with at least 50 lifetime league points may enter, in the days before Worlds.',
    reading:
      'Points count up to the day before the Champions League. While its day is not known, that of Worlds counts, or the first day of their window.',
    shownAt: ['champions-league'],
    switch: null,
  },
  {
    id: 'champions-league-byes',
    section: '000 §12.7',
    says: 'The winner gets the same prize as a Continental Champion.',
    reading: 'The byes need four participants and no three rounds, since a bracket of four is over after two.',
    shownAt: ['champions-league'],
    switch: null,
  },
  {
    id: 'champions-league-ties',
    section: '000 §12.7',
    says: 'Players are seeded by lifetime points.',
    reading: 'Ties are broken by wins, then by the best single result, then by a toss.',
    shownAt: ['champions-league'],
    switch: null,
  },
  {
    id: 'masters-ties',
    section: '000 §11.2.2',
    says: 'Masters Points are added up over a calendar year. The guide does not break ties.',
    reading: 'Equal sums are ordered by wins, then by the best single result, and share their place otherwise.',
    shownAt: ['masters'],
    switch: null,
  },
  {
    id: 'masters-no-byes',
    section: '000 §11.2.2',
    says: 'A sentence gives byes to National Champions, among the rules of Trek Masters.',
    reading: 'It was copied from section 11.2.1. Trek Masters award Masters Points and no byes.',
    shownAt: ['masters'],
    switch: null,
  },
  {
    id: 'unsanctioned-championships',
    section: '000 §11',
    says: 'Section 11 describes championships that are sanctioned.',
    reading: 'A championship that was not sanctioned gives no byes, head starts or badges, the Champions League apart.',
    shownAt: ['championships'],
    switch: null,
  },
  {
    id: 'same-weekend',
    section: '000 §11.2.1',
    says: 'No Nationals are scheduled on the weekend of a Continental or of Worlds.',
    reading:
      'This holds for a Continental on another continent too, whichever of the two was approved first. Only the Director of Organized Play can allow an exception, with an interim ruling (section 14.3).',
    shownAt: ['championships'],
    switch: null,
  },
  {
    id: 'following-year',
    section: '000 §11.1.3',
    says: 'Byes are for the championship of the same year, of a following year, or the next one.',
    reading:
      'A following year is the one after. The next Continental is the first that is held after the National, whatever its year.',
    shownAt: ['championships'],
    switch: null,
  },
];
