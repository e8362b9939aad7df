import { useContext } from 'preact/hooks';
import { t, words } from '../languages/t.js';
import { Count } from '../components/desk-list.js';
import { Mark } from '../components/mark.js';
import { FrameContext } from '../components/frame.js';
import { LONGEST_NAME } from '../query/name.js';
import { type Viewer, ViewerContext } from './viewer.js';

interface MenuItem {
  readonly name: string;
  readonly address: string;
  /** The number of items that wait there. */
  readonly count?: number | null;
}

const SITE: readonly MenuItem[] = words([
  { name: 'Leaderboards', address: '/leaderboards' },
  { name: 'Tournaments', address: '/tournaments' },
  { name: 'Leagues', address: '/leagues' },
  { name: 'Calendar', address: '/calendar' },
]);

/** Has the name, the search and the menu of the site. On a telephone the menu is behind a button, which needs no script. */
export function SiteHeader() {
  const viewer = useContext(ViewerContext);
  return (
    <div class="site-top">
      <header class="site-header">
        <a class="site-name" href="/">
          <Mark />
          Quadrant
        </a>
        <SiteSearch />
        <button class="menu-button" type="button" popovertarget="site-menu">
          {t('Menu')}
          {viewer !== null && <Waiting viewer={viewer} />}
        </button>
        <div class="site-menu" id="site-menu" popover="auto">
          <nav aria-label={t('Site')}>
            <Items items={SITE} />
          </nav>
          <a class="button" href="/submit">
            {t('Submit results')}
          </a>
          {viewer === null ? <Stranger /> : <AccountMenu viewer={viewer} />}
        </div>
      </header>
    </div>
  );
}

const Stranger = () => (
  <nav class="viewer" aria-label={t('Your account')}>
    <Items items={[{ name: t('Sign in'), address: '/sign-in' }]} />
  </nav>
);

/** The links that a person's roles need are behind a button with their name. On a telephone they stand in the one menu. */
function AccountMenu({ viewer }: { readonly viewer: Viewer }) {
  const items: MenuItem[] = [
    { name: t('My page'), address: '/me' },
    { name: t('Notices'), address: '/me/notices', count: viewer.unread },
    { name: t('My tournaments'), address: '/my/tournaments' },
    { name: t('Run a tournament'), address: '/live/new' },
    ...viewer.desks,
    { name: t('Disputes'), address: '/disputes' },
    ...(viewer.readsAudit ? [{ name: t('Audit'), address: '/audit' }] : []),
    { name: t('Account'), address: '/account' },
  ];
  return (
    <>
      <button class="account-button" type="button" popovertarget="account-menu">
        <bdi>{viewer.handle}</bdi>
        <Waiting viewer={viewer} />
      </button>
      <nav class="viewer" id="account-menu" aria-label={t('Your account')} popover="auto">
        <p class="account-name">{t('Signed in as {handle}', { handle: <bdi>{viewer.handle}</bdi> })}</p>
        <Items items={items} />
      </nav>
    </>
  );
}

/** Shows how much waits for a person, as unread notices and on their desks. */
function Waiting({ viewer }: { readonly viewer: Viewer }) {
  const waiting = viewer.desks.reduce((sum, { count }) => sum + (count ?? 0), viewer.unread);
  return waiting === 0 ? null : (
    <>
      {' '}
      <Count of={waiting} />
    </>
  );
}

/** The search leads to `/search`; a script adds suggestions during typing. */
const SiteSearch = () => (
  <form class="site-search" action="/search" method="get" role="search" aria-label={t('Site')}>
    <label class="unseen" for="site-search">
      {t('Search players, tournaments and leagues')}
    </label>
    <input
      id="site-search"
      name="q"
      type="search"
      maxLength={LONGEST_NAME}
      placeholder={t('Search')}
      autocomplete="off"
      autocapitalize="none"
      spellcheck={false}
    />
  </form>
);

function Items({ items }: { readonly items: readonly MenuItem[] }) {
  const { address: here } = useContext(FrameContext);
  const [path = '/'] = here.split('?', 1);
  return (
    <ul>
      {items.map(({ name, address, count = null }) => (
        <li key={address}>
          <a href={address} aria-current={currentOf(path, address)}>
            {name}
            {count !== null && count > 0 && (
              <>
                {' '}
                <Count of={count} />
              </>
            )}
          </a>
        </li>
      ))}
    </ul>
  );
}

function currentOf(path: string, address: string): 'page' | 'true' | undefined {
  if (path === address) return 'page';
  return path.startsWith(`${address}/`) ? 'true' : undefined;
}
