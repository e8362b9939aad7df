import type { RuleSystemId, TournamentHeader } from '@quadrant/rules/tournament';
import { victoryPointsOf } from '@quadrant/rules/systems';
import { Cited } from '../../components/cited.js';
import { t } from '../../languages/t.js';

/** These sections of each document say how results count and how ties are broken. */
const SCORING: Readonly<Record<RuleSystemId, string>> = {
  'opg-4.2': 'Organized Play Guide 4.2, section 7.5',
  'decipher-1999': 'Decipher Tournament Guide 6.99, Scoring',
  'stccg-1996': 'Star Trek CCG Tournament Rules 1996, section 4',
  'ffg-swlcg-2016': 'Star Wars LCG Tournament Regulations 1.0, Tournament Points',
};

const TIES: Readonly<Partial<Record<RuleSystemId, string>>> = { 'opg-4.2': 'Organized Play Guide 4.2, section 7.7' };

const DIFFERENTIAL: Readonly<Partial<Record<RuleSystemId, string>>> = {
  'opg-4.2': 'Organized Play Guide 4.2, section 7.4.1',
};

// @row 60, 65
/** Explains a modified win and a true tie, where results are named by these words. */
export function ResultWords({ header: { ruleSystem, game } }: { readonly header: TournamentHeader }) {
  const hasWords = ruleSystem === 'opg-4.2' ? game !== 'tribbles' : game === 'stccg';
  if (!hasWords) return null;
  return (
    <p class="hint">
      {ruleSystem === 'opg-4.2'
        ? t('Modified win: time was called, and this player is ahead. True tie: time was called, and nobody is ahead.')
        : t(
            'Modified win: won by being ahead when time was called or the cards ran out. True tie: nobody is ahead.',
          )}{' '}
      <Cited text={`(${SCORING[ruleSystem]})`} />
    </p>
  );
}

// @row 78, 79
/** Explains the columns of the standings. */
export function StandingWords({ header: { ruleSystem, game } }: { readonly header: TournamentHeader }) {
  const isPods = game === 'tribbles';
  const ties = TIES[ruleSystem];
  const differential = DIFFERENTIAL[ruleSystem];
  return (
    <details class="fold">
      <summary>{t('What the columns mean')}</summary>
      <dl>
        <dt>{t('Points')}</dt>
        <dd>
          {isPods ? t('The points of all rounds together.') : tellPoints(ruleSystem)}{' '}
          {!isPods && <Cited text={`(${SCORING[ruleSystem]})`} />}
        </dd>
        {!isPods && (
          <>
            <dt>{t('Strength of schedule')}</dt>
            <dd>
              {t('How many points the opponents of a player have. It decides between players with the same points.')}{' '}
              {ties !== undefined && <Cited text={`(${ties})`} />}
            </dd>
            <dt>{t('Differential')}</dt>
            <dd>
              {t('By how much a player won, less by how much they lost, in all games together. It decides next.')}{' '}
              {differential !== undefined && <Cited text={`(${differential})`} />}
            </dd>
          </>
        )}
      </dl>
    </details>
  );
}

const tellPoints = (ruleSystem: RuleSystemId): string =>
  ruleSystem === 'opg-4.2'
    ? t('{win} for a win, {modified} for a modified win, {tie} for a true tie, {loss} for a loss, {win} for a bye.', {
        win: victoryPointsOf('FW'),
        modified: victoryPointsOf('MW'),
        tie: victoryPointsOf('TT'),
        loss: victoryPointsOf('FL'),
      })
    : t('What each result counts, added up.');
