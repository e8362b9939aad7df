import { count } from '@quadrant/rules/tournament';
import { isIntact, type AuditVerification, type ChainDamage, type EntriesDamage } from '@quadrant/store/audit';

/** A verification of the audit in sentences, one on each line. */
export function describeAudit(verification: AuditVerification): string {
  const { entries, damages, anchors } = verification;
  const lines = [
    ...damages.map((damage) => describeDamage(damage, ['Entry', 'Entries'])),
    ...anchors.unreadable.map((line) => `Line ${line} of the file of anchors is no anchor.`),
    ...anchors.damages.map((damage) => describeDamage(damage, ['Anchor', 'Anchors'])),
  ];
  if (anchors.cut) {
    const which = range(anchors.cut, ['Anchor', 'Anchors'], ['is', 'are']);
    lines.push(`${which} missing at the end of the file: the database knows of more than it holds.`);
  }
  if (isIntact(verification)) {
    lines.push(
      entries === 0
        ? 'The audit is empty: nothing was written yet.'
        : `${count(entries, 'entry', 'entries')}, all as they were written.`,
    );
  }
  lines.push(describeAnchors(verification), describeAppendOnly(verification));
  return lines.map((line) => (line === '' ? '' : `${line}\n`)).join('');
}

type Names = readonly [one: string, many: string];

function describeDamage(damage: EntriesDamage | ChainDamage, names: Names): string {
  switch (damage.kind) {
    case 'changed':
      return `${range([damage.from, damage.to], names, ['was', 'were'])} changed.`;
    case 'missing':
      return `${range([damage.from, damage.to], names, ['is', 'are'])} missing.`;
    case 'added':
      return `${range([damage.from, damage.to], names, ['stands', 'stand'])} there twice, or where nothing is written.`;
    case 'unlinked':
      return `${range([damage.from, damage.to], names, ['does', 'do'])} not follow what stands before: something was put back or taken away.`;
    case 'swapped':
      return `${names[1]} ${damage.first} and ${damage.second} were swapped.`;
    case 'unknown-key':
      return (
        `${range([damage.from, damage.to], names, ['was', 'were'])} sealed with the key ${JSON.stringify(damage.keyId)}, which ` +
        'is not in secrets/audit-key: forged, or written with another QUADRANT_HOME. Add that key to the file, and it is checked.'
      );
    case 'cut':
      return `${names[1]} after ${damage.from - 1n} are missing: entry ${damage.anchoredId} was anchored at ${damage.anchoredAt}.`;
    case 'replaced':
      return (
        `${range([damage.from, damage.to], names, ['is', 'are'])} not what was anchored at ${damage.anchoredAt}: the end of the ` +
        'audit was cut off from there at the earliest, and more was written.'
      );
  }
}

function range([from, to]: readonly [bigint, bigint], [one, many]: Names, [is, are]: Names): string {
  return from === to ? `${one} ${from} ${is}` : `${many} ${from} to ${to} ${are}`;
}

function describeAnchors({ anchors: { last }, entries, lastId, unanchored }: AuditVerification): string {
  // What was anchored beyond the end was told of as missing.
  if (last === null ? entries === 0 : last.id > lastId) return '';
  const open = `${count(Number(unanchored), 'entry', 'entries')}`;
  if (last === null) {
    return `Nothing is anchored yet: a worker does it every minute. If ${open} were removed from the end, nobody would notice.`;
  }
  const covers = `The last anchor, of ${last.at}, covers everything up to entry ${last.id}.`;
  return unanchored === 0n ? covers : `${covers} ${open} came after it: a cut there could not be told.`;
}

function describeAppendOnly({ appendOnly: { byRights, byTrigger } }: AuditVerification): string {
  if (!byTrigger) return 'The trigger that refuses changes to the audit is gone or switched off: put it back.';
  return byRights ? '' : 'The database user has the right to change the audit; only a trigger prevents it.';
}
