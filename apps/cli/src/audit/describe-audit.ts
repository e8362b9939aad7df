import { count } from '@quadrant/rules/message';
import { isIntact, type AuditVerification, type ChainDamage, type EntriesDamage } from '@quadrant/store/audit';

export function describeAudit(verification: AuditVerification): string {
  const { entries, damages, anchors } = verification;
  const lines = [
    ...damages.map((damage) => describeDamage(damage, ['Entry', 'Entries'])),
    ...anchors.unreadable.map((line) => `Line ${line} of the anchor file is not an anchor.`),
    ...anchors.damages.map((damage) => describeDamage(damage, ['Anchor', 'Anchors'])),
  ];
  if (anchors.cut) {
    const which = range(anchors.cut, ['Anchor', 'Anchors'], ['is', 'are']);
    lines.push(`${which} missing at the end of the anchor file: the database counted more lines.`);
  }
  if (isIntact(verification)) {
    lines.push(
      entries === 0
        ? 'The audit is empty: nothing has been written yet.'
        : `${count(entries, 'entry', 'entries')} checked: nothing was changed.`,
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
      return `${range([damage.from, damage.to], names, ['was', 'were'])} added: an id is used twice, or is below 1.`;
    case 'unlinked':
      return `${range([damage.from, damage.to], names, ['does', 'do'])} not continue the chain of the entry before: an entry was put back or removed.`;
    case 'swapped':
      return `${names[1]} ${damage.first} and ${damage.second} were swapped.`;
    case 'unknown-key':
      return (
        `${range([damage.from, damage.to], names, ['was', 'were'])} sealed with the key ${JSON.stringify(damage.keyId)}, which ` +
        'is not in secrets/audit-key. It is forged, or it was written with another QUADRANT_HOME: then add that key to the file and check again.'
      );
    case 'cut':
      return `${names[1]} after ${damage.from - 1n} are missing: entry ${damage.anchoredId} was anchored at ${damage.anchoredAt}.`;
    case 'replaced':
      return (
        `${range([damage.from, damage.to], names, ['is', 'are'])} not what was anchored at ${damage.anchoredAt}: the end of the ` +
        'audit was removed there or later, and new entries were written.'
      );
  }
}

function range([from, to]: readonly [bigint, bigint], [one, many]: Names, [is, are]: Names): string {
  return from === to ? `${one} ${from} ${is}` : `${many} ${from} to ${to} ${are}`;
}

function describeAnchors({ anchors: { last }, entries, lastId, unanchored }: AuditVerification): string {
  // Anchored entries beyond the end are already listed as missing.
  if (last === null ? entries === 0 : last.id > lastId) return '';
  const open = `${count(Number(unanchored), 'entry', 'entries')}`;
  if (last === null) {
    return `There is no anchor yet; a worker writes one every minute. Nobody would notice if ${open} at the end were removed.`;
  }
  const covers = `The last anchor, of ${last.at}, covers everything up to entry ${last.id}.`;
  return unanchored === 0n ? covers : `${covers} Nobody would notice if later entries were removed: ${open} so far.`;
}

function describeAppendOnly({ appendOnly: { byRights, byTrigger } }: AuditVerification): string {
  if (!byTrigger) return 'The trigger that refuses changes to the audit is missing or disabled. Restore it.';
  return byRights ? '' : 'The database user has the right to change the audit. Only a trigger prevents it.';
}
