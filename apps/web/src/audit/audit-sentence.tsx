import type { ComponentChildren } from 'preact';
import { PROBLEMS } from '@quadrant/http';
import { isAuditAction } from '@quadrant/rules/events';
import type { AuditRow } from '@quadrant/store/audit';
import type { GivenRole } from '@quadrant/store/accounts';
import { describeRole } from '../admin/role-words.js';
import { t } from '../languages/t.js';
import { AuditPerson, otherOf, thingOf, type ThingsShown } from './audit-things.js';
import { ACTION_NAMES, SENTENCES } from './audit-words.js';
import { ROLE_NAMES } from '../components/names.js';

interface AuditSentenceProps {
  readonly entry: AuditRow;
  readonly things: ThingsShown;
}

/** Things that a refused attempt did not have. */
const NOTHING: ReadonlySet<string> = new Set(['unknown', 'refused', 'publication']);

/** Tells an entry as a sentence: who did what, or what somebody was refused. */
export function AuditSentence({ entry, things }: AuditSentenceProps) {
  const { action, actor, subject, detail } = entry;
  const who = <AuditPerson handle={actor} shown={things} />;
  const { repeated, times, unchanged } = detail;
  if (typeof repeated === 'string')
    return (
      <>
        {t('{who} was refused {times, plural, one {# time} other {# times}} within an hour: {name}', {
          who,
          times: Number(times),
          name: nameOfAction(action),
        })}
      </>
    );
  const refusal = detail['refusal'] ?? detail['refused'];
  if (refusal !== undefined && refusal !== null) {
    const name = nameOfAction(action);
    const told = NOTHING.has(subject)
      ? t('{who} was refused: {name}', { who, name })
      : t('{who} was refused: {name} ({what})', { who, name, what: thingOf(entry, things) });
    return (
      <>
        {told}. <Reasons refusal={refusal} />
      </>
    );
  }
  return (
    <>
      {tellDone(entry, who, things)}
      {unchanged === true && <> ({t('Nothing changed by it.')})</>}
    </>
  );
}

function tellDone(entry: AuditRow, who: ComponentChildren, things: ThingsShown): ComponentChildren {
  const { action, detail } = entry;
  const what = thingOf(entry, things);
  if (!isAuditAction(action)) return t('{who} did “{action}”: {what}', { who, action, what });
  const { season } = detail;
  return SENTENCES[action]({
    who,
    what,
    other: otherOf(entry, things),
    role: roleIn(detail),
    season: typeof season === 'string' ? season : '',
  });
}

const roleIn = (detail: AuditRow['detail']): string =>
  typeof detail['role'] === 'string' && Object.hasOwn(ROLE_NAMES, detail['role'])
    ? describeRole({ continent: null, region: null, ...detail } as unknown as GivenRole)
    : '';

/** Names an action by what somebody wanted. */
export function nameOfAction(action: string): string {
  if (isAuditAction(action)) return ACTION_NAMES[action];
  return /^[A-Z]+ \//.test(action) ? t('send a request that they may not send') : action;
}

/** Says why something was refused, with a link to the explanation of each code. */
function Reasons({ refusal }: { readonly refusal: unknown }) {
  const codes = (Array.isArray(refusal) ? refusal : [refusal]).filter((code) => typeof code === 'string');
  return (
    <>
      {codes.map((code) => (
        <span key={code}>
          {t('Reason for the refusal: {code}', {
            code: Object.hasOwn(PROBLEMS, code) ? <a href={`/problems/${code}`}>{code}</a> : code,
          })}
        </span>
      ))}
    </>
  );
}
