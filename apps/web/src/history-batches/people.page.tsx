import type { ComponentChildren } from 'preact';
import { questionKey } from '@quadrant/rules/batches';
import { t } from '../languages/t.js';
import { EmptyState } from '../components/empty-state.js';
import { ErrorSummary } from '../components/form/error-summary.js';
import { FileField } from '../components/form/fields.js';
import { Minute } from '../components/day.js';
import { Fold } from '../components/form/fold.js';
import { Form, Kept } from '../components/form/form.js';
import type { PageFault } from '../components/form/form-context.js';
import { PageForm } from '../components/form/page-form.js';
import { tellFixed } from '../components/tell-number.js';
import { addressOf } from '../query/address.js';
import { addressOfBatch, BatchFrame, isOpen } from './batch-frame.js';
import { KEEP, tellReason, tellRefusedAnswer } from './batch-words.js';
import { Everybody, type EverybodyFacts } from './everybody.js';
import { addressOfItem } from './files.page.js';
import { RefusedNames } from './name.page.js';
import type {
  Batch,
  DecidedKind,
  EntryName,
  Lease,
  BatchPeople,
  LinksOfKind,
  PersonCard,
  PersonQuestion,
  PersonSide,
  StoredAnswer,
  StoredName,
} from './shapes.js';
import { areAlike, tellEntry, tellKnown, tellYears, withKnown } from './tell-apart.js';
import { VERDICT_WORDS, VerdictButtons } from './verdict-buttons.js';

/** The script listens to these keys in every language. */
const KEYS = { same: 's', two: 't', unknown: 'd', back: 'u' } as const;

export interface PeopleFacts extends Omit<EverybodyFacts, 'people'> {
  readonly people: BatchPeople;
  /** So many cards come before those of this page. */
  readonly skip: number;
  readonly faults: readonly PageFault[];
}

/** The third tab asks who is who. */
export function peoplePage({ batch, people, skip, faults, ...everybody }: PeopleFacts) {
  const { cards, cardsInAll, answers } = people;
  const given = answers.filter(({ takenBackBy }) => takenBackBy === null);
  const names = people.names.filter(({ takenBackBy }) => takenBackBy === null);
  // Answers count for the cards when people are settled again; until then they only hide the question.
  const answered = new Set(given.map(({ one, other }) => keyOf(one, other)));
  const open = cards
    .map(({ questions }) => ({ questions: questions.filter(({ one, other }) => !answered.has(keyOf(one, other))) }))
    .filter(({ questions }) => questions.length > 0);
  const next = skip + cards.length;
  return (
    <BatchFrame batch={batch} tab="people">
      <ErrorSummary faults={faults} />
      <p>
        {t(
          '{spellings, plural, one {# spelling} other {# spellings}} of {people, plural, one {# person} other {# people}}.',
          {
            spellings: people.spellings,
            people: people.people,
          },
        )}{' '}
        {people.method === 'scenes'
          ? t('Most people play at one place, so a name at one place was taken as one person.')
          : t(
              'Many people travel, so a name with the same people around it was taken as one person. Expect more questions.',
            )}
      </p>
      <h2>{t('Questions')}</h2>
      {open.length === 0 && next >= cardsInAll ? (
        <EmptyState>{t('Nothing is left to ask.')}</EmptyState>
      ) : (
        <>
          <p>
            {t(
              '{left, plural, one {# name is} other {# names are}} left, the most useful first. This page has {questions, plural, one {# question} other {# questions}} about them.',
              {
                left: cardsInAll - skip - (cards.length - open.length),
                questions: open.reduce((sum, { questions }) => sum + questions.length, 0),
              },
            )}
          </p>
          <p hidden data-people-keys>
            {t('Keys: {same} same person, {two} two people, {unknown} do not know, {back} take the last answer back.', {
              same: <kbd>{KEYS.same}</kbd>,
              two: <kbd>{KEYS.two}</kbd>,
              unknown: <kbd>{KEYS.unknown}</kbd>,
              back: <kbd>{KEYS.back}</kbd>,
            })}
          </p>
          {open.some(({ questions }) => questions.some(({ one, other }) => isNumbered(one) || isNumbered(other))) && (
            <p class="quiet">
              {t('A number behind a place, as in “Kiel (2)”, is another group of people who play there together.')}
            </p>
          )}
          <p role="status" data-people-said />
          <ol class="people-cards" data-people-cards={`POST /api/v1/batches/${batch.number}/leases`}>
            {open.map((card, at) => (
              <Card key={at} batch={batch} card={card} number={at} leases={people.leases} />
            ))}
          </ol>
          {next < cardsInAll && (
            <p>
              <a class="button" href={addressOf(addressOfBatch(batch, 'people'), { skip: next })}>
                {t('More questions')}
              </a>
            </p>
          )}
        </>
      )}
      {given.length + names.length + people.kinds.length > 0 && isOpen(batch) && (
        <div class="buttons">
          <SettleAgain batch={batch} />
        </div>
      )}
      <RefusedAnswers refused={people.refused} />
      <RefusedNames refused={people.refusedNames} />
      <Kinds batch={batch} people={people} answered={answered} />
      <Everybody batch={batch} people={people} {...everybody} given={given} names={names} />
      <Answers batch={batch} answers={given.toReversed().slice(0, MOST_ANSWERS)} all={given.length} />
      <Names batch={batch} names={names.toReversed()} />
      <Table batch={batch} faults={faults} />
    </BatchFrame>
  );
}

