import { t } from '../../languages/t.js';
import { useFormState } from '../../components/form/form-context.js';
import { Decision } from '../../components/form/decision.js';
import { Fold } from '../../components/form/fold.js';
import { Form } from '../../components/form/form.js';

interface LinkProps {
  readonly handle: string;
  readonly isClaimed: boolean;
  readonly mayRelease: boolean;
  readonly mayIssue: boolean;
}

/** Links a player to an account by a code, and ends the link. */
export function Link({ handle, isClaimed, mayRelease, mayIssue }: LinkProps) {
  const api = `/api/v1/players/${encodeURIComponent(handle)}` as const;
  return (
    <>
      <h2 id="account">{t('Account')}</h2>
      {isClaimed ? (
        <p>{t('An account is linked to this player.')}</p>
      ) : (
        <p>
          {t(
            'No account is linked to this player. They can claim it on their account page, at once with a claim code.',
          )}
        </p>
      )}
      {isClaimed && mayRelease && (
        <Fold summary={t('Remove the link')} forms={['release']}>
          <Decision
            id="release"
            label={t('Remove the link between {handle} and its account', { handle })}
            yes={{
              button: t('Remove the link'),
              operation: `DELETE ${api}/claim?reason={reason}`,
              said: t('No account is linked to {handle} any more.', { handle }),
            }}
          />
        </Fold>
      )}
      {!isClaimed && mayIssue && (
        <Form id="claim-code" operation={`POST ${api}/claim-code`} label={t('Make a claim code')} showsAnswer inline>
          <button type="submit">{t('Make a claim code')}</button>
          <MadeCode />
        </Form>
      )}
    </>
  );
}

/** The code is shown only once. */
function MadeCode() {
  const made = useFormState('claim-code')?.answer as { readonly code: string } | null | undefined;
  if (made == null) return null;
  return (
    <div class="said" role="status">
      <p>{t('Give this code to the player, to nobody else. It works once, and is shown only now.')}</p>
      <p>
        <output class="token">{made.code}</output>
      </p>
    </div>
  );
}
