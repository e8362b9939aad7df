import { knownDateOf } from '@quadrant/rules/tournament';
import { LONGEST_REASON } from '@quadrant/http';
import type { HeldReport } from '@quadrant/store/intake';
import type { OpenHeldReport } from '@quadrant/views';
import { TournamentContext } from '../components/advice.js';
import { tellDate } from '../languages/tell-day.js';
import { t, words } from '../languages/t.js';
import { Ago } from '../components/ago.js';
import { Facts } from '../components/facts.js';
import { Checkbox, SelectField, TextField } from '../components/form/fields.js';
import { Form } from '../components/form/form.js';
import { plainly } from '../components/plain-words.js';
import { PageHeader } from '../components/page-header.js';
import type { Previewed } from '../previews/report-preview.js';
import { Layout } from '../frame/layout.js';
import { GAME_NAMES } from '../components/names.js';
import { FORMAT_NAMES, LEVEL_NAMES } from '../components/tournament-words.js';
import { DESK } from '../components/breadcrumbs.js';
import { placeOf } from './held-words.js';
import { NearMisses, type NearMiss } from './near-misses.js';
import { FindingList, Preview } from '../previews/preview.js';

const REPORTS = words({ name: 'Reports to approve', address: '/desk/reports' });

export interface HeldReportFacts extends OpenHeldReport {
  /** It is null for a decided report. */
  readonly previewed: Previewed | null;
  readonly nearMisses: readonly NearMiss[];
}

/** Shows a waiting report, with everything that is needed to decide about it. */
export function heldReportPage({ report, previewed, nearMisses, regions, approvesEverywhere }: HeldReportFacts) {
  const { summary, state, request } = report;
  return (
    <Layout title={summary.name} game={summary.game}>
      <PageHeader
        crumbs={[DESK, REPORTS]}
        title={<span dir="auto">{summary.name}</span>}
        context={
          state === 'held'
            ? t('{sender} asks to {request}.', {
                sender: report.sender,
                request: request === 'withdrawal' ? t('withdraw this tournament') : t('have this report count'),
              })
            : t('This was {state}{decidedBy}. There is nothing left to decide.', {
                state,
                decidedBy: report.decidedBy === null ? '' : t(' by {decidedBy}', { decidedBy: report.decidedBy }),
              })
        }
      />
      <NearMisses misses={nearMisses} />
      <h2>{state === 'held' ? t('Why it waits') : t('Why it waited')}</h2>
      <ul>
        {report.reasons.map(({ kind, message }) => (
          <li key={kind} dir="auto">
            {plainly(message)}
          </li>
        ))}
      </ul>
      <ReportFacts report={report} />
      {previewed !== null && (
        <TournamentContext.Provider value={report.tournamentId}>
          <Preview previewed={previewed} />
        </TournamentContext.Provider>
      )}
      {previewed?.kind !== 'report' && <FindingList findings={report.findings} />}
      <Said report={report} />
      {state === 'held' && (
        <>
          <p class="buttons sticky">
            <a class="button" href="#approve">
              {t('Approve')}
            </a>
            <a class="button" href="#decline">
              {t('Decline')}
            </a>
          </p>
          <div class="columns">
            <Approve report={report} regions={regions} approvesEverywhere={approvesEverywhere} />
            <Decline report={report} />
          </div>
        </>
      )}
    </Layout>
  );
}

function ReportFacts({ report }: { readonly report: HeldReport }) {
  const { summary, sender, receivedAt, tournamentId, requestReason, decisionReason } = report;
  return (
    <Facts
      facts={[
        [t('Sent by'), sender],
        [t('Received'), <Ago at={receivedAt} />],
        [t('Played'), tellDate(knownDateOf(summary))],
        [t('Where'), placeOf(report)],
        [t('Game'), `${GAME_NAMES[summary.game]}, ${FORMAT_NAMES[summary.format]}`],
        [t('Level'), LEVEL_NAMES[summary.level]],
        [t('Director'), summary.director ?? t('Not named')],
        [t('Players'), summary.players],
        [
          t('Changes'),
          tournamentId === null ? null : <a href={`/tournaments/${tournamentId}`}>{t('this tournament')}</a>,
        ],
        [t('Reason given'), requestReason],
        [t('Your side said'), decisionReason],
      ]}
    />
  );
}

function Said({ report: { confirmations } }: { readonly report: HeldReport }) {
  if (confirmations.length === 0) return null;
  return (
    <>
      <h2>{t('What the sender says about the findings')}</h2>
      <ul>
        {confirmations.map(({ code, reason }, at) => (
          <li key={at}>
            <code>{code}</code>: <q dir="auto">{reason}</q>
          </li>
        ))}
      </ul>
    </>
  );
}

function Approve({
  report,
  regions,
  approvesEverywhere,
}: Pick<HeldReportFacts, 'report' | 'regions' | 'approvesEverywhere'>) {
  const mayApproveSender = report.request === 'report' && (approvesEverywhere || regions.length > 0);
  return (
    <section class="decide">
      <h2>{t('Approve')}</h2>
      <Form
        id="approve"
        operation={`POST /api/v1/held-reports/${report.id}/approval`}
        label={t('Approve the report')}
        version={report.version}
        then="/desk/reports"
        said={t('Approved {name}. {request}', {
          name: report.summary.name,
          request:
            report.request === 'withdrawal' ? t('The tournament is withdrawn.') : t('The next run publishes it.'),
        })}
      >
        <TextField name="reason" label={t('Note to the sender (optional)')} maxLength={LONGEST_REASON} />
        {mayApproveSender && (
          <>
            <Checkbox
              name="approveDirector"
              label={t('Also approve {sender} as a director', { sender: report.sender })}
              hint={t('Their next reports count at once.')}
            />
            {regions.length > 0 && (
              <SelectField
                name="region"
                label={t('Approved for')}
                hint={t('Counts only with the box above.')}
                options={regions.map(({ slug, name }) => ({ value: slug, name }))}
                none={approvesEverywhere ? t('Everywhere') : t('Choose a region')}
              />
            )}
          </>
        )}
        <button type="submit" class="first">
          {t('Approve')}
        </button>
      </Form>
    </section>
  );
}

const Decline = ({ report: { id, version, summary, sender } }: { readonly report: HeldReport }) => (
  <section class="decide">
    <h2>{t('Decline')}</h2>
    <Form
      id="decline"
      operation={`POST /api/v1/held-reports/${id}/refusal`}
      label={t('Decline the report')}
      version={version}
      then="/desk/reports"
      said={t('Declined {name}. {sender} sees your reason.', { name: summary.name, sender })}
    >
      <TextField
        name="reason"
        label={t('Why it does not count')}
        hint={t('The sender sees it, and can send a corrected report.')}
        maxLength={LONGEST_REASON}
        isRequired
      />
      <button type="submit">{t('Decline')}</button>
    </Form>
  </section>
);
