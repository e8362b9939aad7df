import { LONGEST_REASON } from '@quadrant/http';
import type { Announcement } from '@quadrant/store/intake';
import { Cards } from '../../components/cards.js';
import { EmptyState } from '../../components/empty-state.js';
import type { Choice } from '../../components/choice-field.js';
import { SelectField, TextField } from '../../components/form/fields.js';
import { Form } from '../../components/form/form.js';
import { PageHeader } from '../../components/page-header.js';
import { tellDeadline, tellStart } from '../announcements/announcement-words.js';
import { DataTable, type Column } from '../data-table.js';
import { Layout } from '../layout.js';
import { GAME_NAMES } from '../names.js';
import { DESK } from './desk-crumbs.js';

export interface DeskAnnouncementsFacts {
  /** By a director whose report would wait, the next one first. */
  readonly toApprove: readonly Announcement[];
  /** Over, and without results. */
  readonly due: readonly Announcement[];
  /** For which the reader may approve a director. */
  readonly regions: readonly Choice[];
  readonly approvesEverywhere: boolean;
  readonly now: Date;
}

/** What a coordinator can do about announced tournaments: approve the director before, and ask for the results after. */
export const deskAnnouncementsPage = ({ toApprove, due, regions, approvesEverywhere, now }: DeskAnnouncementsFacts) => (
  <Layout title="Announced tournaments">
    <PageHeader
      crumbs={[DESK]}
      title="Announced tournaments"
      context="Approve directors before the day, and see whose results are due."
    />
    <h2 id="directors">Directors without approval</h2>
    {toApprove.length === 0 ? (
      <EmptyState>
        Every director of a tournament to come is approved. <a href="/calendar">See the calendar</a>
      </EmptyState>
    ) : (
      <>
        <p>Their reports wait for a coordinator. When you approve them now, the results count at once.</p>
        <Cards
          cards={toApprove.map((announcement) => ({
            id: announcement.id,
            title: <a href={`/announcements/${announcement.id}`}>{announcement.announced.name}</a>,
            content: <Approve announcement={announcement} regions={regions} approvesEverywhere={approvesEverywhere} />,
          }))}
        />
      </>
    )}
    <h2 id="due">Results that are due</h2>
    {due.length === 0 ? (
      <EmptyState>
        No results are missing. <a href="/desk">Back to the desk</a>
      </EmptyState>
    ) : (
      <DataTable
        caption="Tournaments that are over, without results"
        columns={dueColumns(now)}
        rows={due}
        keyOf={({ id }) => id}
        isWordy
      />
    )}
  </Layout>
);

interface ApproveProps extends Pick<DeskAnnouncementsFacts, 'regions' | 'approvesEverywhere'> {
  readonly announcement: Announcement;
}

function Approve({ announcement: { id, announced }, regions, approvesEverywhere }: ApproveProps) {
  const { director, game, region, name } = announced;
  return (
    <>
      <p>
        {tellStart(announced)}. {GAME_NAMES[game]}, directed by <bdi>{director}</bdi>.
      </p>
      <Form
        id={`approve-${id}`}
        operation={`POST /api/v1/accounts/${encodeURIComponent(director)}/roles`}
        label={`Approve ${director} as a director`}
        said={`${director} is an approved director. Their reports count at once.`}
      >
        <input type="hidden" name="role" value="director" />
        <SelectField
          name="region"
          {...(approvesEverywhere ? { kind: 'null', none: 'Everywhere' } : { none: 'Choose a region' })}
          label="Approved for"
          options={regions}
          value={regions.some(({ value }) => value === region) ? (region ?? '') : ''}
        />
        <TextField
          name="reason"
          label="Why"
          hint="It stands in the audit."
          value={`Announced ${name}`.slice(0, LONGEST_REASON)}
          maxLength={LONGEST_REASON}
          isRequired
        />
        <button type="submit" class="first">
          Approve {director}
        </button>
      </Form>
    </>
  );
}

const dueColumns = (now: Date): readonly Column<Announcement>[] => [
  {
    name: 'Tournament',
    kind: 'row',
    cell: ({ id, announced }) => (
      <a href={`/announcements/${id}`} dir="auto">
        {announced.name}
      </a>
    ),
  },
  { name: 'Game', cell: ({ announced }) => GAME_NAMES[announced.game] },
  { name: 'On time until', cell: ({ announced }) => tellDeadline(announced, now) },
  {
    name: 'Ask',
    cell: ({ announced }) => (
      <span dir="auto">
        {announced.director}, {announced.contact}
      </span>
    ),
  },
];
