import path from 'node:path';
import { compareHistory, type HistoryPosition } from '@quadrant/rules/history';
import { readLines } from '../import/lines.js';
import { AlteredExport } from './altered-export.js';
import type { Fields } from './fields.js';

interface Placed extends HistoryPosition {
  readonly report: Fields;
}

/** Checks that tournaments have the order of history before their documents are looked for, which have the same order. */
export class OrderCheck {
  private last: Placed | null = null;

  constructor(
    private readonly folder: string,
    private readonly file: string,
  ) {}

  /** @throws AlteredExport when a tournament stands twice, or before one that it belongs behind */
  async take(fields: Fields): Promise<void> {
    const { last } = this;
    const startsAt = Date.parse(fields.text('startsAt'));
    const next = { startsAt, key: fields.text('key'), report: fields.object('report') };
    this.last = next;
    if (last === null) return;
    const order = compareHistory(last, next);
    if (order < 0) return;
    const [before, after] = [await this.tell(last), await this.tell(next)];
    if (order === 0) throw new AlteredExport(`a tournament in ${this.file}: ${after}`, 'once', 'twice');
    throw new AlteredExport(
      `order of the tournaments in ${this.file}, which is another one than that of history`,
      `${after} before ${before}`,
      `${before} before ${after}`,
    );
  }

  private async tell({ startsAt, key, report }: Placed): Promise<string> {
    const name = await this.findName(report);
    return `${name === null ? '' : `${JSON.stringify(name)} `}(${new Date(startsAt).toISOString()}, ${key})`;
  }

  private async findName(report: Fields): Promise<string | null> {
    const wanted = report.number('line');
    for await (const { number, bytes } of readLines(path.join(this.folder, path.basename(report.text('file'))))) {
      if (number !== wanted) continue;
      try {
        const { tournament } = JSON.parse(String(bytes)) as { tournament?: { name?: unknown } };
        return typeof tournament?.name === 'string' ? tournament.name : null;
      } catch {
        return null;
      }
    }
    return null;
  }
}
