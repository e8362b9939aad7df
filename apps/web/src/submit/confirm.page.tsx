import { t } from '../languages/t.js';
import { ErrorSummary } from '../components/form/error-summary.js';
import type { PageFault } from '../components/form/form-context.js';
import { PageForm } from '../components/form/page-form.js';
import { PageHeader } from '../components/page-header.js';
import { nameOfDraft } from './draft-name.js';
import type { ConfirmedChoice } from './confirm-form.js';
import type { DraftDetail, PreviewDetail } from './draft-shapes.js';
import { Layout } from '../frame/layout.js';
import { Confirmations } from './confirmations.js';
import { FindingNote } from './finding-note.js';
import type { FindPlace } from './game-places.js';
import { tellEffect } from './preview-words.js';
import { Replaces } from './replaces.js';
import { Steps } from './steps.js';
import { isDecided, WhatCounts } from './what-counts.js';

export interface ConfirmFacts {
  readonly draft: DraftDetail;
  readonly preview: PreviewDetail;
  /** The ticks and reasons so far; each finding that asks for a confirmation has one entry. */
  readonly choices: readonly ConfirmedChoice[];
  readonly faults: readonly PageFault[];
  /** Returns the place of the game that a finding is about, where that is corrected on another page. */
  readonly findPlace: FindPlace;
}

/** In the third step, possible errors are confirmed with a reason, or corrected before. */
export function confirmPage({ draft, preview, choices, faults, findPlace }: ConfirmFacts) {
  const warnings = preview.findings.filter(
    (finding) =>
      finding.severity === 'warning' &&
      !isDecided(preview, finding) &&
      choices.every((choice) => choice.finding !== finding),
  );
  return (
    <Layout
      title={t('{faults}Confirm {name}', { faults: faults.length > 0 ? t('Error: ') : '', name: nameOfDraft(draft) })}
      game={draft.answers['game']}
    >
      <ErrorSummary faults={faults} />
      <PageHeader
        title={
          preview.replaces === null
            ? t('Submit {name}?', { name: nameOfDraft(draft) })
            : t('Replace the report of {name}?', { name: nameOfDraft(draft) })
        }
        context={tellEffect(preview)}
      />
      <Steps at="confirm" draft={draft.id} />
      <Replaces preview={preview} />
      <WhatCounts preview={preview} />
      {warnings.length > 0 && (
        <section>
          <h2>{t('Please look at this')}</h2>
          {warnings.map((finding, index) => (
            <FindingNote key={index} finding={finding} place={findPlace(finding)} />
          ))}
        </section>
      )}
      <PageForm action={`/submit/${draft.id}/confirm`} label={t('Confirm and submit')} faults={faults}>
        <input type="hidden" name="version" value={draft.version} />
        <Confirmations choices={choices} findPlace={findPlace} />
        <div class="buttons">
          <button type="submit" class="first">
            {preview.replaces === null
              ? t('Submit results')
              : t('Replace revision {revision}', { revision: preview.replaces.revision })}
          </button>
          <a class="button" href={`/submit/${draft.id}`}>
            {t('Back to the check')}
          </a>
        </div>
      </PageForm>
    </Layout>
  );
}
