import { LONGEST_REASON } from '@quadrant/http';
import type { GivenAward, League, ShownSeason, ShownToss, ListedTournament } from '@quadrant/store/leagues';
import type { SchemeVersion } from '@quadrant/store/bonus-schemes';
import type { OwnFact } from '@quadrant/rules/bonus-schemes';
import { t } from '../../languages/t.js';
import { Decision } from '../../components/form/decision.js';
import { Fold } from '../../components/form/fold.js';
import { TextArea, TextField } from '../../components/form/fields.js';
import { Form } from '../../components/form/form.js';
import { PageHeader } from '../../components/page-header.js';
import { Layout } from '../../frame/layout.js';
import { DeckFacts } from './deck-facts.js';
import { Flags } from './flags.js';
import { ManualAwards } from './manual-awards.js';
import { Schemes } from './schemes.js';
import { NewSeason, SeasonDesk } from './seasons.js';
import { Tosses } from './tosses.js';

export interface DirectLeagueFacts {
  readonly league: Pick<League, 'slug' | 'name' | 'version' | 'alternates' | 'director'>;
  /** The reader may appoint its director, and delete it. */
  readonly appoints: boolean;
  readonly deckFacts: readonly OwnFact[];
  /** The seasons are sorted with the newest last. */
  readonly seasons: readonly ShownSeason[];
  /** The newest season that has begun, or the first to come; null where there is none. */
  readonly season: ShownSeason | null;
  /** All versions are in force or planned. */
  readonly schemes: readonly SchemeVersion[];
  /** The tournaments of that season are sorted with the newest first. */
  readonly tournaments: readonly ListedTournament[];
  readonly awards: readonly GivenAward[];
  readonly tosses: readonly ShownToss[];
}

/** Has everything that a league director does, from a league without seasons to its champion. */
export function directLeaguePage(facts: DirectLeagueFacts) {
  const { league, season, seasons, tournaments, awards, schemes, tosses } = facts;
  const { slug, name } = league;
  const waiting = tournaments.filter(({ reason }) => reason === 'not-flagged').length;
  return (
    <Layout title={t('Direct {name}', { name })}>
      <PageHeader
        crumbs={[
          { name: t('Leagues'), address: '/leagues' },
          { name, address: `/leagues/${slug}` },
        ]}
        title={t('Direct {name}', { name })}
        context={
          season === null
            ? t('The league has no season yet. Add the first one.')
            : t('Season {season}. {waiting}', {
                season: season.season,
                waiting:
                  waiting === 0
                    ? t('No tournament waits for your flag.')
                    : t('{waiting} waiting for your flag.', { waiting }),
              })
        }
      />
      <nav class="jump" aria-label={t('On this page')}>
        <a href="#flags">{t('Flags')}</a>
        <a href="#season">{t('Season')}</a>
        <a href="#schemes">{t('Bonus schemes')}</a>
        <a href="#awards">{t('Points by hand')}</a>
        <a href="#tosses">{t('Tosses')}</a>
        <a href="#deck-facts">{t('Numbers of decks')}</a>
        <a href="#league">{t('The league')}</a>
      </nav>
      {season !== null && <Flags slug={slug} tournaments={tournaments} />}
      <h2 id="season">{t('Season')}</h2>
      {season !== null && <SeasonDesk slug={slug} version={league.version} season={season} tournaments={tournaments} />}
      <NewSeason slug={slug} isFirst={seasons.length === 0} />
      <Schemes slug={slug} version={league.version} schemes={schemes} />
      <ManualAwards slug={slug} tournaments={tournaments.filter(({ counts }) => counts)} awards={awards} />
      {season !== null && <Tosses slug={slug} season={season.season} tosses={tosses} />}
      <DeckFacts slug={slug} version={league.version} facts={facts.deckFacts} />
      <LeagueForm league={league} appoints={facts.appoints} />
    </Layout>
  );
}

const LeagueForm = ({
  league: { slug, name, version, alternates, director },
  appoints,
}: Pick<DirectLeagueFacts, 'league' | 'appoints'>) => (
  <>
    <h2 id="league">{t('The league')}</h2>
    <Form
      id="league-form"
      operation={`PATCH /api/v1/leagues/${slug}`}
      label={t('Name and alternates')}
      version={version}
      said={t('The league was saved.')}
    >
      <TextField name="name" label={t('Name')} value={name} maxLength={60} isRequired />
      <TextArea
        name="alternates"
        kind="lines"
        label={t('Alternates')}
        hint={t('Players who may take your place, one handle a line.')}
        rows={3}
        value={alternates.join('\n')}
      />
      {appoints && (
        <TextField name="director" label={t('League director')} value={director} maxLength={64} isRequired />
      )}
      <TextField
        name="reason"
        label={t('Why (optional)')}
        {...(appoints && { hint: t('Needed for another director.') })}
        maxLength={LONGEST_REASON}
      />
      <button type="submit">{t('Save the league')}</button>
    </Form>
    {appoints && (
      <Fold summary={t('Delete the league')} forms={['league-deletion']}>
        <p>{t('Only a league that no tournament ever named can be deleted.')}</p>
        <Decision
          id="league-deletion"
          label={t('Delete {name}', { name })}
          concerns={t(
            'Its league directors, and everybody who follows {name}: its seasons, feeds and webhooks end. No tournament names it, so no player loses points.',
            { name },
          )}
          version={version}
          then="/leagues"
          yes={{
            button: t('Delete the league'),
            operation: `DELETE /api/v1/leagues/${slug}`,
            said: t('The league {name} was deleted.', { name }),
          }}
        />
      </Fold>
    )}
  </>
);
