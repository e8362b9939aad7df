import { LONGEST_REASON } from '@quadrant/http';
import { count } from '@quadrant/rules/tournament';
import type { SchemeVersion } from '@quadrant/store/leagues';
import { useFormState } from '../../../components/form/form-context.js';
import { TextArea, TextField } from '../../../components/form/fields.js';
import { Fold } from '../../../components/form/fold.js';
import { Form, TrialButton } from '../../../components/form/form.js';

interface SchemesProps {
  readonly slug: string;
  /** Of the league. */
  readonly version: number;
  readonly schemes: readonly SchemeVersion[];
}

/** Bonus schemes: those in force with their text to edit, and a new one. */
export function Schemes({ slug, version, schemes }: SchemesProps) {
  return (
    <>
      <h2 id="schemes">Bonus schemes</h2>
      <p>
        A scheme gives bonus points inside the league. What schemes can use:{' '}
        <a href="/api/v1/bonus-schemes">printed schemes and facts</a>.
      </p>
      {schemes.map((scheme) => (
        <Fold
          key={`${scheme.scheme} ${scheme.from}`}
          summary={
            <>
              <span dir="auto">{scheme.name}</span>, {scheme.state === 'planned' ? `from ${scheme.from}` : 'in force'}
            </>
          }
          forms={[`scheme-${scheme.scheme}`, `scheme-end-${scheme.scheme}`]}
        >
          <SchemeForm slug={slug} version={version} present={scheme} />
          <EndForm slug={slug} version={version} scheme={scheme} />
        </Fold>
      ))}
      <Fold summary="Add a scheme" forms={['scheme-new']}>
        <SchemeForm slug={slug} version={version} present={null} />
      </Fold>
    </>
  );
}

interface SchemeFormProps extends Pick<SchemesProps, 'slug' | 'version'> {
  /** The scheme that is edited; null: a new one. */
  readonly present: SchemeVersion | null;
}

function SchemeForm({ slug, version, present }: SchemeFormProps) {
  const api = `/api/v1/leagues/${slug}/schemes` as const;
  const id = present === null ? 'scheme-new' : `scheme-${present.scheme}`;
  return (
    <Form
      id={id}
      operation={`POST ${api}/{scheme}`}
      label={present === null ? 'Add a scheme' : `Edit ${present.name}`}
      version={version}
      said="Saved the scheme {scheme}."
    >
      {present === null ? (
        <TextField
          name="scheme"
          label="Name in addresses"
          hint="Lower-case letters, digits and single hyphens."
          maxLength={40}
          isRequired
        />
      ) : (
        <input type="hidden" name="scheme" value={present.scheme} />
      )}
      <TextField name="name" label="Name" value={present?.name ?? ''} maxLength={60} />
      <TextArea name="text" label="What it gives points for" rows={8} value={present?.text ?? ''} isCode isRequired />
      <TextField name="from" label="In force from" hint="Without a day, from today." type="date" />
      <TextField name="reason" label="Why" maxLength={LONGEST_REASON} isRequired />
      <div class="buttons">
        <TrialButton operation={`POST ${api}/dry-run`} without={['name', 'reason']}>
          Dry run
        </TrialButton>
        <button type="submit" class="first">
          Save
        </button>
      </div>
      <TrialAnswer form={id} />
    </Form>
  );
}

interface TrialAnswer {
  readonly moves: {
    readonly given: number;
    readonly taken: number;
    readonly tournaments: number;
    readonly players: number;
  };
  readonly differences: readonly {
    readonly change: string;
    readonly points: number;
    readonly player: string;
    readonly reason: string;
  }[];
}

/** What a dry run says; nothing is stored. */
function TrialAnswer({ form }: { readonly form: string }) {
  const answer = useFormState(form)?.answer as TrialAnswer | null | undefined;
  if (answer == null) return null;
  const { moves, differences } = answer;
  return (
    <div class="said" role="status">
      <p>
        Nothing is stored yet. {count(moves.given, 'award')} would be given and {moves.taken} taken back, in{' '}
        {count(moves.tournaments, 'tournament')}, for {count(moves.players, 'player')}.
      </p>
      <ul>
        {differences.map(({ change, points, player, reason }, at) => (
          <li key={at} dir="auto">
            {change}: {points} to {player} ({reason})
          </li>
        ))}
      </ul>
    </div>
  );
}

const EndForm = ({
  slug,
  version,
  scheme: { scheme, name },
}: Pick<SchemesProps, 'slug' | 'version'> & { readonly scheme: SchemeVersion }) => (
  <Form
    id={`scheme-end-${scheme}`}
    operation={`POST /api/v1/leagues/${slug}/schemes/${scheme}/end`}
    label={`End ${name}`}
    version={version}
    said={`The scheme ${name} ends.`}
  >
    <TextField name="on" label="Its last day" type="date" isRequired />
    <TextField name="reason" label="Why" maxLength={LONGEST_REASON} isRequired />
    <button type="submit">End the scheme</button>
  </Form>
);
