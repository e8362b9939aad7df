import { LONGEST_REASON } from '@quadrant/http';
import { count } from '@quadrant/rules/tournament';
import type { GivenAward } from '@quadrant/store/leagues';
import type { ListedTournament } from '@quadrant/store/reading';
import { Cards } from '../../../components/cards.js';
import { Decision } from '../../../components/form/decision.js';
import { SelectField, TextField } from '../../../components/form/fields.js';
import { Fold } from '../../../components/form/fold.js';
import { Form } from '../../../components/form/form.js';

interface ManualAwardsProps {
  readonly slug: string;
  /** Those that count. */
  readonly tournaments: readonly ListedTournament[];
  readonly awards: readonly GivenAward[];
}

/** Bonus points by hand: those that were given, each with a way to undo it, and a form for more. */
export function ManualAwards({ slug, tournaments, awards }: ManualAwardsProps) {
  const api = `/api/v1/leagues/${slug}/manual-awards` as const;
  return (
    <>
      <h2 id="awards">Points by hand</h2>
      {awards.length > 0 && (
        <Cards
          cards={awards.map(({ id, tournament, player, points, reason, givenBy }) => ({
            id,
            title: `${count(points, 'point')} to ${player}`,
            content: (
              <>
                <p dir="auto">
                  {tournament.name}, {tournament.localDate}. {givenBy}: {reason}
                </p>
                <Fold summary="Undo" forms={[`award-${id}`]}>
                  <Decision
                    id={`award-${id}`}
                    label={`Undo the points of ${player}`}
                    yes={{
                      button: 'Undo',
                      operation: `DELETE ${api}/${id}`,
                      said: `Took the points of ${player} back.`,
                    }}
                  />
                </Fold>
              </>
            ),
          }))}
        />
      )}
      {tournaments.length === 0 ? (
        <p>No tournament of the season counts yet.</p>
      ) : (
        <Form
          id="award-new"
          operation={`POST ${api}`}
          label="Give bonus points by hand"
          said="Gave {points} points to {player}."
        >
          <SelectField
            name="tournament"
            label="Tournament"
            options={tournaments.map(({ id, localDate, name }) => ({ value: id, name: `${localDate} ${name}` }))}
            isRequired
          />
          <TextField name="player" label="Player who took part in it" maxLength={64} isRequired />
          <TextField name="points" kind="number" type="number" label="Points, 1 to 50" isRequired />
          <TextField name="reason" label="Why" maxLength={LONGEST_REASON} isRequired />
          <button type="submit">Give the points</button>
        </Form>
      )}
    </>
  );
}
