import { PROGRAM_FILES } from '@quadrant/rules/files';
import type { HistoryWindowRow } from '@quadrant/views';
import { OpenHistoryWindows } from '../components/open-history-windows.js';
import { t } from '../languages/t.js';
import { tell } from '../languages/tell.js';
import { capitalized } from '../components/plain-words.js';
import { Fold } from '../components/form/fold.js';
import { ErrorSummary } from '../components/form/error-summary.js';
import type { PageFault } from '../components/form/form-context.js';
import { Ago } from '../components/ago.js';
import { FileField, TextArea } from '../components/form/fields.js';
import { PageForm } from '../components/form/page-form.js';
import { PageHeader } from '../components/page-header.js';
import { shownName } from './draft-name.js';
import type { DraftRow } from './draft-shapes.js';
import { addressOf } from '../query/address.js';
import { Layout } from '../frame/layout.js';
import { Steps } from './steps.js';

export interface GiveFacts {
  readonly isSignedIn: boolean;
  /** The drafts are sorted with the newest first. */
  readonly drafts: readonly DraftRow[];
  /** Directors may report old tournaments in these. */
  readonly windows: readonly HistoryWindowRow[];
  readonly faults: readonly PageFault[];
  /** The text that was pasted before, to be corrected. */
  readonly text: string;
}

const MOST_SHOWN = 3;

/** The first step takes a file or a pasted table, or offers a grid to type into. */
export function givePage({ isSignedIn, drafts, windows, faults, text }: GiveFacts) {
  return (
    <Layout
      title={faults.length > 0 ? t('Error: Submit results') : t('Submit results')}
      description={t('Submit the results of a tournament: drop a file, paste a table, or type them.')}
    >
      <ErrorSummary faults={faults} />
      <PageHeader
        title={t('Submit results')}
        context={t('Three steps: give the results, check them, confirm. You can stop and go on later.')}
      />
      <OpenHistoryWindows windows={windows} />
      {isSignedIn ? <Give text={text} faults={faults} /> : <SignInFirst />}
      {drafts.length > 0 && <Unfinished drafts={drafts} />}
    </Layout>
  );
}

const SignInFirst = () => (
  <>
    <p>
      {t(
        'To submit results you need an account, so that you can correct them later. A coordinator checks the first reports of a new director before they count.',
      )}
    </p>
    <p class="buttons">
      <a class="button first" href={addressOf('/sign-in', { to: '/submit' })}>
        {t('Sign in')}
      </a>
      <a class="button" href={addressOf('/sign-up', { to: '/submit' })}>
        {t('Create an account')}
      </a>
    </p>
  </>
);

function Give({ text, faults }: Pick<GiveFacts, 'text' | 'faults'>) {
  return (
    <>
      <Steps at="give" />
      <section>
        <h2>{t('From a file')}</h2>
        <PageForm action="/submit" label={t('Give a file')} faults={faults} isUpload>
          <FileField
            name="file"
            label={t('Drop a file here, or choose one')}
            hint={t('A spreadsheet (.xlsx, .ods or CSV), or a file of your tournament program, up to 2 MB.')}
            isDrop
          />
          <button type="submit" class="first">
            {t('Read the file')}
          </button>
        </PageForm>
      </section>
      <section>
        <h2>{t('From a spreadsheet')}</h2>
        <PageForm action="/submit" label={t('Paste a table')} faults={faults}>
          <TextArea
            name="text"
            label={t('Copy the cells there and paste them here')}
            hint={t('The first row names the columns: round, player 1, player 2, result.')}
            value={text}
            rows={5}
            isCode
          />
          <button type="submit">{t('Read the table')}</button>
        </PageForm>
      </section>
      <section>
        <h2>{t('By hand')}</h2>
        <PageForm action="/submit" label={t('Type the results')}>
          <p>{t('An empty grid: one row for each match.')}</p>
          <button type="submit" name="way" value="grid">
            {t('Type the results')}
          </button>
        </PageForm>
      </section>
      <Fold summary={t('Files that are read')} forms={[]}>
        <ul>
          <li>
            {t('A table, with columns as the {link} has them', {
              link: <a href="/schemas/csv-matches.json">{t('schema of a table of matches')}</a>,
            })}
          </li>
          {PROGRAM_FILES.map((title) => (
            <li key={title}>{capitalized(tell(title))}</li>
          ))}
        </ul>
      </Fold>
    </>
  );
}

function Unfinished({ drafts }: Pick<GiveFacts, 'drafts'>) {
  return (
    <section>
      <h2>{t('Not finished yet')}</h2>
      <ul class="plain-list">
        {drafts.slice(0, MOST_SHOWN).map(({ id, name, changedAt }) => (
          <li key={id}>
            <a href={`/submit/${id}`}>{shownName({ name })}</a>{' '}
            <span class="quiet">{t('changed {ago}', { ago: <Ago at={new Date(changedAt)} /> })}</span>
          </li>
        ))}
      </ul>
      {drafts.length > MOST_SHOWN && (
        <a href="/my/tournaments">{t('All {drafts} drafts', { drafts: drafts.length })}</a>
      )}
    </section>
  );
}
