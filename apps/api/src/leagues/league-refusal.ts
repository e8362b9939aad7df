import { type Text, say, joined, listed } from '@quadrant/rules/message';
import { type Problem, refusalProblems } from '@quadrant/http';
import type {
  ClosedPart,
  DeckFactsRefusal,
  PartClosed,
  RemovalRefusal,
  SeasonRefusal,
  TossRefusal,
  UnknownPerson,
} from '@quadrant/store/leagues';

type LeagueRefusal =
  | { readonly kind: 'league-not-found' | 'league-exists'; readonly slug: string }
  | { readonly kind: 'season-not-found'; readonly slug: string; readonly season: string }
  | { readonly kind: 'too-few-players'; readonly most: number }
  | PartClosed
  /** Directors and alternates who have no account and never played. */
  | { readonly kind: 'league-people-unknown'; readonly people: readonly UnknownPerson[] }
  | Extract<SeasonRefusal, { kind: 'version-changed' }>;

const PARTS: Readonly<Record<ClosedPart['part'], Text>> = {
  'first-half': say`the first half of season`,
  'second-half': say`the second half of season`,
  season: 'season',
};

/** Lists parts of seasons, with a capital for the beginning of a sentence. */
function listParts(parts: readonly ClosedPart[]): string {
  const text = String(listed(parts.map(({ part, season }) => say`${PARTS[part]} ${season}`)));
  return text.charAt(0).toUpperCase() + text.slice(1);
}

export const problemOfLeague = refusalProblems<LeagueRefusal>({
  'league-not-found': {
    code: 'not-found',
    detail: ({ slug }) => say`There is no league ${JSON.stringify(slug)}.`,
    advice: say`The slugs of all leagues are at /api/v1/leagues.`,
  },
  'season-not-found': {
    code: 'not-found',
    detail: ({ slug, season }) => say`The league "${slug}" has no season ${JSON.stringify(season)}.`,
    advice: ({ slug }) => say`Its seasons are at /api/v1/leagues/${slug}.`,
  },
  'league-exists': {
    detail: ({ slug }) => say`There is a league "${slug}" already.`,
    advice: ({ slug }) => say`Take another slug, or use the league at /api/v1/leagues/${slug}.`,
  },
  'too-few-players': {
    detail: ({ most }) =>
      say`"players" names ${most} different ones; a league is formed once at least four are committed to it (Organized Play Guide 4.2, section 12.1).`,
    advice: say`Name four players or more, each once; or leave "players" out and vouch for them.`,
  },
  'part-closed': {
    detail: ({ league, parts }) =>
      say`${listParts(parts)} of the league "${league}" ${parts.length === 1 ? 'is' : 'are'} closed.`,
    advice: say`Ask a coordinator: they can change what is closed, with a reason and a run.`,
    extra: ({ parts }) => ({ closed: parts }),
  },
  'league-people-unknown': {
    detail: ({ people }) => joined(people.map(tellUnknown), ' '),
    advice: say`Directors and alternates need an account or a tournament that they played: correct the handle, or ask them to sign up.`,
    extra: ({ people }) => ({ people: people.map(({ handle, meant }) => ({ handle, didYouMean: meant })) }),
  },
  'version-changed': {
    code: 'version-changed',
    detail: ({ version }) => say`The league has version ${version} now.`,
    extra: ({ version, changes }) => ({ version, changes }),
  },
});

const tellUnknown = ({ handle, meant }: UnknownPerson): Text =>
  say`There is no account and no player ${JSON.stringify(handle)}.${meant.length === 0 ? '' : say` Did you mean ${joined(meant, ' or ')}?`}`;

export const leagueNotFound = (slug: string): Problem => problemOfLeague({ kind: 'league-not-found', slug });

export const seasonNotFound = (slug: string, season: string): Problem =>
  problemOfLeague({ kind: 'season-not-found', slug, season });

