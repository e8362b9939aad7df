/** A bonus scheme of a demo league: one that 000 prints, or one of its own. */
export type DemoScheme = { readonly printed: 'headquarters' | 'participation' | 'new-mission' } | OwnScheme;

interface OwnScheme {
  readonly slug: string;
  readonly name: string;
  /** In the language of schemes. */
  readonly text: string;
}

interface LeagueIdea {
  readonly slug: string;
  readonly name: string;
  readonly qualifiers: { readonly firstHalf: number; readonly secondHalf: number };
  readonly schemes: readonly DemoScheme[];
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
];
