import { createContext } from 'preact';

/** The frame of a page shows this about its reader. */
export interface Viewer {
  readonly handle: string;
  readonly readsAudit: boolean;
  /** Counts the notices that the reader has not read. */
  readonly unread: number;
  /** The reader has these pages because of their roles. */
  readonly desks: readonly Desk[];
}

export interface Desk {
  readonly name: string;
  readonly address: string;
  /** Counts what waits there for the reader; null where nothing is counted. */
  readonly count: number | null;
}

/** Null means that nobody is signed in. */
export const ViewerContext = createContext<Viewer | null>(null);
