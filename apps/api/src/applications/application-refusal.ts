import { notFound, Problem } from '@quadrant/http';
import type { ApplicationRefusal } from '@quadrant/store/intake';

/** 404 for an application that is not there. */
export const noApplication = (): Problem =>
  notFound('There is no application with this id.', 'Your applications are listed at /api/v1/applications.');

/** Why an application is not taken, or not decided so. */
export function problemOfApplication(refusal: ApplicationRefusal): Problem {
  switch (refusal.kind) {
    case 'application-not-found':
      return noApplication();
    case 'application-decided':
      return new Problem({
        status: 409,
        code: 'application-decided',
        title: 'The application is decided',
        detail: `This application is ${refusal.state}.`,
        advice: 'Reload it. For another decision, apply again.',
        extra: { state: refusal.state },
      });
    case 'application-used':
      return new Problem({
        status: 409,
        code: 'application-used',
        title: 'The tournament was played',
        detail: `This application was approved and is used for tournament ${refusal.tournamentId}.`,
        advice: "Set the tournament's level instead (PATCH /api/v1/tournaments/{id}), or have it withdrawn first.",
        extra: { tournamentId: refusal.tournamentId },
      });
    case 'national-taken':
      return new Problem({
        status: 409,
        code: 'national-taken',
        title: 'The country has its National',
        detail: `${refusal.by.name} on ${refusal.by.plannedOn} is the National in ${refusal.by.game} of that year; a country has one (Organized Play Guide 4.2, section 11.2.1).`,
        advice: 'Leave that game out, or have the coordinator take the other approval back first.',
        extra: { by: refusal.by },
      });
    case 'weekend-taken':
      return new Problem({
        status: 409,
        code: 'weekend-taken',
        title: 'A higher championship has that weekend',
        detail: `${refusal.by.name} is a ${refusal.by.kind} tournament on ${refusal.by.plannedOn}; no National takes place on the same weekend (Organized Play Guide 4.2, section 11.2.1).`,
        advice: 'Plan another weekend; of those before and after each case is decided by itself.',
        extra: { by: refusal.by },
      });
  }
}
