import { OwnBracketShown } from './own-bracket.js';
import { changedFacts, plansEnoughRounds } from '@quadrant/rules/announcements';
import { foldHandle, type Kind } from '@quadrant/rules/tournament';
import type { Announcement, AnnouncementRevision, DeckLists, RegisteredPlayers } from '@quadrant/store/announcements';
import { ALLOTTED_KINDS } from '@quadrant/rules/championships';
import type { ApplicationState } from '@quadrant/store/championships';
import type { ComponentChildren } from 'preact';
import { useContext } from 'preact/hooks';
import { t, words } from '../languages/t.js';
import { countryName } from '../components/country.js';
import { Facts } from '../components/facts.js';
import { InvitedDirectors } from './invited-directors.js';
import { PageHeader } from '../components/page-header.js';
import { DeckListsLink, ShownDeckLists } from './deck-lists.js';
import { BeginDay } from './begin-day.js';
import { DataTable, type Column } from '../components/data-table.js';
import { Minute } from '../components/day.js';
import { Layout } from '../frame/layout.js';
import { GAME_NAMES } from '../components/names.js';
import { FORMAT_NAMES, PAIRING_NAMES } from '../components/tournament-words.js';
import { ViewerContext } from '../frame/viewer.js';
import { tellDay } from '../languages/tell-day.js';
import { isInChargeOf } from './in-charge.js';
import { PlayersOfAnnouncement } from './players-of-announcement.js';
import {
  CARD_POOL_NAMES,
  CHANGE_NAMES,
  ONE_OF_KIND,
  RULES_NAMES,
  SCENARIO_NAMES,
  tellStart,
  tellState,
} from './announcement-words.js';

export interface AnnouncementPageFacts {
  readonly announcement: Announcement;
  readonly revisions: readonly AnnouncementRevision[];
  readonly registered: RegisteredPlayers;
  /** The deck lists, as far as everybody may know of them. */
  readonly decks: DeckLists;
  /** The tournament has not begun. */
  readonly isToCome: boolean;
  /** Id of its live tournament; null while it has not begun. */
  readonly live: string | null;
  readonly today: string;
  /** The state of the application for its level; null where it needs none, or has none. */
  readonly application: ApplicationState | null;
  readonly regionName: string | null;
  /** Whether it was announced early enough to be sanctioned. */
  readonly isEarlyEnough: boolean;
}

