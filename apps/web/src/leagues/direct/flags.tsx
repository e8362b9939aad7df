import type { ListedTournament } from '@quadrant/store/leagues';
import { t } from '../../languages/t.js';
import { tellDate } from '../../languages/tell-day.js';
import { Fold } from '../../components/form/fold.js';
import { Decision } from '../../components/form/decision.js';
import { Cards } from '../../components/cards.js';
import { NOT_COUNTING_WORDS } from '../league-words.js';

interface FlagsProps {
  readonly slug: string;
  readonly tournaments: readonly ListedTournament[];
}

/** Lists tournaments that wait for the flag of the league director, and those that have it. */
export function Flags({ slug, tournaments }: FlagsProps) {
  const waiting = tournaments.filter(({ reason }) => reason === 'not-flagged');
  const unflagged = tournaments.filter(({ reason }) => reason === 'unflagged');
  const flagged = tournaments.filter(({ counts }) => counts);
  return (
    <>
      <h2 id="flags">{t('Flags')}</h2>
      <p>{t('A tournament gives league points once you have flagged it.')}</p>
      {waiting.length === 0 ? (
        <p class="quiet">{t('No tournament waits for a flag.')}</p>
      ) : (
        <Cards
          cards={waiting.map((tournament) => ({
            id: tournament.id,
            title: <TournamentLink tournament={tournament} />,
            content: (
              <>
                <p class="quiet">
                  {t(
                    '{localDate}, {participants, plural, one {# participant} other {# participants}}. {nOTCOUNTINGWORDS}',
                    {
                      localDate: tellDate(tournament.localDate),
                      participants: tournament.participants,
                      nOTCOUNTINGWORDS: NOT_COUNTING_WORDS['not-flagged'],
                    },
                  )}
                </p>
                <FlagForm slug={slug} tournament={tournament} isFlagged />
              </>
            ),
          }))}
        />
      )}
      {unflagged.length > 0 && (
        <Fold
          summary={t('Flag taken away ({unflagged})', { unflagged: unflagged.length })}
          forms={unflagged.map(({ id }) => `flag-${id}`)}
        >
          <Cards
            cards={unflagged.map((tournament) => ({
              id: tournament.id,
              title: <TournamentLink tournament={tournament} />,
              content: <FlagForm slug={slug} tournament={tournament} isFlagged />,
            }))}
          />
        </Fold>
      )}
      {flagged.length > 0 && (
        <Fold
          summary={t('Flagged ({flagged})', { flagged: flagged.length })}
          forms={flagged.map(({ id }) => `flag-${id}`)}
        >
          <Cards
            cards={flagged.map((tournament) => ({
              id: tournament.id,
              title: <TournamentLink tournament={tournament} />,
              content: <FlagForm slug={slug} tournament={tournament} isFlagged={false} />,
            }))}
          />
        </Fold>
      )}
    </>
  );
}

const TournamentLink = ({ tournament: { id, name } }: { readonly tournament: ListedTournament }) => (
  <a href={`/tournaments/${id}`} dir="auto">
    {name}
  </a>
);

interface FlagFormProps {
  readonly slug: string;
  readonly tournament: ListedTournament;
  readonly isFlagged: boolean;
}

function FlagForm({ slug, tournament: { id, version, name }, isFlagged }: FlagFormProps) {
  return (
    <Decision
      id={`flag-${id}`}
      label={isFlagged ? t('Flag {name}', { name }) : t('Take the flag from {name}', { name })}
      fields={{
        'tournaments.0.id': id,
        'tournaments.0.version:number': String(version),
        'flagged:flag': String(isFlagged),
      }}
      yes={{
        button: isFlagged ? t('Flag it') : t('Take the flag away'),
        operation: `POST /api/v1/leagues/${slug}/flags`,
        said: isFlagged
          ? t('Flagged {name}. It gives league points.', { name })
          : t('{name} counts for no league now.', { name }),
      }}
    />
  );
}
