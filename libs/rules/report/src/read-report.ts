import { type FindingCode } from '@quadrant/rules/findings';
import { say } from '@quadrant/rules/message';
import { canonicalSha256, sha256, type Finding, type TournamentReport } from '@quadrant/rules/tournament';
import { collectFindings, type FindingList } from './findings.js';
import { isObject } from './json-node.js';
import { LIMITS } from './limits.js';
import { type JsonLimits, measureJson } from './measure-json.js';
import { quote } from './quote.js';
import { readDocument, type DocumentRead, type ReadableParts } from './read-document.js';
import { findRedaction, type Redaction } from './redaction.js';
import { findDuplicateKeys, findJsonError } from './scan-json.js';
import { followPositions, positionOf } from './text-position.js';
import { decodeUtf8, findInvalidByte } from './utf8.js';
import { walkJson } from './walk-json.js';

export interface ReadResult {
  /** The report is set when no finding is an error. */
  readonly report: TournamentReport | null;
  /** The readable parts of it, with or without errors; null when the document is ambiguous. */
  readonly parts: ReadableParts | null;
  /** Errors come first, then warnings, then notes. There are at most 201, the last of which then counts the rest. */
  readonly findings: Finding[];
  /** SHA-256 of the bytes as they were received, in hex. */
  readonly rawSha256: string;
  /** SHA-256 of the canonical form (RFC 8785) of the document, in hex; null when the document is refused, or has no such form. */
  readonly sha256: string | null;
}

/** Senders are told these findings; stored reports do not keep them. */
const OF_SENDERS: readonly FindingCode[] = ['birth-date', 'reserved-handle', 'reserved-key', 'too-many-values'];

/** The reader needs these facts, and cannot find them in the document. */
export interface ReadingFacts {
  /** The current time; without it a start or an end in the future is not noticed. */
  readonly now?: Date;
  /** A tournament that is still to be played may have no rounds yet. */
  readonly mayBeUnplayed?: boolean;
  /** Labels of players whose names were removed are no error, since the reader knows that they are ours. */
  readonly mayBeLabelled?: boolean;
}

/**
 * Reads a `quadrant/1` document (`docs/formats/quadrant-1.md`) and reports everything that is wrong with it. It first
 * checks the document as such, then its shape, then the rules of its rule system; each only when the step before found
 * no error. It never throws, no matter what the bytes are.
 */
export const readReport = (bytes: Uint8Array, facts: ReadingFacts = {}): ReadResult =>
  readBytes(bytes, facts, findingsFor(facts), false);

/**
 * Reads a stored or exported document, which was checked when it was received. When names have been removed from it
 * ({@link redactDocument}), its record about that is trusted, including the hashes from before.
 */
export function readStoredReport(bytes: Uint8Array): ReadResult {
  const { redaction, ...result } = readBytes(bytes, {}, collectFindings(OF_SENDERS), true);
  return redaction === null ? result : { ...result, rawSha256: redaction.rawSha256, sha256: redaction.sha256 };
}

function readBytes(
  bytes: Uint8Array,
  facts: ReadingFacts,
  findings: FindingList,
  isStored: boolean,
): ReadResult & { readonly redaction: Redaction | null } {
  const parsed = parseDocument(bytes, findings);
  const { report, parts } = parsed === null ? NOTHING_READ : readSound(parsed.value, findings, facts);
  return {
    report,
    parts,
    findings: findings.worstFirst(),
    rawSha256: sha256(bytes),
    // A refused document needs no hash, and sorting 100,000 keys takes longer than everything else.
    sha256:
      parsed?.isCanonical && isObject(parsed.value) && (report !== null || isStored)
        ? canonicalSha256(parsed.value)
        : null,
    redaction: findRedaction(parsed?.value),
  };
}

/** Reads a document that is JSON already. Cyclic values are not JSON and must not be given. */
export function readReportValue(value: unknown, facts: ReadingFacts = {}): Pick<ReadResult, 'report' | 'findings'> {
  const findings = findingsFor(facts);
  walkJson(value, findings, true);
  const { report } = readSound(value, findings, facts);
  return { report, findings: findings.worstFirst() };
}

/** Reads a document that has no errors so far. After a duplicate key or an unreadable number, further findings would mislead. */
function readSound(value: unknown, findings: FindingList, facts: ReadingFacts): DocumentRead {
  if (findings.hasErrors()) return NOTHING_READ;
  const { report, parts } = readDocument(value, findings, facts);
  return { report: findings.hasErrors() ? null : report, parts };
}

const findingsFor = ({ mayBeLabelled = false }: ReadingFacts): FindingList =>
  collectFindings(mayBeLabelled ? ['reserved-handle'] : []);

const NOTHING_READ: DocumentRead = { report: null, parts: null };

interface ParsedDocument {
  readonly value: unknown;
  readonly isCanonical: boolean;
}

/** Returns the document as a JSON value; null, with a finding at the place, when it cannot be read safely. */
function parseDocument(bytes: Uint8Array, findings: FindingList): ParsedDocument | null {
  const text = decodeUtf8(bytes);
  if (text === null) {
    const offset = findInvalidByte(bytes);
    const message = say`The document is not UTF-8: byte ${offset} (counted from 0) begins no character.`;
    findings.add('not-utf8', '', message, say`Save it as UTF-8 and send it again.`);
    return null;
  }
  const measure = measureJson(text, LIMITS);
  const placeOf = (limit: keyof JsonLimits) => measure.passed.find((each) => each.limit === limit)?.offset;
  const tooDeepAt = placeOf('depth');
  if (tooDeepAt !== undefined) {
    const message = say`The document is nested deeper than ${LIMITS.depth} lists and objects.`;
    findings.add('too-deep', '', message, say`A report needs at most six levels.`, positionOf(text, tooDeepAt));
    return null;
  }
  if (placeOf('values') !== undefined) {
    const message = say`The document has ${measure.values} members and elements; at most ${LIMITS.values} are allowed.`;
    findings.add('too-many-values', '', message, say`Send one tournament, without keys that the format does not know.`);
    if (findings.hasErrors()) return null;
  }
  if (placeOf('names') !== undefined) {
    const message = say`The document has more than ${LIMITS.names} different keys.`;
    findings.add('too-many-values', '', message, say`Send one tournament, without keys that the format does not know.`);
    return null;
  }
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch {
    const error = findJsonError(text) ?? { offset: 0, message: say`The document is not JSON.` };
    const position = positionOf(text, error.offset);
    const message = say`Line ${position.line}, column ${position.column}: ${error.message}`;
    findings.add('not-json', '', message, say`Send one JSON object (RFC 8259), without comments.`, position);
    return null;
  }
  const walk = walkJson(value, findings, text.includes('\\u'));
  if (walk.keys !== measure.keys) addDuplicates(text, findings);
  return { value, isCanonical: walk.isCanonical };
}

function addDuplicates(text: string, findings: FindingList): void {
  if (findings.isFull('error')) return;
  const positionAfter = followPositions(text);
  for (const { key, offset, pointer } of findDuplicateKeys(text)) {
    const message = say`The key ${quote(key)} appears twice in one object.`;
    findings.add('duplicate-key', pointer, message, say`Keep one of the two.`, positionAfter(offset));
  }
}
