/** Disputes, proposals, applications and venues. */
export const TOLD_DECISIONS: Readonly<Record<string, string>> = {
  'There is no application with this id.': 'Es gibt keinen Antrag mit dieser Nummer.',
  'Your applications are listed at /api/v1/applications.': 'Deine Anträge stehen unter /api/v1/applications.',
  'The application is decided': 'Über den Antrag ist entschieden',
  'This application is {0}.': 'Stand dieses Antrags: {0:w}.',
  'Reload it. For another decision, apply again.':
    'Lade ihn neu. Für eine andere Entscheidung stell einen neuen Antrag.',
  'The tournament was played': 'Das Turnier wurde gespielt',
  'This application was approved and is used for tournament {0}.':
    'Dieser Antrag wurde genehmigt und wird für das Turnier {0} verwendet.',
  "Set the tournament's level instead (PATCH /api/v1/tournaments/{id}), or have it withdrawn first.":
    'Setze stattdessen die Stufe des Turniers (PATCH /api/v1/tournaments/{id}) oder lass es zuerst zurückziehen.',
  'The country has its National': 'Das Land hat sein National',
  '{0} on {1} is the National in {2} of that year; a country has one (Organized Play Guide 4.2, section 11.2.1).':
    '{0:raw} am {1} ist das National in {2} in jenem Jahr; ein Land hat eines (Organized Play Guide 4.2, section 11.2.1).',
  'Leave that game out, or have the coordinator take the other approval back first.':
    'Lass dieses Spiel weg oder lass die Koordination zuerst die andere Genehmigung zurücknehmen.',
  'The weekend is taken': 'Das Wochenende ist belegt',
  '{0} is a {1} tournament on {2}; no National takes place on the same weekend (Organized Play Guide 4.2, section 11.2.1).':
    '{0} ist ein Turnier der Art {1} am {2}; am selben Wochenende findet kein National statt (Organized Play Guide 4.2, section 11.2.1).',
  'Plan another weekend. Only the Director of Organized Play can allow this one, with an interim ruling (POST /api/v1/rulings).':
    'Plane ein anderes Wochenende. Dieses kann nur der Director of Organized Play mit einer Übergangsregelung erlauben (POST /api/v1/rulings).',
  'The tournament has no such round or match': 'Diese Runde oder Begegnung hat das Turnier nicht',
  'Count as the current revision does, or leave it out.': 'Zähle wie die jetzige Fassung oder lass es weg.',
  'There is no dispute with this id for you to see.':
    'Es gibt keine Beanstandung mit dieser Nummer, die du sehen kannst.',
  'Those that you opened, and those that you are to answer, are at /api/v1/disputes.':
    'Die du gestellt hast und die du beantworten sollst, stehen unter /api/v1/disputes.',
  'The current revision of the tournament has {0}.': 'Die jetzige Fassung des Turniers hat {0}.',
  'Round {0} has {1} or pods.': 'Runde {0} hat {1} oder Pods.',
  'You cannot answer your own dispute': 'Deine eigene Beanstandung kannst du nicht beantworten',
  'You opened this dispute.': 'Du hast diese Beanstandung gestellt.',
  'If it is settled, withdraw it. Otherwise another person must answer it.':
    'Ist sie erledigt, zieh sie zurück. Sonst muss jemand anderes sie beantworten.',
  'The dispute is not open any more': 'Die Beanstandung ist nicht mehr offen',
  'It is {0}.': 'Ihr Stand: {0:w}.',
  'Its reporter can object to an answer, once. If something else is wrong, open another dispute.':
    'Wer sie gestellt hat, kann einer Antwort einmal widersprechen. Ist etwas anderes falsch, stell eine neue Beanstandung.',
  'The dispute is not with the director any more': 'Die Beanstandung liegt nicht mehr bei der Turnierleitung',
  'It is {0} already.': 'Ihr Stand ist schon: {0:w}.',
  'Wait for the answer.': 'Warte auf die Antwort.',
  'There is no answer to object to': 'Es gibt keine Antwort, der du widersprechen könntest',
  'The dispute is {0}.': 'Stand der Beanstandung: {0:w}.',
  'Wait for an answer, or send it on to the coordinator: POST its /escalation.':
    'Warte auf eine Antwort oder gib sie an die Koordination weiter: POST an /escalation.',
  'You can object only once': 'Du kannst nur einmal widersprechen',
  'You objected at {0}, and somebody above answered.':
    'Du hast widersprochen ({0}), und die nächsthöhere Stelle hat geantwortet.',
  'This answer is final. If something else is wrong, open another dispute.':
    'Diese Antwort ist endgültig. Ist etwas anderes falsch, stell eine neue Beanstandung.',
  'There is nobody above who answered': 'Über der Stelle, die geantwortet hat, ist niemand',
  'The Director of Organized Play has answered it.': 'Der Director of Organized Play hat sie beantwortet.',
  'No such correction was made since the report': 'Seit dem Bericht gab es keine solche Berichtigung',
  'The tournament had version {0} when the dispute was opened, and has {1} now.':
    'Das Turnier hatte Version {0}, als die Beanstandung gestellt wurde, und hat jetzt {1}.',
  'Correct the tournament first and name the version that it has then, or answer with words.':
    'Berichtige zuerst das Turnier und nenne seine dann gültige Version, oder antworte mit Worten.',
  'A match is named, but not its round.': 'Eine Begegnung ist genannt, aber ihre Runde nicht.',
  'The answer has neither a text nor a correction. Give at least one of them.':
    'Die Antwort hat weder einen Text noch eine Berichtigung. Gib mindestens eines davon an.',
  'There is no proposal with this id for you to see.':
    'Es gibt keinen Vorschlag mit dieser Nummer, den du sehen kannst.',
  'Those that you made, and those for your tournaments, are at /api/v1/proposals.':
    'Die du gemacht hast und die für deine Turniere stehen unter /api/v1/proposals.',
  'The region is known': 'Die Region ist bekannt',
  'The region has version {0} now.': 'Die Region hat jetzt Version {0}.',
  'The region "{0}" has the slug "{1}" already.': 'Die Region „{0}“ hat schon den Kurznamen „{1}“.',
  'Use that one, or choose a name that differs by more than accents, capitals and spaces.':
    'Verwende jene oder wähle einen Namen, der sich in mehr als Akzenten, Großbuchstaben und Leerzeichen unterscheidet.',
  '{0} is no country of the continent "{1}".': '{0} ist kein Land des Kontinents „{1}“.',
  'Neither name nor described is given: there is nothing to change.':
    'Weder Name noch Beschreibung ist angegeben: Es gibt nichts zu ändern.',
  'There is no region {0}.': 'Es gibt keine Region {0}.',
  'All regions are listed at /api/v1/regions.': 'Alle Regionen stehen unter /api/v1/regions.',
  'There is no finding with this id, or the last night did not find it any more.':
    'Es gibt keinen Befund mit dieser Nummer, oder die letzte Nacht hat ihn nicht mehr gefunden.',
  'Findings that you decide about are listed at /api/v1/suspicions.':
    'Befunde, über die du entscheidest, stehen unter /api/v1/suspicions.',
  'Somebody has already said that this is fine': 'Jemand hat schon gesagt, dass das in Ordnung ist',
  'The finding is on the list of exclusions.': 'Der Befund steht auf der Liste der Ausnahmen.',
  'You need to do nothing: it is not found again.': 'Du musst nichts tun: Er wird nicht wieder gefunden.',
  'There is no venue with this id.': 'Es gibt keinen Spielort mit dieser Nummer.',
  'Verified venues are listed at /api/v1/venues, those that wait at /api/v1/venue-proposals.':
    'Geprüfte Spielorte stehen unter /api/v1/venues, wartende unter /api/v1/venue-proposals.',
  'The venue is known': 'Der Spielort ist bekannt',
  'A venue "{0}" is known there already; it {1}.': 'Ein Spielort „{0}“ ist dort schon bekannt; er {1}.',
  'Use this name in reports, or choose another name for another place.':
    'Verwende diesen Namen in Berichten oder wähle für einen anderen Ort einen anderen Namen.',
  'The venue was merged into another': 'Der Spielort wurde mit einem anderen zusammengelegt',
  'It turned out to be the venue {0}, where its name leads.':
    'Es ist derselbe wie der Spielort {0}, zu dem sein Name führt.',
  'Use that one.': 'Verwende jenen.',
  'The other venue is not known': 'Der andere Spielort ist nicht bekannt',
  'No venue has the id in "into".': 'Kein Spielort hat die Nummer in „into“.',
  'Take the id from /api/v1/venues.': 'Nimm die Nummer aus /api/v1/venues.',
  'A venue cannot be merged into itself': 'Ein Spielort kann nicht mit sich selbst zusammengelegt werden',
  'The id in "into" is that of the venue itself.': 'Die Nummer in „into“ ist die des Spielorts selbst.',
  'Give in "into" the id of the venue that it is.': 'Gib in „into“ die Nummer des Spielorts an, der er ist.',
  'waits for a coordinator': 'wartet auf die Koordination',
  'is listed': 'ist verzeichnet',
  'was refused: {0}': 'wurde abgelehnt: {0:raw}',
  'A venue has both coordinates or none: the {0} is missing.':
    'Ein Spielort hat beide Koordinaten oder keine: Es fehlt {0:w}.',
  'A coordinator decides about this withdrawal': 'Über diesen Rückzug entscheidet die Koordination',
  'There is nothing to preview. Send it without preview: it waits, and a coordinator of the place decides.':
    'Eine Vorschau gibt es nicht. Sende ihn ohne Vorschau: Er wartet, und die Koordination des Ortes entscheidet.',
  'The tournament is withdrawn already': 'Das Turnier ist schon zurückgezogen',
  'It was withdrawn at {0}.': 'Es wurde zurückgezogen: {0}.',
  'There is nothing left to do; a coordinator can take it back: POST its /reinstatement.':
    'Es ist nichts mehr zu tun; die Koordination kann es zurücknehmen: POST an /reinstatement.',
  'The tournament is not withdrawn': 'Das Turnier ist nicht zurückgezogen',
  'This tournament counts, so there is nothing to undo.': 'Dieses Turnier zählt, also ist nichts rückgängig zu machen.',
  'Compare the id with the one that was withdrawn or merged.':
    'Vergleiche die Nummer mit der des zurückgezogenen oder zusammengelegten Turniers.',
  'The other tournament is not known': 'Das andere Turnier ist nicht bekannt',
  'No tournament has the id in "into".': 'Kein Turnier hat die Nummer in „into“.',
  'Take the id of the report that counts from /api/v1/tournaments.':
    'Nimm die Nummer des Berichts, der zählt, aus /api/v1/tournaments.',
  'A tournament cannot be merged into itself': 'Ein Turnier kann nicht mit sich selbst zusammengelegt werden',
  'The id in "into" is that of the tournament itself.': 'Die Nummer in „into“ ist die des Turniers selbst.',
  'Give in "into" the id of the report that counts.': 'Gib in „into“ die Nummer des Berichts an, der zählt.',
  'The other tournament does not count': 'Das andere Turnier zählt nicht',
  'The tournament in "into" is withdrawn or merged itself.':
    'Das Turnier in „into“ ist selbst zurückgezogen oder zusammengelegt.',
  'Merge into a tournament that counts, or reinstate that one first.':
    'Leg es mit einem Turnier zusammen, das zählt, oder nimm zuerst dessen Rückzug oder Zusammenlegung zurück.',
  'The league is not known': 'Die Liga ist nicht bekannt',
  'Take the slug of a league from /api/v1/leagues.': 'Nimm den Kurznamen einer Liga aus /api/v1/leagues.',
  'You do not direct this league': 'Du leitest diese Liga nicht',
  'You are neither the league director of "{0}" nor an alternate of theirs.':
    'Du bist weder die Ligaleitung von „{0}“ noch ihre Stellvertretung.',
  'Ask its league director, named at /api/v1/leagues/{0}, or a coordinator of the place.':
    'Frag ihre Ligaleitung, die /api/v1/leagues/{0} nennt, oder die Koordination des Ortes.',
  'Its league director does not direct the tournament': 'Die Ligaleitung leitet das Turnier nicht',
  'You speak for the league "{0}", but the tournament names you neither as its primary nor as its secondary director, and its report does not name the league (Organized Play Guide 4.2, section 12.2).':
    'Du sprichst für die Liga „{0}“, das Turnier nennt dich aber weder als erste noch als zweite Turnierleitung, und sein Bericht nennt die Liga nicht (Organized Play Guide 4.2, section 12.2).',
  'Ask its director for a revision that names you as secondaryDirector, or the league; or ask a coordinator of the place.':
    'Bitte die Turnierleitung um eine Fassung, die dich als secondaryDirector oder die Liga nennt; oder frag die Koordination des Ortes.',
  'The tournament lies in {0} {1} of the league "{2}", which is closed.':
    'Das Turnier liegt in {0} {1} der Liga „{2}“, und dieser Teil ist abgeschlossen.',
  'The tournament is not of the league "{0}", so there is no flag to take away.':
    'Das Turnier gehört nicht zur Liga „{0}“, also gibt es keine Markierung zu entfernen.',
  'The tournaments of the league are at /api/v1/leagues/{0}.':
    'Die Turniere der Liga stehen unter /api/v1/leagues/{0}.',
  'The correction was refused': 'Die Berichtigung wurde abgelehnt',
  'The correction does not fit the tournament. Nothing was changed.':
    'Die Berichtigung passt nicht zum Turnier. Nichts wurde geändert.',
  'See the findings: each says what is so and what to do.':
    'Sieh dir die Befunde an: Jeder sagt, was ist und was zu tun ist.',
  'Some of the tournaments cannot be flagged like that': 'Einige der Turniere lassen sich so nicht markieren',
  '{0} of {1} tournaments are refused, so none was changed. The first: {2}':
    '{0} von {1} Turnieren sind abgelehnt, deshalb wurde keines geändert. Das erste: {2}',
  'See `refused` for the reason of each. Leave these out or put them right, and send the others again.':
    'In `refused` steht der Grund für jedes. Lass diese weg oder berichtige sie und sende die anderen noch einmal.',
  'None of level, rated and league is given: there is nothing to change.':
    'Weder Stufe noch Wertung noch Liga ist angegeben: Es gibt nichts zu ändern.',
  'Send the league in its own request, without level and rated, because different people decide it.':
    'Sende die Liga in einer eigenen Anfrage, ohne Stufe und Wertung, denn darüber entscheiden andere.',
  'There is no held report with this id, or it is not for you.':
    'Es gibt keinen zurückgehaltenen Bericht mit dieser Nummer, oder er ist nicht für dich.',
  'Your held reports, and those that you decide about, are listed at /api/v1/held-reports.':
    'Deine zurückgehaltenen Berichte und die, über die du entscheidest, stehen unter /api/v1/held-reports.',
  'The report is not as you read it any more': 'Der Bericht ist nicht mehr, wie du ihn gelesen hast',
  'Its sender has replaced it: it has version {0} now.': 'Der Absender hat ihn ersetzt: Er hat jetzt Version {0}.',
  'It was {0} by {1}.': '{1} hat darüber entschieden: {0:w}.',
  'Read it again, then decide about what you find.': 'Lies ihn noch einmal und entscheide über das, was du findest.',
  'Nothing is left to decide about it. Its sender can send a corrected report.':
    'Es gibt nichts mehr darüber zu entscheiden. Der Absender kann einen berichtigten Bericht senden.',
  'The report cannot count as it is': 'Der Bericht kann so nicht zählen',
  'Its sender is no director of the tournament that has this externalId. The report stays held.':
    'Der Absender leitet das Turnier mit dieser externalId nicht. Der Bericht bleibt zurückgehalten.',
  '{0} The report stays held.': '{0} Der Bericht bleibt zurückgehalten.',
  'Decline it with that reason, or ask its sender for a corrected report: it takes the place of this one. What was sent before the tournament was revised can be sent again as it is.':
    'Lehne ihn mit diesem Grund ab oder bitte den Absender um einen berichtigten Bericht: Er tritt an die Stelle dieses. Was vor der neuen Fassung des Turniers gesendet wurde, kann unverändert noch einmal gesendet werden.',
  'The report has findings that you have not read': 'Der Bericht hat Befunde, die du nicht gelesen hast',
  '{0} came up after the report was sent: {1}. The report stays held.':
    'Nach dem Senden des Berichts kam hinzu: {0}: {1}. Der Bericht bleibt zurückgehalten.',
  'Read them. The sender can confirm them with a reason, or send a corrected report. If you know that they are right, approve the report again.':
    'Lies sie. Der Absender kann sie mit einem Grund bestätigen oder einen berichtigten Bericht senden. Weißt du, dass sie stimmen, gib den Bericht noch einmal frei.',
  'The tournament cannot be withdrawn at present': 'Das Turnier kann so nicht zurückgezogen werden',
  '{0} The withdrawal stays held.': '{0} Der Rückzug bleibt zurückgehalten.',
  'Decline it with that reason.': 'Lehne ihn mit diesem Grund ab.',
  'A withdrawal has nothing to confirm': 'Ein Rückzug hat nichts zu bestätigen',
  'This withdrawal of a tournament waits for a coordinator; no finding holds it.':
    'Dieser Rückzug eines Turniers wartet auf die Koordination; kein Befund hält ihn auf.',
  'Wait for their decision, or take it back with /api/v1/held-reports/{id}/withdrawal.':
    'Warte auf die Entscheidung oder nimm ihn mit /api/v1/held-reports/{id}/withdrawal zurück.',
  'You sent this report yourself.': 'Du hast diesen Bericht selbst gesendet.',
  'Approve the report alone, or ask another coordinator.':
    'Gib nur den Bericht frei oder frag eine andere Koordination.',
  'Compare its name with /api/v1/regions.': 'Vergleiche den Namen mit /api/v1/regions.',
  'A region is given, but not "approveDirector": true.':
    'Eine Region ist angegeben, aber nicht „approveDirector“: true.',
  'The proposal belongs to no open dispute': 'Der Vorschlag gehört zu keiner offenen Beanstandung',
  'No open dispute of this tournament that you can see has the id in "disputeId".':
    'Keine offene Beanstandung dieses Turniers, die du sehen kannst, hat die Nummer in „disputeId“.',
  'Take the id from /api/v1/disputes, or leave it out.': 'Nimm die Nummer aus /api/v1/disputes oder lass sie weg.',
  'The document is not as it came any more': 'Das Dokument ist nicht mehr, wie es kam',
  'A name was removed from the document of this tournament, so a patch of it cannot become a report.':
    'Aus dem Dokument dieses Turniers wurde ein Name entfernt, daher kann ein Vorschlag dazu kein Bericht werden.',
  'Open a dispute instead; its director or a coordinator can send a corrected report.':
    'Stell stattdessen eine Beanstandung; die Turnierleitung oder die Koordination kann einen berichtigten Bericht senden.',
  'The document is not for everybody to read': 'Das Dokument ist nicht für alle lesbar',
  'A hidden player takes part in this tournament, and a patch would reveal their name.':
    'An diesem Turnier nimmt ein verborgener Spieler teil, und ein Vorschlag würde seinen Namen verraten.',
  'The proposal is not open any more': 'Der Vorschlag ist nicht mehr offen',
  'What is still wrong is another proposal.': 'Was noch falsch ist, ist ein anderer Vorschlag.',
  'Only a coordinator accepts this proposal': 'Diesen Vorschlag nimmt nur die Koordination an',
  'Ask a coordinator of the place to accept it: the proposal stays open until then.':
    'Bitte die Koordination des Ortes, ihn anzunehmen: Der Vorschlag bleibt bis dahin offen.',
  'The tournament was corrected meanwhile': 'Das Turnier wurde inzwischen berichtigt',
  'It was made for revision {0}; what it touches is not the same in revision {1}.':
    'Er galt Fassung {0}; was er berührt, ist in Fassung {1} nicht mehr dasselbe.',
  'Refuse it if it is settled; otherwise ask for a proposal for the current revision.':
    'Lehne ihn ab, wenn es erledigt ist; sonst bitte um einen Vorschlag zur jetzigen Fassung.',
  'The patch does not fit the document': 'Der Vorschlag passt nicht zum Dokument',
  'The patch has {0}, so nothing of it was stored.': 'Der Vorschlag hat {0}, deshalb wurde nichts davon gespeichert.',
  'Fix every finding of severity "error" and send the proposal again.':
    'Behebe jeden Befund der Schwere „error“ und sende den Vorschlag noch einmal.',
};
