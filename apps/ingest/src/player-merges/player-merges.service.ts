import { Injectable } from '@nestjs/common';
import { Clock, type Actor } from '@quadrant/http';
import type { MergeRefusal } from '@quadrant/rules/player-merges';
import { findHandleFault } from '@quadrant/rules/tournament';
import {
  PlayerMergeRepository,
  type MergeCommand,
  type MergeStored,
  type MergeUndoCommand,
} from '@quadrant/store/player-merges';
import type { PreviewAsker } from '../previews/preview-asker.js';
import type { Previewed } from '../previews/preview-question.js';
import { Previews } from '../previews/previews.service.js';
import { problemOfMerge } from './player-merge-refusal.js';
import { storedMergeOf, type MergeStoredDto } from './player-merge.dto.js';
import type { MergePreviewDto } from '../previews/change-preview.dto.js';
import { validate as isUuid } from 'uuid';

export interface MergeRequest {
  readonly reason: string;
  readonly preview: boolean;
  readonly asker: PreviewAsker;
  readonly versions: readonly number[] | null;
  readonly actor: Actor;
  readonly requestId: string;
}

export type MergeAnswer = Promise<MergeStoredDto | MergePreviewDto>;

/** Merges players and undoes a merge, or shows what that would change. */
@Injectable()
export class PlayerMerges {
  constructor(
    private readonly repository: PlayerMergeRepository,
    private readonly previews: Previews,
    private readonly clock: Clock,
  ) {}

  /** @throws Problem for a merge that is refused */
  async merge(handle: string, into: string, request: MergeRequest): MergeAnswer {
    if (findHandleFault(handle) !== null) throw problemOfMerge({ kind: 'player-not-found', handle });
    if (findHandleFault(into) !== null) throw problemOfMerge({ kind: 'player-target-unknown', handle: into });
    const command: MergeCommand = { handle, into, ...this.orderOf(request) };
    const { preview, asker } = request;
    return answer(
      preview ? await this.previews.preview('merge', command, asker) : await this.repository.merge(command),
    );
  }

  /** @throws Problem for an undoing that is refused */
  async undo(id: string, request: MergeRequest): MergeAnswer {
    if (!isUuid(id)) throw problemOfMerge({ kind: 'player-merge-not-found' });
    const command: MergeUndoCommand = { mergeId: id.toLowerCase(), ...this.orderOf(request) };
    const { preview, asker } = request;
    return answer(
      preview ? await this.previews.preview('merge-undo', command, asker) : await this.repository.undo(command),
    );
  }

  private orderOf({ reason, versions, actor, requestId }: MergeRequest) {
    return {
      reason: reason.trim(),
      versions,
      actor,
      author: { handle: actor.handle, at: this.clock.now(), requestId },
    };
  }
}

function answer(given: MergeStored | Previewed<MergePreviewDto> | MergeRefusal): MergeStoredDto | MergePreviewDto {
  if (given.kind === 'previewed') return given.preview;
  if (given.kind === 'stored') return storedMergeOf(given);
  throw problemOfMerge(given);
}
