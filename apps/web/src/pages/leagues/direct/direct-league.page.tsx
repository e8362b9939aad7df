import { LONGEST_REASON } from '@quadrant/http';
import type { GivenAward, League, SchemeVersion, ShownSeason, ShownToss } from '@quadrant/store/leagues';
import type { ListedTournament } from '@quadrant/store/reading';
import type { OwnFact } from '@quadrant/rules/league';
import { Decision } from '../../../components/form/decision.js';
import { Fold } from '../../../components/form/fold.js';
import { TextArea, TextField } from '../../../components/form/fields.js';
import { Form } from '../../../components/form/form.js';
import { PageHeader } from '../../../components/page-header.js';
import { Layout } from '../../layout.js';
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
  /** The newest last. */
  readonly seasons: readonly ShownSeason[];
  /** The newest that has begun, or the first to come; null where there is none. */
  readonly season: ShownSeason | null;
  /** All versions that are in force or planned. */
  readonly schemes: readonly SchemeVersion[];
  /** Tournaments of that season, the newest first. */
  readonly tournaments: readonly ListedTournament[];
  readonly awards: readonly GivenAward[];
  readonly tosses: readonly ShownToss[];
}

/** Everything that a league director does, from a league without seasons to its champion. */
export function directLeaguePage(facts: DirectLeagueFacts) {
  const { league, season, seasons, tournaments, awards, schemes, tosses } = facts;
  const { slug, name } = league;
  const waiting = tournaments.filter(({ reason }) => reason === 'not-flagged').length;
  return (
    <Layout title={`Direct ${name}`}>
      <PageHeader
        crumbs={[
          { name: 'Leagues', address: '/leagues' },
          { name, address: `/leagues/${slug}` },
        ]}
        title={`Direct ${name}`}
        context={
          season === null
            ? 'The league has no season yet. Add the first one.'
            : `Season ${season.season}. ${waiting === 0 ? 'No tournament waits for your flag.' : `${waiting} waiting for your flag.`}`
        }
      />
      <nav class="jump" aria-label="On this page">
        <a href="#flags">Flags</a>
        <a href="#season">Season</a>
        <a href="#schemes">Bonus schemes</a>
        <a href="#awards">Points by hand</a>
        <a href="#tosses">Tosses</a>
        <a href="#deck-facts">Numbers of decks</a>
        <a href="#league">The league</a>
      </nav>
      {season !== null && <Flags slug={slug} tournaments={tournaments} />}
      <h2 id="season">Season</h2>
      {season !== null && <SeasonDesk slug={slug} version={league.version} season={season} />}
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
    <h2 id="league">The league</h2>
    <Form
      id="league-form"
      operation={`PATCH /api/v1/leagues/${slug}`}
      label="Name and alternates"
      version={version}
      said="The league was saved."
    >
      <TextField name="name" label="Name" value={name} maxLength={60} isRequired />
      <TextArea
        name="alternates"
        kind="lines"
        label="Alternates"
        hint="Players who may take your place, one handle a line."
        rows={3}
        value={alternates.join('\n')}
      />
      {appoints && <TextField name="director" label="League director" value={director} maxLength={64} isRequired />}
      <TextField
        name="reason"
        label="Why (optional)"
        {...(appoints && { hint: 'Needed for another director.' })}
        maxLength={LONGEST_REASON}
      />
      <button type="submit">Save the league</button>
    </Form>
    {appoints && (
      <Fold summary="Delete the league" forms={['league-deletion']}>
        <p>Only a league that no tournament ever named can be deleted.</p>
        <Decision
          id="league-deletion"
          label={`Delete ${name}`}
          version={version}
          then="/leagues"
          yes={{
            button: 'Delete the league',
            operation: `DELETE /api/v1/leagues/${slug}`,
            said: `The league ${name} was deleted.`,
          }}
        />
      </Fold>
    )}
  </>
);
