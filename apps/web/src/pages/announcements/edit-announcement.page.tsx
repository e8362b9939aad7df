import { LONGEST_REASON } from '@quadrant/http';
import type { Announcement } from '@quadrant/store/intake';
import { Radios, TextField } from '../../components/form/fields.js';
import { Form } from '../../components/form/form.js';
import { PageHeader } from '../../components/page-header.js';
import { Layout } from '../layout.js';
import { AnnouncementFields } from './announcement-fields.js';

/** Changes an announcement, postpones or cancels it. */
export function editAnnouncementPage(announcement: Announcement) {
  const { id, version, announced } = announcement;
  const address = `/announcements/${id}`;
  const operation = `/api/v1/announcements/${id}` as const;
  return (
    <Layout title={`Change ${announced.name}`} game={announced.game}>
      <PageHeader
        crumbs={[
          { name: 'Calendar', address: '/calendar' },
          { name: announced.name, address },
        ]}
        title={`Change ${announced.name}`}
        context="Players see every change, and when it was made."
      />
      <Form
        id="announcement-change"
        operation={`PUT ${operation}`}
        label="Change the announcement"
        then={address}
        said="Saved. Players see the change."
        version={version}
      >
        <AnnouncementFields announced={announced} />
        <Radios
          name="roundsApproval"
          legend="If the number of rounds changes"
          options={[
            { value: 'everybody', name: 'Everybody who takes part approves of it' },
            { value: 'emergency', name: 'An emergency asks for it', hint: 'After the start only.' },
          ]}
        />
        <TextField
          name="reason"
          label="Why"
          hint="Players read it. Needed for more days, and when an emergency changes the rounds."
          maxLength={LONGEST_REASON}
        />
        <button type="submit" class="first">
          Save changes
        </button>
      </Form>

      <section>
        <h2>Postpone</h2>
        <p>Date and time are fixed a week before. If it cannot take place then, move it to a later date.</p>
        <Form
          id="announcement-postpone"
          operation={`POST ${operation}/postponement`}
          label="Postpone the tournament"
          then={address}
          said="Postponed. Players see the new date and the reason."
          version={version}
        >
          <TextField name="date" label="New date" type="date" isRequired />
          <TextField
            name="time"
            label="Time"
            value={announced.startsAt.slice(11, 16)}
            maxLength={5}
            isShort
            isRequired
          />
          <TextField name="reason" label="Why" hint="Players read it." maxLength={LONGEST_REASON} isRequired />
          <button type="submit">Postpone tournament</button>
        </Form>
      </section>

      <section>
        <h2>Cancel</h2>
        <p>It stays on the calendar as cancelled, with your reason. You cannot undo this.</p>
        <Form
          id="announcement-cancel"
          operation={`POST ${operation}/cancellation`}
          label="Cancel the tournament"
          then={address}
          said="Cancelled. Players see the reason."
          version={version}
        >
          <TextField name="reason" label="Why" hint="Players read it." maxLength={LONGEST_REASON} isRequired />
          <button type="submit">Cancel tournament</button>
        </Form>
      </section>
    </Layout>
  );
}
