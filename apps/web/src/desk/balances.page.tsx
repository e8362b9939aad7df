import { LONGEST_REASON } from '@quadrant/http';
import { BALANCE_COLUMNS, type BalanceKind, type Conversion, type TrackEffect } from '@quadrant/rules/openings';
import type { Finding } from '@quadrant/rules/tournament';
import type { OpeningSet } from '@quadrant/store/openings';
import { currentLanguage } from '../languages/language.js';
import { tell } from '../languages/tell.js';
import { t, words } from '../languages/t.js';
import { Ago } from '../components/ago.js';
import { Cards } from '../components/cards.js';
import { LocalDay } from '../components/day.js';
import { Checkbox, FileField, TextArea, TextField } from '../components/form/fields.js';
import { Fold } from '../components/form/fold.js';
import { Form } from '../components/form/form.js';
import { TrialAnswer, TrialButton } from '../components/form/trial.js';
import { CATEGORY_NAMES, GAME_NAMES } from '../components/names.js';
import { PageHeader } from '../components/page-header.js';
import { Layout } from '../frame/layout.js';

/** Players who begin here have this rating (Organized Play Guide 4.2, section 8). */
const START_RATING = 1500;

const FORM = 'balances';
const OPERATION = 'POST /api/v1/opening-balances';

/** Shows a form that previews and publishes a file of opening balances, and the files that were published. */
export function balancesPage(sets: readonly OpeningSet[]) {
  return (
    <Layout title={t('Opening balances')}>
      <PageHeader
        crumbs={[{ name: t('Desk'), address: '/desk' }]}
        title={t('Opening balances')}
        context={t('Bring in ratings, league points and titles that players had in a previous system.')}
      />
      <p>
        {t(
          'Each row of the CSV file is one balance. The date of a rating is the cut-over day of its game and category: tournaments up to this day are no longer rated here, because the previous system has rated them.',
        )}
      </p>
      <p>
        {t('Columns of the first row: {columns}.', { columns: <code>{BALANCE_COLUMNS.join(',')}</code> })}{' '}
        {t('The kind is rating, lifetime, season or title.')}
      </p>
      <Form
        id={FORM}
        operation={OPERATION}
        label={t('Bring in balances')}
        fileFor="table"
        said={t('Stored as opening balances {number}. A refresh publishes them as one run.', { number: '{number}' })}
      >
        <FileField name="file" label={t('CSV file')} hint={t('Or paste the table below.')} />
        <TextArea name="table" label={t('Table')} rows={8} isCode />
        <div class="field-row">
          <TextField
            name="times"
            kind="number"
            type="number"
            step="any"
            label={t('Multiply each rating by')}
            hint={t('Empty: 1')}
            isShort
          />
          <TextField
            name="add"
            kind="number"
            type="number"
            step="any"
            label={t('Then add')}
            hint={t('Empty: 0')}
            isShort
          />
        </div>
        <Checkbox name="registerPlayers" label={t('Register unknown players by their handles')} />
        <Checkbox name="confirmed" label={t('I have read the warnings of the preview')} />
        <TextField name="reason" label={t('Why')} maxLength={LONGEST_REASON} isRequired />
        <div class="buttons">
          <TrialButton operation={`${OPERATION}?preview=true`}>{t('Preview')}</TrialButton>
          <button type="submit">{t('Publish balances')}</button>
        </div>
        <TrialAnswer<Preview> form={FORM}>{(preview) => <Effect preview={preview} />}</TrialAnswer>
      </Form>
      <h2>{t('Files')}</h2>
      {sets.length === 0 && <p>{t('None yet.')}</p>}
      <Cards
        cards={sets.map((set) => ({
          id: `set-${set.number}`,
          title: t('Opening balances {number}: {state}', { number: set.number, state: STATE_NAMES[set.state] }),
          content: <SetCard set={set} />,
        }))}
      />
    </Layout>
  );
}

/** The preview answers this. */
interface Preview {
  readonly rows: Readonly<Record<BalanceKind, number>>;
  readonly players: number;
  readonly newPlayers: readonly string[];
  readonly conversion: Conversion;
  readonly tracks: readonly TrackEffect[];
  readonly findings: readonly Finding[];
}

