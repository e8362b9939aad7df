import { pack, unpack } from '@quadrant/rules/message';

/** What a thread does with a task that {@link ThreadPool} sends: sentences go as data, there and back. */
export const inThread =
  <Task, Answer>(work: (task: Task) => Answer | Promise<Answer>) =>
  async (task: unknown): Promise<unknown> =>
    pack(await work(unpack(task) as Task));
