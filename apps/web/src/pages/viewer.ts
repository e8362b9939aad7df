import { createContext } from 'preact';

/** Who looks at a page, as far as its frame says so. */
export interface Viewer {
  readonly handle: string;
  readonly readsAudit: boolean;
}

/** Null: nobody is signed in. */
export const ViewerContext = createContext<Viewer | null>(null);
