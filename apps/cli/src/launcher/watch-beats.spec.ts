import { EventEmitter } from 'node:events';
import { MOST_MISSED_AT_START, MOST_MISSED_BEATS, watchBeats } from './watch-beats.js';

const aMinute = () => MOST_MISSED_BEATS;

describe('watchBeats', () => {
  beforeEach(() => void jest.useFakeTimers());
  afterEach(() => void jest.useRealTimers());

  it('reports a process that was silent for a minute, once', () => {
    const onFrozen = jest.fn();
    watchBeats(new EventEmitter(), onFrozen, aMinute);
    jest.advanceTimersByTime(59_000);
    expect(onFrozen).not.toHaveBeenCalled();
    jest.advanceTimersByTime(120_000);
    expect(onFrozen).toHaveBeenCalledTimes(1);
  });

  it('gives a process more than five minutes to load on a slow machine before it is ready', () => {
    const onFrozen = jest.fn();
    let isReady = false;
    watchBeats(new EventEmitter(), onFrozen, () => (isReady ? MOST_MISSED_BEATS : MOST_MISSED_AT_START));
    jest.advanceTimersByTime(5 * 60_000);
    expect(onFrozen).not.toHaveBeenCalled();
    isReady = true;
    jest.advanceTimersByTime(5_000);
    expect(onFrozen).toHaveBeenCalledTimes(1);
  });

  it('lets a process live that speaks now and then, however long it works', () => {
    const onFrozen = jest.fn();
    const process = new EventEmitter();
    watchBeats(process, onFrozen, aMinute);
    for (let minute = 0; minute < 60; minute += 1) {
      jest.advanceTimersByTime(50_000);
      process.emit('message', 'alive');
    }
    expect(onFrozen).not.toHaveBeenCalled();
  });

  it('says nothing after it was stopped', () => {
    const onFrozen = jest.fn();
    watchBeats(new EventEmitter(), onFrozen, aMinute)();
    jest.advanceTimersByTime(120_000);
    expect(onFrozen).not.toHaveBeenCalled();
  });
});
