/** A demo league has a bonus scheme that 000 prints, or one of its own. */
export type DemoScheme = { readonly printed: 'headquarters' | 'participation' | 'new-mission' } | OwnScheme;

interface OwnScheme {
  readonly slug: string;
  readonly name: string;
  /** The text is in the language of schemes. */
  readonly text: string;
}

interface LeagueIdea {
  readonly slug: string;
  readonly name: string;
  readonly qualifiers: { readonly firstHalf: number; readonly secondHalf: number };
  readonly schemes: readonly DemoScheme[];
  /** Its playoffs are always under way when the demo is made. Without it, the league plays from October to March. */
  readonly isInPlayoffs?: boolean;
}

export const LEAGUES: readonly LeagueIdea[] = [
  {
    slug: 'north-star',
    name: 'North Star League',
    qualifiers: { firstHalf: 4, secondHalf: 4 },
    schemes: [{ printed: 'headquarters' }, { printed: 'participation' }, { printed: 'new-mission' }],
  },
  {
    slug: 'isar-and-elbe',
    name: 'Isar and Elbe League',
    qualifiers: { firstHalf: 3, secondHalf: 3 },
    schemes: [
      { printed: 'participation' },
      {
        slug: 'faithful-crew',
        name: 'Faithful Crew',
        text: `at most 3
award 3
  when entry.headquarters in player.headquarters
  because "{entry.headquarters} again"
`,
      },
    ],
  },
  {
    slug: 'lantern-cup',
    name: 'Lantern Cup',
    qualifiers: { firstHalf: 3, secondHalf: 3 },
    schemes: [],
    isInPlayoffs: true,
  },
];

const DAY_MS = 86_400_000;

/** Returns a season of six months, whose halves are over and whose playoffs end in four weeks. */
export function seasonInPlayoffs(now: Date) {
  const day = (distance: number): string => new Date(now.getTime() + distance * DAY_MS).toISOString().slice(0, 10);
  const [startsOn, endsOn] = [day(-154), day(28)];
  return {
    season: startsOn.slice(0, 4),
    startsOn,
    endsOn,
    phases: {
      'first-half': { from: startsOn, to: day(-98) },
      'second-half': { from: day(-97), to: day(-29) },
      playoffs: { from: day(-28), to: endsOn },
    },
  };
}
