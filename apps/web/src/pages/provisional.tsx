import { isProvisional, type StabilityPolicy } from '@quadrant/rules/policy';
import { count } from '@quadrant/rules/tournament';

interface ProvisionalMarkProps {
  /** Rated games behind the rating. */
  readonly games: number;
  readonly policy: StabilityPolicy;
}

/** Marks a rating that few games stand behind. */
export function ProvisionalMark({ games, policy }: ProvisionalMarkProps) {
  if (!isProvisional(games, policy)) return null;
  return <abbr title={`provisional: fewer than ${count(policy.provisionalBelow, 'rated game')}`}>?</abbr>;
}

interface ProvisionalNoteProps {
  readonly games: readonly number[];
  readonly policy: StabilityPolicy;
}

/** What the mark means, where there is one. */
export function ProvisionalNote({ games, policy }: ProvisionalNoteProps) {
  if (!games.some((each) => isProvisional(each, policy))) return null;
  return (
    <p class="quiet">
      ? marks a provisional rating: fewer than {count(policy.provisionalBelow, 'rated game')} (
      <a href="/policy">policy {policy.name}</a>). The mark changes no number.
    </p>
  );
}
