import { error, note, warning, type FindingTable } from './listed-finding.js';

/** Findings that hold a report until a coordinator decides. */
export const HELD = {
  'sender-not-approved': warning('the sender is not an approved director where the tournament was played: the report is held, and counts nothing until a coordinator approves it', 'nothing: wait; ask the coordinator to approve you as a director'),
  'correction-window-over': warning('a director revises a tournament more than 28 days after an official refresh first published it (`/api/v1/policy`): the revision is held', 'nothing: wait for the coordinator'),
  'facts-changed': warning("a director's revision changes a date, level, kind, format, game, rule system, league, `online`, `unrated`, a director, or whether the tournament is sanctioned or rated; takes a player out; or changes a result of a game that its sender played: the revision is held as a whole", 'nothing: wait for the coordinator. Or send a revision without these changes'),
  'inferred-rated': warning('a director rates inferred results (`inferredRated`), which only a coordinator may decide: the report is held', 'nothing: wait for the coordinator, or remove `inferredRated`'),
  'history-window': warning('a director reports a tournament later than the stability policy allows, in an open history window: the report is held', 'nothing: wait for the coordinator'),
  'part-closed': warning('a revision of a tournament that counts in a closed part of a season: the revision is held as a whole, and the current one counts until a coordinator approves it', 'nothing: wait'),
} as const satisfies FindingTable;

export const KNOWN = {
  'league-unknown': error('no league has the slug in `league`', 'use the slug of a league, or ask a coordinator to create it'),
  'out-of-season': warning('the league has no season on that local date: no league points', 'check the date, or ask a coordinator for the season'),
  'league-not-flagged': warning('nobody who may flag it for the league has sent or flagged the report: the league director, an alternate or a coordinator (Organized Play Guide 4.2, section 12.2). It is rated, and its league points wait', 'ask the league director to flag it'),
  'league-part-closed': warning('the part of the season is closed: the tournament is rated, and its league points wait for a coordinator', 'ask a coordinator to flag it'),
  'league-too-small': warning('fewer than four took part (Organized Play Guide 4.2, section 12.4): no league points', 'nothing: it is stored, and counts for nothing in its league'),
  'league-part-full': warning('the half or the playoffs already has all its tournaments (Organized Play Guide 4.2, section 12.2): the last one by date gives no league points', 'check the date, or ask the league director which of them count'),
  'bonus-fact-missing': warning('bonus schemes in force need facts about decks that the report does not give; one finding for a report, with all its players: no bonus for them', 'send a revision with the facts, or leave it'),
  'deck-name-near': warning("a headquarters or mission that no earlier report of the league has, but almost the name of one of those or of the coordinators' list", 'correct the spelling, or leave it'),
  'deck-impossible': warning('more cards playable or Non-Aligned than there are, more than twelve missions a round (our limit), or a number above what the league declares', 'correct the numbers'),
  'deck-fact-unknown': warning('a number in `deck.facts` that the league has not declared', 'correct its name, or leave it out'),
  ...HELD,
  'level-not-approved': warning('a director gives a level above 1, and no approved application fits, or the kind champions-league: the tournament counts as level 1 (Organized Play Guide 4.2, section 11.1, 11.2, 11.4 and 12.7)', 'ask a coordinator to set the level, or send level 1'),
  'level-approved': note('a level above 1; the message names the approved application that it uses', 'nothing'),
  'region-unknown': note('no region has this name; the nearest known one is named', 'correct it, or have the coordinator of the continent add it'),
  'venue-waits': note('a coordinator has not looked at this venue yet, so it is not listed (Organized Play Guide 4.2, appendix A)', 'nothing: the results are in'),
  'venue-refused': warning('a coordinator refused this venue; the message says why', 'correct its name, or ask for another look'),
  'publishing-paused': note('publishing is paused: the report is stored, and its numbers appear when a coordinator resumes it', 'nothing: wait'),
  'late-report': note("later than the seventh local day after the tournament's last day: rated by the next refresh (Organized Play Guide 4.2, section 8)", 'nothing, or ask a coordinator for a refresh'),
  'tournament-too-old': error('a director reports a tournament later than the stability policy allows (`/api/v1/policy`): 365 days after its last day; no history window is open for its day and place, or the sender is not an approved director there', 'ask a coordinator to open a history window, or to send the report'),
  'same-player-twice': error('two handles of one player: a former one, an alias, or one who was merged', 'name them once, or have the merge undone'),
  'unrated-as-announced': warning('the report is marked unrated and its announcement is not, or the other way round; the announcement counts', 'ask a coordinator, if the announcement is wrong'),
  'player-created': note('nobody had this handle, so there is a new player; `candidates` lists similar players', 'send a corrected report if it is misspelt'),
  'player-linked': note('nobody had this handle, and exactly one player has the name: the entry counts for them', 'give their handle, or send a corrected report if it is another'),
  'player-unknown': error('`createPlayers=false`, no player has this handle, and the name does not belong to exactly one player; `candidates` lists similar players', 'give the handle of a known player'),
  'player-linked-twice': error('two entries mean the same player, one of them by name', 'name them once; leave out the name of the other'),
  'not-storable': error('the database cannot store a number that is this large', 'correct the number that the message names'),
  'not-scorable': error('a correction of a report that the current rules cannot score', 'send a corrected report'),
  'removed-player': error('a batch: the same tournament is stored, with a player whose name was removed for good, and the file names them', 'leave it out, or correct the stored tournament'),
  'tournament-gone': error('an import: the tournament was withdrawn or merged, and this report differs from the stored one', 'have it reinstated, or leave it out'),
} as const satisfies FindingTable;