/** Nobody takes an older answer back from a list. */
const MOST_ANSWERS = 50;

/** The two entries of an answer, as a form sends them. */
const keyOf = (one: EntryName, other: EntryName): string =>
  JSON.stringify([one.tournament, one.spelling, other.tournament, other.spelling]);

/** A place has a number where several groups of people play there. */
const isNumbered = ({ scene }: PersonSide): boolean => /\(\d+\)$/.test(scene ?? '');

/** Answers that did not count when people were settled last. */
function RefusedAnswers({ refused }: Pick<BatchPeople, 'refused'>) {
  if (refused.length === 0) return null;
  return (
    <section class="notice">
      <p>{t('{answers, plural, one {# answer was} other {# answers were}} not used:', { answers: refused.length })}</p>
      <ul>
        {refused.slice(0, MOST_ANSWERS).map(({ answer: { one, other, verdict }, reason }, at) => (
          <li key={at}>
            {t('{one} and {other}: {verdict}.', {
              one: <bdi>{one.spelling}</bdi>,
              other: <bdi>{other.spelling}</bdi>,
              verdict: VERDICT_WORDS[verdict],
            })}{' '}
            {tellRefusedAnswer(reason)}
          </li>
        ))}
      </ul>
    </section>
  );
}

const SettleAgain = ({ batch }: Pick<PeopleFacts, 'batch'>) => (
  <Form
    id="settle"
    operation={`POST /api/v1/batches/${batch.number}/reading`}
    label={t('Settle again')}
    said={t('The people are being settled again.')}
    inline
  >
    <button type="submit">{t('Settle again with these answers')}</button>
  </Form>
);

const Card = ({
  batch,
  card: { questions },
  number,
  leases,
}: {
  readonly batch: Batch;
  readonly card: PersonCard;
  readonly number: number;
  readonly leases: readonly Lease[];
}) => (
  <li>
    {isOpen(batch) &&
      alikeIn(questions).map((alike) => <AllAlike key={questionKey(alike[0]!)} batch={batch} questions={alike} />)}
    {questions.map((question, at) => (
      <Question
        key={at}
        batch={batch}
        question={question}
        id={`card-${number}-${at}`}
        lease={leases.find((lease) => lease.question === questionKey(question)) ?? null}
      />
    ))}
  </li>
);

/** Fewer questions are answered one by one. */
const FEWEST_ALIKE = 3;

/** Questions about the same two spellings, where there are several: one for each group of people around the first. */
function alikeIn(questions: readonly PersonQuestion[]): PersonQuestion[][] {
  const byNames = new Map<string, PersonQuestion[]>();
  for (const question of questions) {
    const names = JSON.stringify([question.one.spelling, question.other.spelling]);
    byNames.set(names, [...(byNames.get(names) ?? []), question]);
  }
  return [...byNames.values()].filter(({ length }) => length >= FEWEST_ALIKE);
}

