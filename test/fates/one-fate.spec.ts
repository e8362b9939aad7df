import type { Text } from '@quadrant/rules/message';
import { renderToString } from 'preact-render-to-string';
import type { VNode } from 'preact';
import { HELD_REASONS, planReport, tellLater, type HeldReason, type ReportFacts } from '@quadrant/rules/intake';
import {
  finding,
  settleImportance,
  SUBMISSION_STATES,
  type Finding,
  type SubmissionState,
} from '@quadrant/rules/tournament';
import { HELD_REPORT_STATES } from '@quadrant/store/intake';
import type { SubmissionDetail, TournamentDetail } from '@quadrant/store/tournaments';
import { describePreview } from '../../apps/cli/src/describe-preview.js';
import { describeReceipt } from '../../apps/cli/src/commands/submit.js';
import { heldReceiptOf, receiptOf } from '../../apps/ingest/src/intake/receipt.dto.js';
import { inLanguage } from '../../apps/web/src/languages/language.js';
import type { DraftDetail, PreviewDetail } from '../../apps/web/src/submit/draft-shapes.js';
import type { OwnHeldReport } from '../../apps/web/src/submit/own-reports.js';
import { previewPage } from '../../apps/web/src/submit/preview.page.js';
import { receiptPage } from '../../apps/web/src/submit/receipt.page.js';
import { waitingPage } from '../../apps/web/src/submit/waiting.page.js';
import { tournamentPage } from '../../apps/web/src/tournaments/tournament.page.js';
import { leagueRules } from '../builders/league.js';
import { actingAs } from '../builders/principals.js';
import { report } from '../builders/report.js';
import { deliver, NOTHING_STORED } from '../builders/report-facts.js';
import { round } from '../builders/round-text.js';

/** Sentences say this of a report, in both languages. */
const SAID = {
  rated:
    /\bis rated by\b|\bis rated, but\b|refresh rates the results|ist gewertet, |Neuberechnung wertet|wird von der nächsten .* gewertet/,
  'rated later': /after that rates it|Neuberechnung danach wertet/,
  counts:
    /count within moments|count as reported|(?<!next reports )count at once|zählen wenige Augenblicke|zählen so, wie/,
  published: /published in a moment|results are published|gleich veröffentlicht|Ergebnisse sind veröffentlicht/,
  soon: /in a moment|within moments|wenige Augenblicke|gleich veröffentlicht/,
  stored: /It is stored and|stored, but|gespeichert, |Er ist gespeichert und/,
  waits:
    /counts nothing until|Until then the report counts|comes first|zählt bis dahin|Bis dahin zählt der|kommt zuerst/,
  paused: /Publishing is paused|Veröffentlichung ruht/,
  refused: /\brefused\b|abgelehnt|\bdeclined\b/,
  over: /counts for nothing|It never counts|Er zählt nie|und zählt nicht\b|Es zählt nicht/,
  unrated: /Not rated|not rated|Nicht gewertet|nicht gewertet/,
} as const;
type Said = keyof typeof SAID;

/** No answer may say both. */
const CONTRADICTORY: readonly (readonly [Said, Said])[] = [
  ...(['waits', 'refused', 'over', 'unrated'] as const).map((each) => ['rated', each] as const),
  ...(['refused', 'over', 'unrated'] as const).map((each) => ['rated later', each] as const),
  ...(['waits', 'refused', 'over', 'unrated'] as const).map((each) => ['counts', each] as const),
  ...(['waits', 'refused', 'over'] as const).map((each) => ['stored', each] as const),
  ...(['waits', 'refused', 'over'] as const).map((each) => ['published', each] as const),
  ['soon', 'paused'],
  ['waits', 'refused'],
  ['waits', 'over'],
];

const contradictionsIn = (text: string): string[] =>
  CONTRADICTORY.flatMap(([a, b]) => {
    const [first, second] = [SAID[a].exec(text)?.[0], SAID[b].exec(text)?.[0]];
    return first === undefined || second === undefined ? [] : [`${a}: "${first}" and ${b}: "${second}"`];
  });

const BOTH = ['en', 'de'] as const;

/** A person reads this text of a page. The offers of its closed parts are no statements. */
const textOf = (page: VNode): string =>
  renderToString(page)
    .replace(/<form[\s\S]*?<\/form>/g, ' ')
    .replace(/<[^>]*>/g, ' ')
    .replaceAll('&quot;', '"')
    .replace(/\s+/g, ' ');

const read = (page: () => VNode): string[] => BOTH.map((language) => inLanguage(language, () => textOf(page())));

const four = ['cy 80-70 dee FW', 'bob 50-40 dee FW', 'bob 70-10 cy FW'] as const;
const played = [
  round('ann 100-35 bob FW', four[0]),
  round('ann 100-0 cy FW', four[1]),
  round('ann 90-80 dee FW', four[2]),
];
const league = {
  rules: leagueRules([]),
  directorKey: 'someone',
  alternateKeys: [],
  played: [],
  names: { headquarters: [], missions: [] },
};
const BELOW_CAP: Finding = {
  severity: 'warning',
  code: 'full-win-below-cap',
  pointer: '/rounds/0/matches/0/score/0',
  message: 'A Full Win below the cap.',
  advice: 'Check it.',
};

