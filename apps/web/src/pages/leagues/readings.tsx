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
      'least four took part, and its part of the season has not had all its tournaments; of too many the later ones give nothing.',
  },
  {
    section: '12.2',
    words:
      'Halves and playoffs are the printed months unless the league announces other days. Between them points count for the season only.',
  },
  {
    section: '12.4',
    words:
      'The table has no column beyond the 32nd place, so nobody further down has points. Season and lifetime points are those of the table, over all leagues.',
  },
  {
    section: '12.5',
    words:
      'Bonus counts in the table and the halves of its own league, and nowhere else. What a report does not tell was not used and not completed.',
  },
  {
    section: '12.5.1',
    words:
      'A different headquarters is one that the player has not used this season in this league. The two points for one that nobody used ' +
      'last time do not hang on the one point, and are not given in the first tournament of the league.',
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
      'A toss is the one that the league director recorded; else a lot that anybody can draw again: a hash of league, season, part and player, the ' +
      'lower one first.',
  },
  {
    section: '12.6',
    words:
      'The champion stands once all tournaments of the playoffs were played, or the last day of the season has passed.',
  },
];

/** The choices behind a season's numbers, told to players. */
export function Readings() {
  return (
    <section>
      <h2 id="rules">How it is counted</h2>
      <p>
        By section 12 of the Organized Play Guide 4.2. Where it leaves something open, this is how it is read here; the
        number is that of its section.
      </p>
      <ul>
        {READINGS.map(({ section, words }) => (
          <li key={words}>
            {words} <span class="quiet">({section})</span>
          </li>
        ))}
      </ul>
    </section>
  );
}
