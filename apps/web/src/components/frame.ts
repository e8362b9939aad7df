import { createContext } from 'preact';
import type { Language } from '@quadrant/http';
import type { PublicationState } from '@quadrant/store/runs';

export const THEMES = ['light', 'dark'] as const;
export type Theme = (typeof THEMES)[number];

/** The frame of every page needs this about its reader and the current numbers. */
export interface Frame {
  readonly address: string;
  /** Public address of this site, without a path; null where it has no trustworthy one. */
  readonly origin: string | null;
  /** The public address as `PUBLIC_URL` gives it; null where it is not set. */
  readonly publicUrl: string | null;
  /** The label by which others know the player of the reader; null where others see the same as the reader. */
  readonly ownLabel: string | null;
  /** Null means the theme of the system. */
  readonly theme: Theme | null;
  readonly now: Date;
  readonly language: Language;
  /** Forms of this reader must send this back; null without a session. */
  readonly csrfToken: string | null;
  readonly version: string;
  /** It is null before the first publication, and where it could not be read. */
  readonly publication: {
    readonly run: number;
    readonly publishedAt: Date;
    /** It is null before the first official run. */
    readonly officialRun: number | null;
  } | null;
  /** It is null where it could not be read. */
  readonly nextRefresh: Date | null;
  /** Why publishing is paused; null while it is not. */
  readonly pause: PublicationState['pause'];
  /** The message about the last action; null where nothing was done. */
  readonly said: string | null;
  /** Returns the address of a file that browsers load; null for one that was not built. */
  readonly assetOf: (name: string) => string | null;
}

export const FrameContext = createContext<Frame>({
  address: '/',
  origin: null,
  publicUrl: null,
  ownLabel: null,
  theme: null,
  language: 'en',
  now: new Date(0),
  csrfToken: null,
  version: '',
  publication: null,
  nextRefresh: null,
  pause: null,
  said: null,
  assetOf: (name) => `/assets/${name}`,
});
