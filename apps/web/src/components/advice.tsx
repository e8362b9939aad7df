import type { Text } from '@quadrant/rules/message';
import { told } from '../told/told.js';
import { Cited } from './cited.js';

/** Addresses of pages as sentences name them; those of operations are for programs. */
const PAGE = /(?<![\w/.])(\/(?!api\b)[a-z][\w/-]*\w)(?![\w/{])/;

/** What to do, with links to the pages and rules that it names. */
export const Advice = ({ text }: { readonly text: Text }) => (
  <>
    {told(text)
      .split(PAGE)
      .map((piece, index) =>
        // Every second piece is what the pattern holds.
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
