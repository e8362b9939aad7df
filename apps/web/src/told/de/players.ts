/** Players, claims and merges. */
export const TOLD_PLAYERS: Readonly<Record<string, string>> = {
  'Hidden player': 'Verborgene Person',
  'Hidden player {0}': 'Verborgene Person {0}',
  '{0} per {1}': '{0} je {1}',
  'Another attempt has taken this idempotency key over.': 'Ein anderer Versuch hat diesen Idempotency-Key übernommen.',
  'No player has this handle.': 'Kein Spieler hat dieses Handle.',
  'There is no claim with this id.': 'Es gibt keine Zuordnung mit dieser Nummer.',
  'See /api/v1/claims for those that wait for you.': 'Welche auf dich warten, steht unter /api/v1/claims.',
  'The code is not valid': 'Der Code ist ungültig',
  'The code is unknown, used, or older than 90 days.': 'Der Code ist unbekannt, verwendet oder älter als 90 Tage.',
  'Compare it with the receipt, ask the director for a new one, or claim without a code.':
    'Vergleiche ihn mit der Quittung, bitte die Turnierleitung um einen neuen oder beantrage die Zuordnung ohne Code.',
  'The code is for another player': 'Der Code ist für einen anderen Spieler',
  'The code belongs to another player. It stays valid.': 'Der Code gehört zu einem anderen Spieler. Er bleibt gültig.',
  'Claim the player that the receipt names beside the code.':
    'Beantrage die Zuordnung zu dem Spieler, den die Quittung neben dem Code nennt.',
  'You cannot confirm your own claim': 'Deine eigene Zuordnung kannst du nicht bestätigen',
  'This claim is your own.': 'Diese Zuordnung ist deine eigene.',
  'Another director or a coordinator has to decide it.':
    'Darüber muss eine andere Turnierleitung oder die Koordination entscheiden.',
  'The player already has an account': 'Der Spieler hat schon ein Konto',
  'This player belongs to an account.': 'Dieser Spieler gehört zu einem Konto.',
  'If this is wrong, ask a coordinator to release the player: DELETE /api/v1/players/{handle}/claim.':
    'Ist das falsch, bitte die Koordination, den Spieler freizugeben: DELETE /api/v1/players/{handle}/claim.',
  'The account has a player already': 'Das Konto hat schon einen Spieler',
  'The account is the player "{0}".': 'Das Konto ist der Spieler „{0}“.',
  'If both are the same person, ask a coordinator to merge the two players; otherwise release that one first.':
    'Sind beide dieselbe Person, bitte die Koordination, die beiden Spieler zusammenzulegen; sonst gib jenen zuerst frei.',
  'The claim waits already': 'Die Zuordnung wartet schon',
  'You claimed this player before, and nobody has decided yet.':
    'Du hast die Zuordnung zu diesem Spieler schon beantragt, und noch hat niemand entschieden.',
  'Ask a director of their tournaments or a coordinator to decide.':
    'Bitte eine Turnierleitung seiner Turniere oder die Koordination zu entscheiden.',
  'The claim is decided already': 'Über die Zuordnung ist schon entschieden',
  'The claim is {0}.': 'Stand der Zuordnung: {0:w}.',
  'There is nothing left to do; a new claim can be made.':
    'Es ist nichts mehr zu tun; eine neue Zuordnung kann beantragt werden.',
  'The player has no account': 'Der Spieler hat kein Konto',
  'No account has claimed this player.': 'Kein Konto ist diesem Spieler zugeordnet.',
  'There is nothing to release.': 'Es gibt nichts freizugeben.',
  'Neither handle, name, country nor region is given: there is nothing to change.':
    'Weder Handle noch Name, Land oder Region ist angegeben: Es gibt nichts zu ändern.',
  'Check the spelling; a new player is sent to /api/v1/players.':
    'Prüfe die Schreibweise; ein neuer Spieler geht an /api/v1/players.',
  'The handle already belongs to a player': 'Das Handle gehört schon einem Spieler',
  'Another player has or had this handle, has it as an alias, or has one that looks the same.':
    'Ein anderer Spieler hat oder hatte dieses Handle, hat es als Alias oder hat eines, das gleich aussieht.',
  'Choose another one; two players who are one person are merged.':
    'Wähle ein anderes; zwei Spieler, die eine Person sind, werden zusammengelegt.',
  'The handle looks like another player’s handle': 'Das Handle sieht aus wie das eines anderen Spielers',
  'It cannot be told apart from {0}: some letters are of another alphabet.':
    'Es ist von {0} nicht zu unterscheiden: Einige Buchstaben stammen aus einem anderen Alphabet.',
  'Choose another one; if it is the same person, make it an alias of that player.':
    'Wähle ein anderes; ist es dieselbe Person, mach es zum Alias jenes Spielers.',
  '{0} is no alias of this player.': '{0} ist kein Alias dieses Spielers.',
  'Their "aliases" list those that can be removed; a former handle stays theirs.':
    '„aliases“ führt auf, was sich entfernen lässt; ein früheres Handle bleibt.',
  'The player is hidden already': 'Der Spieler ist schon verborgen',
  'The player is already hidden.': 'Der Spieler ist schon verborgen.',
  'The player is not hidden': 'Der Spieler ist nicht verborgen',
  'The player is not hidden.': 'Der Spieler ist nicht verborgen.',
  'This is not the current handle of the player': 'Das ist nicht das jetzige Handle des Spielers',
  'To remove a name, the body must repeat the current handle of the player. This is another one.':
    'Um einen Namen zu entfernen, muss die Anfrage das jetzige Handle des Spielers wiederholen. Das hier ist ein anderes.',
  'Reload the player and check that you mean this one.': 'Lade den Spieler neu und prüfe, ob du diesen meinst.',
  'Something is being published': 'Es wird gerade etwas veröffentlicht',
  'A run is being published, and nothing was changed.':
    'Ein Lauf wird gerade veröffentlicht, und nichts wurde geändert.',
  'Try again when it is done.': 'Versuche es noch einmal, wenn er fertig ist.',
  'A merge of players is not finished': 'Eine Zusammenlegung von Spielern ist nicht abgeschlossen',
  'A merge of this player, or its undoing, waits for a run. A removed name cannot be restored.':
    'Eine Zusammenlegung dieses Spielers, oder ihr Rückgängigmachen, wartet auf einen Lauf. Ein entfernter Name lässt sich nicht wiederherstellen.',
  'Wait until it is published, or undo a merge that is not; then try again.':
    'Warte, bis sie veröffentlicht ist, oder mach eine nicht veröffentlichte rückgängig; versuche es dann noch einmal.',
  'The player has version {0} now.': 'Der Spieler hat jetzt Version {0}.',
  'There is no player with the handle {0}, or none with the handle {1}.':
    'Es gibt keinen Spieler mit dem Handle {0} oder keinen mit dem Handle {1}.',
  'Check the spelling; GET /api/v1/search?q= finds players by the beginnings of their names.':
    'Prüfe die Schreibweise; GET /api/v1/search?q= findet Spieler nach den Anfängen ihrer Namen.',
  'There is no merge of players with this id.': 'Es gibt keine Zusammenlegung von Spielern mit dieser Nummer.',
  'Take the id from /api/v1/players/{handle}/merges.': 'Nimm die Nummer aus /api/v1/players/{handle}/merges.',
  'The other player is not known': 'Der andere Spieler ist nicht bekannt',
  'No player has the handle {0} in "into".': 'Kein Spieler hat das Handle {0} in „into“.',
  'Set "into" to the handle of the other player.': 'Setze „into“ auf das Handle des anderen Spielers.',
  'A player cannot be merged with themselves': 'Ein Spieler kann nicht mit sich selbst zusammengelegt werden',
  'Both handles lead to the same player.': 'Beide Handles führen zum selben Spieler.',
  'Give in "into" the handle of the other player.': 'Gib in „into“ das Handle des anderen Spielers an.',
  'The player is merged already': 'Der Spieler ist schon zusammengelegt',
  'The player counts as {0}.': 'Der Spieler zählt als {0}.',
  'There is nothing left to do, or undo that merge first: POST /api/v1/player-merges/{id}/undo.':
    'Es ist nichts mehr zu tun, oder mach zuerst jene Zusammenlegung rückgängig: POST /api/v1/player-merges/{id}/undo.',
  'The other player is already merged': 'Der andere Spieler ist schon zusammengelegt',
  'The player in "into" counts as {0}.': 'Der Spieler in „into“ zählt als {0}.',
  'Merge into that one, or undo that merge first.':
    'Leg mit jenem zusammen oder mach zuerst jene Zusammenlegung rückgängig.',
  'The name of this player was removed': 'Der Name dieses Spielers wurde entfernt',
  '{0} is anonymised, and is merged with nobody.': '{0} ist anonymisiert und wird mit niemandem zusammengelegt.',
  'Compare the handle with the one that you meant.': 'Vergleiche das Handle mit dem, das du meintest.',
  'The two are two people': 'Die beiden sind zwei Personen',
  'Both have an entry in {0}: one person cannot have two entries in a tournament.':
    'Beide stehen in {0}: Eine Person kann nicht zweimal an einem Turnier teilnehmen.',
  'Compare the handles; where a report names the wrong one of them, send a corrected report first.':
    'Vergleiche die Handles; nennt ein Bericht das falsche, sende zuerst einen berichtigten Bericht.',
  'The merge is undone already': 'Die Zusammenlegung ist schon rückgängig gemacht',
  'Its undoing was asked for at {0}.': 'Das Rückgängigmachen wurde verlangt: {0}.',
  'Another report is being stored and waits for a run. Nobody was merged.':
    'Ein anderer Bericht wird gerade gespeichert und wartet auf einen Lauf. Niemand wurde zusammengelegt.',
  'Try again when the run is done.': 'Versuche es noch einmal, wenn der Lauf fertig ist.',
  'and {0} more': 'und {0} weitere',
};
