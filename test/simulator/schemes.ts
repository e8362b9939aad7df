import { PRINTED_SCHEMES } from '@quadrant/rules/bonus-schemes';

const OWN = {
  regulars: {
    section: '000 §12.5',
    text: `award 3 when player.seasonTournaments >= 2 because "{player.seasonTournaments} events this season"
award min(5, count(player.missions)) when entry.wins > 0 and not entry.dropped
award 1 when player.points < 20 and tournament.number > 1 because "{player.points} points"`,
  },
  rivals: {
    section: '000 §12.5',
    text: `at most 5
award 2 when previous.winner in entry.beaten because "beat the last winner"
award count(entry.opponents) - tournament.newcomers when entry.headquarters in ("Qo'noS", "Bajor") or player.streak > 1
award 1 when entry.affiliation not in player.affiliations and entry.affiliation not in previous.affiliations`,
  },
  places: {
    section: '000 §12.5',
    text: `award 6 - entry.place when entry.place <= 5 and tournament.phase != "playoffs"
award 2 for each mission in entry.missions when mission not in previous.missions and previous.exists
award 2 when entry.headquarters not in season.headquarters because "{entry.headquarters}"
award season.tournaments when player.wins = 0 and tournament.participants > 4`,
  },
} as const;

export type SchemeName = keyof typeof OWN | (typeof PRINTED_SCHEMES)[number]['id'];

/** The printed bonus schemes, and some that ask for what those do not. */
export const SCHEMES: Readonly<Record<SchemeName, { readonly section: string; readonly text: string }>> = {
  ...OWN,
  ...(Object.fromEntries(
    PRINTED_SCHEMES.map(({ id, section, text }) => [id, { section: `000 §${section}`, text }]),
  ) as Record<(typeof PRINTED_SCHEMES)[number]['id'], { readonly section: string; readonly text: string }>),
};

export const SCHEME_NAMES = Object.keys(SCHEMES) as SchemeName[];
