import type { ComponentChildren } from 'preact';
import type { AuditNames, AuditRow } from '@quadrant/store/audit';
import { foldHandle } from '@quadrant/rules/tournament';
import { DirectorLink } from '../components/director-link.js';
import { actorName } from '../components/actor-name.js';
import { PlayerLink } from '../components/player-link.js';
import { t } from '../languages/t.js';

/** Entries are shown with the names that their things have now, and with links that the reader can open. */
export interface ThingsShown {
  readonly names: AuditNames;
  readonly opensAccounts: boolean;
}

type Showing = (entry: AuditRow, shown: ThingsShown) => ComponentChildren;

const linked = (address: string, name: ComponentChildren) => <a href={address}>{name}</a>;

const nameIn = (detail: AuditRow['detail']): string | null =>
  [detail, detail['after'], detail['before']]
    .map((facts) => (typeof facts === 'object' && facts !== null && 'name' in facts ? facts.name : null))
    .find((name) => typeof name === 'string') ?? null;

/** Links a person: administrators to everything about the account, others to the public page of a director or player. */
export function AuditPerson({ handle, shown }: { readonly handle: string; readonly shown: ThingsShown }) {
  const account = shown.names.accounts.get(foldHandle(handle));
  if (account === undefined) return <bdi>{actorName(handle)}</bdi>;
  if (shown.opensAccounts)
    return (
      <a href={`/admin/accounts/${encodeURIComponent(handle)}`}>
        <bdi>{handle}</bdi>
      </a>
    );
  return account.isPlayer ? <PlayerLink handle={handle} /> : <DirectorLink handle={handle} />;
}

const account: Showing = ({ subject }, shown) => <AuditPerson handle={subject} shown={shown} />;

const tournamentOf = (key: string, { names }: ThingsShown): ComponentChildren => {
  const name = names.tournaments.get(key);
  return name === undefined ? t('a tournament') : linked(`/tournaments/${key}`, name);
};

const tournament: Showing = ({ subject }, shown) => tournamentOf(subject, shown);

const playerOf = (id: string, { names }: ThingsShown): ComponentChildren => {
  const handle = names.players.get(id);
  return handle === undefined ? t('a hidden player') : <PlayerLink handle={handle} />;
};

/** A claim was made by a handle and decided by its id; its details say the player. */
const claim: Showing = ({ subject, detail }, shown) => {
  const { player } = detail;
  const handle = typeof player === 'string' ? player : subject;
  return shown.names.handles.has(foldHandle(handle)) ? <PlayerLink handle={handle} /> : t('a hidden player');
};

const announcement: Showing = ({ subject, detail }, { names }) =>
  linked(
    `/announcements/${subject}`,
    names.announcements.get(subject) ?? nameIn(detail) ?? t('an announced tournament'),
  );

const numbered = (tellNumber: (number: string) => string, address?: (number: string) => string): Showing =>
  function Numbered({ subject }) {
    const number = /\d{1,15}$/.exec(subject)?.[0];
    if (number === undefined) return subject;
    return address === undefined ? tellNumber(number) : linked(address(number), tellNumber(number));
  };

const batch = numbered(
  (number) => t('batch {number}', { number }),
  (number) => `/desk/history/${number}`,
);

const run = numbered(
  (number) => t('run {number}', { number }),
  (number) => `/runs/${number}`,
);

/** A thing without a page of its own, which is called by what it is. */
const called =
  (name: () => string): Showing =>
  () =>
    name();

/** An attempt that was refused has no thing, so it has no page either. */
const page = (name: () => string, address: (subject: string) => string): Showing =>
  function Page({ subject }) {
    return subject === 'refused' ? name() : linked(address(subject), name());
  };

const league: Showing = ({ subject }, { names }) => {
  const name = names.leagues.get(subject);
  return name === undefined ? subject : linked(`/leagues/${encodeURIComponent(subject)}`, name);
};

const asItIs: Showing = ({ subject }) => subject;

/** The first word of an action says what its thing is. */
const BY_FIRST_WORD: Readonly<Record<string, Showing>> = {
  account,
  address: account,
  announcement,
  application: page(
    () => t('an application'),
    () => '/desk/applications',
  ),
  batch,
  claim,
  directing: announcement,
  dispute: page(
    () => t('a dispute'),
    (id) => `/disputes/${id}`,
  ),
  entitlement: ({ subject }, shown) => playerOf(subject, shown),
  'history-window': numbered(
    (number) => t('history window {number}', { number }),
    () => '/desk/history/windows',
  ),
  identity: account,
  inquiry: page(
    () => t('a message to coordinators'),
    () => '/desk/inquiries',
  ),
  league,
  live: ({ subject, detail }) => linked(`/live/${subject}`, nameIn(detail) ?? t('a live tournament')),
  opening: numbered(
    (number) => t('number {number}', { number }),
    () => '/desk/history/balances',
  ),
  password: account,
  'password-link': account,
  player: ({ subject }, shown) => playerOf(subject, shown),
  proposal: page(
    () => t('a proposal'),
    (id) => `/desk/proposals/${id}`,
  ),
  refresh: page(
    () => t('a refresh'),
    (id) => `/desk/refresh/${id}`,
  ),
  region: ({ subject }) => linked('/tournaments/regions', subject),
  report: page(
    () => t('a report'),
    (id) => `/desk/reports/${id}`,
  ),
  role: account,
  ruling: numbered(
    (number) => t('ruling {number}', { number }),
    () => '/admin/rulings',
  ),
  run,
  'second-factor': account,
  session: account,
  suspicion: page(
    () => t('something improbable'),
    () => '/desk/checks',
  ),
  token: account,
  tournament,
  venue: ({ detail }) => linked('/venues', nameIn(detail) ?? t('a venue')),
  webhook: called(() => t('a webhook')),
  'what-if': page(
    () => t('a what-if question'),
    (id) => `/desk/refresh/${id}`,
  ),
};

/** These are about another thing than their first word says. */
const BY_ACTION: Readonly<Record<string, Showing>> = { 'player.split': batch, 'report.retry': tournament };

/** Shows the thing that an entry is about, with a link to it where it has a page. */
export const thingOf = (entry: AuditRow, shown: ThingsShown): ComponentChildren => {
  const show = BY_ACTION[entry.action] ?? BY_FIRST_WORD[entry.action.split('.', 1)[0]!] ?? asItIs;
  return show(entry, shown);
};

/** Shows the other person or tournament that an entry names. */
export function otherOf({ action, detail, mentions }: AuditRow, shown: ThingsShown): ComponentChildren {
  const { director } = detail;
  if (action.startsWith('directing.') && typeof director === 'string')
    return <AuditPerson handle={director} shown={shown} />;
  const key = mentions.find((each) => each.startsWith('tournament:'))?.slice('tournament:'.length);
  return key === undefined ? t('somebody') : tournamentOf(key, shown);
}
