import type { PlayerEntitlements } from '@quadrant/store/prizes';
import { t } from '../languages/t.js';
import { EmptyState } from '../components/empty-state.js';
import { PageHeader } from '../components/page-header.js';
import { PlayerLink } from '../components/player-link.js';
import { Complaints } from '../components/as-of-note.js';
import { Layout } from '../frame/layout.js';
import { EntitlementTable } from '../players/prizes.js';
import { CALCULATOR_CRUMBS } from './calculators.page.js';
import { PlayerField } from './player-field.js';

export interface ByesFacts {
  /** The handle that was asked about; null without one. */
  readonly asked: string | null;
  /** It is null where no player has this handle. */
  readonly won: PlayerEntitlements | null;
  readonly complaints: readonly string[];
}

/** Says which byes a player can use in which tournament. */
export function byesPage({ asked, won, complaints }: ByesFacts) {
  const isOpen = (state: string): boolean => state === 'open' || state === 'needs-choice';
  const open = won?.entitlements.filter(({ state }) => isOpen(state)) ?? [];
  return (
    <Layout title={t('Byes')} description={t('Which Earned Byes and head starts somebody can use, and where.')}>
      <PageHeader
        title={t('Byes')}
        context={t('Which Earned Byes and head starts somebody can use, and where.')}
        crumbs={CALCULATOR_CRUMBS}
      />
      <Complaints complaints={complaints} />
      <form class="filters" method="get" action="/calculators/byes" aria-label={t('Whose byes')}>
        <PlayerField value={asked} />
        <button type="submit">{t('Show')}</button>
      </form>
      {asked !== null && won === null && (
        <EmptyState>
          {t('No player is called “{asked}”. {link}.', {
            asked,
            link: <a href="/players">{t('Look for the handle')}</a>,
          })}
        </EmptyState>
      )}
      {won !== null && (
        <section>
          <h2>{t('Byes of {player}', { player: <PlayerLink handle={won.handle} /> })}</h2>
          {open.length === 0 ? (
            <p>{t('None to use. High places at championships win them for the next stage.')}</p>
          ) : (
            <EntitlementTable entitlements={open} first="Worth" />
          )}
        </section>
      )}
      <h2>{t('How byes work')}</h2>
      <ul>
        <li>
          {t('An Earned Bye gives 4 victory points and a differential of +100 in its round. It moves no rating.')}
        </li>
        <li>
          {t('Places at Regional, National and Continental Championships win byes for the next stage ({link}).', {
            link: <a href="/rules/opg-4.2/11.1">{t('Organized Play Guide 4.2, section 11.1')}</a>,
          })}
        </li>
        <li>{t('In Tribbles a head start takes their place: points that you begin the first round with.')}</li>
        <li>{t('Name your byes to the director before the first round; the report says who used them.')}</li>
      </ul>
    </Layout>
  );
}
