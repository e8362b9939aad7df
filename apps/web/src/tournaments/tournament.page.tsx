import { hasPods } from '@quadrant/rules/systems';
import type { Text } from '@quadrant/rules/message';
import { useContext } from 'preact/hooks';
import type { OpenTournament } from '@quadrant/views';
import { tournamentSubject } from '@quadrant/rules/permissions';
import { foldHandle, knownDateOf, precisionOf, type SubmissionState } from '@quadrant/rules/tournament';
import { t } from '../languages/t.js';
import { EmptyState } from '../components/empty-state.js';
import { PageHeader } from '../components/page-header.js';
import { countryName } from '../components/country.js';
import { plainly } from '../components/plain-words.js';
import { NotKnown } from '../components/basis-mark.js';
import { DirectorLink } from '../components/director-link.js';
import { Layout } from '../frame/layout.js';
import { ViewerContext, type Viewer } from '../frame/viewer.js';
import { CATEGORY_NAMES, GAME_NAMES } from '../components/names.js';
import { Readings } from '../components/readings.js';
import { ReportErrorLink } from '../components/report-error-link.js';
import { EliminationBracket } from './bracket.js';
import { RatingChanges } from './changes.js';
import { EditResults } from './edit-results.js';
import { Crosstable } from './crosstable.js';
import { downloadsOf } from './downloads.js';
import { KnownGames } from './known-games.js';
import { Podium } from './podium.js';
import { Received } from './received.js';
import { Rounds } from './rounds.js';
import { Standings } from './standings.js';
import {
  FORMAT_NAMES,
  LEVEL_NAMES,
  PAIRING_NAMES,
  RULE_SYSTEM_NAMES,
  tellState,
} from '../components/tournament-words.js';
import { Won } from './won.js';
import { ShownDeckLists } from '../announcements/deck-lists.js';
import type { DeckLists } from '@quadrant/store/announcements';
import { tellRule } from '../components/cited.js';
import { LocalDay } from '../components/day.js';
import { tellDate } from '../languages/tell-day.js';

/**
 * Shows what happened at one tournament, and what it did to ratings and leagues.
 *
 * @param decks the deck lists that its announcement shows to everybody
 */
export function tournamentPage(facts: OpenTournament, decks: DeckLists['lists']) {
  const { tournament, revisions } = facts;
  const { header, standings, rounds } = tournament;
  return (
    <Layout title={header.name} game={header.game} description={describe(facts)}>
      <PageHeader
        title={header.name}
        context={<Context facts={facts} />}
        crumbs={[{ name: t('Tournaments'), address: '/tournaments' }]}
        actions={<Links facts={facts} />}
      >
        <Chips facts={facts} />
      </PageHeader>
      <StateNotice facts={facts} />
      <OpenDisputes tournament={tournament} />
      <KnownGames tournament={tournament} />
      {standings.length === 0 ? (
        <EmptyState>{t('There are no standings of this tournament.')}</EmptyState>
      ) : (
        <>
          <Podium tournament={tournament} />
          <Contents tournament={tournament} />
          <h2 id="standings">{t('Final standings')}</h2>
          <Standings tournament={{ ...tournament, hasPods: hasPods(tournament.header) }} />
        </>
      )}
      <EliminationBracket rounds={rounds} />
      <Crosstable tournament={tournament} />
      <Rounds tournament={tournament} tournamentId={tournament.id} />
      <RatingChanges tournament={tournament} />
      <Won tournament={tournament} league={facts.league} />
      <ShownDeckLists lists={decks} />
      <Received tournament={tournament} revisions={revisions} />
      <h2 id="wrong">{t('Something wrong?')}</h2>
      <p>
        {t('{reportErrorLink}. The directors must answer within seven days.{disputes}', {
          reportErrorLink: <ReportErrorLink tournamentId={tournament.id} />,
          disputes: tellDisputes(tournament.disputes),
        })}
      </p>
      <h2 id="downloads">{t('Downloads')}</h2>
      <ul class="links">
        {downloadsOf(tournament).map(({ name, format }) => (
          <li key={format}>
            <a href={`/api/v1/tournaments/${tournament.id}/document?format=${format}`}>{name}</a>
          </li>
        ))}
        <li>
          <a href={`/api/v1/tournaments/${tournament.id}`}>{t('Everything on this page (JSON)')}</a>
        </li>
      </ul>
      <Readings place="standings" />
    </Layout>
  );
}

