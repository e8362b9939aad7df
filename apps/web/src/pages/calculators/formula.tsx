import type { ForeseenRating } from '@quadrant/store/reading';

/** How the first game is rated, with its numbers; the others go the same way. */
export function Formula({ foreseen: { games } }: { readonly foreseen: ForeseenRating }) {
  const first = games[0];
  if (first === undefined) return null;
  const { ratingBefore, opponentRating, expected, score, kFactor, share, ratingAfter } = first;
  const stake = (kFactor * share).toFixed(share === 1 ? 0 : 2);
  const [own, theirs] = [ratingBefore.toFixed(1), opponentRating.toFixed(1)];
  return (
    <details class="fold">
      <summary>The formula with these numbers</summary>
      <p>
        Expected = 1 / (1 + 10^((their rating − own rating) / 400)) = 1 / (1 + 10^(({theirs} − {own}) / 400)) ={' '}
        {expected.toFixed(3)}
      </p>
      <p>
        New rating = own rating + k × (score − expected) = {own} + {stake} × ({score} − {expected.toFixed(3)}) ={' '}
        <strong>{ratingAfter.toFixed(1)}</strong>
      </p>
      <p>
        Each next game begins with the rating that the one before left.{' '}
        <a href="/rules/opg-4.2/8">Organized Play Guide 4.2, section 8</a>
      </p>
    </details>
  );
}
