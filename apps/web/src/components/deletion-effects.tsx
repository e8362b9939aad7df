import { t } from '../languages/t.js';

/** Says what a deletion of an account removes, what it leaves, and why. */
export const DeletionEffects = () => (
  <>
    <h2 id="deletion">{t('When you delete your account')}</h2>
    <h3>{t('What is deleted')}</h3>
    <ul>
      <li>{t('The account: its handle, password, second factor, language and links to other sign-ins.')}</li>
      <li>{t('Sessions, known devices, tokens and roles. Programs that use a token stop.')}</li>
      <li>{t('Addresses, subscriptions and notices.')}</li>
      <li>{t('Drafts, claims, and what the site remembered about files that were uploaded.')}</li>
      <li>
        {t(
          'The handle in disputes, decisions, announcements, comments and reports. A label such as “removed-0123456789ab” replaces it.',
        )}
      </li>
    </ul>
    <h3>{t('What stays, and why')}</h3>
    <ul>
      <li>
        {t(
          'Results, ratings and points of tournaments stay, because the numbers of the other players follow from them. You choose what they show in place of your name:',
        )}
        <ul>
          <li>
            {t(
              'Hide: others see “Hidden player”. The name stays in the database, and a coordinator can show it again if you ask for it later.',
            )}
          </li>
          <li>
            {t(
              'Remove the name: it is removed from the player and from all stored reports, for good. Nobody can bring it back.',
            )}
          </li>
        </ul>
      </li>
      <li>
        {t(
          'Disputes, proposals, announcements, live tournaments and venues stay without the name, because other people answered them or depend on them.',
        )}
      </li>
      <li>
        {t(
          'The audit keeps the handle in entries that exist. Each entry is sealed, and proves who did what. Only coordinators and administrators read it.',
        )}
      </li>
      <li>
        {t(
          'Names and venues of tournaments and texts of bonus schemes stay as they are: they are not about one person.',
        )}
      </li>
      <li>{t('If another person’s player has the same handle, the handle stays where it means that player.')}</li>
      <li>
        {t('Backups, exports and logs that were made before keep the name until they reach their age.')}{' '}
        {t(
          'If a backup has to be restored that was made after you asked, the deletion is carried out again. A backup from before that brings the account back: then you or an administrator have to ask again.',
        )}
      </li>
    </ul>
  </>
);
