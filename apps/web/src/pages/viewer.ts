import { createContext } from 'preact';

/** Who looks at a page, as far as its frame says so. */
export interface Viewer {
  readonly handle: string;
  readonly readsAudit: boolean;
  /** Where they work, by their roles. */
  readonly desks: readonly Desk[];
}

/** A page for a role of theirs. */
export interface Desk {
  readonly name: string;
  readonly address: string;
  /** What waits there for them; null where nothing is counted. */
  readonly count: number | null;
}

/** Null: nobody is signed in. */
export const ViewerContext = createContext<Viewer | null>(null);
