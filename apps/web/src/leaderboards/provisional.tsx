import { isProvisional, type StabilityPolicy } from '@quadrant/rules/policy';
import { t } from '../languages/t.js';

interface ProvisionalMarkProps {
  /** The rating is based on this many rated games. */
  readonly games: number;
  readonly policy: StabilityPolicy;
}

/** Marks a rating that is based on few games. */
export function ProvisionalMark({ games, policy }: ProvisionalMarkProps) {
  if (!isProvisional(games, policy)) return null;
  return (
    <abbr
      title={t('provisional: fewer than {provisionalBelow, plural, one {# rated game} other {# rated games}}', {
        provisionalBelow: policy.provisionalBelow,
      })}
    >
      ?
    </abbr>
  );
}

interface ProvisionalNoteProps {
  readonly games: readonly number[];
  readonly policy: StabilityPolicy;
}

/** Explains the mark, where there is one. */
export function ProvisionalNote({ games, policy }: ProvisionalNoteProps) {
  if (!games.some((each) => isProvisional(each, policy))) return null;
  return (
    <p class="quiet">
      {t(
        '? marks a provisional rating: fewer than {provisionalBelow, plural, one {# rated game} other {# rated games}} ({link}). The mark changes no number.',
        {
          provisionalBelow: policy.provisionalBelow,
          link: <a href="/policy">{t('policy {name}', { name: policy.name })}</a>,
        },
      )}
    </p>
  );
}