/** Findings that hold a report until its sender confirms it. */
export const TO_BE_CONFIRMED = {
  'possible-duplicate': warning('another tournament of the same game and format starts within 36 hours, and at least 80 % of the players and half of the pairings are the same, or all scores of at least eight games, four of them different; a heat is not compared with other tournaments than heats; an import leaves the report out', 'do not report it again, or confirm that they are two'),
  'player-in-two-places': warning('players took part in another tournament at the same time, in another country or more than 300 km away, neither of them online; a tournament without `endsAt` counts as six hours long', 'correct players, times or place, or confirm it'),
  'favourite-loses-to-newcomers': warning('a player who is expected to win more than nine of ten games against new players lost most of at least two such games', 'check results and handles, or confirm it'),
  'mostly-new-players': warning('at least three quarters of at least four players are new here, and the winner is known', 'check the handles, or confirm it'),
  'announced-here': warning('a tournament was announced for its director, game and day, and it states another registration or none', 'if it is this one, confirm `is-announced`; if it is another tournament, confirm `announced-here` with a reason'),
  'is-announced': note('its sender confirmed that it is the announced tournament', 'none'),
  'announced-and-cancelled': warning('the tournament that its director announced for its game and day was cancelled', 'confirm with a reason'),
} as const satisfies FindingTable;

export const NIGHT = {
  'possible-same-player': warning('two players have the same name of at least two words and no two countries, and never played in the same tournament; hidden players aside', 'merge one into the other, or say that they are two'),
} as const satisfies FindingTable;

export const PATCH = {
  'bad-pointer': error('`path` is no JSON pointer (RFC 6901) to something inside the document', 'write it like `/rounds/0/matches/1/score`'),
  protected: error('`path` leads to the schema, the level, the kind, the externalId or a director, or to what holds one', 'open a dispute'),
  'nothing-there': error('`path` leads to a value that the current revision does not have', 'compare it with the report'),
  'something-there': error('`path` of an addition leads to a value that exists', 'use a replacement'),
  'test-failed': error('a test of the patch finds another value', 'load the tournament again'),
  'changes-nothing': error('the patch does not change the document', 'say what to change'),
  'patch-too-large': error('more than 256 KiB with the tests of all that it touches', 'change single fields, or ask for a new report'),
} as const satisfies FindingTable;

export const CLAIMS = {
  'earned-bye-unknown': warning('the player won none, or only after this tournament', 'correct player or claim'),
  'earned-bye-used-up': warning('it was used before, in an earlier heat or an earlier year', 'correct the claim'),
  'earned-bye-forfeited': warning('the player gave it up; nobody else can use it either', 'correct the claim'),
  'earned-bye-expired': warning('it was for the championship of an earlier year', 'correct the claim'),
  'earned-bye-for-another': warning('it is for another game, championship, continent or year', 'correct the claim'),
  'earned-bye-not-for-round': warning('it is for another round', 'correct the round'),
  'head-start-unknown': warning('the player won none, or only after this tournament', 'correct player or head start'),
  'head-start-used-up': warning('it was used before', 'correct the head start'),
  'head-start-forfeited': warning('it was given up', 'correct the head start'),
  'head-start-expired': warning('it was for the championship of an earlier year', 'correct the head start'),
  'head-start-for-another': warning('it is for another game, championship, continent or year', 'correct the head start'),
  'head-start-amount': warning('the player won another number of points', 'give the points that they won'),
  'entitlement-choice-missing': warning("it is for a continent of the player's choice, and none was chosen", 'have the player choose'),
  'entitlement-past-first-heat': warning('the player took part in an earlier heat without it (Organized Play Guide 4.2, section 9)', 'correct the claim'),
  'champions-league-not-eligible': warning('a player of a Champions League has fewer than 50 lifetime league points (Organized Play Guide 4.2, section 12.7); the result counts', 'correct the player, or nothing'),
} as const satisfies FindingTable;
