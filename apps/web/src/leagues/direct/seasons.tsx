import { LONGEST_REASON } from '@quadrant/http';
import type { ListedTournament, ShownSeason } from '@quadrant/store/leagues';
import { t, words } from '../../languages/t.js';
import { Facts } from '../../components/facts.js';
import { Decision } from '../../components/form/decision.js';
import { SelectField, TextArea, TextField } from '../../components/form/fields.js';
import { Fold } from '../../components/form/fold.js';
import { Form, Kept } from '../../components/form/form.js';
import { PHASE_NAMES } from '../league-words.js';
import { tellDate } from '../../languages/tell-day.js';

const PARTS = words([
  { value: 'first-half', name: 'First half' },
  { value: 'second-half', name: 'Second half' },
  { value: 'season', name: 'The whole season, with its playoffs' },
] as const);

const PHASES = ['first-half', 'second-half', 'playoffs'] as const;

/** Says how much the closing of a part would make final. */
function tellSize({ value, name }: (typeof PARTS)[number], tournaments: readonly ListedTournament[]): string {
  const counting = tournaments.filter(({ counts, phase }) => counts && (value === 'season' || phase === value));
  return t(
    '{part}: {tournaments, plural, =0 {no tournament counts} one {# tournament counts, with {places}} other {# tournaments count, with {places}}}.',
    {
      part: name,
      tournaments: counting.length,
      places: t('{n, plural, one {# place} other {# places}}', {
        n: counting.reduce((sum, { participants }) => sum + participants, 0),
      }),
    },
  );
}

interface SeasonDeskProps {
  readonly slug: string;
  /** The version of the league, which the forms send. */
  readonly version: number;
  readonly season: ShownSeason;
  readonly tournaments: readonly ListedTournament[];
}

/** Shows what is announced about a season, and the forms that change and close it. */
export function SeasonDesk({ slug, version, season, tournaments }: SeasonDeskProps) {
  const { season: name, startsOn, endsOn, phases, qualifiers, pointsTable } = season;
  const isClosed = (part: keyof NonNullable<ShownSeason['closed']>) => season.closed?.[part] !== undefined;
  const api = `/api/v1/leagues/${slug}/seasons/${encodeURIComponent(name)}` as const;
  const open = PARTS.filter(({ value }) => !isClosed(value));
  return (
    <>
      <Facts
        facts={[
          [t('Days'), t('{startsOn} to {endsOn}', { startsOn: tellDate(startsOn), endsOn: tellDate(endsOn) })],
          ...PHASES.map((phase) => {
            const days = phases[phase];
            return [
              PHASE_NAMES[phase],
              days === null ? t('None') : t('{from} to {to}', { from: tellDate(days.from), to: tellDate(days.to) }),
            ] as const;
          }),
          [
            t('Qualifiers'),
            qualifiers === null
              ? t('Not announced yet')
              : t('{firstHalf} of the first half, {secondHalf} of the second', {
                  firstHalf: qualifiers.firstHalf,
                  secondHalf: qualifiers.secondHalf,
                }),
          ],
          [t('Points for places'), pointsTable == null ? t('The printed ones') : t('Its own')],
          [
            t('Closed'),
            PARTS.length === open.length
              ? t('Nothing')
              : PARTS.filter((part) => !open.includes(part))
                  .map((part) => part.name)
                  .join(', '),
          ],
        ]}
      />
      <p>
        <a href={`/leagues/${slug}/seasons/${encodeURIComponent(name)}`}>{t('See the season and its playoffs')}</a>
      </p>
      <Fold summary={t('Change the season')} forms={['season-change']}>
        <Form
          id="season-change"
          operation={`PATCH ${api}`}
          label={t('Change the season')}
          version={version}
          said={t('The season {name} was saved.', { name })}
        >
          <SeasonFields season={season} />
          <TextField
            name="champion"
            label={t('Champion')}
            hint={t('The handle, once the season is over: schemes of the next season can ask for them.')}
            maxLength={64}
          />
          <TextField name="reason" label={t('Why')} maxLength={LONGEST_REASON} isRequired />
          <button type="submit">{t('Save the season')}</button>
        </Form>
      </Fold>
      {open.length > 0 && (
        <Fold summary={t('Close a part')} forms={['season-closing']}>
          <p>{t('Afterwards only a coordinator changes results, tosses, days, limits and schemes of that part.')}</p>
          <Form
            id="season-closing"
            operation={`POST ${api}/closing`}
            label={t('Close a part of the season')}
            concerns={[
              t(
                'Everybody who plays in season {name}, and its league directors: their results, places and prizes of that part are final.',
                { name },
              ),
              ...open.map((part) => tellSize(part, tournaments)),
            ].join(' ')}
            version={version}
            said={t('The part was closed. A run publishes it.')}
          >
            <SelectField name="part" label={t('Part')} options={open} isRequired />
            <TextField name="reason" label={t('Why')} maxLength={LONGEST_REASON} isRequired />
            <button type="submit">{t('Close it')}</button>
          </Form>
        </Fold>
      )}
      <Fold summary={t('Delete the season')} forms={['season-deletion']}>
        <p>{t('Only a season in which nothing was ever played can be deleted.')}</p>
        <Decision
          id="season-deletion"
          label={t('Delete the season {name}', { name })}
          concerns={t('Everybody who follows season {name}. Nothing was played in it, so no player loses points.', {
            name,
          })}
          version={version}
          yes={{
            button: t('Delete the season'),
            operation: `DELETE ${api}`,
            said: t('The season {name} was deleted.', { name }),
          }}
        />
      </Fold>
    </>
  );
}

