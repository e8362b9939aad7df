import type { Finding } from '@quadrant/rules/tournament';
import type { SeatFault } from '@quadrant/rules/live';
import { count, say, joined, type Message } from '@quadrant/rules/message';
import { refusalProblems } from '@quadrant/http';
import type { TargetRefusal } from '@quadrant/outbound';
import { sourceFor } from '@quadrant/rules/systems';
import type { LiveStoreRefusal } from '@quadrant/store/live';

const quoted = (handles: readonly string[]): string => handles.map((each) => `"${each}"`).join(', ');

interface OfFindings {
  readonly findings: readonly Finding[];
}

/** The findings explain such a refusal. */
const TOLD_BY_FINDINGS = {
  detail: ({ findings }: OfFindings) =>
    joined(
      findings.map(({ message }) => message),
      ' ',
    ),
  advice: ({ findings }: OfFindings) =>
    joined(
      findings.map(({ advice }) => advice),
      ' ',
    ),
  extra: ({ findings }: OfFindings) => ({ findings }),
};

const SEAT_FAULTS: Readonly<Record<SeatFault, (round: number) => Message>> = {
  'opponent-missing': () => say`A game needs two players.`,
  'opponent-too-many': () => say`A bye or a Missed Game is for one player.`,
  'bye-after-start': (round) => say`Round ${round} has started: a player who comes late gets no bye.`,
  'missed-before-start': (round) => say`Round ${round} has not started, so nobody has missed it.`,
  'no-missed-games': () => say`These rules have no Missed Games. The player plays from the next round on.`,
  'round-played': (round) => say`All games of round ${round} have their results, so it is too late for this round.`,
  pods: () => say`Nobody joins a table of several players once it is seated. Pair the round again before its start.`,
};

interface PushRefusal {
  readonly kind: 'push-receiver-refused';
  readonly why: TargetRefusal | 'no-keys';
}

const PUSH_FAULTS: Readonly<Record<PushRefusal['why'], Message>> = {
  'no-address': say`The endpoint is no address.`,
  'no-https': say`The endpoint does not begin with https.`,
  'has-password': say`The endpoint has a password.`,
  'own-site': say`The endpoint leads to this site.`,
  inside: say`The endpoint leads to an address inside this network.`,
  'no-keys': say`The keys are not those of a browser: p256dh needs 65 bytes that begin with 4, auth needs 16 bytes, both as base64url.`,
};

export const problemOfPush = refusalProblems<PushRefusal>({
  'push-receiver-refused': {
    detail: ({ why }) => PUSH_FAULTS[why],
    advice: say`Send endpoint, p256dh and auth as PushManager.subscribe() gives them.`,
  },
});

