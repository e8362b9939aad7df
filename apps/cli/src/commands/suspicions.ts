import { count } from '@quadrant/rules/message';
import { type Finding } from '@quadrant/rules/tournament';
import { askAndTell, listAndTell } from '../ask-and-tell.js';
import type { ExitCode } from '../exit-code.js';
import type { OutputOptions } from '../output.js';
import type { Surroundings } from '../surroundings.js';
import { takeReason } from '../take-reason.js';

interface ShownSuspicion {
  readonly id: string;
  readonly tournament: string;
  readonly date: string;
  readonly link: string;
  readonly finding: Finding;
  readonly excludedBy: string | null;
  readonly exclusionReason: string | null;
}

interface ShownConfirmation extends Pick<ShownSuspicion, 'tournament' | 'date' | 'link' | 'finding'> {
  readonly confirmedBy: string | null;
  readonly reason: string;
}

const PATH = '/api/v1/suspicions';

/** `quadrant suspicions list`: lists what the last nightly checks found, where the caller is a coordinator. */
export const listSuspicions = (
  surroundings: Surroundings,
  { excluded, ...output }: OutputOptions & { readonly excluded: boolean },
): Promise<ExitCode> =>
  listAndTell<ShownSuspicion>(
    surroundings,
    `${PATH}?excluded=${excluded}`,
    output,
    (rows) =>
      `${count(rows.length, 'finding')}${excluded ? ' that somebody says are fine' : ''}.\n${rows.map(describeSuspicion).join('')}`,
  );

/** `quadrant suspicions confirmed`: lists what directors have confirmed, with their reasons. */
export const listConfirmed = (surroundings: Surroundings, output: OutputOptions): Promise<ExitCode> =>
  listAndTell<ShownConfirmation>(
    surroundings,
    `${PATH}/confirmed?`,
    output,
    (rows) => `${count(rows.length, 'confirmed finding')}.\n${rows.map(describeConfirmation).join('')}`,
  );

/** `quadrant suspicions exclude ID`: marks a finding as fine, so that it is not found again. */
export const excludeSuspicion = (
  surroundings: Surroundings,
  id: string,
  { reason, ...output }: OutputOptions & { readonly reason: string },
): Promise<ExitCode> =>
  askAndTell<ShownSuspicion>(
    surroundings,
    { method: 'POST', path: `${PATH}/${encodeURIComponent(id)}/exclusion`, body: { reason: takeReason(reason) } },
    output,
    (excluded) => `Excluded, it is not found again.\n${describeSuspicion(excluded)}`,
  );

/** Describes a finding in lines, with what somebody says about it. */
export const describeSuspicion = ({
  id,
  tournament,
  date,
  link,
  finding,
  excludedBy,
  exclusionReason,
}: ShownSuspicion): string =>
  `  ${id}  ${finding.code}\n    ${date} ${tournament}, ${link}\n    ${finding.message}\n` +
  (excludedBy === null ? '' : `    fine, says ${excludedBy}: ${exclusionReason ?? ''}\n`);

const describeConfirmation = ({ tournament, date, link, finding, confirmedBy, reason }: ShownConfirmation): string =>
  `  ${date} ${tournament}, ${link}\n    ${finding.code}: ${finding.message}\n    right, says ${confirmedBy ?? 'its sender'}: ${reason}\n`;