/** The parts of a long page are linked from its top. */
function Contents({ tournament: { rounds, ratingChanges, awards, entitlements } }: Pick<OpenTournament, 'tournament'>) {
  const parts = [
    { name: t('Final standings'), id: 'standings', isThere: true },
    { name: t('Bracket'), id: 'bracket', isThere: rounds.some(({ stage }) => stage === 'elimination') },
    { name: t('Crosstable'), id: 'crosstable', isThere: rounds.some(({ matches }) => matches.length > 0) },
    { name: t('Rounds'), id: 'rounds', isThere: rounds.length > 0 },
    { name: t('Rating changes'), id: 'rating-changes', isThere: ratingChanges.length > 0 },
    { name: t('Points and prizes'), id: 'won', isThere: awards.length + entitlements.length > 0 },
    { name: t('Timeline'), id: 'timeline', isThere: true },
    { name: t('Downloads'), id: 'downloads', isThere: true },
  ];
  return (
    <nav class="jump" aria-label={t('On this page')}>
      {parts
        .filter(({ isThere }) => isThere)
        .map(({ name, id }) => (
          <a key={id} href={`#${id}`}>
            {name}
          </a>
        ))}
    </nav>
  );
}

function describe({ tournament: { header, standings, statedParticipants } }: OpenTournament): string {
  const winner = standings.find(({ place }) => place === 1);
  const who = winner === undefined ? '' : t(', won by {handle}', { handle: winner.handle });
  return t('{game} on {startsAt}: {standings, plural, one {# player} other {# players}}{who}.', {
    game: GAME_NAMES[header.game],
    startsAt: tellDate(knownDateOf(header)),
    standings: statedParticipants ?? standings.length,
    who,
  });
}

function Context({ facts: { tournament, place } }: { readonly facts: OpenTournament }) {
  const { header } = tournament;
  const first = knownDateOf(header);
  const last = header.endsAt?.slice(0, 10) ?? first;
  const where = [
    header.online ? t('Online') : (place.venue?.name ?? header.venue),
    place.region?.name ?? header.region,
    header.country === null ? null : countryName(header.country),
  ].filter((word) => word !== null);
  // The page of a director lists only these.
  const isCounted = tournament.state !== 'withdrawn' && tournament.mergedInto === null;
  const directors = [header.director, header.secondaryDirector, header.tertiaryDirector].filter(
    (each) => each !== null,
  );
  return (
    <>
      {precisionOf(first) === 'unknown' ? t('Date not known') : <LocalDay date={first} />}
      {last !== first && <>{t(' to {last}', { last: <LocalDay date={last} /> })}</>}
      {where.length > 0 && `, ${where.join(', ')}`}
      {directors.length > 0 ? (
        t(', directed by ')
      ) : (
        <>
          {t(', director ')}
          <NotKnown />
        </>
      )}
      {directors.map((handle, index) => (
        <>
          {index > 0 && ', '}
          {isCounted ? <DirectorLink key={handle} handle={handle} /> : handle}
        </>
      ))}
    </>
  );
}

function Chips({ facts: { tournament, effective, league } }: { readonly facts: OpenTournament }) {
  const { header, standings, published } = tournament;
  return (
    <ul class="chips">
      <li class="chip game">{GAME_NAMES[header.game]}</li>
      <li class="chip">{FORMAT_NAMES[header.format]}</li>
      <li class="chip">{LEVEL_NAMES[effective.level]}</li>
      <li class="chip">{PAIRING_NAMES[header.pairing]}</li>
      {header.bracket !== undefined && <li class="chip">{header.bracket.title}</li>}
      <li class="chip">
        {t('{standings, plural, one {# player} other {# players}}', {
          standings: tournament.statedParticipants ?? standings.length,
        })}
      </li>
      <li class="chip">{RULE_SYSTEM_NAMES[header.ruleSystem]}</li>
      {league !== null && (
        <li class="chip">
          <a href={`/leagues/${league.slug}`}>{league.name}</a>
        </li>
      )}
      {published !== null && (
        <>
          <li class={`chip ${published.sanctioned.value ? 'good' : 'warn'}`}>
            {published.sanctioned.value ? t('Sanctioned') : t('Not sanctioned')}
          </li>
          <li class={`chip ${published.rated.value ? 'good' : 'warn'}`}>{tellRated(published)}</li>
        </>
      )}
    </ul>
  );
}

