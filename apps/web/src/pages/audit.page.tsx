import type { AuditRow } from '@quadrant/store/reading';
import type { AuditFields } from '../query/audit-filters.js';
import { addressOf } from '../query/address.js';
import { Complaints } from './as-of-note.js';
import { AuditDetail } from './audit-detail.js';
import { Minute } from './day.js';
import { Layout } from './layout.js';

const PATH = '/audit';

export interface AuditPageFacts {
  readonly fields: AuditFields;
  readonly complaints: readonly string[];
  readonly entries: readonly AuditRow[];
  readonly isFirstPage: boolean;
  readonly next: string | null;
}

/** Who did what, when, and why. */
export function auditPage({ fields, complaints, entries, isFirstPage, next }: AuditPageFacts) {
  return (
    <Layout title="Audit">
      <h1>Audit</h1>
      <p class="quiet">Who did what, when, what was before and after, and why; refused attempts too.</p>
      <Complaints complaints={complaints} />
      <AuditFilterForm fields={fields} />
      {entries.length === 0 ? <p>Nothing matches, or you are not allowed to see it.</p> : <Entries entries={entries} />}
      <nav class="pages" aria-label="Pages">
        {!isFirstPage && <a href={addressOf(PATH, fields)}>Newest</a>}
        {next !== null && (
          <a rel="next" href={addressOf(PATH, fields, { cursor: next })}>
            Older
          </a>
        )}
        <a href={addressOf('/api/v1/audit.csv', fields)}>All of it as CSV</a>
      </nav>
    </Layout>
  );
}

function AuditFilterForm({ fields }: { readonly fields: AuditFields }) {
  return (
    <form class="filters" method="get" action={PATH} aria-label="Filters">
      <label>
        Person
        <input name="person" value={fields.person ?? ''} maxLength={64} />
      </label>
      <label>
        Player
        <input name="player" value={fields.player ?? ''} maxLength={64} />
      </label>
      <label>
        Tournament
        <input name="tournament" value={fields.tournament ?? ''} maxLength={36} placeholder="its id" />
      </label>
      <label>
        Action
        <input name="action" value={fields.action ?? ''} maxLength={100} placeholder="tournament.submit" />
      </label>
      <label>
        From
        <input name="from" type="date" value={fields.from ?? ''} />
      </label>
      <label>
        Before
        <input name="to" type="date" value={fields.to ?? ''} />
      </label>
      <button type="submit">Filter</button>
      <a href={PATH}>Clear</a>
    </form>
  );
}

function Entries({ entries }: { readonly entries: readonly AuditRow[] }) {
  return (
    <div class="table-frame">
      <table class="entries">
        <caption>Newest first</caption>
        <thead>
          <tr>
            <th scope="col">When</th>
            <th scope="col">Who</th>
            <th scope="col">What</th>
            <th scope="col">Before, after, and why</th>
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
        <span class="real-name">No. {id}</span>
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
        {requestId !== null && <span class="real-name">Request {requestId}</span>}
      </td>
    </tr>
  );
}

/** Ways to what else is known of whom and what an entry concerns. */
function Mentions({ entry: { action, subject, mentions } }: { readonly entry: AuditRow }) {
  const own = /^(?:tournament|player)(?=\.)/.exec(action)?.[0];
  const things = new Set([...(own === undefined ? [] : [`${own}:${subject}`]), ...mentions]);
  const links = [...things].flatMap((thing) => linkOf(thing) ?? []);
  if (links.length === 0) return null;
  return (
    <span class="real-name">
      All about:{' '}
      {links.map(({ name, address }, index) => (
        <>
          {index > 0 && ', '}
          <a href={address}>{name}</a>
        </>
      ))}
    </span>
  );
}

function linkOf(thing: string): { name: string; address: string } | null {
  const [, kind, which = ''] = /^(tournament|player|account):(.+)$/s.exec(thing) ?? [];
  if (kind === undefined) return null;
  if (kind === 'account') return { name: which, address: addressOf(PATH, { person: which }) };
  return { name: `this ${kind}`, address: addressOf(PATH, { [kind]: which }) };
}
