import type { AsOf, LeaderboardPage } from '@quadrant/store/reading';
import { t } from '../../languages/t.js';
import { Minute } from '../day.js';

interface OlderRunProps {
  readonly asOf: AsOf;
  readonly page: Pick<LeaderboardPage, 'headRun'>;
  /** Of the first page, with the newest numbers. */
  readonly address: string;
}

/** Says how old a later page is whose run is no longer the newest one: its cursor keeps to the run of the first page. */
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
