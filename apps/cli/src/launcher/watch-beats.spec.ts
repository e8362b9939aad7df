import { EventEmitter } from 'node:events';
import { watchBeats } from './watch-beats.js';

describe('watchBeats', () => {
  beforeEach(() => void jest.useFakeTimers());
  afterEach(() => void jest.useRealTimers());

  it('reports a process that was silent for a minute, once', () => {
    const onFrozen = jest.fn();
    watchBeats(new EventEmitter(), onFrozen);
    jest.advanceTimersByTime(59_000);
    expect(onFrozen).not.toHaveBeenCalled();
    jest.advanceTimersByTime(120_000);
    expect(onFrozen).toHaveBeenCalledTimes(1);
  });

  it('lets a process live that speaks now and then, however long it works', () => {
    const onFrozen = jest.fn();
    const process = new EventEmitter();
    watchBeats(process, onFrozen);
    for (let minute = 0; minute < 60; minute += 1) {
      jest.advanceTimersByTime(50_000);
      process.emit('message', 'alive');
    }
    expect(onFrozen).not.toHaveBeenCalled();
  });

  it('says nothing after it was stopped', () => {
    const onFrozen = jest.fn();
    watchBeats(new EventEmitter(), onFrozen)();
    jest.advanceTimersByTime(120_000);
    expect(onFrozen).not.toHaveBeenCalled();
  });
});
