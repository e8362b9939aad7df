import { f, nullable, optional } from '@quadrant/http';
import type { RevisionTerms } from '@quadrant/rules/intake';
import type { TournamentVersion } from '@quadrant/store/intake';
import type { DraftOfTournament } from '@quadrant/store/uploads';
import { HeldReasonDto } from '../intake/receipt.dto.js';
import { Answers } from './fields.js';

const CORRECTION_STATES = ['current', 'revised', 'withdrawn', 'merged'] as const;

/** Without answers, the draft that the account has already is given as it is. */
export class NewCorrectionDto {
  @Answers({
    optional,
    about: 'Makes the draft anew from the current revision, with these answers in place of those before',
  })
  answers?: Record<string, string>;
  @f.Whole(1, 32_767, {
    optional,
    about: 'The revision that the answers are for; refused where another one is current',
  })
  revision?: number;
}

export class CorrectionDraftDto {
  @f.Id() tournamentId: string;
  @f.Ordinal('The draft holds the document of this revision') revision: number;
  @f.Ordinal('The draft is submitted for this version of the tournament') version: number;
  @f.Choice(
    CORRECTION_STATES,
    'current: it can be submitted; revised: the tournament was changed since, so make the draft anew; withdrawn and merged: the tournament does not count any more',
  )
  state: (typeof CORRECTION_STATES)[number];
  @f.Ordinal('The current revision of the tournament') currentRevision: number;
  @f.Id({ nullable, about: 'The tournament that counts in its place; null for one that was not merged' })
  mergedInto: string | null;
  @f.Instant({ nullable, about: 'When its withdrawal was asked for; null where none waits for a coordinator' })
  withdrawalAskedAt: Date | null;
}

/** Says before anything is typed when a correction will count. */
export class CorrectionTermsDto implements RevisionTerms {
  @f.List(HeldReasonDto, 'Every correction of yours waits for a coordinator for these reasons, whatever it changes')
  waitsFor: readonly HeldReasonDto[];
  @f.Instant({ nullable, about: 'Until then a director corrects without a coordinator; null where no end is known' })
  atOnceUntil: Date | null;
  @f.Flag('Whether facts that decide about numbers wait for a coordinator, such as the date, the level or the director')
  guardsFacts: boolean;
  @f.Flag(
    'true: you may not revise the tournament, so the draft becomes a proposal, which its directors and coordinators decide',
  )
  isProposal: boolean;
}

/** Tells what became of the tournament that a draft corrects; null for a draft of none. */
export function correctionDraftOf(
  corrects: DraftOfTournament | null,
  versions: ReadonlyMap<string, TournamentVersion>,
): CorrectionDraftDto | null {
  const now = corrects === null ? undefined : versions.get(corrects.tournamentId);
  if (corrects === null || now === undefined) return null;
  const { tournamentId, revision, version } = corrects;
  return {
    ...{ tournamentId, revision, version },
    state: stateOf(corrects, now),
    currentRevision: now.revision,
    mergedInto: now.mergedInto,
    withdrawalAskedAt: now.withdrawalAskedAt,
  };
}

function stateOf({ version }: DraftOfTournament, now: TournamentVersion): CorrectionDraftDto['state'] {
  if (now.mergedInto !== null) return 'merged';
  if (now.withdrawnAt !== null) return 'withdrawn';
  return now.version === version ? 'current' : 'revised';
}