/** One button answers several questions about the same two spellings. */
function AllAlike({ batch, questions }: { readonly batch: Batch; readonly questions: readonly PersonQuestion[] }) {
  const [{ one, other }] = questions as [PersonQuestion];
  const names = { one: one.spelling, other: other.spelling };
  return (
    <PageForm action={addressOfBatch(batch, 'people')} label={t('All questions whether {one} is {other}', names)}>
      {questions.map((question, at) => (
        <Kept key={at} name={`question-${at}`} value={keyOf(question.one, question.other)} />
      ))}
      <p>
        {t('{questions} questions are about {one} and {other}.', {
          questions: questions.length,
          one: <bdi>{names.one}</bdi>,
          other: <bdi>{names.other}</bdi>,
        })}
      </p>
      <VerdictButtons verdicts={['same']} label={t('Same person in all of them')} />
    </PageForm>
  );
}

function Question({
  batch,
  question,
  id,
  lease,
}: {
  readonly batch: Batch;
  readonly question: PersonQuestion;
  readonly id: string;
  /** Somebody else has it open. */
  readonly lease: Lease | null;
}) {
  const { one, other, kind, inCommon } = question;
  const names = namesApart(one, other);
  return (
    <article
      id={id}
      class="people-question"
      tabIndex={-1}
      aria-labelledby={`${id}-name`}
      data-question={keyOf(one, other)}
    >
      <h3 id={`${id}-name`}>
        {t('{one} and {other}', { one: <bdi>{names.one}</bdi>, other: <bdi>{names.other}</bdi> })}
      </h3>
      <p class="quiet">
        {tellReason(kind)}. {t('They were never in the same tournament.')}{' '}
        {inCommon.length > 0 && t('Both played with {names}.', { names: inCommon.join(', ') })}
      </p>
      <div class="people-sides">
        <Side batch={batch} side={one} />
        <Side batch={batch} side={other} />
      </div>
      {lease !== null && (
        <p class="notice">
          {t('{by} has this question open until {time}. Answer another one meanwhile.', {
            by: <bdi>{lease.by}</bdi>,
            time: <Minute at={new Date(lease.until)} />,
          })}
        </p>
      )}
      {isOpen(batch) && lease === null && (
        <Verdict batch={batch} one={one} other={other} label={t('Are {one} and {other} one person?', names)}>
          <VerdictButtons verdicts={['same', 'two', 'unknown']}>
            <noscript>
              <button type="submit" name="verdict" value={KEEP}>
                {t('Keep it for me')}
              </button>
            </noscript>
          </VerdictButtons>
        </Verdict>
      )}
    </article>
  );
}

const Verdict = ({
  batch,
  one,
  other,
  label,
  children,
}: {
  readonly batch: Batch;
  readonly one: PersonSide;
  readonly other: PersonSide;
  readonly label: string;
  readonly children: ComponentChildren;
}) => (
  <PageForm action={addressOfBatch(batch, 'people')} label={label}>
    <Kept name="question" value={keyOf(one, other)} />
    {children}
  </PageForm>
);

/** Names both sides of a question. Two namesakes are told apart by where and when they played. */
function namesApart(one: PersonSide, other: PersonSide) {
  const names = { one: nameOf(one), other: nameOf(other) };
  if (!areAlike(names.one, names.other)) return names;
  return { one: withKnown(names.one, tellKnown(one)), other: withKnown(names.other, tellKnown(other)) };
}

const nameOf = ({ spellings, spelling, handle }: PersonSide): string => handle ?? spellings[0]?.spelling ?? spelling;

/** A stored tournament is no file. */
const STORED = 'stored:';

const Example = ({ batch, tournament }: { readonly batch: Batch; readonly tournament: string }) =>
  tournament.startsWith(STORED) ? (
    <a href={`/tournaments/${tournament.slice(STORED.length)}`}>{t('a stored tournament')}</a>
  ) : (
    <a href={addressOfItem(batch, tournament)} dir="auto">
      {tournament}
    </a>
  );

function Side({ batch, side }: { readonly batch: Batch; readonly side: PersonSide }) {
  const { spellings, entries, first, last, scene, tournament, handle } = side;
  return (
    <div>
      <p dir="auto">
        <strong>{nameOf(side)}</strong>
        {handle !== null && <span class="quiet"> {t('stored player')}</span>}
      </p>
      <ul class="plain-list">
        {(spellings.length > 1 || handle !== null) && (
          <li>
            {spellings.map(({ spelling, count }, at) => (
              <span key={spelling}>
                {at > 0 && ', '}
                <bdi>{spelling}</bdi> ({count})
              </span>
            ))}
          </li>
        )}
        <li>
          {t('{entries, plural, one {# tournament} other {# tournaments}}', { entries })}
          {first !== null && last !== null && `, ${tellYears(first, last)}`}
        </li>
        {scene !== null && <li dir="auto">{scene}</li>}
        <li>
          <Example batch={batch} tournament={tournament} />
        </li>
      </ul>
    </div>
  );
}

