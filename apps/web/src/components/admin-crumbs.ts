import { words } from '../languages/t.js';
import type { Crumb } from './breadcrumbs.js';

export const ADMIN: Crumb = words({ name: 'Administration', address: '/admin' });
export const ACCOUNTS: Crumb = words({ name: 'Accounts', address: '/admin/accounts' });