/** Says where it does not count as usual, and why. */
function StateNotice({ facts: { tournament, revisions } }: { readonly facts: OpenTournament }) {
  const { state, stateReason, published, mergedInto } = tournament;
  const findings = revisions.find(({ revision }) => revision === tournament.revision)?.findings ?? [];
  const sentence = tellState(state as SubmissionState, findings);
  return (
    <>
      {mergedInto !== null && (
        <p class="notice">
          {t('This is a duplicate: {link} counts.', {
            link: <a href={`/tournaments/${mergedInto}`}>{t('the other report of it')}</a>,
          })}
        </p>
      )}
      {mergedInto === null && sentence !== '' && (
        <p class="notice">
          {sentence}
          {stateReason !== null &&
            t(' Reason: {stateReason}.', { stateReason: plainly(stateReason).replace(/\.$/, '') })}
        </p>
      )}
      {published !== null && !published.sanctioned.value && (
        <Why what={t('Not sanctioned')} rule={published.sanctioned.rule} />
      )}
      {published?.ratedByPreviousSystem !== undefined && (
        <RatedBefore categories={published.ratedByPreviousSystem} isRated={published.rated.value} />
      )}
      {published !== null && published.sanctioned.value && !published.rated.value && (
        <Why what={t('Not rated')} rule={published.rated.rule} />
      )}
      {published !== null && published.rated.value && (
        <details class="fold">
          <summary>{t('Why this tournament is rated')}</summary>
          <p>{t('Sanctioned: {citeSection}.', { citeSection: tellRule(published.sanctioned.rule) })}</p>
          <p>{t('Rated: {citeSection}.', { citeSection: tellRule(published.rated.rule) })}</p>
        </details>
      )}
    </>
  );
}

type Published = NonNullable<OpenTournament['tournament']['published']>;

function tellRated({ rated, ratedByPreviousSystem }: Published): string {
  if (rated.value) return t('Rated');
  return ratedByPreviousSystem === undefined ? t('Not rated') : t('Rated by the previous system');
}

interface RatedBeforeProps {
  readonly categories: NonNullable<Published['ratedByPreviousSystem']>;
  /** It moves other ratings here. */
  readonly isRated: boolean;
}

/** Says which ratings a tournament does not move, because the previous system rated it. */
const RatedBefore = ({ categories, isRated }: RatedBeforeProps) => (
  <>
    {categories.map(({ category, on }) => (
      <p class="notice" key={category}>
        {t('The previous system rated this tournament in {category}. Its ratings were brought in on {day}.', {
          category: CATEGORY_NAMES[category],
          day: <LocalDay date={on} />,
        })}
        {isRated && ` ${t('Here it moves only the other ratings.')}`}
      </p>
    ))}
  </>
);

/** Everybody sees that something is disputed; what it is, only those see who can answer it. */
function OpenDisputes({ tournament: { disputes } }: Pick<OpenTournament, 'tournament'>) {
  const viewer = useContext(ViewerContext);
  if (disputes.open === 0) return null;
  return (
    <p class="notice">
      {t(
        '{open, plural, one {# open dispute} other {# open disputes}} about this tournament: the results may still change. See {link}.',
        {
          open: disputes.open,
          link:
            viewer === null ? (
              <a href="#wrong">{t('what happens with disputes')}</a>
            ) : (
              <a href="/disputes">{t('your disputes')}</a>
            ),
        },
      )}
    </p>
  );
}

const Why = ({ what, rule }: { readonly what: string; readonly rule: Text }) => (
  <p class="notice">
    {what}: {tellRule(rule)}.
  </p>
);

function Links({ facts: { tournament } }: { readonly facts: OpenTournament }) {
  const viewer = useContext(ViewerContext);
  const { header, state, mergedInto } = tournament;
  const isCounted = state !== 'withdrawn' && mergedInto === null;
  return (
    <>
      {viewer !== null && isCounted && mayEdit(viewer, header) && <EditResults id={tournament.id} name={header.name} />}
      {viewer !== null &&
        (mayEdit(viewer, header) ? (
          <a class="button" href={`/tournaments/${tournament.id}/change`}>
            {t('More changes')}
          </a>
        ) : (
          <a class="button" href={`/tournaments/${tournament.id}/edit`}>
            {t('Edit')}
          </a>
        ))}
      <a class="button" href={`/disputes/new?tournament=${tournament.id}`}>
        {t('Report an error')}
      </a>
    </>
  );
}

/** Tells whether a reader is likely to edit results: a director of the tournament, or somebody with a desk. */
const mayEdit = ({ handle, desks }: Viewer, header: OpenTournament['tournament']['header']): boolean =>
  desks.some(({ address }) => address === '/desk') ||
  tournamentSubject(header).directorKeys!.includes(foldHandle(handle));

function tellDisputes({ open, answered }: OpenTournament['tournament']['disputes']): string {
  if (open + answered === 0) return '';
  return t(' So far: {open, plural, one {# open dispute} other {# open disputes}}, {answered} answered.', {
    open,
    answered,
  });
}
