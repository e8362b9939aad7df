import { LONGEST_REASON } from '@quadrant/http';
import type { Announcement } from '@quadrant/store/announcements';
import { t } from '../languages/t.js';
import { Cards } from '../components/cards.js';
import { EmptyState } from '../components/empty-state.js';
import type { Choice } from '../components/choice-field.js';
import { SelectField, TextField } from '../components/form/fields.js';
import { Form } from '../components/form/form.js';
import { PageHeader } from '../components/page-header.js';
import { tellDeadline, tellStart } from './announcement-words.js';
import { DataTable, type Column } from '../components/data-table.js';
import { Layout } from '../frame/layout.js';
import { GAME_NAMES } from '../components/names.js';
import { DESK } from '../components/breadcrumbs.js';

export interface DeskAnnouncementsFacts {
  /** Their directors' reports would wait for a coordinator. They are sorted with the next tournament first. */
  readonly toApprove: readonly Announcement[];
  /** They are over, and have no results. */
  readonly due: readonly Announcement[];
  /** The reader may approve a director for these. */
  readonly regions: readonly Choice[];
  readonly approvesEverywhere: boolean;
  readonly now: Date;
}

/** Lets a coordinator approve directors before their announced tournaments, and see which results are missing afterwards. */
export const deskAnnouncementsPage = ({ toApprove, due, regions, approvesEverywhere, now }: DeskAnnouncementsFacts) => (
  <Layout title={t('Announced tournaments')}>
    <PageHeader
      crumbs={[DESK]}
      title={t('Announced tournaments')}
      context={t('Approve directors before the day, and see whose results are due.')}
    />
    <h2 id="directors">{t('Directors without approval')}</h2>
    {toApprove.length === 0 ? (
      <EmptyState>
        {t('Every director of a tournament to come is approved. {link}', {
          link: <a href="/calendar">{t('See the calendar')}</a>,
        })}
      </EmptyState>
    ) : (
      <>
        <p>{t('Their reports wait for a coordinator. When you approve them now, the results count at once.')}</p>
        <Cards
          cards={toApprove.map((announcement) => ({
            id: announcement.id,
            title: <a href={`/announcements/${announcement.id}`}>{announcement.announced.name}</a>,
            content: <Approve announcement={announcement} regions={regions} approvesEverywhere={approvesEverywhere} />,
          }))}
        />
      </>
    )}
    <h2 id="due">{t('Results that are due')}</h2>
    {due.length === 0 ? (
      <EmptyState>
        {t('No results are missing. {link}', { link: <a href="/desk">{t('Back to the desk')}</a> })}
      </EmptyState>
    ) : (
      <DataTable
        caption={t('Tournaments that are over, without results')}
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
        {t('{announced}. {game}, directed by {director}.', {
          announced: tellStart(announced),
          game: GAME_NAMES[game],
          director: <bdi>{director}</bdi>,
        })}
      </p>
      <Form
        id={`approve-${id}`}
        operation={`POST /api/v1/accounts/${encodeURIComponent(director)}/roles`}
        label={t('Approve {director} as a director', { director })}
        said={t('{director} is an approved director. Their reports count at once.', { director })}
      >
        <input type="hidden" name="role" value="director" />
        <SelectField
          name="region"
          {...(approvesEverywhere ? { kind: 'null', none: t('Everywhere') } : { none: t('Choose a region') })}
          label={t('Approved for')}
          options={regions}
          value={regions.some(({ value }) => value === region) ? (region ?? '') : ''}
        />
        <TextField
          name="reason"
          label={t('Why')}
          hint={t('It is kept in the audit.')}
          value={`Announced ${name}`.slice(0, LONGEST_REASON)}
          maxLength={LONGEST_REASON}
          isRequired
        />
        <button type="submit" class="first">
          {t('Approve {director}', { director })}
        </button>
      </Form>
    </>
  );
}

const dueColumns = (now: Date): readonly Column<Announcement>[] => [
  {
    name: t('Tournament'),
    kind: 'row',
    cell: ({ id, announced }) => (
      <a href={`/announcements/${id}`} dir="auto">
        {announced.name}
      </a>
    ),
  },
  { name: t('Game'), cell: ({ announced }) => GAME_NAMES[announced.game] },
  { name: t('On time until'), cell: ({ announced }) => tellDeadline(announced, now) },
  {
    name: t('Ask'),
    cell: ({ announced }) => (
      <span dir="auto">
        {announced.director}, {announced.contact}
      </span>
    ),
  },
];
