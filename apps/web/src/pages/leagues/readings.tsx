interface Reading {
  readonly section: string;
  readonly words: string;
}

/** Where 000 leaves something open or unclear: how it is read here. */
const READINGS: readonly Reading[] = [
  {
    section: '12.2',
    words:
      'A tournament counts when the league director says that it is one of the league, a season covers its local date, at ' +
      'least four took part, and its part of the season has not had all its tournaments; if there are too many, the later ones give nothing.',
  },
  {
    section: '12.2',
    words:
      'Halves and playoffs are the printed months unless the league announces other days. Between them points count for the season only.',
  },
  {
    section: '12.4',
    words:
      'The table has no column beyond the 32nd place, so lower places get no points. Season and lifetime points are those of the table, over all leagues.',
  },
  {
    section: '12.5',
    words:
      'Bonus counts in the table and the halves of its own league, and nowhere else. Headquarters and missions that a report does not mention count as not used and not completed.',
  },
  {
    section: '12.5.1',
    words:
      'A different headquarters is one that the player has not used this season in this league. The two points for one that nobody used ' +
      'last time do not depend on the one point, and are not given in the first tournament of the league.',
  },
  {
    section: '12.5.2',
    words: 'The first tournament is the first ever in this league; missed ones count across seasons.',
  },
  {
    section: '12.6',
    words:
      'Ties of a half are settled by season points without bonus, then by first places, then by a toss. A place that somebody would take in ' +
      'both halves goes to the next player of the second.',
  },
  {
    section: '12.6',
    words: 'Lifetime points, the fifth criterion, are those of all leagues up to the last day of the season.',
  },
  {
    section: '12.6',
    words:
      'A toss is the one that the league director recorded; otherwise a reproducible random draw decides: a hash of league, season, part and player, the ' +
      'lower one first.',
  },
  {
    section: '12.6',
    words: 'The champion is decided when all playoff tournaments are played or the last day of the season is over.',
  },
];

/** The choices behind a season's numbers, told to players. */
export function Readings() {
  return (
    <section>
      <h2 id="rules">How it is counted</h2>
      <p>
        Leagues follow section 12 of the Organized Play Guide 4.2. Where the guide leaves something open, we decided as
        listed here, with the number of the section.
      </p>
      <ul>
        {READINGS.map(({ section, words }) => (
          <li key={words}>
            {words} <span class="quiet">(section {section})</span>
          </li>
        ))}
      </ul>
    </section>
  );
}
