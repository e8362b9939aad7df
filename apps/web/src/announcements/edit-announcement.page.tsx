import { LONGEST_REASON } from '@quadrant/http';
import { MOST_REPETITIONS } from '@quadrant/rules/announcements';
import type { Announcement } from '@quadrant/store/announcements';
import { currentLanguage } from '../languages/language.js';
import { t } from '../languages/t.js';
import type { Choice } from '../components/choice-field.js';
import { Radios, SelectField, TextField } from '../components/form/fields.js';
import { Form } from '../components/form/form.js';
import { PageHeader } from '../components/page-header.js';
import { Layout } from '../frame/layout.js';
import { AnnouncementFields } from './announcement-fields.js';

/** Changes an announcement, postpones or cancels it. */
export function editAnnouncementPage(announcement: Announcement, regions: readonly Choice[]) {
  const { id, version, announced } = announcement;
  const address = `/announcements/${id}`;
  const operation = `/api/v1/announcements/${id}` as const;
  return (
    <Layout title={t('Change {name}', { name: announced.name })} game={announced.game}>
      <PageHeader
        crumbs={[
          { name: t('Calendar'), address: '/calendar' },
          { name: announced.name, address },
        ]}
        title={t('Change {name}', { name: announced.name })}
        context={t('Players see every change, and when it was made.')}
      />
      <Form
        id="announcement-change"
        operation={`PUT ${operation}`}
        label={t('Change the announcement')}
        then={address}
        said={t('Saved. Players see the change.')}
        version={version}
      >
        <AnnouncementFields announced={announced} regions={regions} />
        <Radios
          name="roundsApproval"
          legend={t('If the number of rounds changes')}
          options={[
            { value: 'everybody', name: t('Everybody who takes part approves of it') },
            { value: 'emergency', name: t('An emergency asks for it'), hint: t('After the start only.') },
          ]}
        />
        <TextField
          name="reason"
          label={t('Why')}
          hint={t('Players read it. Needed for more days, and when an emergency changes the rounds.')}
          maxLength={LONGEST_REASON}
        />
        <button type="submit" class="first">
          {t('Save changes')}
        </button>
      </Form>

      <Repeat announcement={announcement} />

      <section>
        <h2>{t('Postpone')}</h2>
        <p>{t('Date and time are fixed a week before. If it cannot take place then, move it to a later date.')}</p>
        <Form
          id="announcement-postpone"
          operation={`POST ${operation}/postponement`}
          label={t('Postpone the tournament')}
          then={address}
          said={t('Postponed. Players see the new date and the reason.')}
          version={version}
        >
          <TextField name="date" label={t('New date')} type="date" isRequired />
          <TextField
            name="time"
            label={t('Time')}
            value={announced.startsAt.slice(11, 16)}
            maxLength={5}
            isShort
            isRequired
          />
          <TextField
            name="reason"
            label={t('Why')}
            hint={t('Players read it.')}
            maxLength={LONGEST_REASON}
            isRequired
          />
          <button type="submit">{t('Postpone tournament')}</button>
        </Form>
      </section>

      <section>
        <h2>{t('Cancel')}</h2>
        <p>{t('It stays on the calendar as cancelled, with your reason. You cannot undo this.')}</p>
        <Form
          id="announcement-cancel"
          operation={`POST ${operation}/cancellation`}
          label={t('Cancel the tournament')}
          concerns={t('Everybody who is registered or planned to come, and the directors who are invited.')}
          then={address}
          said={t('Cancelled. Players see the reason.')}
          version={version}
        >
          <TextField
            name="reason"
            label={t('Why')}
            hint={t('Players read it.')}
            maxLength={LONGEST_REASON}
            isRequired
          />
          <button type="submit">{t('Cancel tournament')}</button>
        </Form>
      </section>
    </Layout>
  );
}

/** Announces the tournament again, every second Thursday for example. */
const Repeat = ({ announcement: { id, announced } }: { readonly announcement: Announcement }) => (
  <section>
    <h2>{t('Repeat')}</h2>
    <p>
      {t(
        'Each repetition is announced as a tournament of its own, at the same time of day. You can change or cancel each alone.',
      )}
    </p>
    <Form
      id="announcement-repeat"
      operation={`POST /api/v1/announcements/${id}/repetitions`}
      label={t('Repeat the tournament')}
      then="/my/tournaments"
      said={t('{count} announced, from {first} to {last}.')}
    >
      <TextField
        name="interval"
        kind="number"
        label={t('Every')}
        type="number"
        value="2"
        hint={t('2 with weeks: every second week.')}
        isShort
        isRequired
      />
      <SelectField
        name="unit"
        label={t('Weeks or months')}
        options={[
          { value: 'week', name: t('Weeks, on a {weekday}', { weekday: weekdayOf(announced.startsAt) }) },
          {
            value: 'month',
            name: t('Months, on the same {weekday} of the month', { weekday: weekdayOf(announced.startsAt) }),
          },
        ]}
        value="week"
        isRequired
      />
      <TextField
        name="until"
        label={t('Last day')}
        type="date"
        hint={t('No repetition begins later. At most {count} are announced at once.', { count: MOST_REPETITIONS })}
        isRequired
      />
      <button type="submit">{t('Announce repetitions')}</button>
    </Form>
  </section>
);

const weekdayOf = (startsAt: string): string =>
  new Intl.DateTimeFormat(currentLanguage(), { weekday: 'long', timeZone: 'UTC' }).format(
    new Date(startsAt.slice(0, 10)),
  );
