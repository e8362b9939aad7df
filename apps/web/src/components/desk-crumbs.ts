import { words } from '../languages/t.js';
import type { Crumb } from './breadcrumbs.js';

export const DESK: Crumb = words({ name: 'Desk', address: '/desk' });
export const REFRESHES: Crumb = words({ name: 'Refresh', address: '/desk/refresh' });
