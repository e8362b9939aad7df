import type { Crumb } from '../../components/breadcrumbs.js';

export const ADMIN: Crumb = { name: 'Administration', address: '/admin' };
export const ACCOUNTS: Crumb = { name: 'Accounts', address: '/admin/accounts' };
