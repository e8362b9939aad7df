import type { SchemeVersion } from '@quadrant/store/leagues';
import { SendingForm } from '../sending-form.js';
import { ReasonField } from './reason-field.js';

interface SchemeFormProps {
  readonly slug: string;
  /** Of the league. */
  readonly version: number;
  readonly schemes: readonly SchemeVersion[];
}

/** A bonus scheme to be tried on what was played, and to be saved. */
export function SchemeForm({ slug, version, schemes }: SchemeFormProps) {
  const api = `/api/v1/leagues/${slug}/schemes`;
  return (
    <>
      <h2>Save a bonus scheme</h2>
      <p>
        If a scheme already has this name in addresses, this becomes its next version. The dry run shows what would
        change and stores nothing. What schemes can use: <a href="/api/v1/bonus-schemes">printed schemes and facts</a>.
      </p>
      <SendingForm label="Save a bonus scheme" action={`${api}/{scheme}`} version={version} then={`/leagues/${slug}`}>
        <label>
          Name in addresses
          <input name="scheme" list="schemes" maxLength={40} pattern="[a-z0-9]+(-[a-z0-9]+)*" required />
        </label>
        <datalist id="schemes">
          {[...new Set(schemes.map(({ scheme }) => scheme))].map((scheme) => (
            <option key={scheme} value={scheme} />
          ))}
        </datalist>
        <label>
          Name
          <input name="name" maxLength={60} />
        </label>
        <label>
          What it gives points for
          <textarea name="text" rows={8} spellcheck={false} required />
        </label>
        <label>
          In force from
          <input name="from" type="date" />
        </label>
        <ReasonField />
        <div class="buttons">
          <button
            type="submit"
            formAction={`${api}/dry-run`}
            formNoValidate
            data-without="name reason"
            data-trial="Nothing is stored yet."
          >
            Dry run
          </button>
          <button type="submit">Save</button>
        </div>
        <SchemePreviewPanel />
      </SendingForm>
    </>
  );
}

/** What a dry run says; the script fills it in. */
function SchemePreviewPanel() {
  return (
    <div hidden>
      <p>
        Awards given: <span data-member="moves.given" />, taken back: <span data-member="moves.taken" />. Tournaments
        that change: <span data-member="moves.tournaments" />. Players who gain or lose:{' '}
        <span data-member="moves.players" />.
      </p>
      <ul data-list="differences">
        <template>
          <li>
            <span data-member="change" />: <span data-member="points" /> to <span data-member="player" /> (
            <span data-member="reason" />)
          </li>
        </template>
      </ul>
    </div>
  );
}