/** Shows an announced tournament: when, where, what is played, what it costs, and who answers questions. */
export function announcementPage({
  announcement,
  revisions,
  registered,
  decks,
  isToCome,
  live,
  today,
  application,
  regionName,
  isEarlyEnough,
}: AnnouncementPageFacts) {
  const { id, announced, announcedAt, announcer, state, notice, tournamentId } = announcement;
  const { name, game, format } = announced;
  return (
    <Layout
      title={name}
      description={`${name}: ${tellStart(announced)}.`}
      game={game}
      isUnlisted={announced.unlisted === true}
    >
      <PageHeader
        crumbs={[{ name: t('Calendar'), address: '/calendar' }]}
        title={<bdi>{name}</bdi>}
        context={`${tellStart(announced)}. ${GAME_NAMES[game]}, ${FORMAT_NAMES[format].toLowerCase()}.`}
        actions={
          <EditLink announcement={announcement}>
            <BeginDay announcement={announcement} live={live} today={today} />
          </EditLink>
        }
      />
      {tournamentId !== null && (
        <p>
          {t('The tournament was played. {link}.', {
            link: <a href={`/tournaments/${tournamentId}`}>{t('See its results')}</a>,
          })}
        </p>
      )}
      {live !== null && tournamentId === null && (
        <p>{t('The tournament has begun. {link}.', { link: <a href={`/live/${live}`}>{t('Follow it live')}</a> })}</p>
      )}
      {announced.unlisted === true && (
        <p>{t('This tournament is unlisted: only people with the link of this page find it.')}</p>
      )}
      {notice !== null && (
        <p class="notice" role="note">
          <strong>{tellState({ ...announcement, tournamentId: null })}:</strong> <bdi>{notice}</bdi>
        </p>
      )}
      <Facts
        facts={[
          [t('Begins'), tellStart(announced)],
          [t('Ends'), announced.endsOn === null ? null : tellDay(announced.endsOn)],
          [t('Where'), <Place announced={announced} regionName={regionName} />],
          [t('Entry fee'), announced.entryFee],
          [t('Prizes'), announced.prizes],
          [t('Rounds'), announced.plannedRounds],
          [t('Places'), announced.capacity],
          [t('Pairing'), PAIRING_NAMES[announced.pairing]],
          [t('Bracket'), announced.bracket && <OwnBracketShown bracket={announced.bracket} />],
          [t('Card pool'), announced.cardPool && CARD_POOL_NAMES[announced.cardPool]],
          [t('Rules'), announced.rules && RULES_NAMES[announced.rules]],
          [t('Scenario'), announced.scenario && SCENARIO_NAMES[announced.scenario]],
          [t('Kind'), <KindWithLevel kind={announced.kind} application={application} />],
          [t('League'), announced.league && <a href={`/leagues/${announced.league}`}>{announced.league}</a>],
          [t('Final confrontation'), announced.finalConfrontation ? t('Yes') : null],
          [t('Rated'), tellRated(announced, isEarlyEnough)],
          [t('Bring'), tellBring(announced)],
          [
            t('Director'),
            [announced.director, announced.secondaryDirector, announced.tertiaryDirector].filter(Boolean).join(', '),
          ],
          [t('Contact'), announced.contact],
          [t('Details'), announced.details],
          [
            t('Discussion'),
            announced.discussion && (
              <a href={announced.discussion} rel="nofollow noopener ugc">
                {announced.discussion}
              </a>
            ),
          ],
          [t('Announced'), <Minute at={announcedAt} />],
          [t('By'), announcer],
        ]}
      />
      {state === 'announced' && (
        <p>
          <a href={`/announcements/${id}/calendar.ics`}>{t('Add to your calendar')}</a>
        </p>
      )}
      <PlayersOfAnnouncement announcement={announcement} isToCome={isToCome} {...registered} />
      {announced.deckLists && state === 'announced' && <DeckListsLink id={id} decks={decks} zone={announced.zone} />}
      <ShownDeckLists lists={decks.lists} />
      <Invited announcement={announcement} />
      {revisions.length > 1 && (
        <section>
          <h2>{t('Changes')}</h2>
          <DataTable
            caption={t('Changes of the announcement')}
            columns={CHANGES}
            rows={changesOf(revisions)}
            keyOf={({ version }) => String(version)}
            isWordy
          />
        </section>
      )}
    </Layout>
  );
}

/** The link is for the account that announced it, for its directors and for coordinators. */
function EditLink({
  announcement,
  children,
}: {
  readonly announcement: Announcement;
  readonly children: ComponentChildren;
}) {
  const viewer = useContext(ViewerContext);
  const { id, state, tournamentId } = announcement;
  if (viewer === null || state === 'cancelled' || tournamentId !== null) return null;
  if (!isInChargeOf(announcement, viewer.handle) && viewer.desks.length === 0) return null;
  return (
    <>
      {children}
      <a class="button" href={`/announcements/${id}/edit`}>
        {t('Change, postpone or cancel')}
      </a>
      {viewer.desks.some(({ address }) => address === '/desk') && (
        <a class="button" href="/desk/announcements">
          {t('Approve the director')}
        </a>
      )}
    </>
  );
}

/** Championships count as such only with an approved application (000, section 11). */
function KindWithLevel({ kind, application }: { readonly kind: Kind } & Pick<AnnouncementPageFacts, 'application'>) {
  const name = ONE_OF_KIND[kind];
  if (!ALLOTTED_KINDS.some((each) => each === kind)) return <>{name}</>;
  if (application === 'approved') return <>{t('{name}, approved', { name })}</>;
  const words = application === 'open' ? t('its application waits for a decision') : t('nobody has applied for it');
  return (
    <>
      {t('{name}: {words}, so it counts as level 1 until then. {link}', {
        name,
        words,
        link: <a href="/my/applications">{t('Applications')}</a>,
      })}
    </>
  );
}

