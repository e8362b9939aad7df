import type { Category, GameTitle } from '@quadrant/rules/tournament';
import type { ForeseenRating, RatingExplanation } from '@quadrant/store/explanations';
import type { PlayerRatingChange } from '@quadrant/store/careers';
import { t } from '../languages/t.js';
import { EmptyState } from '../components/empty-state.js';
import { PageHeader } from '../components/page-header.js';
import { PlayerLink } from '../components/player-link.js';
import { RatingDelta } from '../components/rating-delta.js';
import { StatTiles } from '../components/stat-tiles.js';
import { addressOf } from '../query/address.js';
import { ENDS, SCORES, type End } from '../query/rating-question.js';
import { Complaints } from '../components/as-of-note.js';
import { DataTable, type Column } from '../components/data-table.js';
import { LocalDay } from '../components/day.js';
import { Layout } from '../frame/layout.js';
import { CATEGORY_NAMES, GAME_NAMES } from '../components/names.js';
import { Games } from '../players/rating-change.js';
import { CALCULATOR_CRUMBS } from './calculators.page.js';
import { EndChoice } from './end-choice.js';
import { PlayerField } from './player-field.js';

interface NamedChange extends PlayerRatingChange {
  readonly name: string;
}

/** A tournament is computed again with other results. */
export interface ChangedTournament {
  readonly change: NamedChange;
  readonly explanation: RatingExplanation;
  /** The result that was asked for in each game; null means the real one. */
  readonly ends: readonly (End | null)[];
  /** It is null where today's rules rate no such tournament. */
  readonly foreseen: ForeseenRating | null;
}

export interface ResultCalculatorFacts {
  readonly asked: string | null;
  /** It is null where no player has the handle. */
  readonly handle: string | null;
  /** The changes are sorted with the newest first. */
  readonly changes: readonly NamedChange[];
  /** It is null while no tournament is chosen. */
  readonly changed: ChangedTournament | null;
  readonly complaints: readonly string[];
}

const tellAbout = (): string => t('What a tournament would have done to a rating with other results.');
const PATH = '/calculators/result';

/** Computes what would have happened if a game had ended differently. */
export const resultCalculatorPage = ({ asked, handle, changes, changed, complaints }: ResultCalculatorFacts) => (
  <Layout title={t('A past result')} game={changed?.change.game} description={tellAbout()}>
    <PageHeader title={t('A past result')} context={tellAbout()} crumbs={CALCULATOR_CRUMBS} />
    <Complaints complaints={complaints} />
    {changed !== null && handle !== null ? (
      <Changed handle={handle} changed={changed} />
    ) : (
      <>
        <form class="filters" method="get" action={PATH} aria-label={t('Whose results')}>
          <PlayerField value={asked} />
          <button type="submit">{t('Show')}</button>
        </form>
        {asked === null && <EmptyState>{t('Type the handle of a player to see their tournaments.')}</EmptyState>}
        {asked !== null && handle === null && (
          <EmptyState>
            {t('No player is called “{asked}”. {link}.', {
              asked,
              link: <a href="/players">{t('Look for the handle')}</a>,
            })}
          </EmptyState>
        )}
        {handle !== null && <Choice handle={handle} changes={changes} />}
      </>
    )}
  </Layout>
);

function Choice({ handle, changes }: { readonly handle: string; readonly changes: readonly NamedChange[] }) {
  if (changes.length === 0) return <EmptyState>{t('{handle} has no rated game yet.', { handle })}</EmptyState>;
  const columns: readonly Column<NamedChange>[] = [
    {
      name: t('Tournament'),
      kind: 'row',
      cell: ({ name, tournament, game, category }) => (
        <>
          <a href={addressOf(PATH, { player: handle, change: name })}>{tournament}</a>
          <span class="real-name">
            {GAME_NAMES[game as GameTitle]}, {CATEGORY_NAMES[category as Category]}
          </span>
        </>
      ),
    },
    { name: t('Date'), kind: 'date', cell: ({ localDate }) => <LocalDay date={localDate} /> },
    { name: t('Change'), kind: 'number', cell: ({ before, after }) => <RatingDelta value={after - before} /> },
  ];
  return (
    <DataTable
      caption={t('Choose one of the last tournaments of {handle}', { handle })}
      columns={columns}
      rows={changes}
      keyOf={({ name }) => name}
    />
  );
}

function Changed({ handle, changed }: { readonly handle: string; readonly changed: ChangedTournament }) {
  const { change, explanation, ends, foreseen } = changed;
  const track = `${GAME_NAMES[change.game as GameTitle]}, ${CATEGORY_NAMES[change.category as Category]}`;
  return (
    <>
      <p>
        {t('{player} in {tournament}, {track}. {link}', {
          player: <PlayerLink handle={handle} />,
          tournament: <a href={`/tournaments/${change.tournamentId}`}>{change.tournament}</a>,
          track,
          link: <a href={addressOf(PATH, { player: handle })}>{t('Another tournament')}</a>,
        })}
      </p>
      {foreseen === null ? (
        <EmptyState>{t('The rules of today rate no such tournament.')}</EmptyState>
      ) : (
        <section role="status">
          <StatTiles
            tiles={[
              {
                name: t('Then'),
                figure: <RatingDelta value={foreseen.after - foreseen.before} />,
                note: t('to {after}', { after: Math.round(foreseen.after) }),
                isFirst: true,
              },
              {
                name: t('As it was'),
                figure: <RatingDelta value={explanation.after - explanation.before} />,
                note: t('to {after}', { after: Math.round(explanation.after) }),
              },
              {
                name: t('Difference'),
                figure: <RatingDelta value={foreseen.after - explanation.recomputedAfter} />,
                note: t('rating points'),
              },
            ]}
          />
        </section>
      )}
      <form class="calculator" method="get" action={PATH} aria-label={t('Results of the tournament')}>
        <input type="hidden" name="player" value={handle} />
        <input type="hidden" name="change" value={change.name} />
        <fieldset>
          <legend>{t('What if')}</legend>
          {explanation.games.map(({ opponent, opponentRating, score, round }, index) => (
            <div class="calculator-row" key={index}>
              <span>
                {round !== null && t('Round {round}: ', { round })}
                <bdi>{opponent}</bdi> <span class="quiet">{Math.round(opponentRating)}</span>
              </span>
              <EndChoice
                name={`end.${index + 1}`}
                label={t('Result against {opponent}', { opponent })}
                value={ends[index] ?? endOf(score)}
              />
            </div>
          ))}
        </fieldset>
        <button type="submit" class="first">
          {t('Calculate')}
        </button>
      </form>
      {foreseen !== null && (
        <Games
          title={t('With these results')}
          explanation={{ ...foreseen, difference: null }}
          moment={{ publication: 'current', knownBy: null, playedBy: null }}
        />
      )}
      <p class="quiet">
        {t(
          'Opponents keep the ratings that they had, and later tournaments are not replayed. If a result is wrong, report it on the page of the tournament.',
        )}
      </p>
    </>
  );
}

const endOf = (score: number): End => ENDS.find((end) => SCORES[end] === score) ?? 'tie';
