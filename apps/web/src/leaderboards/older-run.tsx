import type { AsOf, ShownLeaderboard } from '@quadrant/views';
import { t } from '../languages/t.js';
import { Minute } from '../components/day.js';

interface OlderRunProps {
  readonly asOf: AsOf;
  readonly page: Pick<ShownLeaderboard, 'headRun'>;
  /** The address of the first page with the newest numbers, to which this links. */
  readonly address: string;
}

/** Says how old the numbers of a later page are. Its cursor keeps to the run of the first page, which is no longer the newest. */
export function OlderRun({ asOf: { run, publishedAt }, page, address }: OlderRunProps) {
  if (publishedAt === null || run >= page.headRun) return null;
  return (
    <p class="notice">
      {t('This page continues the list of run {run}, published {minute}. Newer numbers are published: {link}.', {
        run,
        minute: <Minute at={publishedAt} />,
        link: <a href={address}>{t('Start again with run {headRun}', { headRun: page.headRun })}</a>,
      })}
    </p>
  );
}
