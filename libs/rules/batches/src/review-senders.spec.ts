import { reviewSenders } from './review-senders.js';

const isSame = (sender: string, winner: string) => sender === winner;

describe('the review of a batch', () => {
  it('counts the winners of each sender, and shows first who mostly won their own tournaments', () => {
    const sent = [
      { sender: 'ann', winners: ['bob'] },
      { sender: 'ann', winners: ['cyd', 'ann'] },
      { sender: 'ann', winners: ['bob'] },
      { sender: 'dee', winners: ['dee'] },
      { sender: 'dee', winners: [] },
    ];
    expect(reviewSenders(sent, isSame)).toEqual([
      { sender: 'dee', tournaments: 2, own: 1, winners: [{ handle: 'dee', tournaments: 1 }] },
      {
        sender: 'ann',
        tournaments: 3,
        own: 1,
        winners: [
          { handle: 'bob', tournaments: 2 },
          { handle: 'ann', tournaments: 1 },
          { handle: 'cyd', tournaments: 1 },
        ],
      },
    ]);
  });

  it('names at most five winners of a sender', () => {
    const sent = Array.from({ length: 9 }, (_, index) => ({ sender: 'ann', winners: [`winner ${index}`] }));
    expect(reviewSenders(sent, isSame)[0]!.winners).toHaveLength(5);
    expect(reviewSenders([], isSame)).toEqual([]);
  });
});
