/** Announcements, submissions and corrections. */
export const TOLD_SUBMISSIONS: Readonly<Record<string, string>> = {
  'The report has not failed': 'Der Bericht ist nicht gescheitert',
  'The current report of this tournament can be computed, or the tournament is withdrawn.':
    'Der jetzige Bericht dieses Turniers lässt sich berechnen, oder das Turnier ist zurückgezogen.',
  'See the state of the tournament at /tournaments; there is nothing to try again.':
    'Den Stand des Turniers zeigt /tournaments; es gibt nichts erneut zu versuchen.',
  'A run is under way and may publish this very report.':
    'Gerade läuft ein Lauf, der vielleicht genau diesen Bericht veröffentlicht.',
  'must be the name of a time zone, such as Europe/Berlin': 'muss der Name einer Zeitzone sein, etwa Europe/Berlin',
  'does not exist on {0} in {1}, because the clocks are put forward: choose {2} or another time':
    'gibt es am {0} in {1} nicht, weil die Uhren vorgestellt werden: Wähle {2} oder eine andere Zeit',
  '"{0}" (did you mean {1}?)': '„{0}“ (meintest du {1}?)',
  'There is no announcement with this id.': 'Es gibt keine Ankündigung mit dieser Nummer.',
  'There is no such invitation to direct a tournament.': 'Es gibt keine solche Einladung, ein Turnier zu leiten.',
  'It was answered or withdrawn, or the tournament is over. Your invitations are listed at /api/v1/directing-invitations.':
    'Sie wurde beantwortet oder zurückgenommen, oder das Turnier ist vorbei. Deine Einladungen stehen unter /api/v1/directing-invitations.',
  'Announced tournaments are listed at /api/v1/announcements and on /calendar.':
    'Angekündigte Turniere stehen unter /api/v1/announcements und auf /calendar.',
  'The announcement has version {0} now.': 'Die Ankündigung hat jetzt Version {0}.',
  'This tournament is announced already': 'Dieses Turnier ist schon angekündigt',
  'The same director has announced "{0}" in the same game for {1}.':
    'Dieselbe Turnierleitung hat „{0}“ im selben Spiel für {1} angekündigt.',
  'Change that announcement, or choose another time. A heat or a table of Tribbles is announced with structure "heat".':
    'Ändere diese Ankündigung oder wähle eine andere Zeit. Eine Vorrunde oder ein Tisch von Tribbles wird mit structure „heat“ angekündigt.',
  'A director is unknown': 'Eine Turnierleitung ist unbekannt',
  'No account and no player has the handle {0}.': 'Kein Konto und kein Spieler hat das Handle {0}.',
  'Check the spelling. A director who is new signs up first.':
    'Prüfe die Schreibweise. Eine neue Turnierleitung registriert sich zuerst.',
  'The league is unknown': 'Die Liga ist unbekannt',
  'There is no league with the slug "{0}".': 'Es gibt keine Liga mit dem Kurznamen „{0}“.',
  'Take the slug from /api/v1/leagues, or leave the league out.':
    'Nimm den Kurznamen aus /api/v1/leagues oder lass die Liga weg.',
  'The tournament was cancelled': 'Das Turnier wurde abgesagt',
  'The announcement is cancelled, and players have seen why.':
    'Die Ankündigung ist abgesagt, und die Spieler haben gesehen, warum.',
  'Announce the tournament again, with a new date.': 'Kündige das Turnier noch einmal an, mit einem neuen Datum.',
  'The results are here': 'Die Ergebnisse sind da',
  'The results of this tournament were submitted: tournament {0}.':
    'Die Ergebnisse dieses Turniers wurden eingereicht: Turnier {0}.',
  'To correct them, send a revision of that tournament.':
    'Um sie zu berichtigen, sende eine neue Fassung dieses Turniers.',
  'The date is fixed': 'Das Datum steht fest',
  'The tournament begins on {0}. Date and time can be changed until {1} before ({2}).':
    'Das Turnier beginnt am {0}. Datum und Uhrzeit lassen sich bis {1} vorher ändern ({2}).',
  'Leave date and time as they are. If it cannot take place then, postpone or cancel it, with a reason.':
    'Lass Datum und Uhrzeit, wie sie sind. Kann es dann nicht stattfinden, verschiebe es oder sag es ab, mit einem Grund.',
  'The new date is too near': 'Das neue Datum ist zu nah',
  '{0} is less than {1} ahead, so players may not hear of it ({2}).':
    '{0} liegt weniger als {1} in der Zukunft, die Spieler erfahren es also vielleicht nicht ({2}).',
  'Choose a later date.': 'Wähle ein späteres Datum.',
  'Another number of rounds needs approval': 'Eine andere Zahl von Runden braucht Zustimmung',
  'The tournament has begun with {0} planned rounds. {1} need the approval of all players, or an emergency ({2}).':
    'Das Turnier hat mit {0} geplanten Runden begonnen. {1} brauchen die Zustimmung aller Spieler oder einen Notfall ({2}).',
  '{0} rounds were announced. Changing them to {1} needs the approval of everybody who takes part ({2}).':
    '{0} Runden waren angekündigt. Für {1} müssen alle Teilnehmer zustimmen ({2}).',
  'Ask the players, then send it with roundsApproval "everybody"; after the start also "emergency". It is recorded.':
    'Frag die Spieler und sende es dann mit roundsApproval „everybody“; nach dem Beginn auch „emergency“. Es wird festgehalten.',
  'Players need a reason': 'Die Spieler brauchen einen Grund',
  'The number of rounds changes because of an emergency, and the reason is missing ({0}).':
    'Die Zahl der Runden ändert sich wegen eines Notfalls, und der Grund fehlt ({0}).',
  'The last day becomes a later one, and the reason is missing.':
    'Der letzte Tag wird ein späterer, und der Grund fehlt.',
  'Give a reason. Players read it with the change.': 'Gib einen Grund an. Die Spieler lesen ihn bei der Änderung.',
  'The tournament has begun': 'Das Turnier hat begonnen',
  'After the start these stay as they were announced: {0}.':
    'Nach dem Beginn bleiben diese Angaben wie angekündigt: {0}.',
  'Leave them as they are. If one of them is wrong, ask a coordinator after submitting the results.':
    'Lass sie, wie sie sind. Ist eine davon falsch, frag nach dem Einreichen der Ergebnisse die Koordination.',
  'The new start is not later': 'Der neue Beginn ist nicht später',
  'The tournament begins on {0}, and the new start is not after that.':
    'Das Turnier beginnt am {0}, und der neue Beginn liegt nicht danach.',
  'Choose a later date. To move a tournament to an earlier one, change it at least a week before.':
    'Wähle ein späteres Datum. Um ein Turnier vorzuverlegen, ändere es mindestens eine Woche vorher.',
  'Registration is closed': 'Die Anmeldung ist geschlossen',
  'A director has closed the list of players.': 'Die Turnierleitung hat die Spielerliste geschlossen.',
  'Ask the director, who can still register you or take you off the list.':
    'Frag die Turnierleitung; sie kann dich noch eintragen oder von der Liste nehmen.',
  'The tournament began on {0}.': 'Das Turnier begann am {0}.',
  'Players who come late are entered by the director.': 'Wer zu spät kommt, wird von der Turnierleitung eingetragen.',
  'The player is registered already': 'Der Spieler ist schon angemeldet',
  '"{0}" is on the list of players.': '„{0}“ steht auf der Spielerliste.',
  'The player is not registered': 'Der Spieler ist nicht angemeldet',
  '"{0}" is not on the list of players.': '„{0}“ steht nicht auf der Spielerliste.',
  'Check the spelling; the announcement lists its players.':
    'Prüfe die Schreibweise; die Ankündigung führt ihre Spieler auf.',
  'The player is unknown': 'Der Spieler ist unbekannt',
  'No account and no player has the handle "{0}"{1}.': 'Kein Konto und kein Spieler hat das Handle „{0}“{1}.',
  '(did you mean {0}?)': '(meintest du {0}?)',
  'Check the spelling. A new player signs up first, or is entered on the day.':
    'Prüfe die Schreibweise. Neue Spieler registrieren sich zuerst oder werden am Tag selbst eingetragen.',
  'You have no draft with this id.': 'Du hast keinen Entwurf mit dieser Nummer.',
  'Take the id from /api/v1/drafts; a draft is deleted when it is submitted, and after 90 days.':
    'Nimm die Nummer aus /api/v1/drafts; ein Entwurf wird gelöscht, wenn er eingereicht wird, und nach 90 Tagen.',
  'Draft without a name': 'Entwurf ohne Namen',
  'You have too many drafts': 'Du hast zu viele Entwürfe',
  'You have {0} drafts, which is the limit. Nothing of this one was stored.':
    'Du hast {0} Entwürfe, das ist die Grenze. Von diesem wurde nichts gespeichert.',
  'Submit or delete one of them: they are listed at /api/v1/drafts.':
    'Reiche einen davon ein oder lösche ihn: Sie stehen unter /api/v1/drafts.',
  'The live tournament has gone on since this draft was made':
    'Das Live-Turnier ging weiter, seit dieser Entwurf gemacht wurde',
  'Something was entered into the live tournament after this draft was made, so the draft has older results.':
    'Nach diesem Entwurf wurde im Live-Turnier etwas eingetragen, der Entwurf hat also ältere Ergebnisse.',
  'Make the draft again with the present results: POST /api/v1/live/{0}/draft.':
    'Mach den Entwurf mit den jetzigen Ergebnissen neu: POST /api/v1/live/{0}/draft.',
  "This tournament's report was submitted after this draft was made":
    'Der Bericht dieses Turniers wurde nach diesem Entwurf eingereicht',
  'A report of this live tournament was submitted after this draft was made. The draft was not submitted.':
    'Nach diesem Entwurf wurde ein Bericht dieses Live-Turniers eingereicht. Der Entwurf wurde nicht eingereicht.',
  'Delete the draft. To correct a result, correct it at /live/{0}/run and make a new draft there.':
    'Lösche den Entwurf. Um ein Ergebnis zu berichtigen, berichtige es unter /live/{0}/run und mach dort einen neuen Entwurf.',
  'The draft has version {0} now.': 'Der Entwurf hat jetzt Version {0}.',
  'The preview took too much memory or too long, so it was stopped. Nothing was changed.':
    'Die Vorschau brauchte zu viel Speicher oder zu lange und wurde abgebrochen. Nichts wurde geändert.',
  'Retry after the time that Retry-After names. If it happens again, give the operator the request id.':
    'Versuche es nach der in Retry-After genannten Zeit noch einmal. Geschieht es wieder, nenne dem Betreiber die Nummer der Anfrage.',
  'The connection was closed before the answer.': 'Die Verbindung wurde vor der Antwort geschlossen.',
  '{0} previews of your account are already waiting or being computed. This one was not started.':
    '{0} Vorschauen deines Kontos warten schon oder werden berechnet. Diese wurde nicht begonnen.',
  '{0} previews of all accounts are already waiting. This one was not started.':
    '{0} Vorschauen aller Konten warten schon. Diese wurde nicht begonnen.',
  'The document is too large for a draft': 'Das Dokument ist zu groß für einen Entwurf',
  'The document has {0} bytes; a draft keeps a document of at most {1} bytes. Nothing was changed.':
    'Das Dokument hat {0} Bytes; ein Entwurf hält ein Dokument von höchstens {1} Bytes. Nichts wurde geändert.',
  'Save the results as a file, and make a new draft of that file: it may have 2 MB.':
    'Speichere die Ergebnisse als Datei und mach aus ihr einen neuen Entwurf: Sie darf 2 MB haben.',
  'The document has {0} bytes and errors; a draft keeps an unfinished document of at most {1} bytes.':
    'Das Dokument hat {0} Bytes und Fehler; ein Entwurf hält ein unfertiges Dokument von höchstens {1} Bytes.',
  '{0} large files of your account are already waiting or being read. This one was not read, and nothing was stored.':
    '{0} große Dateien deines Kontos warten schon oder werden gelesen. Diese wurde nicht gelesen und nichts gespeichert.',
  '{0} large files of all accounts are already waiting. This one was not read, and nothing was stored.':
    '{0} große Dateien aller Konten warten schon. Diese wurde nicht gelesen und nichts gespeichert.',
  'Send the same file again after the time that Retry-After names.':
    'Sende dieselbe Datei nach der in Retry-After genannten Zeit noch einmal.',
  'Wait for the answers to your earlier previews, then retry after the time that Retry-After names.':
    'Warte auf die Antworten deiner früheren Vorschauen und versuche es nach der in Retry-After genannten Zeit noch einmal.',
  'The field {0} is no answer to a question about the file.':
    'Das Feld {0} ist keine Antwort auf eine Frage zur Datei.',
  'Name it as in set.game, and give it one line of at most {0} characters.':
    'Nenne es wie in set.game und gib ihm eine Zeile mit höchstens {0} Zeichen.',
  'The report was refused': 'Der Bericht wurde abgelehnt',
  'The report has {0}, so nothing of it was stored.': 'Der Bericht hat {0}, deshalb wurde nichts davon gespeichert.',
  'Fix every finding of severity "error" and send the document again.':
    'Behebe jeden Befund der Schwere „error“ und sende das Dokument noch einmal.',
  'This token may not report this tournament': 'Dieser Token darf dieses Turnier nicht melden',
  'The report names no director.': 'Der Bericht nennt keine Turnierleitung.',
  'The directors of the report are {0}.': 'Die Turnierleitungen des Berichts sind {0}.',
  'Send it with a token of one of its directors or of a coordinator, or correct the directors in the report.':
    'Sende ihn mit einem Token einer seiner Turnierleitungen oder der Koordination, oder korrigiere die Turnierleitungen im Bericht.',
  'Too many of your reports wait': 'Zu viele deiner Berichte warten',
  '{0} reports of this account wait for a coordinator already, and an account without approval has at most {1} waiting. Nothing of this one was stored.':
    '{0} Berichte dieses Kontos warten schon auf die Koordination, und ein Konto ohne Anerkennung darf höchstens {1} warten lassen. Von diesem wurde nichts gespeichert.',
  'Wait until a coordinator has decided about one of them, or withdraw one: they are listed at /api/v1/held-reports. Ask a coordinator to approve you as a director.':
    'Warte, bis die Koordination über einen davon entschieden hat, oder zieh einen zurück: Sie stehen unter /api/v1/held-reports. Bitte die Koordination, dich als Turnierleitung anzuerkennen.',
  'The document belongs to another tournament': 'Das Dokument gehört zu einem anderen Turnier',
  'The externalId of the document is not the one of the tournament that it was sent to.':
    'Die externalId des Dokuments ist nicht die des Turniers, an das es gesendet wurde.',
  'Leave externalId out or give the one of that tournament; a new tournament goes to /api/v1/submissions.':
    'Lass externalId weg oder gib die dieses Turniers an; ein neues Turnier geht an /api/v1/submissions.',
  'The tournament has a newer revision': 'Das Turnier hat inzwischen eine andere Fassung',
  'The tournament was reported meanwhile: the report was sent when it was not known.':
    'Das Turnier wurde inzwischen gemeldet: Der Bericht wurde gesendet, als es nicht bekannt war.',
  'The report was sent for revision {0} of the tournament, which has revision {1} now.':
    'Der Bericht galt Fassung {0} des Turniers, das jetzt Fassung {1} hat.',
  'Send a report that begins with the current revision.': 'Sende einen Bericht, der von der jetzigen Fassung ausgeht.',
  'This Idempotency-Key was sent before, within the last 30 days, with another body or for another tournament.':
    'Dieser Idempotency-Key wurde in den letzten 30 Tagen schon gesendet, mit anderem Inhalt oder für ein anderes Turnier.',
  'More than {0} documents of this account were refused within a day.':
    'Mehr als {0} Dokumente dieses Kontos wurden innerhalb eines Tages abgelehnt.',
  'Wait {0} seconds, then correct what the findings name before you send a document again.':
    'Warte {0} Sekunden und behebe dann, was die Befunde nennen, bevor du wieder ein Dokument sendest.',
  'The file holds {0} tournaments, and one request submits one: {1}{2}.':
    'Die Datei enthält {0} Turniere, und eine Anfrage reicht eines ein: {1}{2}.',
  'Choose one by its number, as in --set tournament=1, and submit the others in the same way.':
    'Wähle eines über seine Nummer, etwa --set tournament=1, und reiche die anderen ebenso ein.',
  'You do not manage this tournament': 'Du verwaltest dieses Turnier nicht',
  'Another account submitted this tournament, and you are not one of its directors.':
    'Ein anderes Konto hat dieses Turnier eingereicht, und du gehörst nicht zu seinen Turnierleitungen.',
  'Ask its director or a coordinator to send the correction; for another tournament use another externalId.':
    'Bitte die Turnierleitung oder die Koordination, die Berichtigung zu senden; für ein anderes Turnier verwende eine andere externalId.',
  'The tournament is withdrawn': 'Das Turnier ist zurückgezogen',
  'This tournament was withdrawn and does not count.': 'Dieses Turnier wurde zurückgezogen und zählt nicht.',
  'Ask a coordinator to reinstate it first: POST its /reinstatement.':
    'Bitte die Koordination, es zuerst wiederherzustellen: POST an /reinstatement.',
  'The tournament was merged into another': 'Das Turnier wurde mit einem anderen zusammengelegt',
  'This tournament was reported twice; the one that counts is {0}.':
    'Dieses Turnier wurde zweimal gemeldet; es zählt {0}.',
  'Correct that one; a coordinator can take the merge back: POST /reinstatement.':
    'Berichtige jenes; die Koordination kann die Zusammenlegung zurücknehmen: POST /reinstatement.',
  'The tournament has version {0} now.': 'Das Turnier hat jetzt Version {0}.',
};
