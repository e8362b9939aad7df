import type { Text } from '@quadrant/rules/message';
import { t } from '../languages/t.js';
import { Cited } from './cited.js';
import { plainly } from './plain-words.js';

/** A tournament as messages of the API name it. */
const TOURNAMENT = /\/api\/v1\/tournaments\/([0-9a-f-]{36})/;

/** The message of a finding for people: a tournament that it names by its address in the API leads to its page. */
export const FindingText = ({ message }: { readonly message: Text }) => (
  <>
    {plainly(message)
      .split(TOURNAMENT)
      .map((piece, index) =>
        // Every second piece is the id that the pattern holds.
        index % 2 === 0 ? (
          <Cited key={index} text={piece} />
        ) : (
          <a key={index} href={`/tournaments/${piece}`}>
            {t('open it')}
          </a>
        ),
      )}
  </>
);
