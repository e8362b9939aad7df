import { t } from '../languages/t.js';
import { FindingNotes, type FindingPlace } from '../components/finding-notes.js';
import { ErrorSummary } from '../components/form/error-summary.js';
import { PageForm } from '../components/form/page-form.js';
import { PageHeader } from '../components/page-header.js';
import { nameOfDraft } from './draft-name.js';
import type { CheckView } from './check-view.js';
import { OPENED_FIELD, writeOpened } from './conflict.js';
import { isProposal, type PageFinding } from './draft-shapes.js';
import { cellField, rowsIn } from './draft-form.js';

import { Layout } from '../frame/layout.js';
import { CorrectionTerms } from './correction-terms.js';
import { ColumnFields } from './column-fields.js';
import { FactFields } from './fact-fields.js';
import { NameFields } from './name-fields.js';
import { tellProposal } from './preview-words.js';
import { Replaces } from './replaces.js';
import { ResultCells } from './result-cells.js';
import { Steps } from './steps.js';
import { isDecided, WhatCounts } from './what-counts.js';
import { TournamentChoice } from './tournament-choice.js';

/** The second step shows what must be fixed beside the cells, and asks for facts that the file does not give. */
export function checkPage(view: CheckView) {
  const { draft, faults, sorted, table, notice, preview, isEditable } = view;
  const { corrects } = draft;
  // Where a notice says why there is no preview, a button would lead back here.
  const isReady = faults.length === 0 && !view.isFresh && notice === null;
  const name = nameOfDraft(draft);
  const title = corrects === null ? t('Check {name}', { name }) : t('Edit {name}', { name });
  const others = sorted.others.filter((finding) => preview === null || !isDecided(preview, finding));
  return (
    <Layout
      title={`${faults.length === 0 ? '' : t('Error: ')}${title}`}
      game={draft.answers['game']}
      scripts={table === null ? [] : ['result-grid.js']}
    >
      <ErrorSummary
        faults={faults}
        title={
          faults.length === 1
            ? t('There is 1 thing to fix')
            : t('There are {faults} things to fix', { faults: faults.length })
        }
      />
      <PageHeader
        crumbs={corrects === null ? [] : [{ name: draft.name, address: `/tournaments/${corrects.tournamentId}` }]}
        title={view.isFresh ? t('Type the results') : title}
        context={tellCounts(view)}
      />
      <Steps at="check" draft={draft} />
      {notice !== null && <p class="notice">{notice}</p>}
      {corrects !== null && Object.keys(draft.answers).length === 0 ? (
        <CorrectionTerms draft={draft} />
      ) : (
        preview !== null && (
          <>
            <Replaces preview={preview} isProposal={isProposal(draft)} />
            {isProposal(draft) ? <p>{tellProposal()}</p> : <WhatCounts preview={preview} />}
          </>
        )
      )}
      <PageForm action={`/submit/${draft.id}`} label={t('Check the results')} faults={faults}>
        <input type="hidden" name="version" value={draft.version} />
        <input type="hidden" name={OPENED_FIELD} value={writeOpened(view)} />
        {/* Enter in a field presses the first button of a form. */}
        {isEditable && (
          <button type="submit" name="then" value="check" class="unseen" tabIndex={-1} aria-hidden="true">
            {t('Save and check again')}
          </button>
        )}
        <TournamentChoice draft={draft} />
        <FactFields view={view} />
        {isEditable && <ColumnFields view={view} />}
        {isEditable && <NameFields view={view} />}
        {others.length > 0 && (
          <section>
            <h2>{t('About the whole report')}</h2>
            <FindingNotes
              findings={others}
              findPlace={(finding) => view.findPlace(finding) ?? rowOf(finding, view)}
              answersAt="here"
            />
          </section>
        )}
        {table !== null && <ResultCells table={table} view={view} />}
        <div class="buttons sticky">
          {isReady && (
            <button type="submit" class="first" name="then" value="preview">
              {t('Continue to the preview')}
            </button>
          )}
          {isEditable && (
            <button type="submit" class={isReady ? undefined : 'first'} name="then" value="check">
              {view.isFresh ? t('Save and check') : t('Save and check again')}
            </button>
          )}
          {draft.live !== null && (
            <a class={isReady ? 'button' : 'button first'} href={`/live/${draft.live.id}/run`}>
              {t('Back to the tournament')}
            </a>
          )}
        </div>
      </PageForm>
      <p class="quiet">
        {t('{preview} You find it under {link} until you submit or delete it.', {
          preview:
            preview === null
              ? t('Nothing is stored but this draft.')
              : t('This draft has no errors. Nothing is published yet.'),
          link: <a href="/my/tournaments">{t('My tournaments')}</a>,
        })}
      </p>
    </Layout>
  );
}

/** A row that is on the page can be corrected there. */
function rowOf({ line, column }: PageFinding, { draft, table }: CheckView): FindingPlace | null {
  if (line === undefined || table?.rows.some((row) => row.line === line) !== true) return null;
  return { text: t('Row {line}', { line: rowsIn(draft)(line) }), address: `#${cellField(line, column ?? 1)}` };
}

function tellCounts({ draft: { tournaments }, isFresh }: CheckView): string {
  if (isFresh) return t('Type one match in each row. You can save at any time and go on later.');
  const [tournament] = tournaments;
  if (tournament === undefined) return t('Fix what is marked, then check again.');
  const { players, rounds, matches } = tournament;
  return `${t('{players, plural, one {# player} other {# players}}', { players })}, ${t('{rounds, plural, one {# round} other {# rounds}}', { rounds })}, ${t('{matches, plural, one {# match} other {# matches}}', { matches })}.`;
}
