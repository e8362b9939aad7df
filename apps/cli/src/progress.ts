import { Presets, SingleBar } from 'cli-progress';
import type { Surroundings } from './surroundings.js';

export interface Progress {
  update(done: number, total: number, remark?: string): void;
  stop(): void;
}

const SILENT: Progress = { update: () => undefined, stop: () => undefined };

/** A bar on the standard error output, where somebody watches it. */
export function showProgress({ isWatched }: Surroundings, title: string, unit: string): Progress {
  if (!isWatched) return SILENT;
  const format = `${title} {bar} {value}/{total} ${unit} {remark}`;
  const bar = new SingleBar({ format, hideCursor: true, clearOnComplete: true, stream: process.stderr }, Presets.rect);
  bar.start(1, 0, { remark: '' });
  return {
    update: (done, total, remark = '') => {
      bar.setTotal(Math.max(total, 1));
      bar.update(done, { remark });
    },
    stop: () => bar.stop(),
  };
}
