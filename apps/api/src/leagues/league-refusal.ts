import { notFound, Problem, problemOfKind } from '@quadrant/http';
import type { SeasonRefusal, TossRefusal } from '@quadrant/store/leagues';

export const leagueNotFound = (slug: string): Problem =>
  notFound(`There is no league ${JSON.stringify(slug)}.`, 'The slugs of all leagues are at /api/v1/leagues.');

export const seasonNotFound = (slug: string, season: string): Problem =>
  notFound(
    `The league "${slug}" has no season ${JSON.stringify(season)}.`,
    `Its seasons are at /api/v1/leagues/${slug}.`,
  );

export function leagueExists(slug: string): Problem {
  return new Problem({
    status: 409,
    code: 'league-exists',
    title: 'The slug is taken',
    detail: `There is a league "${slug}" already.`,
    advice: `Take another slug, or use the league at /api/v1/leagues/${slug}.`,
  });
}

/** @param most how many different players were named */
export function tooFewPlayers(most: number): Problem {
  return new Problem({
    status: 422,
    code: 'too-few-players',
    title: 'A league begins with four players',
    detail: `"players" names ${most} different ones; a league is formed once at least four are committed to it (Organized Play Guide 4.2, section 12.1).`,
    advice: 'Name four players or more, each once; or leave "players" out and vouch for them.',
  });
}

export const leagueVersionChanged = ({
  version,
  changes,
}: Extract<SeasonRefusal, { kind: 'version-changed' }>): Problem =>
  problemOfKind('version-changed', `The league has version ${version} now.`, { extra: { version, changes } });

/** The answer to a season that is refused: what is so, and the way out. */
export function problemOfSeason(refusal: SeasonRefusal, slug: string, season: string): Problem {
  switch (refusal.kind) {
    case 'league-not-found':
      return leagueNotFound(slug);
    case 'season-not-found':
      return seasonNotFound(slug, season);
    case 'version-changed':
      return leagueVersionChanged(refusal);
    case 'season-invalid':
      return new Problem({
        status: 422,
        code: 'season-invalid',
        title: 'The season cannot be like that',
        detail: `${refusal.problems.map(({ field, message }) => `${field} ${message}`).join('; ')}.`,
        advice:
          'Its halves and its playoffs lie inside it, one after the other, and share no day (Organized Play Guide 4.2, section 12.2).',
        extra: {
          errors: refusal.problems.map(({ field, message }) => ({
            in: 'body',
            name: `/${field.replaceAll('.', '/')}`,
            detail: message,
          })),
        },
      });
    case 'season-conflict':
      return new Problem({
        status: 409,
        code: 'season-conflict',
        title: 'The season collides with another one',
        detail: `The league has the season "${refusal.with.season}" already, from ${refusal.with.startsOn} to ${refusal.with.endsOn}.`,
        advice: 'Two seasons of one league need different names and must not share a day: change the name or the days.',
      });
    case 'qualifiers-frozen':
      return qualifiersFrozen(refusal);
  }
}

function qualifiersFrozen({ since, wereAnnounced }: Extract<SeasonRefusal, { kind: 'qualifiers-frozen' }>): Problem {
  return new Problem({
    status: 409,
    code: 'qualifiers-frozen',
    title: 'How many players qualify is frozen',
    detail: `It is announced before the first tournament of the season (Organized Play Guide 4.2, section 12.2), and "${since.name}" was played on ${since.playedOn}.`,
    advice: wereAnnounced
      ? 'Leave "qualifiers" as announced. If the tournament does not belong to the season, have it withdrawn or unflagged; then a coordinator can change them, with a reason.'
      : 'Ask a coordinator: they can announce it late, with a reason.',
    extra: { tournamentId: since.tournamentId },
  });
}

/** The answer to a toss that is refused. */
export function problemOfToss(refusal: TossRefusal, slug: string, season: string): Problem {
  switch (refusal.kind) {
    case 'season-not-found':
      return seasonNotFound(slug, season);
    case 'toss-players-unknown':
      return new Problem({
        status: 422,
        code: 'toss-players-unknown',
        title: 'Somebody in the order is not known',
        detail: `Nobody has the handle ${refusal.handles.map((handle) => JSON.stringify(handle)).join(', ')}.`,
        advice: 'Take the handles from the table of the season.',
      });
    case 'toss-players-repeated':
      return new Problem({
        status: 422,
        code: 'toss-players-repeated',
        title: 'A player is in the order twice',
        detail: `Named before, by this handle or by another one: ${refusal.handles.map((handle) => JSON.stringify(handle)).join(', ')}.`,
        advice: 'Name each of the tied players once.',
      });
  }
}
