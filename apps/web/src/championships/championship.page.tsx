import { CONTINENTS, type Continent } from '@quadrant/rules/permissions';
import { usualSystemOf } from '@quadrant/rules/systems';
import { GAME_TITLES, type GameTitle } from '@quadrant/rules/tournament';
import type {
  ChampionshipDetail,
  ChampionshipQuery,
  ChampionshipWinner,
  PlayedChampionshipTournament,
} from '@quadrant/store/championships';
import type { TournamentRound } from '@quadrant/store/tournaments';
import type { OpeningTitle } from '@quadrant/store/openings';
import { CHAMPIONSHIP_KINDS } from '@quadrant/rules/championships';
import { t, words } from '../languages/t.js';
import { ChoiceField, type Choice } from '../components/choice-field.js';
import { FilterBar } from '../components/filter-bar.js';
import { Cited } from '../components/cited.js';
import { addressOf } from '../query/address.js';
import { Complaints } from '../components/as-of-note.js';
import { BracketDrawing } from '../tournaments/bracket.js';
import type { Column } from '../components/data-table.js';
import { Layout } from '../frame/layout.js';
import { LongTable } from '../components/long-table.js';
import { Readings } from '../components/readings.js';
import { BADGE_NAMES, CONTINENT_NAMES, GAME_NAMES, KIND_NAMES } from '../components/names.js';
import { PlayerLink } from '../components/player-link.js';
import { OpeningTitles } from '../players/brought-in.js';
import { EntitlementTable, UncoveredList } from '../players/prizes.js';
import { LocalDay } from '../components/day.js';
import { tellDate } from '../languages/tell-day.js';
import { tell } from '../languages/tell.js';

/** The championships of these games give something. */
const GAMES: readonly GameTitle[] = GAME_TITLES.filter(
  (game) => usualSystemOf(game).players.championshipPrize(game) !== null,
);
const GAME_CHOICES: readonly Choice[] = words(GAMES.map((value) => ({ value, name: GAME_NAMES[value] })));
const CONTINENT_CHOICES: readonly Choice[] = words(
  CONTINENTS.map((value) => ({ value, name: CONTINENT_NAMES[value] })),
);

export interface ChampionshipPageFacts {
  readonly query: ChampionshipQuery;
  readonly championship: ChampionshipDetail;
  /** The key is the id of the tournament. */
  readonly brackets: ReadonlyMap<string, readonly TournamentRound[]>;
  /** The winners of this kind and game over all years are sorted with the latest first. */
  readonly winners: readonly ChampionshipWinner[];
  /** Titles of no league that were won before, the latest first. */
  readonly titles: readonly OpeningTitle[];
  readonly complaints: readonly string[];
}

/** Shows championships of a kind and a year: the winners, their prizes, and who may use which prizes there. */
export function championshipPage({
  query,
  championship,
  brackets,
  winners,
  titles,
  complaints,
}: ChampionshipPageFacts) {
  const { kind, year, game, continent } = query;
  const title = `${KIND_NAMES[kind]} ${year}`;
  const path = `/championships/${kind}/${year}`;
  const filters = { game, continent };
  const heats = championship.tournaments.filter(({ isHeat }) => isHeat);
  const finals = championship.tournaments.filter(({ isHeat }) => !isHeat);
  const isTarget = kind === 'continental' || kind === 'worlds';
  return (
    <Layout title={title}>
      <h1>{title}</h1>
      <nav class="switch" aria-label={t('Kinds')}>
        {CHAMPIONSHIP_KINDS.map((each) => (
          <a
            key={each}
            href={addressOf(`/championships/${each}/${year}`, filters)}
            aria-current={each === kind ? 'page' : undefined}
          >
            {KIND_NAMES[each]}
          </a>
        ))}
      </nav>
      <Complaints complaints={complaints} />
      <FilterBar action={path} isUsed={game !== null || continent !== null}>
        <ChoiceField label={t('Game')} name="game" value={game} choices={GAME_CHOICES} />
        <ChoiceField label={t('Continent')} name="continent" value={continent} choices={CONTINENT_CHOICES} />
      </FilterBar>
      <h2>{t('Tournaments')}</h2>
      {championship.tournaments.length === 0 && <p>{t('None has been published.')}</p>}
      {finals.map((tournament) => (
        <PlayedTournament key={tournament.id} tournament={tournament} bracket={brackets.get(tournament.id)} />
      ))}
      {heats.length > 0 && <Heats heats={heats} />}
      <Winners winners={winners} />
      <OpeningTitles titles={titles} isOfPlayer={false} />
      {isTarget && (
        <>
          <h2>{t('Earned Byes and head starts into it')}</h2>
          {championship.entitlements.length === 0 ? (
            <p>{t('Nobody has won any.')}</p>
          ) : (
            <EntitlementTable entitlements={championship.entitlements} first="Player" />
          )}
          <UncoveredList uncovered={championship.uncovered} />
        </>
      )}
      <Readings place="championships" />
      <nav class="pages" aria-label={t('Pages')}>
        <a rel="prev" href={addressOf(`/championships/${kind}/${year - 1}`, filters)}>
          {year - 1}
        </a>
        <a rel="next" href={addressOf(`/championships/${kind}/${year + 1}`, filters)}>
          {year + 1}
        </a>
        <a href={addressOf(`/api/v1${path}`, filters)}>{t('As JSON')}</a>
      </nav>
    </Layout>
  );
}