/** Says why a change of a season is refused, and the way out. */
export const problemOfSeason = refusalProblems<SeasonRefusal, [slug: string, season: string]>({
  'league-not-found': (_, slug) => leagueNotFound(slug),
  'season-not-found': (_, slug, season) => seasonNotFound(slug, season),
  'version-changed': (refusal) => problemOfLeague(refusal),
  'season-invalid': {
    detail: (refusal) =>
      say`${joined(
        refusal.errors.map(({ field, message }) => say`${field} ${message}`),
        '; ',
      )}.`,
    advice: ({ errors }) =>
      errors.every(({ field }) => field.startsWith('pointsTable.'))
        ? say`Write the columns from the first place on, and the rows from the smallest field on. The printed table is in Organized Play Guide 4.2, section 12.4.`
        : say`Its halves and its playoffs lie inside it, one after the other, and share no day (Organized Play Guide 4.2, section 12.2).`,
    extra: (refusal) => ({
      errors: refusal.errors.map(({ field, message }) => ({
        in: 'body',
        name: `/${field.replaceAll('.', '/')}`,
        detail: message,
      })),
    }),
  },
  'part-closed': (refusal) => problemOfLeague(refusal),
  'part-unknown': {
    detail: ({ part }, slug, season) => say`Season "${season}" of "${slug}" has no ${part.replace('-', ' ')}.`,
    advice: say`Close a part that the season has, or \`season\` for all of it.`,
  },
  'part-not-over': {
    detail: ({ part, until }) =>
      say`The ${part.replace('-', ' ')} lasts until ${until}, and not all of its tournaments were played.`,
    advice: ({ until }) => say`Close it after ${until}, or once its last tournament is published.`,
  },
  'already-closed': {
    detail: ({ part, at }) => say`The ${part.replace('-', ' ')} was closed at ${at}.`,
    advice: say`There is nothing left to do. A coordinator can still change what is in it.`,
  },
  'season-conflict': {
    detail: (refusal) =>
      say`The league has the season "${refusal.with.season}" already, from ${refusal.with.startsOn} to ${refusal.with.endsOn}.`,
    advice: say`Two seasons of one league need different names and must not share a day: change the name or the days.`,
  },
  'season-played': {
    detail: ({ since }) => say`"${since.name}" was played in it on ${since.playedOn}.`,
    advice: say`Only a season in which nothing was ever played can be renamed or deleted. Change its days instead.`,
    extra: ({ since }) => ({ tournamentId: since.tournamentId }),
  },
  'champion-unknown': {
    detail: ({ handle }) => say`No player has the handle ${JSON.stringify(handle)}.`,
    advice: say`Take the handle from the playoffs of the season.`,
  },
  'qualifiers-frozen': {
    detail: ({ since }) =>
      say`It is announced before the first tournament of the season (Organized Play Guide 4.2, section 12.2), and "${since.name}" was played on ${since.playedOn}.`,
    advice: ({ wereAnnounced }) =>
      wereAnnounced
        ? say`Leave "qualifiers" as announced, or ask a coordinator: they can change them, with a reason.`
        : say`Ask a coordinator: they can announce it late, with a reason.`,
    extra: ({ since }) => ({ tournamentId: since.tournamentId }),
  },
});

/** Says why the numbers of decks are not declared. */
export const problemOfDeckFacts = refusalProblems<DeckFactsRefusal, [slug: string]>({
  'league-not-found': (_, slug) => leagueNotFound(slug),
  'version-changed': (refusal) => problemOfLeague(refusal),
  'part-closed': (refusal) => problemOfLeague(refusal),
  'deck-fact-used': {
    detail: ({ fact, scheme }) => say`The scheme "${scheme}" asks for deck.${fact}, which would be declared no more.`,
    advice: say`Keep the fact: versions of schemes stay in force on the days that they were.`,
    extra: ({ fact, scheme }) => ({ fact, scheme }),
  },
});

/** Says why a season or a league is not deleted. */
export const problemOfRemoval = refusalProblems<RemovalRefusal, [slug: string, season: string]>({
  'league-not-found': (_, slug) => leagueNotFound(slug),
  'season-not-found': (_, slug, season) => seasonNotFound(slug, season),
  'version-changed': (refusal) => problemOfLeague(refusal),
  'season-played': (refusal, slug, season) => problemOfSeason(refusal, slug, season),
  'league-played': {
    detail: ({ since }) => say`"${since.name}" of ${since.playedOn} names it.`,
    advice: say`A league that was ever named by a report stays, so that its points can be explained. Change its name instead.`,
    extra: ({ since }) => ({ tournamentId: since.tournamentId }),
  },
});

export const problemOfToss = refusalProblems<TossRefusal, [slug: string, season: string]>({
  'season-not-found': (_, slug, season) => seasonNotFound(slug, season),
  'part-closed': (refusal) => problemOfLeague(refusal),
  'toss-not-tied': {
    detail: ({ apart, missing }) =>
      apart.length > 0
        ? say`Points or another criterion already part ${listed(apart)} from the first of the order.`
        : say`Also tied at this place: ${listed(missing)}.`,
    advice: say`Name everybody who is tied at one place, and nobody else. The ranking shows with "toss" what nothing else decides.`,
    extra: ({ apart, missing }) => ({ apart, missing }),
  },
  'toss-recorded': {
    detail: ({ kept }) => say`A recorded toss says in which order these players go: ${listed(kept)}.`,
    advice: (_, slug, season) =>
      say`It is at /api/v1/leagues/${slug}/seasons/${season}/tosses. A new toss with players who tied later must keep this order. If it is wrong, ask a coordinator to record the right one.`,
    extra: ({ kept }) => ({ kept }),
  },
  'toss-players-unknown': {
    detail: (refusal) =>
      say`Nobody has the handle ${refusal.handles.map((handle) => JSON.stringify(handle)).join(', ')}.`,
    advice: say`Take the handles from the table of the season.`,
  },
  'toss-players-repeated': {
    detail: (refusal) =>
      say`Named before, by this handle or by another one: ${refusal.handles.map((handle) => JSON.stringify(handle)).join(', ')}.`,
    advice: say`Name each of the tied players once.`,
  },
});
