import type { Finding } from '@quadrant/rules/tournament';
import { t } from '../languages/t.js';
import { Advice } from '../components/advice.js';
import { countNotes, FindingNotes } from '../components/finding-notes.js';
import { RatingDelta } from '../components/rating-delta.js';
import type { Previewed, ReportPreview } from './report-preview.js';
import { WhatChanges } from './what-changes.js';
import { DataTable } from '../components/data-table.js';
import { CATEGORY_NAMES } from '../components/names.js';
import { HistoryDiff } from './history-diff.js';
import { tell } from '../languages/tell.js';
import { tellRule } from '../components/cited.js';

/** Shows how a report would be stored and what it would move, or why it cannot count as it is. */
export function Preview({ previewed }: { readonly previewed: Previewed }) {
  if (previewed.kind === 'refused') {
    const { detail, advice } = previewed.problem;
    return (
      <>
        <h2>{t('Preview')}</h2>
        <div class="notice">
          <p>{t('There is no preview: {detail}', { detail: tell(detail) })}</p>
          <p>
            <Advice text={advice} />
          </p>
        </div>
        <FindingList findings={(previewed.problem['findings'] ?? []) as readonly Finding[]} />
      </>
    );
  }
  const { effect } = previewed.preview;
  return (
    <>
      <h2>{t('Preview')}</h2>
      {previewed.kind === 'report' && <Outcome preview={previewed.preview} />}
      {effect !== null && (
        <details class="fold">
          <summary>{t('What it moves: {summary}', { summary: tell(effect.summary) })}</summary>
          <HistoryDiff diff={effect.diff} />
        </details>
      )}
    </>
  );
}

function Outcome({ preview }: { readonly preview: ReportPreview }) {
  const { standings, players, sanctioned, rated, findings, replaces } = preview;
  const changes = new Map((players ?? []).map((player) => [player.handle, player]));
  return (
    <>
      {replaces !== null && <WhatChanges {...replaces} />}
      <p>
        {sanctioned.value ? t('Sanctioned') : t('Not sanctioned: {rule}', { rule: tellRule(sanctioned.rule) })}
        {'. '}
        {rated.value ? t('Rated') : t('Not rated: {rule}', { rule: tellRule(rated.rule) })}.
      </p>
      <DataTable
        caption={t('Standings, and what each rating would do')}
        regionLabel={t('Standings, and what each rating would do')}
        columns={[
          { name: t('Place'), kind: 'number', cell: ({ place }) => place },
          { name: t('Player'), kind: 'row', cell: ({ handle }) => <span dir="auto">{handle}</span> },
          { name: t('Points'), kind: 'number', cell: ({ points }) => points },
          { name: t('Rating'), cell: ({ handle }) => <Ratings ratings={changes.get(handle)?.ratings ?? []} /> },
        ]}
        rows={standings}
        keyOf={({ handle }) => handle}
        isRanked
      />
      <FindingList findings={findings} />
    </>
  );
}

function Ratings({ ratings }: { readonly ratings: NonNullable<ReportPreview['players']>[number]['ratings'] }) {
  if (ratings.length === 0) return <span class="quiet">{t('unchanged')}</span>;
  return (
    <>
      {ratings.map(({ category, before, after }) => (
        <span key={category} class="real-name">
          {CATEGORY_NAMES[category as keyof typeof CATEGORY_NAMES]} {Math.round(after)}{' '}
          <RatingDelta value={after - before} />
        </span>
      ))}
    </>
  );
}

/** Lists the findings of a report, each with what to do. */
export function FindingList({ findings }: { readonly findings: readonly Finding[] }) {
  if (findings.length === 0) return null;
  return (
    <details class="fold" open={findings.some(({ severity }) => severity !== 'note')}>
      <summary>{t('Findings ({findings})', { findings: countNotes(findings) })}</summary>
      <FindingNotes findings={findings} />
    </details>
  );
}
