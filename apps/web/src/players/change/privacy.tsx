import { LONGEST_REASON } from '@quadrant/http';
import type { PlayerRecord } from '@quadrant/store/players';
import { t } from '../../languages/t.js';
import { Decision } from '../../components/form/decision.js';
import { TextField } from '../../components/form/fields.js';
import { Fold } from '../../components/form/fold.js';
import { Form } from '../../components/form/form.js';

/** How many tournaments name a player, and how many others played in these. */
export interface MetPlayers {
  readonly tournaments: number;
  readonly others: number;
}

interface PrivacyProps {
  readonly player: PlayerRecord;
  readonly met: MetPlayers;
}

/** Decides whether a player is shown by name. */
export function Privacy({ player: { handle, isHidden, version }, met }: PrivacyProps) {
  const api = `/api/v1/players/${encodeURIComponent(handle)}` as const;
  return (
    <>
      <h2 id="privacy">{t('Privacy')}</h2>
      <p>
        {isHidden
          ? t('This player is hidden: others see “Hidden player” instead of the name.')
          : t(
              'Everybody sees this player by name. If you hide the name, others see “Hidden player” instead. Results stay.',
            )}
      </p>
      <Decision
        id="hiding"
        label={isHidden ? t('Show {handle} again', { handle }) : t('Hide {handle}', { handle })}
        version={version}
        yes={
          isHidden
            ? {
                button: t('Show by name again'),
                operation: `DELETE ${api}/hiding?reason={reason}`,
                said: t('{handle} is shown by name again.', { handle }),
              }
            : {
                button: t('Hide the name'),
                operation: `POST ${api}/hiding`,
                said: t('{handle} is hidden.', { handle }),
              }
        }
      />
      <Fold summary={t('Remove the name for good')} forms={['anonymisation']}>
        <p>
          {t(
            'Everybody then sees “Hidden player” instead of the name, also in documents that are stored already. Results and ratings stay. This cannot be undone.',
          )}
        </p>
        <p>{t('The name stays in these places:')}</p>
        <ul>
          <li>
            {t(
              'The account keeps its handle, because its owner signs in with it. Administrators see that handle. Coordinators see it in reports, applications and claims that the account sends.',
            )}
          </li>
          <li>
            {t('New reports and announcements of the account name its handle again, because they say who sent them.')}
          </li>
          <li>
            {t(
              'The audit keeps the handle, in entries made before and in later ones of the account, because each entry is sealed and says who acted. Coordinators read the entries of their area, administrators read all, on the page, as JSON and as CSV.',
            )}
          </li>
          <li>
            {t(
              'The name and the venue of a tournament stay as they are, because they are not about one player. Texts of bonus schemes stay, because published hashes are made of them.',
            )}
          </li>
          <li>
            {t('Backups, exports and logs that were made before keep the name, because they are no longer changed.')}
          </li>
        </ul>
        <Form
          id="anonymisation"
          operation={`POST ${api}/anonymisation`}
          label={t('Remove the name of {handle}', { handle })}
          concerns={t(
            '{handle}, who loses the name in {tournaments, plural, one {# tournament} other {# tournaments}}, {others, plural, one {# other player} other {# other players}} there, and everybody who looks for the results by name.',
            { handle, tournaments: met.tournaments, others: met.others },
          )}
          version={version}
          then="/players"
          said={t('The name was removed, except where the form says that it stays.')}
        >
          <TextField name="handle" label={t('Type the handle to confirm')} maxLength={64} isRequired />
          <TextField name="reason" label={t('Why')} maxLength={LONGEST_REASON} isRequired />
          <button type="submit" class="danger">
            {t('Remove the name for good')}
          </button>
        </Form>
      </Fold>
    </>
  );
}