const whens = [
  ['on time', new Date('2014-11-09T12:00:00Z')],
  ['late', new Date('2014-12-01T12:00:00Z')],
  ['too old', new Date('2020-12-01T12:00:00Z')],
] as const;
const senders = [
  ['an approved director', {}],
  ['somebody who is not approved', { submitter: { ...actingAs('director', 'thsch'), grants: [] } }],
  ['a coordinator', { submitter: actingAs('coordinator', 'benjamin'), role: 'coordinator' as const }],
  ['an import', { role: 'operator' as const }],
] as const;
const tournaments = [
  ['a rated tournament', report(...played), []],
  ['an unsanctioned one', report(round('ann 100-35 bob FW')), []],
  ['one to be confirmed', report(...played), [BELOW_CAP]],
  ['one of a league', report(...played, { tournament: { league: 'andoria' } }), []],
  ['an unsanctioned one of a league', report(round('ann 100-35 bob FW'), { tournament: { league: 'andoria' } }), []],
  ['one of no league that is known', report(...played, { tournament: { league: 'south' } }), []],
] as const;
const pauses = [null, new Date('2014-11-01T12:00:00Z')];

const cases = whens.flatMap(([when, receivedAt]) =>
  senders.flatMap(([sender, sent]) =>
    tournaments.flatMap(([what, of, findings]) =>
      pauses.map(
        (pausedAt) =>
          [
            `${what} from ${sender}, ${when}${pausedAt === null ? '' : ', while publishing is paused'}`,
            { receivedAt, sent, of, findings, pausedAt },
          ] as const,
      ),
    ),
  ),
);

const plan = ({ receivedAt, sent, of, findings, pausedAt }: (typeof cases)[number][1]) => {
  const named = { ...of, tournament: { ...of.tournament, director: 'thsch' } };
  const facts: ReportFacts = {
    ...NOTHING_STORED,
    pausedAt,
    league: of.tournament.league === 'andoria' ? league : null,
  };
  return planReport(deliver(named, { receivedAt, findings, ...sent }), facts);
};

const ID = '7b7b7b7b-0000-4000-8000-000000000000';
const SHA = 'ab'.repeat(32);

/** Returns it as the command gets it: as JSON. */
const asSent = <Shown>(answer: object) => JSON.parse(JSON.stringify(answer)) as Shown;
type SentReceipt = Parameters<typeof describeReceipt>[0];

function heldOf(findings: readonly Finding[], reasons: readonly HeldReason[], more: Partial<OwnHeldReport>) {
  const summary = { name: 'Autumn Cup', game: 'first-edition', startsAt: '2014-11-08T10:00:00+01:00', players: 4 };
  const own: OwnHeldReport = {
    id: ID,
    version: 1,
    request: 'report',
    state: 'held',
    summary,
    heldFor: reasons,
    findings: tellLater(findings, more.state ?? 'held'),
    confirmations: [],
    receivedAt: '2014-11-09T12:00:00Z',
    tournamentId: null,
    submissionId: null,
    decidedBy: null,
    reason: null,
    ...more,
  };
  return own;
}

/** Collects every answer about a report that waits: the receipt, what the command prints of it, and its page. */
function answersOfHeld(findings: readonly Finding[], reasons: readonly HeldReason[]): string[] {
  return HELD_REPORT_STATES.flatMap((state) => {
    const own = heldOf(findings, reasons, { state });
    const receipt = heldReceiptOf({ ...own, kind: 'held', created: true, sha256: SHA, rawSha256: SHA, reasons });
    const pages = (['report', 'withdrawal'] as const).flatMap((request) =>
      read(() => waitingPage({ report: { ...own, request }, choices: [], faults: [], isConfirmed: false })),
    );
    return [JSON.stringify(receipt), describeReceipt({ ...asSent<SentReceipt>(receipt), ...signed }), ...pages];
  });
}

const signed = { shortId: '7K3M-Q2PX', signature: '', file: null, sincePreview: null };

type Planned = Extract<ReturnType<typeof planReport>, { kind: 'planned' }>;

