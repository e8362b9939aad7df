import { say } from '@quadrant/rules/message';
import { refusalProblems } from '@quadrant/http';
import type { ApplicationRefusal } from '@quadrant/store/championships';

/** Says why an application, or a decision about it, is refused. */
export const problemOfApplication = refusalProblems<ApplicationRefusal>({
  'application-not-found': {
    code: 'not-found',
    detail: say`There is no application with this id.`,
    advice: say`Your applications are listed at /api/v1/applications.`,
  },
  'application-decided': {
    detail: (refusal) => say`This application is ${refusal.state}.`,
    advice: say`Reload it. For another decision, apply again.`,
    extra: (refusal) => ({ state: refusal.state }),
  },
  'application-used': {
    detail: (refusal) => say`This application was approved and is used for tournament ${refusal.tournamentId}.`,
    advice: say`Set the tournament's level instead (PATCH /api/v1/tournaments/{id}), or have it withdrawn first.`,
    extra: (refusal) => ({ tournamentId: refusal.tournamentId }),
  },
  'national-taken': {
    detail: (refusal) =>
      say`${refusal.by.name} on ${refusal.by.plannedOn} is the National in ${refusal.by.game} of that year; a country has one (Organized Play Guide 4.2, section 11.2.1).`,
    advice: say`Leave that game out, or have the coordinator take the other approval back first.`,
    extra: (refusal) => ({ by: refusal.by }),
  },
  'weekend-taken': {
    detail: (refusal) =>
      say`${refusal.by.name} is a ${refusal.by.kind} tournament on ${refusal.by.plannedOn}; no National takes place on the same weekend (Organized Play Guide 4.2, section 11.2.1).`,
    advice: say`Plan another weekend. Only the Director of Organized Play can allow this one, with an interim ruling (POST /api/v1/rulings).`,
    extra: (refusal) => ({ by: refusal.by }),
  },
});
