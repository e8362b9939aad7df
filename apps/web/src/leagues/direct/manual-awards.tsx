import { tellDate } from '../../languages/tell-day.js';
import { LONGEST_REASON } from '@quadrant/http';
import type { GivenAward, ListedTournament } from '@quadrant/store/leagues';
import { t } from '../../languages/t.js';
import { Cards } from '../../components/cards.js';
import { Decision } from '../../components/form/decision.js';
import { SelectField, TextField } from '../../components/form/fields.js';
import { Fold } from '../../components/form/fold.js';
import { Form } from '../../components/form/form.js';

interface ManualAwardsProps {
  readonly slug: string;
  /** Only the tournaments that count are listed. */
  readonly tournaments: readonly ListedTournament[];
  readonly awards: readonly GivenAward[];
}

/** Lists bonus points that were given by hand, each with a way to undo it, and a form for more. */
export function ManualAwards({ slug, tournaments, awards }: ManualAwardsProps) {
  const api = `/api/v1/leagues/${slug}/manual-awards` as const;
  return (
    <>
      <h2 id="awards">{t('Points by hand')}</h2>
      {awards.length > 0 && (
        <Cards
          cards={awards.map(({ id, tournament, player, points, reason, givenBy }) => ({
            id,
            title: t('{points, plural, one {# point} other {# points}} to {player}', { points, player }),
            content: (
              <>
                <p dir="auto">
                  {tournament.name}, {tellDate(tournament.localDate)}. {givenBy}: {reason}
                </p>
                <Fold summary={t('Undo')} forms={[`award-${id}`]}>
                  <Decision
                    id={`award-${id}`}
                    label={t('Undo the points of {player}', { player })}
                    yes={{
                      button: t('Undo'),
                      operation: `DELETE ${api}/${id}`,
                      said: t('Took the points of {player} back.', { player }),
                    }}
                  />
                </Fold>
              </>
            ),
          }))}
        />
      )}
      {tournaments.length === 0 ? (
        <p>{t('No tournament of the season counts yet.')}</p>
      ) : (
        <Form
          id="award-new"
          operation={`POST ${api}`}
          label={t('Give bonus points by hand')}
          said={t('Gave {points} points to {player}.')}
        >
          <SelectField
            name="tournament"
            label={t('Tournament')}
            options={tournaments.map(({ id, localDate, name }) => ({
              value: id,
              name: `${name}, ${tellDate(localDate)}`,
            }))}
            isRequired
          />
          <TextField name="player" label={t('Player who took part in it')} maxLength={64} isRequired />
          <TextField name="points" kind="number" type="number" label={t('Points, 1 to 50')} isRequired />
          <TextField name="reason" label={t('Why')} maxLength={LONGEST_REASON} isRequired />
          <button type="submit">{t('Give the points')}</button>
        </Form>
      )}
    </>
  );
}
