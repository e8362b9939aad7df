import { refusalProblems } from '@quadrant/http';
import { count, sourceIn } from '@quadrant/rules/tournament';
import type { LiveStoreRefusal } from '@quadrant/store/live';

const listed = (handles: readonly string[]): string => handles.map((each) => `"${each}"`).join(', ');

/** Why something is not done in a live tournament, and the next step. */
export const problemOfLive = refusalProblems<LiveStoreRefusal>({
  'live-not-found': {
    like: 'not-found',
    detail: 'There is no live tournament with this id.',
    advice: 'Your live tournaments are listed at /api/v1/live/mine and on /my/tournaments.',
  },
  'live-begun-already': {
    status: 409,
    title: 'This tournament has begun already',
    detail: ({ id }) => `Live tournament ${id} was begun from this announcement.`,
    advice: ({ id }) => `Go on with it: /live/${id}/run.`,
    extra: ({ id }) => ({ id }),
  },
  'live-key-reused': {
    status: 422,
    title: 'This key was used for something else',
    detail: ({ key }) => `An entry with the key ${key} is in the log, and it says something else.`,
    advice: 'Send a new entry with its own key.',
  },
  'live-link-ended': {
    status: 403,
    title: 'This link is not valid',
    detail: 'The link is wrong, was replaced by the director, or its tournament is over.',
    advice: 'Ask the director for your present link.',
  },
  'live-player-elsewhere': {
    status: 409,
    title: 'The player plays in another live tournament',
    detail: ({ handle }) =>
      `"${handle}" is checked in at a live tournament of an approved director at the moment, and nobody has approved the account that began this one.`,
    advice:
      'Ask the player which one they play in. If they are here, check them in with a reason ("although"), or let them check in by their own link. To correct the handle of a player who is checked in, undo the check-in first.',
  },
  'live-finished': {
    status: 409,
    title: 'The tournament is finished',
    detail: 'Nothing can be entered into a tournament that is finished.',
    advice: 'To correct something before the report is submitted, open the tournament again with a reason.',
  },
  'live-not-finished': {
    status: 409,
    title: 'The tournament is not finished',
    detail: 'The tournament is still being played.',
    advice: 'Enter what is missing, then finish the tournament.',
  },
  'live-changed': {
    status: 412,
    title: 'This was changed since you opened it',
    detail: ({ changes }) => `Since you opened the page: ${changes.slice(-10).join(' ')}`,
    advice: 'Look at the page again, then decide.',
    extra: ({ version, changes }) => ({ version, changes: changes.slice(-100) }),
  },
  'live-player-impossible': {
    status: 422,
    title: 'The player cannot be entered like this',
    detail: ({ findings }) => findings.map(({ message }) => message).join(' '),
    advice: ({ findings }) => findings.map(({ advice }) => advice).join(' '),
    extra: ({ findings }) => ({ findings }),
  },
  'live-player-unknown': {
    status: 422,
    title: 'The player is not in this tournament',
    detail: ({ handles }) => `No player here has the handle ${listed(handles)}, or they are not playing.`,
    advice: 'Check the spelling, or enter and check in the player first.',
    extra: ({ handles }) => ({ handles }),
  },
  'live-player-not-playing': {
    status: 409,
    title: 'The player is not playing',
    detail: ({ handle, presence }) => `"${handle}" ${presence === 'dropped' ? 'has dropped' : 'is not checked in'}.`,
    advice: ({ presence }) =>
      presence === 'dropped' ? 'Let them come back first.' : 'Check the player in, or take them off the list.',
  },
  'live-player-there': {
    status: 409,
    title: 'That player is on the list already',
    detail: ({ handle }) => `"${handle}" is a player of this tournament already.`,
    advice: 'Take the misspelled handle off the list.',
  },
  'live-director-plays': {
    status: 409,
    title: 'The director needs approval to play',
    detail: ({ handle }) =>
      `"${handle}" directs this tournament. More than half of the players have to approve, and two others act as deputies (Organized Play Guide 4.2, section 7.1).`,
    advice: 'Ask the players, then enter how many approve and the two deputies ("let-director-play").',
  },
  'live-director-approval': {
    status: 409,
    title: 'Too few players approve',
    detail: ({ approvals, players }) =>
      `${approvals} of ${count(players, 'other player')} approve. It has to be more than half of them.`,
    advice: ({ players }) => `Enter a number from ${Math.floor(players / 2) + 1} to ${players}, or do not play.`,
    extra: ({ players }) => ({ players }),
  },
  'live-director-deputies': {
    status: 422,
    title: 'Two other directors are needed',
    detail: 'A second and a third director have to be named, and neither can be the director.',
    advice: 'Name two different people.',
  },
  'live-player-has-played': {
    status: 409,
    title: 'The player has played already',
    detail: ({ handle }) => `"${handle}" is in a round of this tournament, so they stay in its report.`,
    advice: 'Let the player drop instead.',
  },
  'live-game-open': {
    status: 409,
    title: 'The player is in the middle of a game',
    detail: ({ handle, round, opponents }) =>
      `"${handle}" has an open game against ${listed(opponents)} in round ${round}.`,
    advice: 'Enter the result of that game first, or let the player concede it and drop.',
    extra: ({ round }) => ({ round }),
  },
  'live-games-open': {
    status: 409,
    title: 'Results are missing',
    detail: ({ round, open, delayed }) =>
      delayed
        ? `${count(open, 'delayed game')} from round ${round} on ${open === 1 ? 'has' : 'have'} no result.`
        : `${count(open, 'game')} from round ${round} on ${open === 1 ? 'has' : 'have'} no result that counts.`,
    advice: ({ delayed, ruleSystem }) =>
      delayed
        ? `Enter their results, or enter them as not finished (${sourceIn(ruleSystem, { 'opg-4.2': 'section 13.5' })}).`
        : 'Enter their results, decide those with two different results, or mark them as delayed.',
    extra: ({ round, open }) => ({ round, open }),
  },
  'live-round-order': {
    status: 409,
    title: 'Another round is next',
    detail: ({ asked, next }) =>
      asked === 0 ? 'No round was played yet.' : `Round ${asked} cannot be paired now. Round ${next} is next.`,
    advice: ({ next }) => `Pair round ${next}.`,
    extra: ({ next }) => ({ next }),
  },
  'live-round-unknown': {
    status: 409,
    title: 'There is no such round',
    detail: ({ round, rounds }) =>
      `Round ${round} was not paired. The tournament has ${count(rounds, 'round')} so far.`,
    advice: 'Pair the round first, or choose a round that is there.',
  },
  'live-round-began': {
    status: 409,
    title: 'The round has started',
    detail: ({ round }) => `Round ${round} has started, so its pairing stays.`,
    advice: 'Play the round. If two players sat down wrong, enter what they really played.',
  },
  'live-round-not-begun': {
    status: 409,
    title: 'The round has not started',
    detail: ({ round }) => `Round ${round} is paired, but it was not started.`,
    advice: ({ round }) => `Start round ${round}, then go on.`,
    extra: ({ round }) => ({ round }),
  },
  'live-round-stale': {
    status: 409,
    title: 'The pairing is out of date',
    detail: ({ round }) => `A player of round ${round} has dropped since it was paired.`,
    advice: 'Pair the round again, then start it.',
  },
  'live-pairing-missing': {
    status: 409,
    title: 'They do not play each other',
    detail: ({ round, players, actual }) =>
      `${listed(players)} do not meet in round ${round}. ${actual
        .map(({ handle, meets }) =>
          meets.length === 0 ? `"${handle}" has no game.` : `"${handle}" plays against ${listed(meets)}.`,
        )
        .join(' ')}`,
    advice: 'Choose the pairing that was played.',
  },
  'live-result-impossible': {
    status: 422,
    title: 'The result cannot be so',
    detail: ({ findings }) => findings.map(({ message }) => message).join(' '),
    advice: ({ findings }) => findings.map(({ advice }) => advice).join(' '),
    extra: ({ findings }) => ({ findings }),
  },
  'live-result-doubtful': {
    status: 422,
    title: 'Score and result do not fit',
    detail: ({ round, players, findings }) =>
      `Round ${round}, ${listed(players)}: ${findings.map(({ message }) => message).join(' ')}`,
    advice:
      'Correct the score, the result or how the game ended. If the game really ended like this, a director enters it again and says why (although).',
    extra: ({ findings }) => ({ findings }),
  },
  'live-result-entered': {
    status: 409,
    title: 'The director has entered another result',
    detail: ({ by }) => `${by} has entered another result for this game.`,
    advice: 'If that is wrong, tell the director: they can correct it.',
  },
  'live-result-needed': {
    status: 409,
    title: 'The game needs a result',
    detail: ({ handle, round }) => `The rules name no result for a game that "${handle}" concedes in round ${round}.`,
    advice: 'Enter the result of the game, then let the player drop.',
  },
  'live-later-match-played': {
    status: 409,
    title: 'A later match depends on this one',
    detail: ({ players }) => `The winner of ${players.map((each) => `"${each}"`).join(' and ')} has played on.`,
    advice: 'Correct it in the report after the tournament.',
  },
  'live-minutes': {
    status: 422,
    title: 'Time is only ever added',
    detail: ({ minutes, most }) => `${minutes} is not a number of minutes from 1 to ${most}.`,
    advice: 'To end a round earlier, call time at the tables and enter the results.',
  },
  'live-pairing-impossible': {
    status: 422,
    title: 'This cannot be paired',
    detail: ({ findings }) => findings.map(({ message }) => message).join(' '),
    advice: ({ findings }) => findings.map(({ advice }) => advice).join(' '),
    extra: ({ findings }) => ({ findings }),
  },
  'live-rounds-too-few': {
    status: 409,
    title: 'More rounds are paired already',
    detail: ({ rounds, paired }) => `${rounds} rounds are fewer than the ${paired} that are paired.`,
    advice: 'Plan at least as many as are paired.',
  },
  'live-rounds-need-approval': {
    status: 409,
    title: 'Another number of rounds needs approval',
    detail: ({ from, to, ruleSystem }) =>
      `${from} rounds were announced. Changing them to ${to} needs the approval of everybody who takes part, or an emergency (${sourceIn(ruleSystem, { 'opg-4.2': 'section 6' })}).`,
    advice:
      'Ask the players, then send it with approval "everybody"; after the start also "emergency". It is recorded.',
  },
  'live-bracket-unknown': {
    status: 422,
    title: 'There is no such bracket',
    detail: ({ bracket }) => `There is no bracket "${bracket}".`,
    advice: ({ known }) => `Use one of ${known}.`,
  },
  'live-bracket-published': {
    status: 409,
    title: 'The bracket is published',
    detail: 'The elimination stage has begun, so no further Swiss round is paired.',
    advice: 'Enter the results of the bracket. While none is entered, the bracket can be withdrawn with a reason.',
  },
  'live-bracket-frozen': {
    status: 409,
    title: 'The bracket is frozen',
    detail: ({ ruleSystem }) =>
      `A match of the bracket was played (${sourceIn(ruleSystem, { 'opg-4.2': 'section 10' })}).`,
    advice: 'Play the bracket out as it is.',
  },
  'live-no-bracket': {
    status: 409,
    title: 'There is no bracket',
    detail: 'No bracket was published in this tournament.',
    advice: 'Publish one first.',
  },
  'live-heats-first': {
    status: 409,
    title: 'The players of the finals come from the heats',
    detail: 'These are finals, and their players were not taken from the heats yet.',
    advice: 'Play the heats and finish them. Then let the qualified players play the finals ("take-heats").',
  },
  'live-no-heats': {
    status: 409,
    title: 'The tournament has no heats',
    detail: 'Only finals that were begun with a plan of heats have heats.',
    advice: 'Begin a tournament with "heats", or publish a bracket in this one.',
  },
  'live-heats-began': {
    status: 409,
    title: 'A heat has begun',
    detail: ({ heat, ruleSystem }) =>
      `Round 1 of heat ${heat} has started, so the plan of heats and finals stays (${sourceIn(ruleSystem, { 'opg-4.2': 'section 9' })}).`,
    advice: 'Play the heats as they were announced.',
    extra: ({ heat }) => ({ heat }),
  },
  'live-heats-complete': {
    status: 409,
    title: 'All heats have begun',
    detail: ({ heats }) => `${count(heats, 'heat')} ${heats === 1 ? 'has' : 'have'} begun, or the finals have.`,
    advice: 'Finish the heats, then let the qualified players play the finals.',
  },
  'live-heats-open': {
    status: 409,
    title: 'The heats are not over',
    detail: ({ open, missing }) =>
      [
        ...(open.length > 0 ? [`Not finished: heat ${open.join(', ')}.`] : []),
        ...(missing > 0 ? [`Not begun: ${count(missing, 'heat')}.`] : []),
      ].join(' '),
    advice: ({ open }) =>
      open.length > 0
        ? 'Finish every heat. Then the finals can take the qualified players.'
        : 'Begin and play the heats that are missing, or give a reason for playing the finals without them.',
    extra: ({ open, missing }) => ({ open, missing }),
  },
  'live-heat-taken': {
    status: 409,
    title: 'The finals have taken the players of this heat',
    detail: 'The qualified players of this heat play the finals.',
    advice: 'Withdraw the bracket of the finals first. That is possible until its first result.',
  },
  'live-qualified': {
    status: 409,
    title: 'The player has qualified already',
    detail: ({ handle, heat }) => `"${handle}" has qualified for the finals in heat ${heat}.`,
    advice: ({ ruleSystem }) =>
      `Players who have qualified play no further heat (${sourceIn(ruleSystem, { 'opg-4.2': 'section 9' })}).`,
    extra: ({ heat }) => ({ heat }),
  },
  'live-in-other-heat': {
    status: 409,
    title: 'The player plays in another heat',
    detail: ({ handle, heat }) => `"${handle}" plays in heat ${heat}.`,
    advice: 'A player has one heat in Tribbles. If they are here, undo their check-in in the other heat first.',
    extra: ({ heat }) => ({ heat }),
  },
  'live-byes-used': {
    status: 409,
    title: 'The Earned Byes are used',
    detail: ({ handle, heat }) => `"${handle}" has used their Earned Bye in heat ${heat}.`,
    advice: ({ ruleSystem }) =>
      `Enter the player without Earned Byes: they are used in the first heat (${sourceIn(ruleSystem, { 'opg-4.2': 'section 9' })}).`,
    extra: ({ heat }) => ({ heat }),
  },
  'live-best-of': {
    status: 422,
    title: 'The matches are not played like this',
    detail: ({ bestOf }) => `A match of this bracket is not the best of ${bestOf}.`,
    advice: 'Use 1, or 3 where the bracket is played in matches.',
  },
  'live-bracket-size': {
    status: 409,
    title: 'The bracket has another size',
    detail: ({ entrants, players }) => `The bracket has ${entrants} seats, and there are ${players} to fill them.`,
    advice: ({ entrants, players }) =>
      players < entrants
        ? 'Name a smaller bracket ("bracket"), such as play-in-6 for six players.'
        : 'Choose a bracket with at least one seat for each heat.',
    extra: ({ entrants, players }) => ({ entrants, players }),
  },
  'live-too-many-players': {
    status: 409,
    title: 'The tournament is full',
    detail: ({ most }) => `A tournament has at most ${most} players.`,
    advice: 'Split it into heats.',
  },
  'live-only-director': {
    status: 403,
    title: 'Only the director can do this',
    detail: ({ act }) => `A player's link cannot be used for "${act}".`,
    advice: 'Ask the director.',
  },
  'live-other-player': {
    status: 403,
    title: 'This link belongs to another player',
    detail: ({ handle }) => `This link acts for "${handle}" only.`,
    advice: 'Use your own link, or tell the director.',
  },
});
