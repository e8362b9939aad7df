import { SHORTEST_PASSWORD } from '@quadrant/http';

/** @param name of the field, which names its note too */
export function NewPasswordField({ name, label }: { readonly name: string; readonly label: string }) {
  const note = `${name}-note`;
  return (
    <>
      <label>
        {label}
        <input
          name={name}
          type="password"
          autocomplete="new-password"
          minLength={SHORTEST_PASSWORD}
          required
          aria-describedby={note}
        />
      </label>
      <p class="quiet" id={note}>
        At least {SHORTEST_PASSWORD} characters. Four unrelated words make a good password.
      </p>
    </>
  );
}
