import type { AuditRow } from '@quadrant/store/audit';
import type { Page } from '@quadrant/views';
import { t } from '../languages/t.js';
import type { AuditFields } from './audit-filters.js';
import { addressOf } from '../query/address.js';
import { Complaints } from '../components/as-of-note.js';
import { ActionField } from './action-field.js';
import { AuditDetail } from './audit-detail.js';
import { AuditSentence, nameOfAction } from './audit-sentence.js';
import type { ThingsShown } from './audit-things.js';
import { actorName } from '../components/actor-name.js';
import { Minute } from '../components/day.js';
import { Layout } from '../frame/layout.js';

const PATH = '/audit';

export interface AuditPageFacts extends Page<AuditRow> {
  readonly fields: AuditFields;
  readonly things: ThingsShown;
  readonly complaints: readonly string[];
  readonly isFirstPage: boolean;
}

export function auditPage({ fields, things, complaints, rows, isFirstPage, next }: AuditPageFacts) {
  return (
    <Layout title={t('Audit')}>
      <h1>{t('Audit')}</h1>
      <p class="quiet">{t('Who did what, when, what was before and after, and why; refused attempts too.')}</p>
      <Complaints complaints={complaints} />
      <AuditFilterForm fields={fields} />
      {rows.length === 0 ? (
        <p>{t('Nothing matches, or you are not allowed to see it.')}</p>
      ) : (
        <Entries entries={rows} things={things} />
      )}
      <nav class="pages" aria-label={t('Pages')}>
        {!isFirstPage && <a href={addressOf(PATH, fields)}>{t('Newest')}</a>}
        {next !== null && (
          <a rel="next" href={addressOf(PATH, fields, { cursor: next })}>
            {t('Older')}
          </a>
        )}
        <a href={addressOf('/api/v1/audit.csv', fields)}>{t('All of it as CSV')}</a>
      </nav>
    </Layout>
  );
}

function AuditFilterForm({ fields }: { readonly fields: AuditFields }) {
  return (
    <form class="filters" method="get" action={PATH} aria-label={t('Filters')}>
      <label>
        {t('Person')}
        <input name="person" value={fields.person ?? ''} maxLength={64} />
      </label>
      <label>
        {t('Player')}
        <input name="player" value={fields.player ?? ''} maxLength={64} />
      </label>
      <label>
        {t('Tournament')}
        <input name="tournament" value={fields.tournament ?? ''} maxLength={300} placeholder={t('name or address')} />
      </label>
      <ActionField value={fields.action} />
      <label>
        {t('From')}
        <input name="from" type="date" value={fields.from ?? ''} />
      </label>
      <label>
        {t('Before')}
        <input name="to" type="date" value={fields.to ?? ''} />
      </label>
      <button type="submit">{t('Filter')}</button>
      <a href={PATH}>{t('Clear')}</a>
    </form>
  );
}

function Entries({ entries, things }: { readonly entries: readonly AuditRow[]; readonly things: ThingsShown }) {
  return (
    <ol class="entries" reversed>
      {entries.map((entry) => (
        <Entry key={entry.id} entry={entry} things={things} />
      ))}
    </ol>
  );
}

function Entry({ entry, things }: { readonly entry: AuditRow; readonly things: ThingsShown }) {
  const { id, at, actor, action, detail, requestId } = entry;
  return (
    <li value={id} id={`entry-${id}`}>
      <p class="sentence">
        <AuditSentence entry={entry} things={things} /> · <Minute at={at} />
      </p>
      <AuditDetail detail={detail} />
      <p class="real-name">
        {t('Everything about it: {links}', {
          links: [
            <a href={addressOf(PATH, { person: actor })}>{actorName(actor)}</a>,
            ...linksOf(entry).map(({ name, address }) => <a href={address}>{name}</a>),
            <a href={addressOf(PATH, { action })}>{nameOfAction(action)}</a>,
          ].map((link, index) => (
            <>
              {index > 0 && ', '}
              {link}
            </>
          )),
        })}
        {requestId !== null && <> · {t('Request {requestId}', { requestId })}</>}
      </p>
    </li>
  );
}

interface Link {
  readonly name: string;
  readonly address: string;
}

/** Links to everything else about the people and things that an entry concerns. */
function linksOf({ action, subject, mentions }: AuditRow): Link[] {
  const own = /^(?:tournament|player)(?=\.)/.exec(action)?.[0];
  const things = new Set([...(own === undefined ? [] : [`${own}:${subject}`]), ...mentions]);
  return [...things].flatMap((thing) => linkOf(thing) ?? []);
}

function linkOf(thing: string): Link | null {
  const [, kind, which = ''] = /^(tournament|player|account):(.+)$/s.exec(thing) ?? [];
  if (kind === undefined) return null;
  if (kind === 'account') return { name: which, address: addressOf(PATH, { person: which }) };
  const name = kind === 'tournament' ? t('this tournament') : t('this player');
  return { name, address: addressOf(PATH, { [kind]: which }) };
}
