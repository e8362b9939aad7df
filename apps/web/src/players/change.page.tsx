import type { StabilityPolicy } from '@quadrant/rules/policy';
import { NOW, type ExplainedChange } from '@quadrant/views';
import { t } from '../languages/t.js';
import { PageHeader } from '../components/page-header.js';
import { Layout } from '../frame/layout.js';
import { RatingChange } from './rating-change.js';

interface ChangeFacts {
  readonly handle: string;
  /** They are of one tournament, one for each rating that it moved. */
  readonly changes: readonly ExplainedChange[];
  /** The policy is in force today. */
  readonly policy: StabilityPolicy;
}

/** Explains game by game what one tournament did to the ratings of a player. */
export function changePage({ handle, changes, policy }: ChangeFacts) {
  const { tournament } = changes[0]!.change;
  const title = t('What {tournament} did to the ratings of {handle}', { tournament, handle });
  return (
    <Layout title={title} game={changes[0]!.change.game}>
      <PageHeader title={title} crumbs={[{ name: handle, address: `/players/${encodeURIComponent(handle)}` }]} />
      <RatingChange handle={handle} changes={changes} moment={NOW} policy={policy} isOpen />
    </Layout>
  );
}