export const problemOfLive = refusalProblems<LiveStoreRefusal>({
  'live-not-found': {
    code: 'not-found',
    detail: say`There is no live tournament with this id.`,
    advice: say`Your live tournaments are listed at /api/v1/live/mine and on /my/tournaments.`,
  },
  'live-begun-already': {
    detail: ({ id }) => say`Live tournament ${id} was begun from this announcement.`,
    advice: ({ id }) => say`Go on with it: /live/${id}/run.`,
    extra: ({ id }) => ({ id }),
  },
  'live-key-reused': {
    detail: ({ key }) => say`An entry with the key ${key} is in the log, and it says something else.`,
    advice: say`Send a new entry with its own key.`,
  },
  'live-link-ended': {
    detail: say`The link is wrong, was replaced by the director, or its tournament is over.`,
    advice: say`Ask the director for your present link.`,
  },
  'live-player-elsewhere': {
    detail: ({ handle }) =>
      say`"${handle}" is checked in at a live tournament of an approved director at the moment, and nobody has approved the account that began this one.`,
    advice: say`Ask the player which one they play in. If they are here, check them in with a reason ("although"), or let them check in by their own link. To correct the handle of a player who is checked in, undo the check-in first.`,
  },
  'live-finished': {
    detail: say`Nothing can be entered into a tournament that is finished.`,
    advice: say`To correct something before the report is submitted, open the tournament again with a reason.`,
  },
  'live-not-finished': {
    detail: say`The tournament is still being played.`,
    advice: say`Enter what is missing, then finish the tournament.`,
  },
  'live-changed': {
    detail: ({ changes }) => say`Since you opened the page: ${joined(changes.slice(-10), ' ')}`,
    advice: say`Look at the page again, then decide.`,
    extra: ({ version, changes }) => ({ version, changes: changes.slice(-100) }),
  },
  'live-player-impossible': {
    ...TOLD_BY_FINDINGS,
  },
  'live-player-unknown': {
    detail: ({ handles }) => say`No player here has the handle ${quoted(handles)}, or they are not playing.`,
    advice: say`Check the spelling, or enter and check in the player first.`,
    extra: ({ handles }) => ({ handles }),
  },
  'live-player-not-playing': {
    detail: ({ handle, presence }) =>
      say`"${handle}" ${presence === 'dropped' ? say`has dropped` : say`is not checked in`}.`,
    advice: ({ presence }) =>
      presence === 'dropped' ? say`Let them come back first.` : say`Check the player in, or take them off the list.`,
  },
  'live-player-there': {
    detail: ({ handle }) => say`"${handle}" is a player of this tournament already.`,
    advice: ({ free }) =>
      say`If it is another person, enter them with a handle of their own, such as "${free}". If it is the same person, they are on the list: change their name, deck or byes with "edit", or take a misspelled handle off the list.`,
    extra: ({ free }) => ({ free }),
  },
  'live-no-place': {
    detail: ({ why, rounds, ruleSystem }) =>
      why === 'rounds-played'
        ? rounds === 1
          ? say`The only round is played, so nobody can join any more.`
          : say`All ${rounds} rounds are played, so nobody can join any more.`
        : why === 'bracket'
          ? say`The bracket is published, and each place in it is taken.`
          : say`A match of the bracket was played, so nobody joins it any more (${sourceFor(ruleSystem, 'elimination')}).`,
    advice: ({ why }) =>
      why === 'rounds-played'
        ? say`If another round is played, plan it first under Number of rounds. Then enter and check in the player.`
        : why === 'bracket'
          ? say`No match has a result yet: withdraw the bracket with a reason, enter and check in the player, and publish the bracket of all of them.`
          : say`Play the bracket out without them.`,
    extra: ({ why }) => ({ why }),
  },
  'live-director-plays': {
    detail: ({ handle }) =>
      say`"${handle}" directs this tournament. More than half of the players have to approve, and two others act as deputies (Organized Play Guide 4.2, section 7.1).`,
    advice: say`Ask the players, then enter how many approve and the two deputies ("let-director-play").`,
  },
  'live-director-approval': {
    detail: ({ approvals, players }) =>
      say`${approvals} of ${count(players, 'other player')} approve. It has to be more than half of them.`,
    advice: ({ players }) => say`Enter a number from ${Math.floor(players / 2) + 1} to ${players}, or do not play.`,
    extra: ({ players }) => ({ players }),
  },
  'live-director-deputies': {
    detail: say`A second and a third director have to be named, and neither can be the director.`,
    advice: say`Name two different people.`,
  },
  'live-player-has-played': {
    detail: ({ handle }) => say`"${handle}" is in a round of this tournament, so they stay in its report.`,
    advice: say`Let the player drop instead.`,
  },
  'live-game-open': {
    detail: ({ handle, round, opponents }) =>
      say`"${handle}" has an open game against ${quoted(opponents)} in round ${round}.`,
    advice: say`Enter the result of that game first, or let the player concede it and drop.`,
    extra: ({ round }) => ({ round }),
  },
  'live-games-open': {
    detail: ({ round, open, delayed }) =>
      delayed
        ? say`${count(open, 'delayed game')} from round ${round} on ${open === 1 ? 'has' : 'have'} no result.`
        : say`${count(open, 'game')} from round ${round} on ${open === 1 ? 'has' : 'have'} no result that counts.`,
    advice: ({ delayed, ruleSystem }) =>
      delayed
        ? say`Enter their results, or enter them as not finished (${sourceFor(ruleSystem, 'unfinished-game')}).`
        : say`Enter their results, decide those with two different results, or mark them as delayed.`,
    extra: ({ round, open }) => ({ round, open }),
  },
  'live-round-order': {
    detail: ({ asked, next }) =>
      asked === 0 ? say`No round was played yet.` : say`Round ${asked} cannot be paired now. Round ${next} is next.`,
    advice: ({ next }) => say`Pair round ${next}.`,
    extra: ({ next }) => ({ next }),
  },
  'live-round-unknown': {
    detail: ({ round, rounds }) =>
      say`Round ${round} was not paired. The tournament has ${count(rounds, 'round')} so far.`,
    advice: say`Pair the round first, or choose a round that is there.`,
  },
  'live-round-began': {
    detail: ({ round }) => say`Round ${round} has started, so its pairing stays.`,
    advice: say`Play the round. If players sat down wrong, let them change places while their games have no result. If the round was started too early, undo its start while it has no result.`,
  },
  'live-round-not-begun': {
    detail: ({ round }) => say`Round ${round} is paired, but it was not started.`,
    advice: ({ round }) => say`Start round ${round}, then go on.`,
    extra: ({ round }) => ({ round }),
  },
  'live-round-stale': {
    detail: ({ round }) => say`A player of round ${round} has dropped since it was paired.`,
    advice: say`Pair the round again, then start it.`,
  },
  'live-round-has-results': {
    detail: ({ round, results }) => say`Results or delayed games in round ${round}: ${results}.`,
    advice: say`Play the round on. You can correct each result.`,
    extra: ({ round, results }) => ({ round, results }),
  },
  'live-round-over': {
    detail: ({ round }) => say`Another round was paired after round ${round}.`,
    advice: say`A player who comes late plays from the next round on. Check them in, then pair that round.`,
  },
  'live-seat-taken': {
    detail: ({ round, handle, meets }) =>
      meets.length === 0
        ? say`"${handle}" has a seat in round ${round} already.`
        : say`"${handle}" plays against ${quoted(meets)} in round ${round}.`,
    advice: say`Choose a player who has the bye or no seat yet. To change who plays whom, let two players change places.`,
    extra: ({ round }) => ({ round }),
  },
  'live-seat-impossible': {
    detail: ({ why, round }) => SEAT_FAULTS[why](round),
    advice: ({ why }) =>
      why === 'round-played'
        ? say`They play from the next round on.`
        : say`Seat them against the player with the bye, or let them play from the next round on.`,
    extra: ({ round, why }) => ({ round, why }),
  },
  'live-nothing-to-undo': {
    detail: ({ round, players }) =>
      say`Nothing was entered for ${quoted(players)} in round ${round} since the last undo.`,
    advice: say`To change a result, enter the right one.`,
  },
  'live-note-unknown': {
    detail: ({ version }) => say`Entry ${version} is not a note of a judge.`,
    advice: say`Use the number of a ruling, a penalty or a deck check in the notes. Extra time stays as it was given.`,
  },
  'live-not-seated-late': {
    detail: ({ handle, round }) => say`"${handle}" was not seated late in round ${round}.`,
    advice: say`To change a pairing that was drawn, let two players change places.`,
  },
  'live-pairing-missing': {
    detail: ({ round, players, actual }) =>
      say`${quoted(players)} do not meet in round ${round}. ${joined(
        actual.map(({ handle, meets }) =>
          meets.length === 0 ? say`"${handle}" has no game.` : say`"${handle}" plays against ${quoted(meets)}.`,
        ),
        ' ',
      )}`,
    advice: say`Choose the pairing that was played.`,
  },
  'live-result-impossible': {
    ...TOLD_BY_FINDINGS,
  },
  'live-result-doubtful': {
    detail: ({ round, players, findings }) =>
      say`Round ${round}, ${quoted(players)}: ${joined(
        findings.map(({ message }) => message),
        ' ',
      )}`,
    advice: say`Correct the score, the result or how the game ended. If the game really ended like this, a director enters it again and says why (although).`,
    extra: ({ findings }) => ({ findings }),
  },
  'live-result-entered': {
    detail: ({ by }) => say`${by} has entered another result for this game.`,
    advice: say`If that is wrong, tell the director: they can correct it.`,
  },
  'live-earlier-round': {
    detail: ({ round, running, players }) =>
      say`Round ${running} is running. This is another result for ${quoted(players)} in round ${round}, which has one.`,
    advice: ({ round }) =>
      say`If the result of round ${round} is wrong, send it again: it is then corrected. Otherwise look at the page again, and enter the result of the running round.`,
    extra: ({ round, running }) => ({ round, running }),
  },
  'live-result-needed': {
    detail: ({ handle, round }) =>
      say`The rules name no result for a game that "${handle}" concedes in round ${round}.`,
    advice: say`Enter the result of the game, then let the player drop.`,
  },
  'live-later-match-played': {
    detail: ({ players, later }) =>
      say`Later matches depend on ${players.map((each) => `"${each}"`).join(' and ')}: ${later.map(({ match, players: pair }) => `${pair.join(' v ')} (${match})`).join(', ')}.`,
    advice: say`If the result is wrong, enter the right one again with a reason. The results of those matches are then taken back, and the matches are played again.`,
    extra: ({ later }) => ({ later }),
  },
  'live-minutes': {
    detail: ({ minutes, most }) => say`${minutes} is not a number of minutes from 1 to ${most}.`,
    advice: say`To end a round earlier, call time at the tables and enter the results.`,
  },
  'live-pairing-impossible': {
    ...TOLD_BY_FINDINGS,
  },
  'live-rounds-too-few': {
    detail: ({ rounds, paired }) => say`${rounds} rounds are fewer than the ${paired} that are paired.`,
    advice: say`Plan at least as many as are paired.`,
  },
  'live-rounds-need-approval': {
    detail: ({ from, to, ruleSystem }) =>
      say`${from} rounds were announced. Changing them to ${to} needs the approval of everybody who takes part, or an emergency (${sourceFor(ruleSystem, 'change-of-rounds')}).`,
    advice: say`Ask the players, then send it with approval "everybody"; after the start also "emergency". It is recorded.`,
  },
  'live-bracket-unknown': {
    detail: ({ bracket }) => say`There is no bracket "${bracket}".`,
    advice: ({ known }) => say`Use one of ${known}.`,
  },
  'live-bracket-published': {
    detail: say`The elimination stage has begun, so no further Swiss round is paired.`,
    advice: say`Enter the results of the bracket. While none is entered, the bracket can be withdrawn with a reason.`,
  },
  'live-bracket-frozen': {
    detail: ({ ruleSystem }) => say`A match of the bracket was played (${sourceFor(ruleSystem, 'elimination')}).`,
    advice: say`Play the bracket out as it is.`,
  },
  'live-no-bracket': {
    detail: say`No bracket was published in this tournament.`,
    advice: say`Publish one first.`,
  },
  'live-heats-first': {
    detail: say`These are finals, and their players were not taken from the heats yet.`,
    advice: say`Play the heats and finish them. Then let the qualified players play the finals ("take-heats").`,
  },
  'live-no-heats': {
    detail: say`Only finals that were begun with a plan of heats have heats.`,
    advice: say`Begin a tournament with "heats", or publish a bracket in this one.`,
  },
  'live-heats-began': {
    detail: ({ heat, ruleSystem }) =>
      say`Round 1 of heat ${heat} has started, so the plan of heats and finals stays (${sourceFor(ruleSystem, 'heats')}).`,
    advice: say`Play the heats as they were announced.`,
    extra: ({ heat }) => ({ heat }),
  },
  'live-heats-complete': {
    detail: ({ heats }) => say`${count(heats, 'heat')} ${heats === 1 ? 'has' : 'have'} begun, or the finals have.`,
    advice: say`Finish the heats, then let the qualified players play the finals.`,
  },
  'live-heats-open': {
    detail: ({ open, missing }) =>
      joined(
        [
          ...(open.length > 0 ? [say`Not finished: heat ${open.join(', ')}.`] : []),
          ...(missing > 0 ? [say`Not begun: ${count(missing, 'heat')}.`] : []),
        ],
        ' ',
      ),
    advice: ({ open }) =>
      open.length > 0
        ? say`Finish every heat. Then the finals can take the qualified players.`
        : say`Begin and play the heats that are missing, or give a reason for playing the finals without them.`,
    extra: ({ open, missing }) => ({ open, missing }),
  },
  'live-heat-taken': {
    detail: say`The qualified players of this heat play the finals.`,
    advice: say`Withdraw the bracket of the finals first. That is possible until its first result.`,
  },
  'live-qualified': {
    detail: ({ handle, heat }) => say`"${handle}" has qualified for the finals in heat ${heat}.`,
    advice: ({ ruleSystem }) =>
      say`Players who have qualified play no further heat (${sourceFor(ruleSystem, 'heats')}).`,
    extra: ({ heat }) => ({ heat }),
  },
  'live-in-other-heat': {
    detail: ({ handle, heat }) => say`"${handle}" plays in heat ${heat}.`,
    advice: say`A player has one heat in Tribbles. If they are here, undo their check-in in the other heat first.`,
    extra: ({ heat }) => ({ heat }),
  },
  'live-byes-used': {
    detail: ({ handle, heat }) => say`"${handle}" has used their Earned Bye in heat ${heat}.`,
    advice: ({ ruleSystem }) =>
      say`Enter the player without Earned Byes: they are used in the first heat (${sourceFor(ruleSystem, 'heats')}).`,
    extra: ({ heat }) => ({ heat }),
  },
  'live-best-of': {
    detail: ({ bestOf }) => say`A match of this bracket is not the best of ${bestOf}.`,
    advice: say`Use 1, or 3 where the bracket is played in matches.`,
  },
  'live-bracket-size': {
    detail: ({ entrants, players }) => say`The bracket has ${entrants} seats, and there are ${players} to fill them.`,
    advice: ({ entrants, players }) =>
      players < entrants
        ? say`Name a smaller bracket ("bracket"), such as play-in-6 for six players.`
        : say`Choose a bracket with at least one seat for each heat.`,
    extra: ({ entrants, players }) => ({ entrants, players }),
  },
  'live-too-many-players': {
    detail: ({ most }) => say`A tournament has at most ${most} players.`,
    advice: say`Split it into heats.`,
  },
  'live-only-director': {
    detail: ({ act }) => say`A player's link cannot be used for "${act}".`,
    advice: say`Ask the director.`,
  },
  'live-other-player': {
    detail: ({ handle }) => say`This link acts for "${handle}" only.`,
    advice: say`Use your own link, or tell the director.`,
  },
});
