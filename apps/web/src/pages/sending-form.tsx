import type { ComponentChildren } from 'preact';

interface SendingFormProps {
  readonly label: string;
  readonly method?: 'POST' | 'PUT' | 'DELETE';
  /** Operation of the API; `{name}` stands for the field of that name. */
  readonly action: string;
  /** Whoever sends it need not be signed in. */
  readonly open?: boolean;
  /** Page to go to afterwards. */
  readonly then?: string;
  /** What is said afterwards, where no page follows. */
  readonly done?: string;
  readonly inline?: boolean;
  /** Of what is changed, as it was when the page was made: a change of somebody else since then refuses this one. */
  readonly version?: number;
  readonly children: ComponentChildren;
}

/** The module that sends such forms. */
export const SENDING = 'forms.js';

/**
 * A form that is sent to an operation of the API as JSON. It would be posted if the script that does so did not run:
 * nothing of it ever stands in an address.
 */
export function SendingForm(form: SendingFormProps) {
  const { label, method = 'POST', action, open, then, done, inline, version, children } = form;
  return (
    <form
      class={inline === true ? 'sending inline' : 'sending'}
      method="post"
      action={action}
      aria-label={label}
      data-method={method}
      data-version={version}
      data-then={then}
      data-done={done}
      data-open={open === true ? '' : undefined}
    >
      <div class="notice answer" role="alert" tabIndex={-1} />
      {children}
      <div class="done answer" role="status" tabIndex={-1} />
    </form>
  );
}

/** For pages with such forms. */
export function ScriptNotice() {
  return (
    <noscript>
      <p class="notice">The forms on this page need JavaScript, which is off in your browser.</p>
    </noscript>
  );
}
