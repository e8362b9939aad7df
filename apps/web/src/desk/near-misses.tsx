import type { Finding, PlayerCandidate } from '@quadrant/rules/tournament';
import { t } from '../languages/t.js';
import { Form, Kept } from '../components/form/form.js';
import { PlayerLink } from '../components/player-link.js';

/** A new player of a report is spelled almost like a known one. */
export interface NearMiss {
  /** The handle, as the report has it. */
  readonly handle: string;
  readonly known: PlayerCandidate;
}

/** One slip in a handle of ten letters costs about a quarter. */
const LEAST_SIMILARITY = 0.7;
const BY_LETTERS: ReadonlySet<string> = new Set(['spelling', 'similar-letters']);

/** Finds the players that a report would create, and that are spelled almost like a known one. */
export function findNearMisses(findings: readonly Finding[], document: unknown): NearMiss[] {
  return findings.flatMap(({ code, pointer, candidates = [] }) => {
    const [known] = candidates;
    if (code !== 'player-created' && code !== 'player-unknown') return [];
    const handle = handleAt(document, pointer);
    const isNear = known !== undefined && BY_LETTERS.has(known.reason) && known.similarity >= LEAST_SIMILARITY;
    return isNear && handle !== null ? [{ handle, known }] : [];
  });
}

function handleAt(document: unknown, pointer: string): string | null {
  const entry = /^\/players\/(\d+)\/handle$/.exec(pointer)?.[1];
  const { players } = document as { readonly players?: readonly { readonly handle?: unknown }[] };
  const handle = entry === undefined ? undefined : players?.[Number(entry)]?.handle;
  return typeof handle === 'string' ? handle : null;
}

/** Asks, before anything else on the page, whether they are the same person. */
export const NearMisses = ({ misses }: { readonly misses: readonly NearMiss[] }) => (
  <>
    {misses.map(({ handle, known }, index) => (
      <Form
        key={handle}
        id={`same-person-${index}`}
        operation={`POST /api/v1/players/${encodeURIComponent(known.handle)}/aliases`}
        label={t('{handle} is almost {known}', { handle, known: known.handle })}
        said={t('{handle} leads to {known} from now on. Look at the preview again, then decide.', {
          handle,
          known: known.handle,
        })}
      >
        <div class="notice">
          <p>
            <strong>
              {t('{handle} is almost {known}: the same person?', {
                handle: <bdi>{handle}</bdi>,
                known: <PlayerLink handle={known.handle} />,
              })}
            </strong>{' '}
            {tellKnown(known)}
          </p>
          <p>{t('If they are two people, do nothing: the report creates a new player.')}</p>
        </div>
        <Kept name="alias" value={handle} />
        <Kept name="reason" value={t('misspelt in a report')} />
        <button type="submit">{t('Yes, {handle} is {known}', { handle, known: known.handle })}</button>
      </Form>
    ))}
  </>
);

function tellKnown({ name, rating, lastTournament }: PlayerCandidate): string {
  const parts = [
    name,
    rating === null ? null : t('rating {rating}', { rating: Math.round(rating) }),
    lastTournament === null ? null : t('last played at {tournament}', { tournament: lastTournament.name }),
  ].filter((part) => part !== null);
  return parts.length === 0 ? '' : `(${parts.join(', ')})`;
}
