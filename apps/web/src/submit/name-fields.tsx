import { tellDate } from '../languages/tell-day.js';
import { t } from '../languages/t.js';
import { countryName } from '../components/country.js';
import type { CheckView } from './check-view.js';
import type { Candidate } from './draft-shapes.js';
import { TextField } from '../components/form/fields.js';
import { handleField } from './draft-form.js';
import { FindingNote } from './finding-note.js';
import { isAboutNamesake } from './sort-findings.js';

const HANDLE = 'handle.';

interface Asked {
  readonly name: string;
  readonly candidates: readonly Candidate[];
}

/** Each unknown name is listed with the players who may be meant. */
export function NameFields({ view: { sorted, draft } }: { readonly view: CheckView }) {
  const namesakes = sorted.ofNames.filter(({ finding }) => isAboutNamesake(finding));
  const unknown = sorted.ofNames.filter(({ finding }) => !isAboutNamesake(finding));
  const open = unknown.map(({ name, finding }): Asked => ({ name, candidates: finding.candidates ?? [] }));
  const settled = Object.keys(draft.answers)
    .filter((key) => key.startsWith(HANDLE) && sorted.ofNames.every(({ name }) => name !== key.slice(HANDLE.length)))
    .map((key): Asked => ({ name: key.slice(HANDLE.length), candidates: [] }));
  const asked = [...open, ...settled];
  if (asked.length === 0 && namesakes.length === 0) return null;
  return (
    <section>
      <h2>{t('Who is who')}</h2>
      {namesakes.map(({ name, finding }) => (
        <div key={name}>
          <FindingNote finding={finding} />
          <TextField
            name={handleField(name)}
            value={draft.answers[HANDLE + name] ?? ''}
            label={t('Handle of {name}', { name: <bdi>{name}</bdi> })}
          />
        </div>
      ))}
      {asked.length > 0 && (
        <p class="hint">{t('These names are new here, but somebody with a similar name has played before.')}</p>
      )}
      {asked.map(({ name, candidates }) => (
        <NameChoice key={name} name={name} candidates={candidates} chosen={draft.answers[HANDLE + name] ?? ''} />
      ))}
    </section>
  );
}

function NameChoice({ name, candidates, chosen }: Asked & { readonly chosen: string }) {
  const others = chosen !== '' && candidates.every(({ handle }) => handle !== chosen) ? [chosen] : [];
  const field = handleField(name);
  return (
    <fieldset>
      <legend>{t('Who is {name}?', { name: <bdi>{name}</bdi> })}</legend>
      {candidates.map((candidate) => (
        <label class="choice" key={candidate.handle}>
          <input type="radio" name={field} value={candidate.handle} checked={candidate.handle === chosen} />
          <span>{tell(candidate)}</span>
        </label>
      ))}
      {others.map((handle) => (
        <label class="choice" key={handle}>
          <input type="radio" name={field} value={handle} checked />
          <span>{t('{handle}, as you chose', { handle: <bdi>{handle}</bdi> })}</span>
        </label>
      ))}
      <label class="choice">
        <input type="radio" name={field} value="" checked={chosen === ''} />
        <span>{t('A new player')}</span>
      </label>
    </fieldset>
  );
}

function tell({ handle, name, country, rating, lastTournament }: Candidate) {
  const facts = [
    country === null ? [] : [countryName(country)],
    rating === null ? [] : [t('rating {rating}', { rating: Math.round(rating) })],
    lastTournament === null
      ? []
      : [t('last played {name} on {date}', { name: lastTournament.name, date: tellDate(lastTournament.date) })],
  ].flat();
  return (
    <>
      <bdi>{handle}</bdi>
      {name !== null && name !== handle && (
        <>
          {' '}
          (<bdi>{name}</bdi>)
        </>
      )}
      {facts.length > 0 && <span class="quiet"> {facts.join(', ')}</span>}
    </>
  );
}
