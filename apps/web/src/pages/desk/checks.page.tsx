import type { Suspicion } from '@quadrant/store/intake';
import { t } from '../../languages/t.js';
import { Advice } from '../../components/advice.js';
import { plainly } from '../../components/plain-words.js';
import { Decision } from '../../components/form/decision.js';
import { waitingPage } from './waiting.page.js';

/** What the nightly checks found: possible duplicates and improbable results. */
export const checksPage = (suspicions: readonly Suspicion[]) =>
  waitingPage({
    title: t('Things to check'),
    context: t('The nightly checks found these. They count until somebody corrects, merges or withdraws them.'),
    none: t('The nightly checks found nothing for you.'),
    cards: suspicions.map(({ id, tournamentId, tournament, date, finding }) => ({
      id,
      title: <a href={`/tournaments/${tournamentId}`}>{tournament}</a>,
      content: (
        <>
          <p class="quiet">{t('Played on {date}', { date })}</p>
          <p dir="auto">{plainly(finding.message)}</p>
          <p>
            <Advice text={finding.advice} /> <a href={`/findings/${finding.code}`}>{t('What this means')}</a>
          </p>
          <Decision
            id={`check-${id}`}
            label={t('Say that {tournament} is fine', { tournament })}
            hint={t('It is not found again.')}
            yes={{
              button: t('It is fine'),
              operation: `POST /api/v1/suspicions/${id}/exclusion`,
              said: t('{tournament} is fine. The checks leave it alone from now on.', { tournament }),
            }}
          />
        </>
      ),
    })),
  });
