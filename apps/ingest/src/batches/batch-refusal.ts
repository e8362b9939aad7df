import { say } from '@quadrant/rules/message';
import { refusalProblems } from '@quadrant/http';
import type { BatchProblem } from '@quadrant/store/batches';

export const problemOfBatch = refusalProblems<BatchProblem>({
  'batch-not-found': {
    code: 'not-found',
    detail: say`There is no batch with this number.`,
    advice: say`/api/v1/batches lists all batches.`,
  },
  'batch-file-not-found': {
    code: 'not-found',
    detail: ({ path }) => say`The batch has no file ${JSON.stringify(path)}, or its bytes are no longer kept.`,
    advice: say`Compare the path with the files of the batch. Bytes are kept until 30 days after publishing.`,
  },
  'batch-item-not-found': {
    code: 'not-found',
    detail: say`The batch has no such tournament.`,
    advice: say`Compare it with the items of the batch.`,
  },
  'batch-answer-not-found': {
    code: 'not-found',
    detail: say`The batch has no such answer, or it was taken back.`,
    advice: say`Read the answers of the batch again.`,
  },
  'batch-name': {
    code: 'batch-name-refused',
    detail: ({ name, reason }) => say`The name ${JSON.stringify(name)} ${reason}.`,
    advice: say`Choose another name, such as the name with a place. If they are the stored player, say that both are the same person.`,
    extra: ({ name }) => ({ name }),
  },
  'batch-shape-not-found': {
    code: 'not-found',
    detail: say`No file of the batch has this shape.`,
    advice: say`Read the shapes of the batch again.`,
  },
  'batch-state': {
    detail: ({ state }) => say`The batch is ${state}.`,
    advice: say`Read the batch: its state says what can be done next.`,
    extra: ({ state }) => ({ state }),
  },
  'batch-busy': {
    detail: ({ step }) => say`A worker does the step ${step}.`,
    advice: say`Wait until it is done. The batch tells how far it is.`,
    extra: ({ step }) => ({ step }),
  },
  'batch-file-changed': {
    detail: ({ path }) => say`The file ${JSON.stringify(path)} has another SHA-256 than you said.`,
    advice: say`It was changed after you checked it. Check it again, then send it again.`,
    extra: ({ path }) => ({ path }),
  },
  'batch-file-replaced': {
    code: 'batch-file-changed',
    detail: ({ path }) => say`The file ${JSON.stringify(path)} was replaced or removed since you opened it.`,
    advice: say`Nothing was stored. Compare your text with the file as it is now, then save it again.`,
    extra: ({ path }) => ({ path }),
  },
  'batch-too-large': {
    detail: say`A batch may have 10,000 files.`,
    advice: say`Open a second batch for the other files.`,
  },
  'batch-manifest': {
    code: 'batch-manifest-refused',
    detail: ({ file, fault, key }) =>
      fault === 'changed'
        ? say`The answer ${JSON.stringify(key ?? '')} about the file ${JSON.stringify(file)} was changed meanwhile.`
        : fault === 'key'
          ? say`The row of ${JSON.stringify(file)} has the column ${JSON.stringify(key ?? '')}, which is no answer.`
          : fault === 'twice'
            ? say`The file ${JSON.stringify(file)} has two rows.`
            : fault === 'part'
              ? say`The file ${JSON.stringify(file)} is called a part of something that is no other file of the batch.`
              : say`The batch has no file ${JSON.stringify(file)}.`,
    advice: ({ fault }) =>
      fault === 'changed'
        ? say`Nothing was stored. Read the answers again, then send yours.`
        : say`Correct or remove the row, and send the manifest again. Nothing was stored.`,
    extra: ({ file }) => ({ file }),
  },
  'batch-recipe': {
    code: 'batch-recipe-refused',
    detail: ({ reason }) => reason,
    advice: say`Correct the answer, and send it again. Nothing was stored.`,
    extra: ({ key }) => ({ key }),
  },
  'batch-changed': {
    detail: say`Something was published, sent or decided since the diff was computed, or the fingerprint is of another diff.`,
    advice: say`Compute the diff again, read it, and publish with its fingerprint.`,
  },
  'batch-empty': {
    detail: say`No tournament of the batch is ready to be published.`,
    advice: say`Answer what is open, or decide about doubles; then compute the diff again.`,
  },
  'batch-diff-missing': {
    code: 'not-found',
    detail: say`Nobody has computed the diff of this batch, or it was changed since.`,
    advice: say`Ask for the diff, and wait until the batch is ready.`,
  },
  'publishing-paused': {
    detail: ({ since }) => say`Publishing is paused since ${since.toISOString()}.`,
    advice: say`Wait until a coordinator resumes publishing.`,
  },
  'batch-needs-approval': {
    detail: ({ waitsUntil }) =>
      say`The batch is large. Another coordinator has to approve it, or you wait until ${waitsUntil.toISOString()}.`,
    advice: say`Ask another coordinator to read the diff and to approve the batch.`,
    extra: ({ waitsUntil }) => ({ waitsUntil: waitsUntil.toISOString() }),
  },
  'batch-not-sent': {
    detail: say`The director who brings the batch has not sent it.`,
    advice: say`Wait until they send it. Then compare the diff and publish it, or return it with a reason.`,
  },
  'batch-no-window': {
    detail: say`The batch belongs to no history window, so that nobody has to review it.`,
    advice: say`Publish it.`,
  },
  'batch-question-open': {
    detail: ({ by, until }) => say`${by} has this question open until ${until.toISOString()}.`,
    advice: say`Answer another one, or wait until then.`,
    extra: ({ by, until }) => ({ by, until: until.toISOString() }),
  },
  'batch-question-answered': {
    detail: ({ by, verdict }) => say`${by} has answered this question: ${verdict}.`,
    advice: say`If that is wrong, take the answer back in the list of answers. Then answer again.`,
    extra: ({ by, verdict }) => ({ by, verdict }),
  },
  'batch-question-gone': {
    detail: say`The batch does not ask this question any more: people were settled again, or its file is gone.`,
    advice: say`Read the questions again.`,
  },
  'batch-kind-not-found': {
    code: 'not-found',
    detail: say`The batch has no links of this kind.`,
    advice: say`Read the links of the batch again.`,
  },
  'split-player-not-found': {
    code: 'not-found',
    detail: say`This handle leads to no player.`,
    advice: say`Compare the handle with the address of the player's page.`,
  },
  'split-not-entered': {
    code: 'split-refused',
    detail: ({ tournament }) => say`The player has no entry in tournament ${tournament}.`,
    advice: say`Read their entries again, and choose some of them.`,
    extra: ({ tournament }) => ({ tournament }),
  },
  'split-one-half': {
    code: 'split-refused',
    detail: say`A split needs two halves: at least one entry leaves the player, and at least one stays.`,
    advice: say`Choose some of their entries. To rename a player, change their handle.`,
  },
  'split-handle': {
    code: 'split-refused',
    detail: ({ handle }) =>
      say`The handle ${JSON.stringify(handle)} cannot be the new player's: it is not valid, or leads to somebody.`,
    advice: say`Choose a free handle. To give the entries to a stored player, split them off first, then merge the new player.`,
    extra: ({ handle }) => ({ handle }),
  },
  'batch-own-review': {
    code: 'own-batch',
    detail: say`You brought this batch.`,
    advice: say`Ask another coordinator of the place to review it.`,
  },
  'batch-window-missing': {
    code: 'batch-window-closed',
    detail: ({ number }) => say`There is no history window ${number}.`,
    advice: say`/api/v1/history-windows lists all windows. Name an open one.`,
  },
  'batch-window-closed': {
    detail: ({ number }) => say`History window ${number} is closed.`,
    advice: say`Ask a coordinator of the place to open a new one. Your files and answers stay in the batch.`,
  },
  'batch-outside-window': {
    detail: ({ items, count }) =>
      say`Tournaments outside the history window, or at a place where you are not approved: ${count}. Among them: ${items.join(', ')}.`,
    advice: say`Correct their dates or places, or leave them out. Then compute the diff again, and send the batch.`,
    extra: ({ items, count }) => ({ items, count }),
  },
  'batch-own-approval': {
    code: 'own-batch',
    detail: say`You opened this batch.`,
    advice: say`Ask another coordinator to approve it.`,
  },
});
