import { canonicalSha256, utf8Of, type Finding } from '@quadrant/rules/tournament';
import { collectFindings } from '../findings.js';
import { LIMITS } from '../limits.js';
import { applyOperation } from './apply-operation.js';
import { guardPatch } from './guard-patch.js';
import { readOperations, type PatchOperation } from './operation.js';

/** A patch that fits a document, with a test of everything that it touches, and the patched document. */
export interface FittingPatch {
  readonly operations: readonly PatchOperation[];
  readonly document: Uint8Array;
}

/**
 * Applies a patch to a document that the reader has accepted before.
 *
 * @param patch JSON Patch (RFC 6902) of tests, additions, replacements and removals
 * @returns no patch, and findings whose pointers lead into `{"patch": …}`, when it does not fit
 */
export function fitPatch(raw: Uint8Array, patch: unknown): { patch: FittingPatch | null; findings: Finding[] } {
  const findings = collectFindings();
  const operations = readOperations(patch, findings);
  const fitting = operations === null || findings.hasErrors() ? null : fit(raw, operations);
  return { patch: fitting, findings: findings.worstFirst() };

  function fit(bytes: Uint8Array, wanted: readonly PatchOperation[]): FittingPatch | null {
    const document = parse(bytes);
    const before = canonicalSha256(document);
    const guarded = guardPatch(document, wanted, findings);
    if (guarded === null) return null;
    if (canonicalSha256(document) === before) {
      findings.add(
        'changes-nothing',
        '/patch',
        'The patch leaves the document as it is.',
        'Say what is to be changed.',
      );
      return null;
    }
    const size = write(guarded).length;
    if (size > LIMITS.patchBytes) {
      const message = `With a test of all that it touches the patch has ${size} bytes; at most ${LIMITS.patchBytes} are allowed.`;
      findings.add('patch-too-large', '/patch', message, 'Change single fields, or ask the director for a new report.');
      return null;
    }
    return { operations: guarded, document: write(document) };
  }
}

/**
 * Applies a patch that was made for an earlier document to this one.
 *
 * @returns null when something that it touches has changed
 */
export function refitPatch(raw: Uint8Array, operations: readonly PatchOperation[]): Uint8Array | null {
  const document = parse(raw);
  return operations.every((operation) => applyOperation(document, operation) === null) ? write(document) : null;
}

const parse = (raw: Uint8Array): unknown => JSON.parse(new TextDecoder().decode(raw));

const write = (document: unknown): Uint8Array => utf8Of(JSON.stringify(document));
