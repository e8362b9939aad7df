import { t } from '../languages/t.js';
import { ErrorSummary } from '../components/form/error-summary.js';
import { PageForm } from '../components/form/page-form.js';
import { PageHeader } from '../components/page-header.js';
import { nameOfDraft } from './draft-name.js';
import type { CheckView } from './check-view.js';
import { Layout } from '../frame/layout.js';
import { ColumnFields } from './column-fields.js';
import { FactFields } from './fact-fields.js';
import { FindingNote, NewPlayers } from './finding-note.js';
import { NameFields } from './name-fields.js';
import { Replaces } from './replaces.js';
import { ResultCells } from './result-cells.js';
import { Steps } from './steps.js';
import { isDecided, WhatCounts } from './what-counts.js';
import { TournamentChoice } from './tournament-choice.js';

/**
 * The second step shows what must be fixed beside the cells, and asks for facts that the file does not give.
 * @param leftOut headings of columns that were not kept; null where that was said before
 */
export function checkPage(view: CheckView, leftOut: string | null) {
  const { draft, faults, sorted, table, notice, preview, isEditable } = view;
  const isReady = faults.length === 0;
  const others = sorted.others.filter((finding) => preview === null || !isDecided(preview, finding));
  return (
    <Layout
      title={t('{isReady}Check {name}', { isReady: isReady ? '' : t('Error: '), name: nameOfDraft(draft) })}
      game={draft.answers['game']}
    >
      <ErrorSummary
        faults={faults}
        title={
          faults.length === 1
            ? t('There is 1 thing to fix')
            : t('There are {faults} things to fix', { faults: faults.length })
        }
      />
      <PageHeader title={t('Check {name}', { name: nameOfDraft(draft) })} context={tellCounts(view)} />
      <Steps at="check" draft={draft.id} />
      {leftOut !== null && leftOut !== '' && (
        <p class="notice">
          {t(
            'These columns are not needed and were not kept: {leftOut}. If one of them holds results, give the file again with another heading.',
            { leftOut },
          )}
        </p>
      )}
      {notice !== null && <p class="notice">{notice}</p>}
      {preview !== null && <Replaces preview={preview} />}
      {preview !== null && <WhatCounts preview={preview} />}
      <PageForm action={`/submit/${draft.id}`} label={t('Check the results')} faults={faults}>
        <input type="hidden" name="version" value={draft.version} />
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
        {others.length + sorted.newPlayers.length > 0 && (
          <section>
            <h2>{t('About the whole report')}</h2>
            {others.map((finding, index) => (
              <FindingNote key={index} finding={finding} place={view.findPlace(finding)} />
            ))}
            <NewPlayers findings={sorted.newPlayers} />
          </section>
        )}
        {table !== null && <ResultCells table={table} draft={draft} />}
        <div class="buttons sticky">
          {isReady && (
            <button type="submit" class="first" name="then" value="preview">
              {t('Continue to the preview')}
            </button>
          )}
          {isEditable && (
            <button type="submit" class={isReady ? undefined : 'first'} name="then" value="check">
              {t('Save and check again')}
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

function tellCounts({ draft: { tournaments } }: CheckView): string {
  const [tournament] = tournaments;
  if (tournament === undefined) return t('Fix what is marked, then check again.');
  const { players, rounds, matches } = tournament;
  return `${t('{players, plural, one {# player} other {# players}}', { players })}, ${t('{rounds, plural, one {# round} other {# rounds}}', { rounds })}, ${t('{matches, plural, one {# match} other {# matches}}', { matches })}.`;
}
