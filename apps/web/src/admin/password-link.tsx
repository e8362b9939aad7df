import { t } from '../languages/t.js';
import { useFormState } from '../components/form/form-context.js';
import { Minute } from '../components/day.js';

interface MadeLink {
  readonly handle: string;
  readonly url: string;
  readonly expiresAt: string;
}

/** The new link is shown only once. */
export function PasswordLink({ form }: { readonly form: string }) {
  const made = useFormState(form)?.answer as MadeLink | null | undefined;
  if (made == null) return null;
  return (
    <div class="said">
      <p>
        {t('Link for {handle}, valid once until {minute}:', {
          handle: <strong dir="auto">{made.handle}</strong>,
          minute: <Minute at={new Date(made.expiresAt)} />,
        })}
      </p>
      <p>
        <output class="token">{made.url}</output>
      </p>
    </div>
  );
}
