import { DISPUTE_TOPICS } from '@quadrant/rules/permissions';
import { Layout } from './layout.js';
import { TOPIC_NAMES } from './names.js';
import { ScriptNotice, SENDING, SendingForm } from './sending-form.js';

export interface DisputedTournament {
  readonly id: string;
  readonly name: string;
  /** How many rounds it had. */
  readonly rounds: number;
}

/** The form that opens a dispute about a tournament. */
export function newDisputePage({ id, name, rounds }: DisputedTournament) {
  return (
    <Layout title={`Report an error in ${name}`} scripts={[SENDING]}>
      <h1>Report an error in {name}</h1>
      <p>
        The directors of the tournament must answer within seven days. Otherwise your dispute goes to the coordinator. A
        dispute about a director goes to the coordinator at once, and the directors do not see it.
      </p>
      <ScriptNotice />
      <SendingForm label="Report an error" action={`/api/v1/tournaments/${id}/disputes`} then="/disputes">
        <label>
          What is wrong
          <select name="about">
            {DISPUTE_TOPICS.map((topic) => (
              <option key={topic} value={topic}>
                {TOPIC_NAMES[topic]}
              </option>
            ))}
          </select>
        </label>
        <label>
          Round, if it is about one
          <input class="short" name="round" type="number" min={1} max={rounds} />
        </label>
        <label>
          Match or pod in that round, counted from 1
          <input class="short" name="match" type="number" min={1} />
        </label>
        <label>
          What happened, and what should be changed
          <textarea name="text" rows={4} required />
        </label>
        <button type="submit">Send dispute</button>
      </SendingForm>
      <nav class="pages" aria-label="Pages">
        <a href="/disputes">All disputes</a>
        <a href={`/tournaments/${id}`}>The tournament</a>
      </nav>
    </Layout>
  );
}
