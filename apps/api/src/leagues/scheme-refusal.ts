import { notFound, Problem, problemOfKind } from '@quadrant/http';
import type { SchemeRefusal } from '@quadrant/store/leagues';

/** The answer where nothing was done to a scheme: what is so, and the way out. */
export function problemOfScheme(league: string, scheme: string, refusal: SchemeRefusal): Problem {
  const schemes = `/api/v1/leagues/${league}/schemes`;
  switch (refusal.kind) {
    case 'scheme-refused':
      return new Problem({
        status: 422,
        code: 'scheme-refused',
        title: 'The scheme has mistakes',
        detail: 'The text cannot be used as a bonus scheme; nothing was stored.',
        advice: 'See the findings: each says where the mistake is and what to do. /api/v1/bonus-schemes has examples.',
        extra: { findings: refusal.findings },
      });
    case 'scheme-unchanged':
      return new Problem({
        status: 409,
        code: 'scheme-unchanged',
        title: 'The scheme is like that already',
        detail: `Version ${refusal.version} of "${scheme}" has this name and this text, and is in force from then on without end.`,
        advice: 'There is nothing left to do; give an earlier day if it is to be in force from there on.',
      });
    case 'scheme-unknown':
      return notFound(
        `The league "${league}" has no scheme ${JSON.stringify(scheme)}.`,
        `Its schemes are at ${schemes}.`,
      );
    case 'scheme-not-in-force':
      return new Problem({
        status: 409,
        code: 'scheme-not-in-force',
        title: 'The scheme has ended already',
        detail: `No version of "${scheme}" is in force after ${refusal.on}.`,
        advice: `Its versions and their days are at ${schemes}; an earlier day ends it earlier.`,
      });
    case 'season-unknown':
      return problemOfKind('unprocessable', `The league "${league}" has no season of that name.`, {
        advice: `Its seasons are at /api/v1/leagues/${league}.`,
      });
  }
}