/** Collects every answer about a stored report, in each state that it may reach: receipts, the command, and two pages. */
function answersOfStored({ findings, scoring, state: first, stateReason: why }: Planned): string[] {
  return SUBMISSION_STATES.flatMap((state) => {
    const now = tellLater(findings, state);
    const stateReason = state === first ? why : null;
    const acceptance = {
      id: ID,
      tournamentId: ID,
      revision: 1,
      state,
      stateReason,
      sha256: SHA,
      rawSha256: SHA,
      findings: now,
      receivedAt: '2014-11-09T12:00:00Z',
      created: true,
      claimCodes: [],
    };
    const receipt = receiptOf({ ...acceptance, seal: null } as unknown as Parameters<typeof receiptOf>[0]);
    const { rated, sanctioned } = scoring;
    const named = { name: 'Autumn Cup', game: 'first-edition' };
    const unrated = rated.value ? null : String(rated.rule);
    const submission = { ...acceptance, shortId: '7K3M-Q2PX' };
    const published = state === 'processed' ? { revision: 1, run: 7, participants: 4, sanctioned, rated } : null;
    return [
      JSON.stringify(receipt),
      describeReceipt({ ...asSent<SentReceipt>(receipt), ...signed }),
      ...read(() => receiptPage({ submission, tournament: named, claimCodes: [], unrated })),
      ...read(() => pageOfTournament({ state, stateReason, published, findings: now })),
    ];
  });
}

interface Shown {
  readonly state: SubmissionState;
  readonly stateReason: Text | null;
  readonly published: object | null;
  readonly findings: Finding[];
}

function pageOfTournament({ state, stateReason, published, findings }: Shown): VNode {
  const { tournament: header } = report(...played);
  const at = new Date('2014-11-09T12:00:00Z');
  const tournament = {
    id: ID,
    header,
    registration: { at: null, statedBy: 'nobody', text: 'registration not known' },
    announcementId: null,
    version: 1,
    mergedInto: null,
    revision: 1,
    state,
    stateReason,
    published,
    standings: [],
    rounds: [],
    ratingChanges: [],
    awards: [],
    entitlements: [],
    badges: [],
    disputes: { open: 0, answered: 0 },
  } as unknown as TournamentDetail;
  const revision = {
    id: ID,
    revision: 1,
    state,
    stateReason,
    findings,
    confirmations: [],
    receivedAt: at,
    approvedAt: null,
    ratedAt: null,
    officialAt: null,
  } as unknown as SubmissionDetail;
  return tournamentPage(
    {
      tournament,
      place: { region: null, venue: null },
      effective: { ...settleImportance(header, null), league: null },
      league: null,
      revisions: [revision],
    },
    [],
  );
}

/** Collects the answers of the command and the page before anything is stored. */
function answersOfPreview(plan: Planned, state: string): string[] {
  const { rated, sanctioned } = plan.scoring;
  const isLate = plan.findings.some(({ code }) => code === 'late-report');
  const isPaused = plan.findings.some(({ code }) => code === 'publishing-paused');
  const preview = {
    tournamentId: ID,
    revision: 1,
    replaces: null,
    state,
    stateReason: state === 'held' ? 'waits for a decision; this is what it would move then' : plan.stateReason,
    takesEffect: isLate ? 'with-refresh' : isPaused ? 'when-resumed' : 'at-once',
    refreshDueAt: isLate && state !== 'held' ? '2014-12-07T04:00:00.000Z' : null,
    afterRun: 6,
    findings: plan.findings,
    participants: 4,
    sanctioned,
    rated,
    standings: [],
    players: null,
    effect: null,
  } satisfies PreviewDetail & { readonly refreshDueAt: string | null; readonly afterRun: number };
  const draft = { id: ID, name: 'Autumn Cup', answers: { name: 'Autumn Cup' } } as unknown as DraftDetail;
  const { rated: _, ...told } = preview;
  return [JSON.stringify(told), describePreview(asSent(preview)), ...read(() => previewPage({ draft, preview }))];
}

function answersOf(planned: ReturnType<typeof planReport>): string[] {
  switch (planned.kind) {
    case 'planned':
      return [...answersOfStored(planned), ...answersOfPreview(planned, planned.state)];
    case 'held':
      return [
        ...answersOfHeld(planned.planned.findings, planned.reasons),
        ...answersOfPreview(planned.planned, 'held'),
      ];
    case 'report-refused':
      return [`refused. ${JSON.stringify(planned.findings)}`];
    default:
      throw new Error(`no case leads to ${planned.kind}`);
  }
}

describe('no answer contradicts itself about what happens with a report:', () => {
  it.each(cases)('%s', (_what, sent) => {
    expect(answersOf(plan(sent)).flatMap(contradictionsIn)).toEqual([]);
  });

  it.each(HELD_REASONS)('a report that waits for the reason %s', (kind) => {
    const message = 'It waits for a coordinator, and it counts nothing until then.';
    const found = finding('sender-not-approved', '', message, 'Wait for it.');
    expect(answersOfHeld([found], [{ kind, message }]).flatMap(contradictionsIn)).toEqual([]);
  });

  it.each(Object.entries(SAID))('and some answer says "%s"', (_name, sentences) => {
    expect(cases.some(([, sent]) => answersOf(plan(sent)).some((text) => sentences.test(text)))).toBe(true);
  });

  it('and all four fates occur in these cases', () => {
    const kinds = cases.map(([, sent]) => plan(sent)).map((each) => (each.kind === 'planned' ? each.state : each.kind));
    expect(new Set(kinds)).toEqual(new Set(['accepted', 'awaiting-refresh', 'held', 'report-refused']));
  });
});
