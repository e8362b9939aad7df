import type { AuditRow } from '@quadrant/store/audit';
import type { Page } from '@quadrant/views';
import { t } from '../languages/t.js';
import type { AuditFields } from './audit-filters.js';
import { addressOf } from '../query/address.js';
import { Complaints } from '../components/as-of-note.js';
import { AuditDetail } from './audit-detail.js';
import { Minute } from '../components/day.js';
import { Layout } from '../frame/layout.js';

const PATH = '/audit';

export interface AuditPageFacts extends Page<AuditRow> {
  readonly fields: AuditFields;
  readonly complaints: readonly string[];
  readonly isFirstPage: boolean;
}

export function auditPage({ fields, complaints, rows, isFirstPage, next }: AuditPageFacts) {
  return (
    <Layout title={t('Audit')}>
      <h1>{t('Audit')}</h1>
      <p class="quiet">{t('Who did what, when, what was before and after, and why; refused attempts too.')}</p>
      <Complaints complaints={complaints} />
      <AuditFilterForm fields={fields} />
      {rows.length === 0 ? (
        <p>{t('Nothing matches, or you are not allowed to see it.')}</p>
      ) : (
        <Entries entries={rows} />
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
        <input name="tournament" value={fields.tournament ?? ''} maxLength={36} placeholder={t('its id')} />
      </label>
      <label>
        {t('Action')}
        <input name="action" value={fields.action ?? ''} maxLength={100} placeholder={t('tournament.submit')} />
      </label>
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

function Entries({ entries }: { readonly entries: readonly AuditRow[] }) {
  return (
    <div class="table-frame">
      <table class="entries">
        <caption>{t('Newest first')}</caption>
        <thead>
          <tr>
            <th scope="col">{t('When')}</th>
            <th scope="col">{t('Who')}</th>
            <th scope="col">{t('What')}</th>
            <th scope="col">{t('Before, after, and why')}</th>
          </tr>
        </thead>
        <tbody>
          {entries.map((entry) => (
            <Entry key={entry.id} entry={entry} />
          ))}
        </tbody>
      </table>
    </div>
  );
}

function Entry({ entry }: { readonly entry: AuditRow }) {
  const { id, at, actor, action, subject, detail, requestId } = entry;
  return (
    <tr>
      <td>
        <Minute at={at} />
        <span class="real-name">{t('No. {id}', { id })}</span>
      </td>
      <th scope="row">
        <a href={addressOf(PATH, { person: actor })}>{actor}</a>
      </th>
      <td>
        <a href={addressOf(PATH, { action })}>{action}</a>
        <span class="real-name">{subject}</span>
        <Mentions entry={entry} />
      </td>
      <td>
        <AuditDetail detail={detail} />
        {requestId !== null && <span class="real-name">{t('Request {requestId}', { requestId })}</span>}
      </td>
    </tr>
  );
}

/** Links to everything else about the people and things that an entry concerns. */
function Mentions({ entry: { action, subject, mentions } }: { readonly entry: AuditRow }) {
  const own = /^(?:tournament|player)(?=\.)/.exec(action)?.[0];
  const things = new Set([...(own === undefined ? [] : [`${own}:${subject}`]), ...mentions]);
  const links = [...things].flatMap((thing) => linkOf(thing) ?? []);
  if (links.length === 0) return null;
  return (
    <span class="real-name">
      {t('All about: {links}', {
        links: links.map(({ name, address }, index) => (
          <>
            {index > 0 && ', '}
            <a href={address}>{name}</a>
          </>
        )),
      })}
    </span>
  );
}

function linkOf(thing: string): { name: string; address: string } | null {
  const [, kind, which = ''] = /^(tournament|player|account):(.+)$/s.exec(thing) ?? [];
  if (kind === undefined) return null;
  if (kind === 'account') return { name: which, address: addressOf(PATH, { person: which }) };
  return { name: t('this {kind}', { kind }), address: addressOf(PATH, { [kind]: which }) };
}
