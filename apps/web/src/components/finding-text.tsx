import type { Text } from '@quadrant/rules/message';
import { t } from '../languages/t.js';
import { Cited } from './cited.js';
import { plainly } from './plain-words.js';

/** Messages of the API name a tournament by this address. */
const TOURNAMENT = /\/api\/v1\/tournaments\/([0-9a-f-]{36})/;

/** Returns the id of the stored tournament that a message names; null where it names none. */
export const tournamentIn = (message: Text): string | null => TOURNAMENT.exec(String(message))?.[1] ?? null;

/** Shows the message of a finding to people: a tournament's address in the API becomes a link to its page. */
export const FindingText = ({ message }: { readonly message: Text }) => (
  <>
    {plainly(message)
      .split(TOURNAMENT)
      .map((piece, index) =>
        // The pattern has captured every second piece, which is the id.
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