/** Links with this reason were asked about. */
const OF_ANSWER = 'answer';

/** Links that were made without a question, by kind, with a sample of each. A wrong one can be taken apart. */
function Kinds({
  batch,
  people: { links, kinds, expectedPrecision },
  answered,
}: {
  readonly batch: Batch;
  readonly people: BatchPeople;
  readonly answered: ReadonlySet<string>;
}) {
  const unasked = links.filter(({ reason }) => reason !== OF_ANSWER);
  if (unasked.length === 0 && kinds.length === 0) return null;
  const opened = kinds.filter(({ decision }) => decision === 'open');
  return (
    <section id="links">
      <h2>{t('Linked without a question')}</h2>
      <p>
        {t('About {percent} % of these links are expected to be right. Look at a sample of each kind.', {
          percent: tellFixed(expectedPrecision * 100, 1),
        })}
      </p>
      {unasked.map((kind) => (
        <Kind
          key={kind.reason}
          batch={batch}
          kind={kind}
          answered={answered}
          decided={kinds.find((each) => each.kind === kind.reason) ?? null}
        />
      ))}
      {opened.length > 0 && (
        <ul class="plain-list">
          {opened.map(({ kind, decidedBy }) => (
            <li key={kind}>
              {t('{kind}: {by} opened these links, so that each is asked.', {
                kind: tellReason(kind),
                by: <bdi>{decidedBy}</bdi>,
              })}{' '}
              {isOpen(batch) && <KindButton batch={batch} kind={kind} decision="link" />}
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}

function Kind({
  batch,
  kind: { reason, count, sample },
  answered,
  decided,
}: {
  readonly batch: Batch;
  readonly kind: LinksOfKind;
  readonly answered: ReadonlySet<string>;
  readonly decided: DecidedKind | null;
}) {
  return (
    <Fold
      summary={t('{kind}: {count, plural, one {# link} other {# links}}', { kind: tellReason(reason), count })}
      forms={DECISIONS.map((decision) => `${decision}-${reason}`)}
    >
      {decided?.decision === 'confirm' && (
        <p>
          {t('Confirmed by {by}, when there {links, plural, one {was # link} other {were # links}}.', {
            by: <bdi>{decided.decidedBy}</bdi>,
            links: decided.links,
          })}
        </p>
      )}
      {isOpen(batch) && (
        <div class="buttons">
          {decided === null && <KindButton batch={batch} kind={reason} decision="confirm" />}
          <KindButton batch={batch} kind={reason} decision="open" />
        </div>
      )}
      {sample.length < count && <p>{t('{sample} of them, drawn by chance:', { sample: sample.length })}</p>}
      <ul class="people-links">
        {sample.map(({ one, other }, at) => (
          <li key={at}>
            <span>
              <LinkedSide batch={batch} side={one} /> = <LinkedSide batch={batch} side={other} />
            </span>
            {isOpen(batch) && !answered.has(keyOf(one, other)) && (
              <Verdict
                batch={batch}
                one={one}
                other={other}
                label={t('Are {one} and {other} one person?', {
                  one: withKnown(one.spelling, tellKnown(one)),
                  other: withKnown(other.spelling, tellKnown(other)),
                })}
              >
                <VerdictButtons verdicts={['two']} />
              </Verdict>
            )}
          </li>
        ))}
      </ul>
    </Fold>
  );
}

/** A name that was linked, with the number of its tournaments, and where and when it played. */
function LinkedSide({ batch, side }: { readonly batch: Batch; readonly side: PersonSide }) {
  const known = tellKnown(side);
  return (
    <>
      <bdi>{side.spelling}</bdi> ({side.entries}
      {known !== '' && (
        <>
          , <bdi>{known}</bdi>
        </>
      )}
      , <Example batch={batch} tournament={side.tournament} />)
    </>
  );
}

const DECISIONS = ['confirm', 'open', 'link'] as const;

const DECISION_WORDS = () => ({
  confirm: [t('Confirm all of this kind'), t('The links of this kind are confirmed.')] as const,
  open: [t('Ask about each of them'), t('These links are open. Settle again, then each is asked.')] as const,
  link: [t('Link them again'), t('Settle again, then they are linked.')] as const,
});

/** Decides about all links of a kind. */
function KindButton({
  batch,
  kind,
  decision,
}: {
  readonly batch: Batch;
  readonly kind: string;
  readonly decision: (typeof DECISIONS)[number];
}) {
  const [label, said] = DECISION_WORDS()[decision];
  return (
    <Form
      id={`${decision}-${kind}`}
      operation={`POST /api/v1/batches/${batch.number}/kinds`}
      label={t('{kind}: {label}', { kind: tellReason(kind), label })}
      said={said}
      inline
    >
      <Kept name="kind" value={kind} />
      <Kept name="decision" value={decision} />
      <button type="submit">{label}</button>
    </Form>
  );
}

/** The newest answers, each of which can be taken back. */
function Answers({
  batch,
  answers,
  all,
}: {
  readonly batch: Batch;
  readonly answers: readonly StoredAnswer[];
  /** So many answers count. */
  readonly all: number;
}) {
  if (answers.length === 0) return null;
  return (
    <Fold summary={t('Answers so far ({all})', { all })} forms={answers.map(({ id }) => `answer-${id}`)}>
      {answers.length < all && (
        <p>
          {t('These are the newest {answers} of {all}. {link} has all of them.', {
            answers: answers.length,
            all,
            link: (
              <a href={`/api/v1/batches/${batch.number}/people.csv`} download>
                {t('people.csv')}
              </a>
            ),
          })}
        </p>
      )}
      <ul class="plain-list">
        {answers.map(({ id, one, other, verdict, decidedBy: by }, at) => (
          <li key={id}>
            {t('{one} and {other}: {verdict}, by {by}', {
              one: <bdi>{withKnown(one.spelling, tellEntry(one))}</bdi>,
              other: <bdi>{withKnown(other.spelling, tellEntry(other))}</bdi>,
              verdict: VERDICT_WORDS[verdict],
              by,
            })}{' '}
            {isOpen(batch) && (
              <Form
                id={`answer-${id}`}
                operation={`DELETE /api/v1/batches/${batch.number}/answers/${id}`}
                label={t('Take back: {one} and {other}', { one: one.spelling, other: other.spelling })}
                said={t('The answer was taken back. You are asked again.')}
                inline
              >
                <button type="submit" {...(at === 0 && { 'data-last-answer': true })}>
                  {t('Take back')}
                </button>
              </Form>
            )}
          </li>
        ))}
      </ul>
    </Fold>
  );
}

/** The names that people chose, each of which can be taken back. */
function Names({ batch, names }: { readonly batch: Batch; readonly names: readonly StoredName[] }) {
  if (names.length === 0) return null;
  return (
    <Fold summary={t('Chosen names ({all})', { all: names.length })} forms={names.map(({ id }) => `answer-${id}`)}>
      <ul class="plain-list">
        {names.map(({ id, one, name, decidedBy: by }) => (
          <li key={id}>
            {t('{spelling} is published as {name}, by {by}', {
              spelling: <bdi>{withKnown(one.spelling, tellEntry(one))}</bdi>,
              name: <bdi>{name}</bdi>,
              by,
            })}{' '}
            {isOpen(batch) && (
              <Form
                id={`answer-${id}`}
                operation={`DELETE /api/v1/batches/${batch.number}/answers/${id}`}
                label={t('Take back the name {name}', { name })}
                said={t('The name was taken back. Settle the people again, so that it counts.')}
                inline
              >
                <button type="submit">{t('Take back')}</button>
              </Form>
            )}
          </li>
        ))}
      </ul>
    </Fold>
  );
}

const Table = ({ batch, faults }: Pick<PeopleFacts, 'batch' | 'faults'>) => (
  <section>
    <h2>{t('Offline')}</h2>
    <p>
      {t(
        'Download {link} for somebody who knows the people. They write same, two or unknown into the column “decision”. To choose a name, they write name there, and the name into “with”.',
        {
          link: (
            <a href={`/api/v1/batches/${batch.number}/people.csv`} download>
              {t('people.csv')}
            </a>
          ),
        },
      )}
    </p>
    {isOpen(batch) && (
      <PageForm
        action={`${addressOfBatch(batch, 'people')}/people.csv`}
        label={t('Send people.csv')}
        faults={faults}
        isUpload
      >
        <FileField name="file" label={t('The table that you filled in')} />
        <button type="submit">{t('Send people.csv')}</button>
      </PageForm>
    )}
  </section>
);
