import type { Crumb } from '../../components/breadcrumbs.js';

export const DESK: Crumb = { name: 'Desk', address: '/desk' };
export const REFRESHES: Crumb = { name: 'Refresh', address: '/desk/refresh' };
