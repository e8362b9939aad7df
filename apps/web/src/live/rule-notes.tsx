import { DOCUMENT_NAMES, type RuleSystem, type Subject, type TournamentHeader } from '@quadrant/rules/tournament';
import { getRuleSystem, hasPods } from '@quadrant/rules/systems';
import { Cited } from '../components/cited.js';
import { t, words } from '../languages/t.js';

/** Cites the section about a subject; nothing when the document does not mention it. */
function Section({ rules: { documents, sections }, about }: { readonly rules: RuleSystem; readonly about: Subject }) {
  const section = sections[about];
  return section === null ? null : <Cited text={`(${DOCUMENT_NAMES[documents[0]]}, ${section})`} />;
}

const MODIFIED = words({
  'on-time': 'Modified win: time was called, and this player is ahead. True tie: time was called, and nobody is ahead.',
  'on-time-or-decked':
    'Modified win: won by being ahead when time was called or the cards ran out. True tie: nobody is ahead.',
} as const);

// @row 60, 65
/** Explains a modified win and a true tie, where results are named by these words. */
export function ResultWords({ header: { ruleSystem, game } }: { readonly header: TournamentHeader }) {
  const rules = getRuleSystem(ruleSystem);
  const modified = rules.recording.modifiedWin(game);
  if (modified === null) return null;
  return (
    <p class="hint">
      {MODIFIED[modified]} <Section rules={rules} about="scoring" />
    </p>
  );
}

// @row 78, 79
/** Explains the columns of the standings. */
export function StandingWords({ header }: { readonly header: TournamentHeader }) {
  const rules = getRuleSystem(header.ruleSystem);
  const isPods = hasPods(header);
  return (
    <details class="fold">
      <summary>{t('What the columns mean')}</summary>
      <dl>
        <dt>{t('Points')}</dt>
        <dd>
          {isPods ? t('The points of all rounds together.') : tellPoints(rules)}{' '}
          {!isPods && <Section rules={rules} about="scoring" />}
        </dd>
        {!isPods && (
          <>
            <dt>{t('Strength of schedule')}</dt>
            <dd>
              {t('How many points the opponents of a player have. It decides between players with the same points.')}{' '}
              <Section rules={rules} about="ties" />
            </dd>
            <dt>{t('Differential')}</dt>
            <dd>
              {t('By how much a player won, less by how much they lost, in all games together. It decides next.')}{' '}
              <Section rules={rules} about="differential" />
            </dd>
          </>
        )}
      </dl>
    </details>
  );
}

function tellPoints({ recording: { outcomePoints: points } }: RuleSystem): string {
  if (points === null) return t('What each result counts, added up.');
  return t(
    '{win} for a win, {modified} for a modified win, {tie} for a true tie, {loss} for a loss, {win} for a bye.',
    {
      win: points.win,
      modified: points.modifiedWin,
      tie: points.tie,
      loss: points.loss,
    },
  );
}
