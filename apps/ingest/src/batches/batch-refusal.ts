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
    detail: ({ item }) => say`The batch has no tournament ${JSON.stringify(item)}.`,
    advice: say`Compare it with the items of the batch.`,
  },
  'batch-answer-not-found': {
    code: 'not-found',
    detail: say`The batch has no such answer, or it was taken back.`,
    advice: say`Read the answers of the batch again.`,
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
  'batch-too-large': {
    detail: say`A batch may have 10,000 files.`,
    advice: say`Open a second batch for the other files.`,
  },
  'batch-manifest': {
    code: 'batch-manifest-refused',
    detail: ({ file, fault, key }) =>
      fault === 'key'
        ? say`The row of ${JSON.stringify(file)} has the column ${JSON.stringify(key ?? '')}, which is no answer.`
        : fault === 'twice'
          ? say`The file ${JSON.stringify(file)} has two rows.`
          : say`The batch has no file ${JSON.stringify(file)}.`,
    advice: say`Correct or remove the row, and send the manifest again. Nothing was stored.`,
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
  'batch-own-approval': {
    code: 'own-batch',
    detail: say`You opened this batch.`,
    advice: say`Ask another coordinator to approve it.`,
  },
});
