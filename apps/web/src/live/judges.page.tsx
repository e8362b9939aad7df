import { JUDGE_NOTES, type JudgeNote, type LiveView } from '@quadrant/rules/live';
import type { TournamentHeader } from '@quadrant/rules/tournament';
import { DataTable, type Column } from '../components/data-table.js';
import { Minute } from '../components/day.js';
import { SelectField, TextArea } from '../components/form/fields.js';
import { PageHeader } from '../components/page-header.js';
import { Layout } from '../frame/layout.js';
import { t, words } from '../languages/t.js';
import { ActButton, ActForm, ActingContext } from './act-form.js';
import { Called, CalledPeople } from './called.js';

const NOTE_NAMES: Readonly<Record<JudgeNote['note'], string>> = words({
  ruling: 'Ruling',
  penalty: 'Penalty',
  'deck-check': 'Deck check',
  'extra-time': 'Extra time',
});

interface JudgesFacts {
  readonly header: TournamentHeader;
  readonly view: LiveView;
  readonly notes: readonly JudgeNote[];
  /** Only the notes about this player are listed; null for all. */
  readonly player: string | null;
  readonly isHelper: boolean;
}

/** Judges write down rulings, penalties and deck checks here. Only those who run the tournament can open it. */
export const judgesPage = ({ header, view, notes, player, isHelper }: JudgesFacts) => {
  const people = view.players.map(({ handle, called }) => ({ value: handle, name: called }));
  const begun = view.rounds
    .filter(({ tables }) => tables.length > 0)
    .map(({ round }) => ({ value: String(round), name: t('Round {round}', { round }) }));
  const shown = notes.filter((note) => player === null || note.player === player).reverse();
  return (
    <Layout title={t('Judges’ notes of {name}', { name: header.name })} game={header.game}>
      <CalledPeople view={view}>
        <ActingContext.Provider value={{ id: view.id, version: view.version, link: null, isHelper }}>
          <PageHeader
            crumbs={[{ name: header.name, address: `/live/${view.id}/run` }]}
            title={t('Judges’ notes')}
            context={t(
              'Rulings, penalties, deck checks and extra time. Only directors and helpers of this tournament see them.',
            )}
            actions={
              <a class="button" href={`/api/v1/live/${view.id}/judge-notes.csv`}>
                {t('Download as CSV')}
              </a>
            }
          />
          {view.state === 'running' && (
            <ActForm id="note" act={{ kind: 'judge-note' }} label={t('Add a note')} said={t('The note is stored.')}>
              <SelectField
                name="act.note"
                label={t('What')}
                options={JUDGE_NOTES.map((value) => ({ value, name: NOTE_NAMES[value] }))}
                isRequired
              />
              <SelectField
                name="act.player"
                label={t('Player')}
                options={people}
                none={t('Nobody in particular')}
                value={player}
              />
              <SelectField
                name="act.round"
                kind="number"
                label={t('Round')}
                options={begun}
                none={t('No round')}
                value={begun.at(-1)?.value ?? null}
              />
              <TextArea name="act.text" label={t('What happened')} maxLength={500} rows={3} isRequired />
              <button type="submit" class="first">
                {t('Add note')}
              </button>
            </ActForm>
          )}
          <form method="get" class="form inline" role="search">
            <label for="player">{t('Notes about')}</label>
            <select id="player" name="player">
              <option value="">{t('Everybody')}</option>
              {people.map(({ value, name }) => (
                <option key={value} value={value} selected={value === player}>
                  {name}
                </option>
              ))}
            </select>
            <button type="submit">{t('Show')}</button>
          </form>
          {shown.length === 0 ? (
            <p>{t('There are no notes yet.')}</p>
          ) : (
            <DataTable
              caption={t('Notes, the newest first')}
              columns={columns(view.state === 'running')}
              rows={shown}
              keyOf={({ version }) => String(version)}
              isWordy
            />
          )}
        </ActingContext.Provider>
      </CalledPeople>
    </Layout>
  );
};

function Note({ note: { note, text, minutes, takenBackBy } }: { readonly note: JudgeNote }) {
  const told = (
    <>
      <strong>{NOTE_NAMES[note]}</strong>
      {minutes !== null && ` ${t('{count} minutes', { count: minutes })}`}
      {text !== '' && (
        <>
          {': '}
          <bdi>{text}</bdi>
        </>
      )}
    </>
  );
  return takenBackBy === null ? (
    told
  ) : (
    <>
      <s>{told}</s> {t('Taken back by {by}.', { by: <bdi>{takenBackBy}</bdi> })}
    </>
  );
}

const columns = (isRunning: boolean): readonly Column<JudgeNote>[] => [
  { name: t('Note'), kind: 'row', cell: (note) => <Note note={note} /> },
  { name: t('Player'), cell: ({ player }) => (player === null ? null : <Called handle={player} />) },
  { name: t('Round'), kind: 'number', cell: ({ round }) => round },
  { name: t('By'), cell: ({ by }) => <Called handle={by} /> },
  { name: t('When'), kind: 'date', cell: ({ at }) => <Minute at={new Date(at)} /> },
  ...(isRunning ? [{ name: t('Change'), cell: (note: JudgeNote) => <TakeBack note={note} /> }] : []),
];

const TakeBack = ({ note: { version, note, takenBackBy } }: { readonly note: JudgeNote }) =>
  note === 'extra-time' || takenBackBy !== null ? null : (
    <ActButton
      id={`take-back-${version}`}
      act={{ kind: 'undo-judge-note', version }}
      label={t('Take back the note of entry {version}', { version })}
      said={t('The note is taken back.')}
    >
      {t('Take back')}
    </ActButton>
  );
