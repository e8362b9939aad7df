import { ABOUT } from './about.js';
import { ANNOUNCEMENTS } from './announcements.js';
import { DESKS } from './desks.js';
import { DIRECT_LEAGUES } from './direct-leagues.js';
import { FRAME } from './frame.js';
import { LEAGUES } from './leagues.js';
import { LIVE } from './live.js';
import { LIVE_MORE } from './live-more.js';
import { OWN_PAGES } from './own-pages.js';
import { PUBLIC } from './public.js';
import { RULES } from './rules.js';
import { SUBMIT } from './submit.js';
import { TOURNAMENTS } from './tournaments.js';

/** Every German text, by its English one. */
export const GERMAN: ReadonlyMap<string, string> = new Map(
  Object.entries({
    ...ABOUT,
    ...ANNOUNCEMENTS,
    ...DESKS,
    ...DIRECT_LEAGUES,
    ...FRAME,
    ...LEAGUES,
    ...LIVE,
    ...LIVE_MORE,
    ...OWN_PAGES,
    ...PUBLIC,
    ...RULES,
    ...SUBMIT,
    ...TOURNAMENTS,
  }),
);
