import { LONGEST_REASON } from '@quadrant/http';
import type { ShownSeason } from '@quadrant/store/leagues';
import { Facts } from '../../../components/facts.js';
import { Decision } from '../../../components/form/decision.js';
import { SelectField, TextArea, TextField } from '../../../components/form/fields.js';
import { Fold } from '../../../components/form/fold.js';
import { Form, Kept } from '../../../components/form/form.js';
import { PHASE_NAMES } from '../league-words.js';

const PARTS = [
  { value: 'first-half', name: 'First half' },
  { value: 'second-half', name: 'Second half' },
  { value: 'season', name: 'The whole season, with its playoffs' },
] as const;

const PHASES = ['first-half', 'second-half', 'playoffs'] as const;

interface SeasonDeskProps {
  readonly slug: string;
  /** Of the league. */
  readonly version: number;
  readonly season: ShownSeason;
}

/** A season: what is announced, and the forms that change and close it. */
export function SeasonDesk({ slug, version, season }: SeasonDeskProps) {
  const { season: name, startsOn, endsOn, phases, qualifiers } = season;
  const isClosed = (part: keyof NonNullable<ShownSeason['closed']>) => season.closed?.[part] !== undefined;
  const api = `/api/v1/leagues/${slug}/seasons/${encodeURIComponent(name)}` as const;
  const open = PARTS.filter(({ value }) => !isClosed(value));
  return (
    <>
      <Facts
        facts={[
          ['Days', `${startsOn} to ${endsOn}`],
          ...PHASES.map((phase) => {
            const days = phases[phase];
            return [PHASE_NAMES[phase], days === null ? 'None' : `${days.from} to ${days.to}`] as const;
          }),
          [
            'Qualifiers',
            qualifiers === null
              ? 'Not announced yet'
              : `${qualifiers.firstHalf} of the first half, ${qualifiers.secondHalf} of the second`,
          ],
          [
            'Closed',
            PARTS.length === open.length
              ? 'Nothing'
              : PARTS.filter((part) => !open.includes(part))
                  .map((part) => part.name)
                  .join(', '),
          ],
        ]}
      />
      <p>
        <a href={`/leagues/${slug}/seasons/${encodeURIComponent(name)}`}>See the season and its playoffs</a>
      </p>
      <Fold summary="Change the season" forms={['season-change']}>
        <Form
          id="season-change"
          operation={`PATCH ${api}`}
          label="Change the season"
          version={version}
          said={`The season ${name} was saved.`}
        >
          <SeasonFields season={season} />
          <TextField
            name="champion"
            label="Champion"
            hint="The handle, once the season is over: schemes of the next season can ask for them."
            maxLength={64}
          />
          <TextField name="reason" label="Why" maxLength={LONGEST_REASON} isRequired />
          <button type="submit">Save the season</button>
        </Form>
      </Fold>
      {open.length > 0 && (
        <Fold summary="Close a part" forms={['season-closing']}>
          <p>Afterwards only a coordinator changes results, tosses, days, limits and schemes of that part.</p>
          <Form
            id="season-closing"
            operation={`POST ${api}/closing`}
            label="Close a part of the season"
            version={version}
            said="The part was closed. A run publishes it."
          >
            <SelectField name="part" label="Part" options={open} isRequired />
            <TextField name="reason" label="Why" maxLength={LONGEST_REASON} isRequired />
            <button type="submit">Close it</button>
          </Form>
        </Fold>
      )}
      <Fold summary="Delete the season" forms={['season-deletion']}>
        <p>Only a season in which nothing was ever played can be deleted.</p>
        <Decision
          id="season-deletion"
          label={`Delete the season ${name}`}
          version={version}
          yes={{ button: 'Delete the season', operation: `DELETE ${api}`, said: `The season ${name} was deleted.` }}
        />
      </Fold>
    </>
  );
}

/** A season that is to come. */
export function NewSeason({ slug, isFirst }: { readonly slug: string; readonly isFirst: boolean }) {
  return (
    <Fold isOpen={isFirst} summary="Add a season" forms={['season-new']}>
      <Form
        id="season-new"
        operation={`POST /api/v1/leagues/${slug}/seasons`}
        label="Add a season"
        said="Added the season {season}."
      >
        <TextField name="season" label="Name" hint="For example 2014-15" maxLength={20} isShort isRequired />
        <SeasonFields season={null} />
        <TextField name="reason" label="Why (optional)" maxLength={LONGEST_REASON} />
        <button type="submit" class="first">
          Add the season
        </button>
      </Form>
    </Fold>
  );
}

function SeasonFields({ season }: { readonly season: ShownSeason | null }) {
  return (
    <>
      <div class="field-row">
        <TextField name="startsOn" label="First day" type="date" value={season?.startsOn ?? ''} isRequired />
        <TextField name="endsOn" label="Last day" type="date" value={season?.endsOn ?? ''} isRequired />
      </div>
      <fieldset class="field">
        <legend>Qualifiers</legend>
        <p class="hint">How many players of each half reach the playoffs. Announce it before the first tournament.</p>
        <div class="field-row">
          <TextField
            name="qualifiers.firstHalf"
            kind="number"
            type="number"
            label="Of the first half"
            value={season?.qualifiers == null ? '' : String(season.qualifiers.firstHalf)}
          />
          <TextField
            name="qualifiers.secondHalf"
            kind="number"
            type="number"
            label="Of the second half"
            value={season?.qualifiers == null ? '' : String(season.qualifiers.secondHalf)}
          />
        </div>
      </fieldset>
      <fieldset class="field">
        <legend>Results that count</legend>
        {/* Two empty fields mean all results. */}
        <Kept name="best:null" value="" />
        <p class="hint">
          The best results of a player. Leave both empty to count all, as the Organized Play Guide does.
        </p>
        <div class="field-row">
          <TextField
            name="best.half"
            kind="number"
            type="number"
            label="Best of each half"
            value={String(season?.best?.half ?? '')}
          />
          <TextField
            name="best.season"
            kind="number"
            type="number"
            label="Best of the season"
            value={String(season?.best?.season ?? '')}
          />
        </div>
      </fieldset>
      <TextField
        name="tournamentsPerPhase"
        kind="number"
        type="number"
        label="Tournaments of each part"
        hint="How many count in each half and in the playoffs. Without a number: four."
        value={String(season?.tournamentsPerPhase ?? '')}
        isShort
      />
      <TextArea
        name="promos"
        kind="lines"
        label="Cards that only the league sees"
        hint="One card a line, until the season has ended (Organized Play Guide 4.2, section 12.3)."
        rows={2}
        value={season?.promos.join('\n') ?? ''}
      />
      <fieldset class="field">
        <legend>Halves and playoffs</legend>
        <p class="hint">
          Leave all empty for the months of the Organized Play Guide. Days that you give are all that there is.
        </p>
        {PHASES.map((phase) => (
          <div key={phase} class="field-row">
            <TextField
              name={`phases.${phase}.from`}
              type="date"
              label={`${PHASE_NAMES[phase]} from`}
              value={season?.phases[phase]?.from ?? ''}
            />
            <TextField
              name={`phases.${phase}.to`}
              type="date"
              label={`${PHASE_NAMES[phase]} to`}
              value={season?.phases[phase]?.to ?? ''}
            />
          </div>
        ))}
      </fieldset>
    </>
  );
}
