import type { Text } from '@quadrant/rules/message';
import { tell } from '../languages/tell.js';
import { Cited } from './cited.js';

/** Matches addresses of pages in a sentence; addresses of operations are for programs. */
const PAGE = /(?<![\w/.])(\/(?!api\b)[a-z][\w/-]*\w)(?![\w/{])/;

/** Shows what to do, with links to the pages and rules that the text names. */
export const Advice = ({ text }: { readonly text: Text }) => (
  <>
    {tell(text)
      .split(PAGE)
      .map((piece, index) =>
        // The pattern has captured every second piece.
        index % 2 === 0 ? (
          <Cited key={index} text={piece} />
        ) : (
          <a key={index} href={piece}>
            {piece}
          </a>
        ),
      )}
  </>
);
