import type { Text } from '@quadrant/rules/message';
import { createContext } from 'preact';
import { useContext } from 'preact/hooks';
import { t } from '../languages/t.js';
import { tell } from '../languages/tell.js';
import { Cited } from './cited.js';

/** Matches addresses of pages in a sentence; addresses of operations are for programs. */
const PAGE = /(?<![\w/.])(\/(?!api\b)[a-z][\w/-]*\w)(?![\w/{])/;

/** Matches our English advice to correct what is stored. */
const TO_REVISE = /\bsend a (?:new )?(?:revision|corrected report)\b/i;

/** The stored tournament that a page is about has this id; null where the page is about none. */
export const TournamentContext = createContext<string | null>(null);

interface AdviceProps {
  readonly text: Text;
  /** The tournament that the advice is about has this id; otherwise it is the one of the page. */
  readonly tournament?: string | null;
}

/** Shows what to do, with links to the pages and rules that the text names, and to the results that it says to correct. */
export function Advice({ text, tournament = null }: AdviceProps) {
  const ofPage = useContext(TournamentContext);
  const stored = tournament ?? ofPage;
  return (
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
      {stored !== null && TO_REVISE.test(String(text)) && (
        <>
          {' '}
          <a href={`/tournaments/${stored}/edit`}>{t('Edit its results')}</a>
        </>
      )}
    </>
  );
}
