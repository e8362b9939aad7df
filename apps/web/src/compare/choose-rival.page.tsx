import type { SearchHit } from '@quadrant/store/search';
import { t } from '../languages/t.js';
import { EmptyState } from '../components/empty-state.js';
import { PageHeader } from '../components/page-header.js';
import { Country } from '../components/flag.js';
import { Complaints } from '../components/as-of-note.js';
import { DataTable } from '../components/data-table.js';
import { Layout } from '../frame/layout.js';
import { CompareForm } from './compare-form.js';

export interface ChooseRivalPageFacts {
  /** The handle of the compared player; null before one is chosen. */
  readonly player: string | null;
  /** The name that was typed for the other player; null before one is named. */
  readonly name: string | null;
  readonly hits: readonly SearchHit[];
  readonly compareAddress: (one: string, other: string) => string;
  readonly complaints: readonly string[];
}

/** Lists the players that a name could mean, for a comparison. */
export function chooseRivalPage({ player, name, hits, compareAddress, complaints }: ChooseRivalPageFacts) {
  return (
    <Layout title={t('Compare players')}>
      <PageHeader
        title={t('Compare players')}
        context={
          player === null
            ? t('Open the page of a player, and choose there who to compare them with.')
            : t('Choose a player to compare with {player}.', { player })
        }
        crumbs={[{ name: t('Players'), address: '/players' }]}
      />
      <Complaints complaints={complaints} />
      {player === null ? (
        <p>
          <a href="/players">{t('Find a player')}</a>
        </p>
      ) : (
        <CompareForm player={player} name={name} />
      )}
      {player !== null && name !== null && hits.length === 0 && (
        <EmptyState>{t('No other player is called “{name}” or something similar.', { name })}</EmptyState>
      )}
      {player !== null && hits.length > 0 && (
        <DataTable
          caption={t('The best match first')}
          columns={[
            {
              name: t('Player'),
              kind: 'row',
              cell: ({ id, note }: SearchHit) => (
                <>
                  <a href={compareAddress(player, id)}>{id}</a>
                  {note !== null && <span class="real-name">{note}</span>}
                </>
              ),
            },
            { name: t('Country'), cell: ({ country }: SearchHit) => country !== null && <Country code={country} /> },
          ]}
          rows={hits}
          keyOf={({ id }) => id}
        />
      )}
    </Layout>
  );
}
