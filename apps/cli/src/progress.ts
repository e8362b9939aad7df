import { Presets, SingleBar } from 'cli-progress';
import type { Surroundings } from './surroundings.js';

export interface Progress {
  update(done: number, total: number, remark?: string): void;
  stop(): void;
}

/** Shows a bar on the standard error output where somebody watches it. Otherwise it prints a plain line every `tellEveryMs`. */
export function showProgress(
  { isWatched, err }: Surroundings,
  title: string,
  unit: string,
  tellEveryMs = Infinity,
): Progress {
  if (!isWatched) return tellNowAndThen(err, title, unit, tellEveryMs);
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

function tellNowAndThen(err: Surroundings['err'], title: string, unit: string, everyMs: number): Progress {
  let toldAt = performance.now();
  return {
    update: (done, total) => {
      const now = performance.now();
      if (now - toldAt < everyMs) return;
      toldAt = now;
      err(`${title}: ${done} of ${total} ${unit}.\n`);
    },
    stop: () => undefined,
  };
}
