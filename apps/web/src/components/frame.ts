import { createContext } from 'preact';
import type { Language } from '@quadrant/http';
import type { PublicationState } from '@quadrant/store/reading';

export const THEMES = ['light', 'dark'] as const;
export type Theme = (typeof THEMES)[number];

/** What the frame of every page says: where the reader is, and which numbers stand now. */
export interface Frame {
  /** Path and query of the page. */
  readonly address: string;
  /** Public address of this site, without a path; null where nothing trustworthy says it. */
  readonly origin: string | null;
  /** The same, as `PUBLIC_URL` says it; null where it is not set. */
  readonly publicUrl: string | null;
  /** The label under which others know the player of the reader; null where others see the same as they. */
  readonly ownLabel: string | null;
  /** Null: as the system has it. */
  readonly theme: Theme | null;
  readonly now: Date;
  readonly language: Language;
  /** What forms of this reader have to send back; null without a session. */
  readonly csrfToken: string | null;
  /** Of this program. */
  readonly version: string;
  /** Null before the first publication, and where it could not be found out. */
  readonly publication: {
    readonly run: number;
    readonly publishedAt: Date;
    /** Null before the first official run. */
    readonly officialRun: number | null;
  } | null;
  /** Null where it could not be found out. */
  readonly nextRefresh: Date | null;
  /** Why nothing is published at present; null while publishing goes on. */
  readonly pause: PublicationState['pause'];
  /** What was done just now; null where nothing was. */
  readonly said: string | null;
  /** Address of a file that browsers load; null for one that was not built. */
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
