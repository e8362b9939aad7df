import { LONGEST_REASON } from '@quadrant/http';
import type { Action } from '@quadrant/rules/permissions';
import { LEVELS } from '@quadrant/rules/tournament';
import type { TournamentDetail } from '@quadrant/store/reading';
import type { Choice } from '../../components/choice-field.js';
import { SelectField, TextField } from '../../components/form/fields.js';
import { Form, TrialButton, type Operation } from '../../components/form/form.js';
import { PageHeader } from '../../components/page-header.js';
import { Effect } from '../desk/effect.js';
import { Layout } from '../layout.js';
import { LEVEL_NAMES } from '../tournaments/tournament-words.js';

export interface ChangeTournamentFacts {
  readonly tournament: TournamentDetail;
  /** Whether the reader may do something to it. */
  readonly can: (action: Action) => boolean;
  readonly leagues: readonly Choice[];
}

/** Everything that can be done with a stored tournament, by those who may. */
export function changeTournamentPage({ tournament, can, leagues }: ChangeTournamentFacts) {
  const { id, header, state, mergedInto } = tournament;
  const isOut = state === 'withdrawn' || mergedInto !== null;
  return (
    <Layout title={`Change ${header.name}`} game={header.game}>
      <PageHeader
        crumbs={[
          { name: 'Tournaments', address: '/tournaments' },
          { name: header.name, address: `/tournaments/${id}` },
        ]}
        title={
          <>
            Change <bdi>{header.name}</bdi>
          </>
        }
        context={
          isOut
            ? `It does not count: it was ${mergedInto === null ? 'withdrawn' : 'merged into another report'}.`
            : 'What directors and coordinators can do with it. A preview shows what would move.'
        }
      />
      {!isOut && (
        <>
          <h2 id="correct">Correct results</h2>
          <p>
            Submit the corrected report under <a href="/submit">Submit results</a>, and choose this tournament in the
            last step. It becomes revision {tournament.revision + 1}.
          </p>
        </>
      )}
      {!isOut && can('tournament.set-level') && <Settings tournament={tournament} leagues={leagues} />}
      {!isOut && can('tournament.withdraw') && (
        <Act
          id="withdrawal"
          operation={`POST /api/v1/tournaments/${id}/withdrawal`}
          title="Withdraw"
          note="It no longer counts for anything. Its page and its revisions stay."
          button="Withdraw the tournament"
          said={`${header.name} was withdrawn, or waits for a coordinator who withdraws it.`}
          version={tournament.version}
        />
      )}
      {!isOut && can('tournament.merge') && (
        <Act
          id="merge"
          operation={`POST /api/v1/tournaments/${id}/merge`}
          title="Merge into another report"
          note="The same tournament was reported twice: this report stops counting, the other one counts."
          button="Merge"
          said={`${header.name} was merged. The other report counts.`}
          version={tournament.version}
          into
        />
      )}
      {isOut && can('tournament.reinstate') && (
        <Act
          id="reinstatement"
          operation={`POST /api/v1/tournaments/${id}/reinstatement`}
          title="Let it count again"
          note="Undoes the withdrawal or the merge."
          button="Let it count again"
          said={`${header.name} counts again.`}
          version={tournament.version}
        />
      )}
    </Layout>
  );
}

interface ActProps {
  readonly id: string;
  readonly operation: Operation;
  readonly title: string;
  readonly note: string;
  readonly button: string;
  readonly said: string;
  readonly version: number;
  /** Another tournament is named. */
  readonly into?: boolean;
}

/** One thing that can be done, with a preview of what it moves. */
const Act = ({ id, operation, title, note, button, said, version, into = false }: ActProps) => (
  <>
    <h2 id={`${id}-title`}>{title}</h2>
    <p>{note}</p>
    <Form id={id} operation={operation} label={title} version={version} said={said}>
      {into && (
        <TextField
          name="into"
          label="Id of the tournament that counts"
          hint="The last part of the address of its page."
          maxLength={36}
          isRequired
        />
      )}
      <TextField name="reason" label="Why" maxLength={LONGEST_REASON} isRequired />
      <div class="buttons">
        <TrialButton operation={`${operation}?preview=true`}>Preview</TrialButton>
        <button type="submit">{button}</button>
      </div>
      <Effect form={id} />
    </Form>
  </>
);

const RATED: readonly Choice[] = [
  { value: 'null', name: 'As the rules say' },
  { value: 'true', name: 'Rated' },
  { value: 'false', name: 'Not rated' },
];

function Settings({ tournament, leagues }: Omit<ChangeTournamentFacts, 'can'>) {
  const { id, version, overrides, header } = tournament;
  const operation = `PATCH /api/v1/tournaments/${id}` as const;
  return (
    <>
      <h2 id="settings">Level, rating and league</h2>
      <p>What you set here stands in place of what the report says.</p>
      <Form
        id="level"
        operation={operation}
        label="Level and rating"
        version={version}
        said="The tournament was saved."
      >
        <div class="field-row">
          <SelectField
            name="level"
            kind="json"
            label="Level"
            value={String(overrides.level)}
            options={[
              { value: 'null', name: `As reported: ${LEVEL_NAMES[header.level]}` },
              ...LEVELS.map((level) => ({ value: String(level), name: LEVEL_NAMES[level] })),
            ]}
          />
          <SelectField name="rated" kind="json" label="Rating" value={String(overrides.rated)} options={RATED} />
        </div>
        <TextField name="reason" label="Why" maxLength={LONGEST_REASON} isRequired />
        <div class="buttons">
          <TrialButton operation={`${operation}?preview=true`}>Preview</TrialButton>
          <button type="submit">Save</button>
        </div>
        <Effect form="level" />
      </Form>
      <Form id="league" operation={operation} label="League" version={version} said="The league was saved.">
        <SelectField
          name="league"
          kind="null"
          label="League that it counts for"
          none="None"
          value={overrides.league ?? header.league ?? ''}
          options={leagues}
        />
        <TextField name="reason" label="Why" maxLength={LONGEST_REASON} isRequired />
        <div class="buttons">
          <TrialButton operation={`${operation}?preview=true`}>Preview</TrialButton>
          <button type="submit">Save</button>
        </div>
        <Effect form="league" />
      </Form>
    </>
  );
}
