import { useFormState } from '../../components/form/form-context.js';
import { Minute } from '../day.js';

interface MadeLink {
  readonly handle: string;
  readonly url: string;
  readonly expiresAt: string;
}

/** The link that a form made just now: it is shown once. */
export function PasswordLink({ form }: { readonly form: string }) {
  const made = useFormState(form)?.answer as MadeLink | null | undefined;
  if (made == null) return null;
  return (
    <div class="said">
      <p>
        Link for <strong dir="auto">{made.handle}</strong>, valid once until <Minute at={new Date(made.expiresAt)} />:
      </p>
      <p>
        <output class="token">{made.url}</output>
      </p>
    </div>
  );
}
