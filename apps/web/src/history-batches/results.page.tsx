import { t } from '../languages/t.js';
import { EmptyState } from '../components/empty-state.js';
import { FindingNotes } from '../components/finding-notes.js';
import { PlayersWithoutPage } from '../components/player-link.js';
import { EliminationBracket } from '../tournaments/bracket.js';
import { Crosstable } from '../tournaments/crosstable.js';
import { KnownGames } from '../tournaments/known-games.js';
import { Rounds } from '../tournaments/rounds.js';
import { Standings } from '../tournaments/standings.js';
import { ErrorSummary } from '../components/form/error-summary.js';
import type { PageFault } from '../components/form/form-context.js';
import { addressOfBatch, addressOfResults, BatchFrame, isOpen, ReadFiles } from './batch-frame.js';
import { ITEM_WORDS, tellKey } from './batch-words.js';
import { addressOfFile, factsOf, FileList } from './files.page.js';
import { CorrectFile, type EditableFile } from './correct-file.js';
import type { Batch, BatchItem, BatchResults, ItemFinding } from './shapes.js';
import { tellItemDays } from './written-date.js';

interface ResultsFacts {
  readonly batch: Batch;
  readonly results: BatchResults;
  /** Its files whose text can be corrected here. */
  readonly editable: readonly EditableFile[];
}

/** Shows rounds and standings of a tournament of a batch as they are published, so that people can compare them with the paper. */
export function resultsPage({ batch, results, editable }: ResultsFacts) {
  const { item, standings, rounds, withoutPage } = results;
  const { id, name, firstDay, place, parts } = item;
  // The page names missing facts above.
  const noticed = item.findings.filter(({ code }) => code !== 'open-question');
  // No toss was drawn: that happens when the batch is published.
  const tournament = { ...results, record: results.record ?? 'games', toss: null };
  return (
    <BatchFrame batch={batch} tab="" part={name ?? id}>
      <p>
        <a href={addressOfBatch(batch)}>{t('All files of the batch')}</a>
      </p>
      <h2 dir="auto">{name ?? id}</h2>
      <p>
        <strong>{ITEM_WORDS[item.state]}</strong>
        {firstDay !== null && `, ${tellItemDays(item)}`}
        {place !== null && (
          <>
            , <bdi>{place}</bdi>
          </>
        )}
        . {t('From {files}.', { files: <FileList batch={batch} files={[item.file, ...parts]} /> })}{' '}
        {item.tournament !== null && <a href={`/tournaments/${item.tournament}`}>{t('The published tournament')}</a>}
      </p>
      {results.record === null ? (
        <>
          {item.state === 'asks' ? (
            <Missing batch={batch} item={item} />
          ) : (
            <EmptyState>{t('Nothing can be shown: the file has errors, or its content is no longer kept.')}</EmptyState>
          )}
        </>
      ) : (
        <PlayersWithoutPage.Provider value={new Set(withoutPage)}>
          {item.state === 'asks' && <Missing batch={batch} item={item} />}
          <p class="notice">
            {results.isSettled
              ? t('Players have the handles with which they are published.')
              : t('Names are those of the file.')}
          </p>
          <KnownGames tournament={tournament} />
          {standings.length > 0 && (
            <>
              <h3 id="standings">{t('Final standings')}</h3>
              <Standings tournament={tournament} />
            </>
          )}
          <EliminationBracket rounds={rounds} />
          {standings.length > 0 && <Crosstable tournament={tournament} />}
          <Rounds tournament={tournament} tournamentId={null} />
        </PlayersWithoutPage.Provider>
      )}
      {noticed.length > 0 && (
        <>
          <h2 id="noticed">{t('What was noticed')}</h2>
          <FindingNotes findings={noticed} answersAt={factsOf(batch, item.file)} />
        </>
      )}
      {editable.map((file) => (
        <CorrectFile key={file.path} batch={batch} file={file} typed={null} faults={[]} />
      ))}
    </BatchFrame>
  );
}

/** Names the facts that are missing, and leads to their fields. */
const Missing = ({ batch, item: { open, file } }: { readonly batch: Batch; readonly item: BatchItem }) => (
  <p class="notice">
    {t('These facts are missing: {facts}.', { facts: open.map(tellKey).join(', ') })}{' '}
    {open.includes('game') && t('Places are computed once the game is known.')}{' '}
    {t('Answer them under {link}, then read the files again.', {
      link: <a href={factsOf(batch, file).address}>{factsOf(batch, file).text}</a>,
    })}
  </p>
);

interface FileFacts {
  readonly batch: Batch;
  readonly file: string;
  readonly items: readonly BatchItem[];
  /** The reasons why it is refused. */
  readonly findings: readonly ItemFinding[];
  /** It is null for a file that is no text, or too large. */
  readonly editable: EditableFile | null;
  /** It holds what somebody typed in place of its text, where that was refused. */
  readonly typed: string | null;
  readonly faults: readonly PageFault[];
}

/** A file may hold several tournaments, each of which has a page of its own. Without one, its text can be corrected. */
export const filePage = ({ batch, file, items, findings, editable, typed, faults }: FileFacts) => (
  <BatchFrame batch={batch} tab="" part={file}>
    <ErrorSummary faults={faults} />
    <p>
      <a href={addressOfBatch(batch)}>{t('All files of the batch')}</a>
    </p>
    <h2>
      <a href={addressOfFile(batch, file)} dir="auto">
        {file}
      </a>
    </h2>
    {items.length === 0 ? (
      <EmptyState>
        {t(
          'No tournament is read from this file: it is refused, it was joined with another one, or it is not read yet.',
        )}
      </EmptyState>
    ) : (
      <ul class="plain-list">
        {items.map(({ id, name }) => (
          <li key={id}>
            <a href={addressOfResults(batch, id)} dir="auto">
              {name ?? id}
            </a>
          </li>
        ))}
      </ul>
    )}
    {findings.length > 0 && <FindingNotes findings={findings} answersAt={factsOf(batch, file)} />}
    {editable !== null && (
      <CorrectFile batch={batch} file={editable} typed={typed} isWanted={items.length === 0} faults={faults} />
    )}
    {isOpen(batch) && items.length === 0 && (
      <div class="buttons">
        <ReadFiles batch={batch} />
      </div>
    )}
  </BatchFrame>
);