function Place({ announced, regionName }: Pick<Announcement, 'announced'> & Pick<AnnouncementPageFacts, 'regionName'>) {
  const { online, venue, address, country } = announced;
  if (online) return <>{t('Online')}</>;
  const words = [venue, address, regionName, country === null ? null : countryName(country)];
  return <>{words.filter((each) => each !== null).join(', ')}</>;
}

function tellRated(announced: Announcement['announced'], isEarlyEnough: boolean): string {
  if (announced.unrated) return t('Unrated');
  if (announced.scenario !== null) return t('Not rated: it has a scenario');
  if (!plansEnoughRounds(announced)) return t('Not rated: too few rounds are planned');
  return isEarlyEnough ? t('Yes, if at least four players come') : t('Not rated: it was announced too late');
}

function tellBring({ deckLists, preRegistration }: Announcement['announced']): string | null {
  const words = [
    ...(deckLists ? [t('a deck list')] : []),
    ...(preRegistration ? [t('your registration before the day')] : []),
  ];
  return words.length === 0 ? null : words.join(', ');
}

/** A version, with the fields that it changed. */
interface ShownChange extends AnnouncementRevision {
  readonly changed: readonly string[];
}

/** The changes are sorted with the newest first. */
const changesOf = (revisions: readonly AnnouncementRevision[]): ShownChange[] =>
  revisions
    .map((revision, index) => ({
      ...revision,
      changed: fieldsChanged(revisions[index - 1]?.announced, revision.announced),
    }))
    .reverse();

const FIELD_NAMES: Readonly<Partial<Record<keyof Announcement['announced'], string>>> = words({
  startsAt: 'date and time',
  zone: 'time zone',
  endsOn: 'last day',
  plannedRounds: 'rounds',
  cardPool: 'card pool',
  entryFee: 'entry fee',
  deckLists: 'deck lists',
  deckListsUntil: 'deadline of deck lists',
  deckListsShown: 'who sees deck lists',
  preRegistration: 'registration',
  finalConfrontation: 'final confrontation',
  expectedPlayers: 'players expected',
  capacity: 'places',
  secondaryDirector: 'second director',
  tertiaryDirector: 'third director',
  ruleSystem: 'rule system',
});

function fieldsChanged(before: Announcement['announced'] | undefined, after: Announcement['announced']): string[] {
  if (before === undefined) return [];
  return changedFacts(before, after).map((field) => FIELD_NAMES[field] ?? field);
}

const CHANGES: readonly Column<ShownChange>[] = words([
  { name: 'When', kind: 'row', cell: ({ changedAt }) => <Minute at={changedAt} /> },
  {
    name: 'What',
    cell: ({ change, changed }) => `${CHANGE_NAMES[change]}${changed.length === 0 ? '' : `: ${changed.join(', ')}`}`,
  },
  { name: 'By', cell: ({ changedBy }) => changedBy },
  {
    name: 'Why',
    cell: ({ reason, roundsApproval }) =>
      [roundsApproval === 'everybody' ? t('approved by everybody') : roundsApproval, reason].filter(Boolean).join(': '),
  },
]);

/** Lists the invited directors, for the people who can withdraw the invitation. */
function Invited({ announcement }: { readonly announcement: Announcement }) {
  const viewer = useContext(ViewerContext);
  const { id, announced, invitedKeys, state } = announcement;
  if (viewer === null || state === 'cancelled' || !isInChargeOf(announcement, viewer.handle)) return null;
  const named = [announced.director, announced.secondaryDirector, announced.tertiaryDirector];
  const invited = named.filter((handle) => handle !== null && invitedKeys.includes(foldHandle(handle)));
  return <InvitedDirectors id={id} invited={invited.filter((handle) => handle !== null)} />;
}
