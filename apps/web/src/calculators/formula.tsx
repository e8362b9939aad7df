import type { ForeseenRating } from '@quadrant/store/explanations';
import { t } from '../languages/t.js';
import { tellFixed } from '../components/tell-number.js';

/** Explains how the first game is rated, with its numbers; the others are rated in the same way. */
export function Formula({ foreseen: { games } }: { readonly foreseen: ForeseenRating }) {
  const first = games[0];
  if (first === undefined) return null;
  const { ratingBefore, opponentRating, expected, score, kFactor, share, ratingAfter } = first;
  const stake = tellFixed(kFactor * share, share === 1 ? 0 : 2);
  const [own, theirs] = [tellFixed(ratingBefore, 1), tellFixed(opponentRating, 1)];
  return (
    <details class="fold">
      <summary>{t('The formula with these numbers')}</summary>
      <p>
        {t(
          'Expected = 1 / (1 + 10^((their rating − own rating) / 400)) = 1 / (1 + 10^(({theirs} − {own}) / 400)) = {expected}',
          { theirs, own, expected: tellFixed(expected, 3) },
        )}
      </p>
      <p>
        {t(
          'New rating = own rating + k × (score − expected) = {own} + {stake} × ({score} − {expected}) = {ratingAfter}',
          {
            own,
            stake,
            score,
            expected: tellFixed(expected, 3),
            ratingAfter: <strong>{tellFixed(ratingAfter, 1)}</strong>,
          },
        )}
      </p>
      <p>
        {t('Each next game begins with the rating that the one before left. {link}', {
          link: <a href="/rules/opg-4.2/8">{t('Organized Play Guide 4.2, section 8')}</a>,
        })}
      </p>
    </details>
  );
}
