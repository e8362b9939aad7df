import { count, say } from '@quadrant/rules/message';
import { refusalProblems } from '@quadrant/http';
import { orderFindings, type Finding } from '@quadrant/rules/tournament';
import { problemOfTournament } from '../tournament-refusal.js';
import type { IntakeAnswer, PreviewAnswer } from './intake-answer.js';

type IntakeRefusal = Exclude<IntakeAnswer | PreviewAnswer, { kind: 'accepted' | 'held' | 'previewed' }>;

export const problemOfRefusal = refusalProblems<IntakeRefusal>({
  'report-refused': {
    detail: ({ findings }) =>
      say`The report has ${count(countErrors(findings), 'error')}, so nothing of it was stored.`,
    advice: say`Fix every finding of severity "error" and send the document again.`,
    extra: ({ findings }) => ({ findings: orderFindings(findings) }),
  },
  'not-the-director': {
    detail: ({ directors }) =>
      directors.length === 0
        ? say`The report names no director.`
        : say`The directors of the report are ${directors.map((handle) => `"${handle}"`).join(', ')}.`,
    advice: say`Name yourself as a director of the report, or let one of its directors or a coordinator send it.`,
    extra: ({ directors }) => ({ directors }),
  },
  ...problemOfTournament.table,
  'too-many-held': {
    detail: ({ limit }) =>
      say`${limit} reports of this account wait for a coordinator already, and an account without approval has at most ${limit} waiting. Nothing of this one was stored.`,
    advice: say`Wait until a coordinator has decided about one of them, or withdraw one: they are listed at /api/v1/held-reports. Ask a coordinator to approve you as a director.`,
    headers: ({ retryAfterSeconds }) => ({ 'retry-after': String(retryAfterSeconds) }),
    extra: ({ limit }) => ({ limit }),
  },
  'external-id-differs': {
    detail: say`The externalId of the document is not the one of the tournament that it was sent to.`,
    advice: say`Leave externalId out or give the one of that tournament; a new tournament goes to /api/v1/submissions.`,
  },
  'revised-meanwhile': {
    detail: ({ revision, sentFor }) =>
      sentFor === null
        ? say`The tournament was reported meanwhile: the report was sent when it was not known.`
        : say`The report was sent for revision ${sentFor} of the tournament, which has revision ${revision} now.`,
    advice: say`Make your change in the current revision: under “Edit results” on the page of the tournament, or in a new download of it.`,
    extra: ({ revision }) => ({ revision }),
  },
  'key-in-flight': {
    code: 'idempotency-key-in-flight',
    detail: say`Another request with this Idempotency-Key is being worked on.`,
    headers: () => ({ 'retry-after': '1' }),
  },
  'key-used-for-other-body': {
    code: 'idempotency-key-reused',
    detail: say`This Idempotency-Key was sent before, within the last 30 days, with another body or for another tournament.`,
  },
});

export const countErrors = (findings: readonly Finding[]): number =>
  findings.filter(({ severity }) => severity === 'error').length;