export function NewSeason({ slug, isFirst }: { readonly slug: string; readonly isFirst: boolean }) {
  return (
    <Fold isOpen={isFirst} summary={t('Add a season')} forms={['season-new']}>
      <Form
        id="season-new"
        operation={`POST /api/v1/leagues/${slug}/seasons`}
        label={t('Add a season')}
        said={t('Added the season {season}.')}
      >
        <TextField name="season" label={t('Name')} hint={t('For example 2014-15')} maxLength={20} isShort isRequired />
        <SeasonFields season={null} />
        <TextField name="reason" label={t('Why (optional)')} maxLength={LONGEST_REASON} />
        <button type="submit" class="first">
          {t('Add the season')}
        </button>
      </Form>
    </Fold>
  );
}

function SeasonFields({ season }: { readonly season: ShownSeason | null }) {
  return (
    <>
      <div class="field-row">
        <TextField name="startsOn" label={t('First day')} type="date" value={season?.startsOn ?? ''} isRequired />
        <TextField name="endsOn" label={t('Last day')} type="date" value={season?.endsOn ?? ''} isRequired />
      </div>
      <fieldset class="field">
        <legend>{t('Qualifiers')}</legend>
        <p class="hint">
          {t('How many players of each half reach the playoffs. Announce it before the first tournament.')}
        </p>
        <div class="field-row">
          <TextField
            name="qualifiers.firstHalf"
            kind="number"
            type="number"
            label={t('Of the first half')}
            value={season?.qualifiers == null ? '' : String(season.qualifiers.firstHalf)}
          />
          <TextField
            name="qualifiers.secondHalf"
            kind="number"
            type="number"
            label={t('Of the second half')}
            value={season?.qualifiers == null ? '' : String(season.qualifiers.secondHalf)}
          />
        </div>
      </fieldset>
      <PointsFields table={season?.pointsTable ?? null} />
      <fieldset class="field">
        <legend>{t('Results that count')}</legend>
        {/* Two empty fields mean all results. */}
        <Kept name="best:null" value="" />
        <p class="hint">
          {t('The best results of a player. Leave both empty to count all, as the Organized Play Guide does.')}
        </p>
        <div class="field-row">
          <TextField
            name="best.half"
            kind="number"
            type="number"
            label={t('Best of each half')}
            value={String(season?.best?.half ?? '')}
          />
          <TextField
            name="best.season"
            kind="number"
            type="number"
            label={t('Best of the season')}
            value={String(season?.best?.season ?? '')}
          />
        </div>
      </fieldset>
      <TextField
        name="tournamentsPerPhase"
        kind="number"
        type="number"
        label={t('Tournaments of each part')}
        hint={t('How many count in each half and in the playoffs. Without a number: four.')}
        value={String(season?.tournamentsPerPhase ?? '')}
        isShort
      />
      <TextArea
        name="promos"
        kind="lines"
        label={t('Cards that only the league sees')}
        hint={t('One card a line, until the season has ended (Organized Play Guide 4.2, section 12.3).')}
        rows={2}
        value={season?.promos.join('\n') ?? ''}
      />
      <fieldset class="field">
        <legend>{t('Halves and playoffs')}</legend>
        <p class="hint">
          {t('Leave all empty for the months of the Organized Play Guide. Days that you give are all that there is.')}
        </p>
        {PHASES.map((phase) => (
          <div key={phase} class="field-row">
            <TextField
              name={`phases.${phase}.from`}
              type="date"
              label={t('{phase} from', { phase: PHASE_NAMES[phase] })}
              value={season?.phases[phase]?.from ?? ''}
            />
            <TextField
              name={`phases.${phase}.to`}
              type="date"
              label={t('{phase} to', { phase: PHASE_NAMES[phase] })}
              value={season?.phases[phase]?.to ?? ''}
            />
          </div>
        ))}
      </fieldset>
    </>
  );
}

/** The API takes at most so many rows. */
const MOST_ROWS = 64;
const EMPTY_ROWS = 4;

/** The fields of a points table: its columns, its rows, and some empty rows to fill. */
function PointsFields({ table }: { readonly table: ShownSeason['pointsTable'] }) {
  const rows = table?.rows ?? [];
  return (
    <fieldset class="field">
      <legend>{t('Points for places')}</legend>
      {/* Empty fields mean the printed table. */}
      <Kept name="pointsTable:null" value="" />
      <p class="hint">
        {t('Leave all empty for the points that the Organized Play Guide 4.2 prints in section 12.4.')}
      </p>
      <TextField
        name="pointsTable.lastPlaces"
        kind="wholes"
        label={t('Last place of each column')}
        hint={t('“1, 2, 4” makes three columns: first, second, and third to fourth place.')}
        value={table?.lastPlaces.join(', ') ?? ''}
      />
      {Array.from({ length: Math.min(rows.length + EMPTY_ROWS, MOST_ROWS) }, (_, index) => (
        <div key={index} class="field-row">
          <TextField
            name={`pointsTable.rows.${index}.from`}
            kind="number"
            type="number"
            label={t('From so many participants on')}
            value={String(rows[index]?.from ?? '')}
          />
          <TextField
            name={`pointsTable.rows.${index}.points`}
            kind="wholes"
            label={t('Points of each column')}
            value={rows[index]?.points.join(', ') ?? ''}
          />
        </div>
      ))}
    </fieldset>
  );
}