/** Lists everybody who has won a championship of this kind. */
const Winners = ({ winners }: Pick<ChampionshipPageFacts, 'winners'>) =>
  winners.length === 0 ? null : (
    <>
      <h2 id="winners">{t('Winners by year')}</h2>
      <LongTable caption={t('The latest championship first')} columns={WINNERS} rows={winners} keyOf={({ id }) => id} />
    </>
  );

const WINNERS: readonly Column<ChampionshipWinner>[] = words([
  { name: 'Year', kind: 'date', cell: ({ date }) => date.slice(0, 4) },
  { name: 'Winner', kind: 'row', cell: ({ winner }) => (winner === null ? '–' : <PlayerLink handle={winner} />) },
  { name: 'Game', cell: ({ game }) => GAME_NAMES[game] },
  { name: 'Tournament', cell: ({ id, name }) => <a href={`/tournaments/${id}`}>{name}</a> },
]);

/** Heats lead to the finals, and decide nothing. */
const Heats = ({ heats }: { readonly heats: readonly PlayedChampionshipTournament[] }) => (
  <details class="fold">
    <summary>{t('Heats ({heats})', { heats: heats.length })}</summary>
    <p>{t('The final tournament decides.')}</p>
    <ul>
      {heats.map(({ id, name, date }) => (
        <li key={id}>
          <a href={`/tournaments/${id}`}>{name}</a>, <LocalDay date={date} />
        </li>
      ))}
    </ul>
  </details>
);

interface PlayedTournamentProps {
  readonly tournament: PlayedChampionshipTournament;
  /** The elimination stage; undefined where it has none. */
  readonly bracket: readonly TournamentRound[] | undefined;
}

function PlayedTournament({ tournament, bracket }: PlayedTournamentProps) {
  const { id, name, game, continent, date, badges, entitlements } = tournament;
  const facts = [GAME_NAMES[game as GameTitle], continent && CONTINENT_NAMES[continent as Continent], tellDate(date)];
  return (
    <section>
      <h3>
        <a href={`/tournaments/${id}`}>{name}</a>
      </h3>
      <p class="quiet">{facts.filter((fact) => fact !== null).join(', ')}</p>
      {bracket !== undefined && (
        <details class="fold">
          <summary>{t('Bracket')}</summary>
          <BracketDrawing stage={bracket} rest={t('. The page of the tournament lists the same matches.')} />
        </details>
      )}
      {badges.length + entitlements.length > 0 && (
        <ul>
          {badges.map(({ handle, badge, section, run }) => (
            <li key={`${handle} ${badge}`}>
              <PlayerLink handle={handle} />: {BADGE_NAMES[badge]}{' '}
              <span class="quiet">{t('{cited}, run {run}', { cited: <Cited text={section} />, run })}</span>
            </li>
          ))}
          {entitlements.map((each) => (
            <li key={each.id}>
              {t('{player}, place {place}: {worth} into {into} {span}', {
                player: <PlayerLink handle={each.handle} />,
                place: each.place,
                worth: tell(each.worth),
                into: each.into === 'worlds' ? t('the World Championships') : t('a Continental Championship'),
                span: (
                  <span class="quiet">
                    {t('{cited}, run {run}', { cited: <Cited text={each.section} />, run: each.run })}
                  </span>
                ),
              })}
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}
