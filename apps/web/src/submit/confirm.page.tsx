import { LONGEST_REASON } from '@quadrant/http';
import { t } from '../languages/t.js';
import { FindingNotes } from '../components/finding-notes.js';
import { TextField } from '../components/form/fields.js';
import { ErrorSummary } from '../components/form/error-summary.js';
import type { PageFault } from '../components/form/form-context.js';
import { PageForm } from '../components/form/page-form.js';
import { PageHeader } from '../components/page-header.js';
import { checkOf, nameOfDraft } from './draft-name.js';
import { rowsIn } from './draft-form.js';
import type { ConfirmedChoice } from './confirm-form.js';
import { isProposal, type DraftDetail, type PreviewDetail } from './draft-shapes.js';
import { Layout } from '../frame/layout.js';
import { Confirmations } from './confirmations.js';
import type { FindPlace } from './game-places.js';
import { tellEffect, tellProposal } from './preview-words.js';
import { Replaces } from './replaces.js';
import { Steps } from './steps.js';
import { isDecided, WhatCounts } from './what-counts.js';

export interface ConfirmFacts {
  readonly draft: DraftDetail;
  readonly preview: PreviewDetail;
  /** The ticks and reasons so far; each finding that asks for a confirmation has one entry. */
  readonly choices: readonly ConfirmedChoice[];
  /** Why a stored tournament is corrected, as far as it was said. */
  readonly reason: string;
  readonly faults: readonly PageFault[];
  /** Returns the place of the game that a finding is about, where that is corrected on another page. */
  readonly findPlace: FindPlace;
}

/** In the third step, possible errors are confirmed with a reason, or corrected before. */
export function confirmPage({ draft, preview, choices, reason, faults, findPlace }: ConfirmFacts) {
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
          isProposal(draft)
            ? t('Propose to correct {name}?', { name: nameOfDraft(draft) })
            : preview.replaces === null
              ? t('Submit {name}?', { name: nameOfDraft(draft) })
              : t('Replace the report of {name}?', { name: nameOfDraft(draft) })
        }
        context={isProposal(draft) ? tellProposal() : preview.state === 'held' ? undefined : tellEffect(preview)}
      />
      <Steps at="confirm" draft={draft} />
      <Replaces preview={preview} isProposal={isProposal(draft)} />
      {!isProposal(draft) && <WhatCounts preview={preview} />}
      {warnings.length > 0 && (
        <section>
          <h2>{t('Please look at this')}</h2>
          <FindingNotes findings={warnings} answersAt={checkOf(draft)} findPlace={findPlace} />
        </section>
      )}
      <PageForm action={`/submit/${draft.id}/confirm`} label={t('Confirm and submit')} faults={faults}>
        <input type="hidden" name="version" value={draft.version} />
        {isProposal(draft) && <input type="hidden" name="proposes" value="yes" />}
        {draft.corrects !== null && (
          <TextField
            name="reason"
            label={isProposal(draft) ? t('How do you know it?') : t('Why do you correct it?')}
            hint={
              isProposal(draft)
                ? t('Such as: the slip of table 3 says 60 to 25. The people who decide read it.')
                : t('Such as: the slip of table 3 says 60 to 25. The audit keeps it, and whoever decides reads it.')
            }
            value={reason}
            maxLength={LONGEST_REASON}
            isRequired
          />
        )}
        <Confirmations choices={choices} findPlace={findPlace} rowOf={rowsIn(draft)} />
        <div class="buttons sticky">
          <button type="submit" class="first">
            {isProposal(draft)
              ? t('Send the proposal')
              : preview.replaces === null
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
