import { t, words } from '../languages/t.js';

export interface Crumb {
  readonly name: string;
  readonly address: string;
}

/** Shows the pages above this one; nothing where there is none. */
export function Breadcrumbs({ crumbs }: { readonly crumbs: readonly Crumb[] }) {
  if (crumbs.length === 0) return null;
  return (
    <nav class="trail" aria-label={t('Where this is')}>
      {crumbs.map(({ name, address }) => (
        <a key={address} href={address}>
          {name}
        </a>
      ))}
    </nav>
  );
}

export const ADMIN: Crumb = words({ name: 'Administration', address: '/admin' });
export const ACCOUNTS: Crumb = words({ name: 'Accounts', address: '/admin/accounts' });

export const DESK: Crumb = words({ name: 'Desk', address: '/desk' });
export const REFRESHES: Crumb = words({ name: 'Refresh', address: '/desk/refresh' });
