import { plainly } from '../components/plain-words.js';
import { type Text, Message } from '@quadrant/rules/message';
import { t, words } from '../languages/t.js';
import { FindingText } from '../components/finding-text.js';
import { Advice } from '../components/advice.js';
import type { PageFinding } from './draft-shapes.js';
import type { GamePlace } from './game-places.js';

interface FindingNoteProps {
  readonly finding: PageFinding;
  /** The game that it is about, where that is corrected on another page. */
  readonly place?: GamePlace | null;
}

export const FindingNote = ({ finding: { severity, code, message, advice }, place = null }: FindingNoteProps) => (
  <p class={`finding ${severity}`}>
    <strong>{SEVERITY_NAMES[severity]}: </strong>
    {place !== null && (
      <>
        <a href={place.address}>
          <bdi>{place.text}</bdi>
        </a>
        {': '}
      </>
    )}
    <FindingText message={message} /> <Advice text={adviceOf(advice)} /> <a href={`/findings/${code}`}>{t('Why?')}</a>
  </p>
);

/** Lists players who are new here, in one note for all of them. */
export function NewPlayers({ findings }: { readonly findings: readonly PageFinding[] }) {
  const [first] = findings;
  if (first === undefined) return null;
  if (findings.length === 1) return <FindingNote finding={first} />;
  return (
    <p class="finding note">
      <strong>{SEVERITY_NAMES.note}: </strong>
      {t('{players} players are new here: {names}. The receipt has a claim code for each of them.', {
        players: findings.length,
        names: <bdi>{findings.map(tellNewPlayer).join(', ')}</bdi>,
      })}{' '}
      <a href={`/findings/${first.code}`}>{t('Why?')}</a>
    </p>
  );
}

/** Tells the name of a new player, with known players who may be meant. */
const tellNewPlayer = ({ message, candidates = [] }: PageFinding): string => {
  const name = message instanceof Message ? String(message.values[0] ?? '') : plainly(message);
  if (candidates.length === 0) return name;
  return t('{name} (similar: {others})', { name, others: candidates.map(({ handle }) => handle).join(', ') });
};

const SEVERITY_NAMES = words({ error: 'To fix', warning: 'Please look', note: 'Note' } as const);

/** The command's options mean nothing on a page with fields. */
export const adviceOf = (advice: Text): Text =>
  /--set\b/.test(String(advice)) ? t('Fill in the field on this page, and save.') : advice;
