import type { Installation } from '@quadrant/store/operations';
import type { SiteState } from './measure/measure-site.js';

/** The database as a check finds it. */
export type DatabaseState =
  | { readonly kind: 'answers'; readonly isEmbedded: boolean; readonly installation: Installation }
  /** `none`: a home in which nothing was ever started. */
  | { readonly kind: 'none' }
  | { readonly kind: 'down'; readonly reason: string };

/** How the request that asked for the checks arrived. */
export interface ArrivedRequest {
  readonly protocol: string;
  /** A proxy sent it on, whether it is trusted or not. */
  readonly isForwarded: boolean;
  /** Settings say that the proxy is trusted, so that its headers count. */
  readonly isProxyTrusted: boolean;
}

/** The checks look at this. Several of them share an answer, so each is asked once. */
export interface Place {
  readonly env: Readonly<Record<string, string | undefined>>;
  /** It is QUADRANT_HOME as an absolute path. */
  readonly home: string;
  readonly version: string;
  readonly now: () => Date;
  /** An address, or Redis, that takes longer counts as silent. */
  readonly patienceMs: number;
  /** Sentences with which a start refuses these settings; a process that has started has none. */
  readonly wrongSettings: readonly string[];
  readonly database: () => Promise<DatabaseState>;
  /** The process of this home, at an address of this machine; null where the asked process itself is running. */
  readonly local: (() => Promise<SiteState>) | null;
  /** It asks the site at PUBLIC_URL; null without the setting. */
  readonly site: () => Promise<SiteState | null>;
  /** It is null for the command. */
  readonly request: ArrivedRequest | null;
}
