import { t } from '../languages/t.js';
import { Minute } from '../components/day.js';
import type { DraftDetail } from './draft-shapes.js';
import { tellReason } from './waiting-words.js';

/** Says before anything is typed whether a correction counts at once, or waits for a coordinator. */
export function CorrectionTerms({ draft: { terms, corrects } }: { readonly draft: DraftDetail }) {
  if (terms === null || corrects === null) return null;
  const { waitsFor, atOnceUntil, guardsFacts } = terms;
  return (
    <section class="notice" aria-labelledby="terms">
      <h2 id="terms">
        {waitsFor.length === 0 ? t('Your changes count at once') : t('Your changes wait for a coordinator')}
      </h2>
      {waitsFor.map(({ kind, message }) => (
        <p key={kind}>{tellReason(kind, message)}</p>
      ))}
      {waitsFor.length === 0 && atOnceUntil !== null && (
        <p>{t('This holds until {end}.', { end: <Minute at={new Date(atOnceUntil)} /> })}</p>
      )}
      {waitsFor.length === 0 && guardsFacts && (
        <p>
          {t(
            'These changes always wait for a coordinator: game, format, level, dates, league or directors, a removed player, and results of games that you played yourself.',
          )}
        </p>
      )}
      <p>
        {t('Nothing is stored before you confirm. To let the tournament count for nothing, {link}.', {
          link: <a href={`/tournaments/${corrects.tournamentId}/change#withdrawal`}>{t('withdraw it')}</a>,
        })}
      </p>
    </section>
  );
}
