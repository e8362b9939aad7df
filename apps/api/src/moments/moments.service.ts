import { say } from '@quadrant/rules/message';
import { Injectable } from '@nestjs/common';
import { notFound, problemOfKind } from '@quadrant/http';
import { MomentView, NOW, type AskedMoment, type AsOf } from '@quadrant/views';

@Injectable()
export class Moments extends MomentView {
  /** @throws Problem also 400 for a day that has not begun */
  override async get(asked: AskedMoment, pinned: number | null = null): Promise<AsOf> {
    const today = this.today();
    const errors = Object.entries({ knownBy: asked.knownBy, playedBy: asked.playedBy })
      .filter(([, day]) => day?.includes('-') === true && day > today)
      .map(([name]) => ({ in: 'query', name, detail: say`must not be after today, ${today} in UTC` }));
    if (errors.length === 0) return super.get(asked, pinned);
    const names = errors.map(({ name }) => name).join(', ');
    throw problemOfKind('invalid-request', say`Not valid in the query: ${names}.`, { extra: { errors } });
  }

  protected override async refuse(unknown: number | string): Promise<Error> {
    const { run } = (await this.moments.find(NOW))!;
    const advice = run === 0 ? say`Nothing has been published yet.` : say`Runs are numbered from 1 to ${run}.`;
    return notFound(say`There is no run ${unknown}.`, advice);
  }
}
