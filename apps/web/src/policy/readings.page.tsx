import { READING_PLACES, READINGS, SWITCH_VALUES, type DatedSwitch, type SwitchId } from '@quadrant/rules/policy';
import type { PolicyAnswer } from '@quadrant/views';
import { t } from '../languages/t.js';
import { Cited } from '../components/cited.js';
import { tellDate } from '../languages/tell-day.js';
import { Layout } from '../frame/layout.js';
import { RulingNote, rulingsBeside } from '../components/rulings.js';
import { tell } from '../languages/tell.js';

/** Lists what the documents leave open, and how this program reads it. */
export function readingsPage({ switches, rulings }: PolicyAnswer) {
  return (
    <Layout title={t('How we read the rules')}>
      <h1>{t('How we read the rules')}</h1>
      <p>
        {t(
          'The guides leave some points open, and some sentences can be read in two ways. Here is what each says and how we read it. Every page with a number that depends on a reading links to it.',
        )}
      </p>
      {READINGS.map((reading) => (
        <section key={reading.id} id={reading.id}>
          <h2>
            <Cited text={reading.section} />
          </h2>
          <p>
            <strong>{t('The document:')}</strong> {tell(reading.says)}
          </p>
          <p>
            <strong>{t('Our reading:')}</strong> {tell(reading.reading)}
          </p>
          {reading.switch !== null && <SwitchNote id={reading.switch} rows={switches[reading.switch]} />}
          {rulingsBeside(rulings, reading.id).map((ruling) => (
            <p key={ruling.number}>
              <RulingNote ruling={ruling} />
            </p>
          ))}
          <p class="quiet">
            {t('It decides {shownAt}.', {
              shownAt: reading.shownAt.map((place) => tell(READING_PLACES[place])).join('; '),
            })}
          </p>
        </section>
      ))}
      <nav class="pages" aria-label={t('Pages')}>
        <a href="/policy">{t('How long results may move')}</a>
        <a href="/api/v1/readings">{t('As JSON')}</a>
      </nav>
    </Layout>
  );
}

function SwitchNote({ id, rows }: { readonly id: SwitchId; readonly rows: readonly DatedSwitch[] }) {
  return (
    <p>
      {t(
        'Both readings are possible, so this is a switch: {id}, with the values {id2}. In force: {rows}. A coordinator sets it from a day on: {code} shows what that moves before.',
        {
          id: <code>{id}</code>,
          id2: SWITCH_VALUES[id].map((value, index) => (
            <>
              {index > 0 && t(' and ')}
              <code>{value}</code>
            </>
          )),
          rows: rows.map(tellRow).join('; '),
          code: <code>quadrant call askWhatIf</code>,
        },
      )}
    </p>
  );
}

function tellRow({ from, to, value }: DatedSwitch): string {
  const begin = from === null ? '' : t(' from {from}', { from: tellDate(from) });
  const end = to === null ? '' : t(' before {to}', { to: tellDate(to) });
  return `${value}${begin}${end}${from === null && to === null ? t(' for every tournament') : ''}`;
}
