import { count, type Message, say } from '@quadrant/rules/message';
import type { DoubtedClock } from '@quadrant/store/operations';
import { failed, ok, warning, type Judgement } from '../judgement.js';

export interface ClockState {
  /** Milliseconds by which another clock is ahead of ours; null where it was not read. */
  readonly databaseAheadMs: number | null;
  readonly siteAheadMs: number | null;
  /** Seconds by which the newest stored instant is ahead of the database's clock; null where unknown. */
  readonly secondsAhead: number | null;
  /** Workers delete nothing, because the clock may be wrong; null where they trust it. */
  readonly doubted: DoubtedClock | null;
}

/** Beyond this, ages and order of what processes write are wrong to the eye. */
const NOTABLE_MS = 5_000;
/** Codes of a second factor change every 30 seconds, and one of the neighbours is accepted. */
const WRONG_MS = 30_000;

/** Says a time roughly, in its largest unit. */
export function describeSpan(seconds: number): Message {
  const whole = Math.round(Math.abs(seconds));
  if (whole < 120) return say`${count(whole, 'second')}`;
  if (whole < 7_200) return say`${count(Math.round(whole / 60), 'minute')}`;
  return whole < 172_800
    ? say`${count(Math.round(whole / 3_600), 'hour')}`
    : say`${count(Math.round(whole / 86_400), 'day')}`;
}

const setClocks = (): Message => say`Let both machines take the time from the network (NTP): timedatectl set-ntp true`;

/** Judges the clock of this machine by that of the database, that of the public address, and by what was stored before. */
export function judgeClock({ databaseAheadMs, siteAheadMs, secondsAhead, doubted }: ClockState): Judgement[] {
  const lines: Judgement[] = [];
  const compare = (aheadMs: number | null, tell: (span: Message, isAhead: boolean) => Message) => {
    if (aheadMs === null || Math.abs(aheadMs) < NOTABLE_MS) return;
    const judge = Math.abs(aheadMs) < WRONG_MS ? warning : failed;
    lines.push(judge(tell(describeSpan(aheadMs / 1000), aheadMs > 0), setClocks()));
  };
  compare(databaseAheadMs, (span, isAhead) =>
    isAhead
      ? say`The clock of the database is ${span} ahead of this machine.`
      : say`The clock of the database is ${span} behind this machine.`,
  );
  compare(siteAheadMs, (span, isAhead) =>
    isAhead
      ? say`The clock of the public address is ${span} ahead of this machine.`
      : say`The clock of the public address is ${span} behind this machine.`,
  );
  if (secondsAhead !== null && secondsAhead * 1000 >= NOTABLE_MS) {
    lines.push(
      failed(
        say`The newest entry is dated ${describeSpan(secondsAhead)} after the clock of the database, so that clock was set back.`,
        say`Set the clock right before anything else is stored. If it is right now, it was wrong then: ages are right again after that time.`,
      ),
    );
  }
  if (doubted !== null) lines.push(judgeDoubt(doubted));
  if (lines.length > 0) return lines;
  return [
    databaseAheadMs === null && siteAheadMs === null
      ? warning(say`There is no other clock to compare this one with.`, say`Start the database, or set PUBLIC_URL.`)
      : ok(say`The clock agrees with the others, to five seconds.`),
  ];
}

function judgeDoubt({ doubt, movedSeconds, waitSeconds }: DoubtedClock): Judgement {
  const [span, wait] = [describeSpan(movedSeconds), describeSpan(waitSeconds)];
  const advice = say`Compare this clock with another. If it is right, do nothing: old data is deleted again in ${wait}.`;
  switch (doubt) {
    case 'set':
      return warning(
        movedSeconds > 0
          ? say`The clock was set forward by ${span}, or the machine slept. Workers delete nothing for now.`
          : say`The clock was set back by ${span}. Workers delete nothing for now.`,
        advice,
      );
    case 'pause':
      return warning(
        say`No worker had run for ${span} when one started, or the clock is ahead by that. Workers delete nothing for now.`,
        advice,
      );
    case 'differs':
      return warning(
        movedSeconds > 0
          ? say`The clock of a worker is ${span} ahead of the database. Workers delete nothing for now.`
          : say`The clock of a worker is ${span} behind the database. Workers delete nothing for now.`,
        setClocks(),
      );
  }
}
