import { localDateOf } from '@quadrant/rules/tournament';
import type { Announcement } from '@quadrant/store/announcements';
import { t } from '../languages/t.js';
import { Form, Kept } from '../components/form/form.js';

interface BeginDayProps {
  readonly announcement: Announcement;
  /** The id of the live tournament, where it has begun. */
  readonly live: string | null;
  readonly today: string;
}

/** Helps a director to get from the announcement to the day itself. */
export function BeginDay({ announcement: { id, announced, state, tournamentId }, live, today }: BeginDayProps) {
  if (live !== null) {
    return (
      <a class="button first" href={`/live/${live}/run`}>
        {t('Run the tournament')}
      </a>
    );
  }
  const first = localDateOf(announced.startsAt);
  if (state === 'cancelled' || tournamentId !== null || today < first) return null;
  const isLate = (announced.endsOn ?? first) < today;
  return (
    <Form
      id="begin"
      operation="POST /api/v1/live"
      label={t('Start the day')}
      then="/live/{id}/run"
      said={t('{name} has begun. Check in the players.')}
      inline
    >
      <Kept name="announcement" value={id} />
      {isLate && <Kept name="isLate:flag" value="true" />}
      <button type="submit" class={isLate ? undefined : 'first'}>
        {isLate ? t('Start it although its day is over') : t('Start the day')}
      </button>
    </Form>
  );
}
