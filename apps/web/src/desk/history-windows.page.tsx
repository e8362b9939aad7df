import { CONTINENTS } from '@quadrant/rules/permissions';
import type { HistoryWindowRow } from '@quadrant/views';
import { t } from '../languages/t.js';
import { Ago } from '../components/ago.js';
import { Cards } from '../components/cards.js';
import { SelectField, TextField } from '../components/form/fields.js';
import { Form } from '../components/form/form.js';
import { CONTINENT_NAMES } from '../components/names.js';
import { WindowDays } from '../components/open-history-windows.js';
import { PageHeader } from '../components/page-header.js';
import { Layout } from '../frame/layout.js';

const LONGEST_NOTE = 500;

/** A region that a window may be for. */
export interface RegionChoice {
  readonly slug: string;
  readonly name: string;
}

/** Opens and closes the times in which directors may report old tournaments. */
export function historyWindowsPage(windows: readonly HistoryWindowRow[], regions: readonly RegionChoice[]) {
  return (
    <Layout title={t('History windows')}>
      <PageHeader
        crumbs={[{ name: t('Desk'), address: '/desk' }]}
        title={t('History windows')}
        context={t('Let approved directors report tournaments that are older than the policy allows.')}
      />
      <p>
        {t(
          'A report that comes in a window waits for you under {reports}, and a batch under {history}. Nothing counts until then.',
          {
            reports: <a href="/desk/reports">{t('Reports to approve')}</a>,
            history: <a href="/desk/history">{t('History')}</a>,
          },
        )}
      </p>
      <Form
        id="history-window"
        operation="POST /api/v1/history-windows"
        label={t('Open a window')}
        said={t('History window {number} is open. Directors see it where they submit.', { number: '{number}' })}
      >
        <div class="field-row">
          <TextField name="from" type="date" label={t('First day of tournaments')} isRequired />
          <TextField name="to" type="date" label={t('Last day of tournaments')} isRequired />
          <TextField name="closesOn" type="date" label={t('Reports are taken until')} isRequired />
        </div>
        <SelectField
          name="continent"
          label={t('Continent')}
          none={t('Everywhere')}
          options={CONTINENTS.map((value) => ({ value, name: CONTINENT_NAMES[value] }))}
        />
        <SelectField
          name="region"
          label={t('Region')}
          none={t('All regions')}
          options={regions.map(({ slug: value, name }) => ({ value, name }))}
        />
        <TextField
          name="note"
          label={t('What directors should know')}
          hint={t('For example which files to send first, and who answers questions.')}
          maxLength={LONGEST_NOTE}
          isRequired
        />
        <button type="submit">{t('Open window')}</button>
      </Form>
      <h2>{t('Windows')}</h2>
      {windows.length === 0 && <p>{t('None yet.')}</p>}
      <Cards
        cards={windows.map((window) => ({
          id: `window-${window.number}`,
          title: t('Window {number}: {state}', {
            number: window.number,
            state: window.isOpen ? t('open') : t('closed'),
          }),
          content: <WindowCard window={window} />,
        }))}
      />
    </Layout>
  );
}

function WindowCard({ window }: { readonly window: HistoryWindowRow }) {
  const { number, note, openedBy, openedAt, isOpen } = window;
  return (
    <>
      <p>
        <WindowDays window={window} />{' '}
        {t('Opened by {name}, {ago}.', { name: <bdi>{openedBy}</bdi>, ago: <Ago at={openedAt} /> })}
      </p>
      <p dir="auto">{note}</p>
      {isOpen && (
        <Form
          id={`close-${number}`}
          operation={`POST /api/v1/history-windows/${number}/closing`}
          label={t('Close window {number}', { number })}
          said={t('History window {number} is closed. Reports that came in it stay.', { number })}
          inline
        >
          <button type="submit">{t('Close window')}</button>
        </Form>
      )}
    </>
  );
}