function Effect({
  preview: { rows, players, newPlayers, conversion, tracks, findings },
}: {
  readonly preview: Preview;
}) {
  const errors = findings.filter(({ severity }) => severity === 'error').length;
  return (
    <>
      <p>
        {tellRows(rows)} {t('{players, plural, one {# player} other {# players}} in the file.', { players })}
      </p>
      {newPlayers.length > 0 && <p>{t('New players: {handles}.', { handles: newPlayers.join(', ') })}</p>}
      {findings.length > 0 && (
        <>
          <p>
            <strong>
              {errors > 0
                ? t('{errors, plural, one {# error} other {# errors}}: the file cannot be published.', { errors })
                : t('Read the warnings, then tick that you have read them.')}
            </strong>
          </p>
          <ul>
            {findings.slice(0, MOST_SHOWN).map(({ pointer, code, message, advice }) => (
              <li key={`${pointer} ${code}`}>
                {tell(message)} {tell(advice)}
              </li>
            ))}
          </ul>
          {findings.length > MOST_SHOWN && <p>{t('And {more} more.', { more: findings.length - MOST_SHOWN })}</p>}
        </>
      )}
      {tracks.length > 0 && (
        <>
          <p>{tellConversion(conversion)}</p>
          <ul>
            {tracks.map(({ game, category, day, players: rated, before, after }) => (
              <li key={`${game} ${category}`}>
                {t(
                  '{track}, cut-over day {day}, {rated, plural, one {# player} other {# players}}: mean {before} becomes {after}, spread {spread} becomes {spread2}, from {lowest} to {highest}. Players who begin here have {start}.',
                  {
                    track: `${GAME_NAMES[game]}, ${CATEGORY_NAMES[category]}`,
                    day: <LocalDay date={day} />,
                    rated,
                    before: Math.round(before.mean),
                    after: Math.round(after.mean),
                    spread: Math.round(before.deviation),
                    spread2: Math.round(after.deviation),
                    lowest: Math.round(after.lowest),
                    highest: Math.round(after.highest),
                    start: START_RATING,
                  },
                )}
              </li>
            ))}
          </ul>
        </>
      )}
    </>
  );
}

const MOST_SHOWN = 50;

/** A conversion is shown with all of its digits. */
const EXACT = { useGrouping: false, maximumFractionDigits: 20 } as const;

const tellConversion = ({ add, times }: Conversion): string =>
  t('Conversion: new rating = {add} + {times} × old rating.', {
    add: add.toLocaleString(currentLanguage(), EXACT),
    times: times.toLocaleString(currentLanguage(), EXACT),
  });

const tellRows = ({ rating, lifetime, season, title }: Preview['rows']): string =>
  t(
    '{rating, plural, one {# rating} other {# ratings}}, {points, plural, one {# row} other {# rows}} of league points, {title, plural, one {# title} other {# titles}}.',
    { rating, points: lifetime + season, title },
  );

const STATE_NAMES: Readonly<Record<OpeningSet['state'], string>> = words({
  waiting: 'waits for the refresh',
  published: 'published',
  'taking-back': 'is being taken back',
  'taken-back': 'taken back',
});

function SetCard({ set }: { readonly set: OpeningSet }) {
  const { number, madeBy, madeAt, reason, conversion, rows, tracks, run, takenBack } = set;
  return (
    <>
      <p>
        {tellRows(rows)} {t('By {name}', { name: madeBy })}, <Ago at={madeAt} />
        {run !== null && (
          <>
            {', '}
            <a href={`/runs/${run}`}>{t('run {run}', { run })}</a>
          </>
        )}
      </p>
      <p dir="auto">{t('Why: {reason}', { reason })}</p>
      {tracks.length > 0 && (
        <p>
          {tellConversion(conversion)}{' '}
          {tracks.map(({ game, category, day }) => (
            <span key={`${game} ${category}`}>
              {t('{track}: cut-over day {day}.', {
                track: `${GAME_NAMES[game as keyof typeof GAME_NAMES]}, ${CATEGORY_NAMES[category as keyof typeof CATEGORY_NAMES]}`,
                day: <LocalDay date={day} />,
              })}{' '}
            </span>
          ))}
        </p>
      )}
      {takenBack === null ? (
        <Fold summary={t('Take back')} forms={[`undo-${number}`]}>
          <Form
            id={`undo-${number}`}
            operation={`POST /api/v1/opening-balances/${number}/undo`}
            label={t('Take opening balances {number} back', { number })}
            said={t('Opening balances {number} are taken back. A refresh publishes it as one run.', { number })}
          >
            <p>{t('History is computed again as if the file had never come. Registered players stay.')}</p>
            <TextField name="reason" label={t('Why')} maxLength={LONGEST_REASON} isRequired />
            <button type="submit">{t('Take back')}</button>
          </Form>
        </Fold>
      ) : (
        <p dir="auto">{t('Taken back by {name}: {reason}', { name: takenBack.by, reason: takenBack.reason })}</p>
      )}
    </>
  );
}
