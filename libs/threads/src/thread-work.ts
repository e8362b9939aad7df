import { pack, unpack } from '@quadrant/rules/message';

/** Wraps the work of a thread on tasks that {@link ThreadPool} sends. Sentences are sent as data in both directions. */
export const inThread =
  <Task, Answer>(work: (task: Task) => Answer | Promise<Answer>) =>
  async (task: unknown): Promise<unknown> =>
    pack(await work(unpack(task) as Task));
