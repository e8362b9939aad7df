import { say } from '@quadrant/rules/message';
import { refusalProblems } from '@quadrant/http';
import type { SchemeRefusal } from '@quadrant/store/bonus-schemes';
import { problemOfLeague } from '../leagues/league-refusal.js';

/** Says why nothing was done to a scheme, and the way out. */
export const problemOfScheme = refusalProblems<SchemeRefusal, [league: string, scheme: string]>({
  'part-closed': (refusal) => problemOfLeague(refusal),
  'scheme-refused': {
    detail: say`The text cannot be used as a bonus scheme; nothing was stored.`,
    advice: say`See the findings: each says where the mistake is and what to do. /api/v1/bonus-schemes has examples.`,
    extra: (refusal) => ({ findings: refusal.findings }),
  },
  'scheme-unchanged': {
    detail: (refusal, league, scheme) =>
      say`Version ${refusal.version} of "${scheme}" has this name and this text, and is in force from then on without end.`,
    advice: say`There is nothing left to do; give an earlier day if it is to be in force from there on.`,
  },
  'scheme-unknown': {
    code: 'not-found',
    detail: (_, league, scheme) => say`The league "${league}" has no scheme ${JSON.stringify(scheme)}.`,
    advice: (_, league) => say`Its schemes are at /api/v1/leagues/${league}/schemes.`,
  },
  'scheme-not-in-force': {
    detail: (refusal, league, scheme) => say`No version of "${scheme}" is in force after ${refusal.on}.`,
    advice: (_, league) =>
      say`Its versions and their days are at /api/v1/leagues/${league}/schemes; an earlier day ends it earlier.`,
  },
  'dry-run-too-large': {
    detail: ({ size, most }) => say`It would try the scheme on ${size} tournaments; at most ${most} are allowed.`,
    advice: say`Name a season, or a later "from".`,
    extra: ({ size, most }) => ({ size, limit: most }),
  },
  'scheme-version-required': {
    code: 'version-required',
    detail: ({ saved, leagueVersion }, league, scheme) =>
      say`The scheme "${scheme}" has version ${saved} already, and the league "${league}" has version ${leagueVersion}. Without If-Match this change could overwrite the one of another person.`,
    advice: (_, league) =>
      say`Read /api/v1/leagues/${league}/schemes, then send If-Match with its "leagueVersion", as "v3" (command: --league-version 3).`,
    extra: ({ saved, leagueVersion }) => ({ saved, version: leagueVersion }),
  },
  'version-changed': (refusal) => problemOfLeague(refusal),
  'season-unknown': {
    code: 'unprocessable',
    detail: (_, league) => say`The league "${league}" has no season of that name.`,
    advice: (_, league) => say`Its seasons are at /api/v1/leagues/${league}.`,
  },
});
