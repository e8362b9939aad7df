import { t } from '../languages/t.js';
import { EmptyState } from '../components/empty-state.js';
import { FindingNotes } from '../components/finding-notes.js';
import { PlayersWithoutPage } from '../components/player-link.js';
import { EliminationBracket } from '../tournaments/bracket.js';
import { Crosstable } from '../tournaments/crosstable.js';
import { KnownGames } from '../tournaments/known-games.js';
import { Rounds } from '../tournaments/rounds.js';
import { Standings } from '../tournaments/standings.js';
import { addressOfBatch, addressOfResults, BatchFrame } from './batch-frame.js';
import { ITEM_WORDS, tellKey } from './batch-words.js';
import { addressOfFile, FileList } from './files.page.js';
import type { Batch, BatchItem, BatchResults } from './shapes.js';
import { tellDays } from './written-date.js';

interface ResultsFacts {
  readonly batch: Batch;
  readonly results: BatchResults;
}

/** Shows rounds and standings of a tournament of a batch as they are published, so that people can compare them with the paper. */
export function resultsPage({ batch, results }: ResultsFacts) {
  const { item, standings, rounds, withoutPage } = results;
  const { id, name, firstDay, place, parts } = item;
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
        {firstDay !== null && `, ${tellDays(item)}`}
        {place !== null && (
          <>
            , <bdi>{place}</bdi>
          </>
        )}
        . {t('From {files}.', { files: <FileList batch={batch} files={[item.file, ...parts]} /> })}{' '}
        {item.tournament !== null && <a href={`/tournaments/${item.tournament}`}>{t('The published tournament')}</a>}
      </p>
      {results.record === null ? (
        <EmptyState>{tellMissing(item)}</EmptyState>
      ) : (
        <PlayersWithoutPage.Provider value={new Set(withoutPage)}>
          <p class="notice">
            {results.isSettled
              ? t('Players have the handles with which they are published.')
              : t('Names are those of the file.')}
          </p>
          <KnownGames tournament={tournament} />
          <h3 id="standings">{t('Final standings')}</h3>
          <Standings tournament={tournament} />
          <EliminationBracket rounds={rounds} />
          {standings.length > 0 && <Crosstable tournament={tournament} />}
          <Rounds rounds={rounds} tournamentId={null} />
        </PlayersWithoutPage.Provider>
      )}
      {item.findings.length > 0 && (
        <>
          <h2 id="noticed">{t('What was noticed')}</h2>
          <FindingNotes findings={item.findings} />
        </>
      )}
    </BatchFrame>
  );
}

const tellMissing = ({ state, open }: BatchItem): string =>
  state === 'asks'
    ? t('These facts are missing: {facts}. Answer them, then this page shows the results.', {
        facts: open.map(tellKey).join(', '),
      })
    : t('Nothing can be shown: the file has errors, or its content is no longer kept.');

/** A file may hold several tournaments, each of which has a page of its own. */
export const chooseResultsPage = ({
  batch,
  file,
  items,
}: {
  readonly batch: Batch;
  readonly file: string;
  readonly items: readonly BatchItem[];
}) => (
  <BatchFrame batch={batch} tab="" part={file}>
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
  </BatchFrame>
);
