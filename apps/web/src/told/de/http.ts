/** Requests that any operation refuses. */
export const TOLD_HTTP: Readonly<Record<string, string>> = {
  'anybody with an account': 'alle mit Konto',
  'its owner': 'wem es gehört',
  'a director of the tournament': 'eine Turnierleitung des Turniers',
  'the director of the league': 'die Leitung der Liga',
  'a coordinator of the place': 'die Koordination des Ortes',
  'the coordinator of the continent': 'die Koordination des Kontinents',
  'the coordinator of all continents': 'die Koordination aller Kontinente',
  'the Director of Organized Play': 'der Director of Organized Play',
  'an administrator': 'die Administration',
  'Here you are none of them.': 'Hier bist du nichts davon.',
  'This needs a token with the scope "{0}"; yours has {1}.':
    'Das braucht einen Token mit der Berechtigung „{0}“; deiner hat {1}.',
  'Use a token with the required scope.': 'Verwende einen Token mit der nötigen Berechtigung.',
  'Your roles rest: your account has no second factor yet.':
    'Deine Rollen ruhen: Dein Konto hat noch keinen zweiten Faktor.',
  'You have no such role.': 'Du hast keine solche Rolle.',
  'Only {0} may do this. {1}': 'Das dürfen nur: {0}. {1}',
  'The request has neither a token nor a session.': 'Die Anfrage hat weder einen Token noch eine Sitzung.',
  'The Authorization header is not of the form "Bearer <token>".':
    'Der Authorization-Kopf hat nicht die Form „Bearer <token>“.',
  'The token is not one of ours.': 'Der Token ist keiner von uns.',
  'The token has a typing error.': 'Der Token hat einen Tippfehler.',
  'The token expired at {0}.': 'Der Token ist am {0} abgelaufen.',
  'The account of the token is disabled.': 'Das Konto des Tokens ist gesperrt.',
  'The token is unknown here or was revoked.': 'Der Token ist hier unbekannt oder widerrufen.',
  'The session is over: it was not used for long, or began long ago.':
    'Die Sitzung ist vorbei: Sie wurde lange nicht benutzt oder begann vor langer Zeit.',
  'The account of the session is disabled.': 'Das Konto der Sitzung ist gesperrt.',
  'The session is unknown here or has ended.': 'Die Sitzung ist hier unbekannt oder beendet.',
  'has {0} characters, at least {1} are needed': 'hat {0} Zeichen, mindestens {1} sind nötig',
  'is the handle itself': 'ist das Handle selbst',
  'is one of the most common ones, or made of them, so it is among the first that somebody tries':
    'ist eines der häufigsten oder daraus gemacht und damit unter den ersten, die jemand probiert',
  'nobody has this password': 'niemand hat dieses Passwort',
  'The browser says that a page of another site, or nobody, sends this request.':
    'Der Browser sagt, dass eine Seite einer anderen Website oder niemand diese Anfrage sendet.',
  'The request has no CSRF token.': 'Die Anfrage hat keinen CSRF-Token.',
  'The CSRF token is not that of this session.': 'Der CSRF-Token ist nicht der dieser Sitzung.',
  'The body is empty.': 'Der Inhalt ist leer.',
  'The body is encoded as {0}.': 'Der Inhalt ist als {0} kodiert.',
  'Send the file uncompressed as one of these types: {0}. Unpack an archive, and save a workbook as CSV.':
    'Sende die Datei unkomprimiert als eine dieser Arten: {0}. Entpacke ein Archiv und speichere eine Arbeitsmappe als CSV.',
  'Send the form as {0} or {1}, as browsers do.': 'Sende das Formular als {0} oder {1}, wie es Browser tun.',
  'Go back and choose a smaller file: one tournament, without pictures and logs.':
    'Geh zurück und wähle eine kleinere Datei: ein Turnier, ohne Bilder und Protokolle.',
  'The body names no type.': 'Der Inhalt nennt keine Art.',
  'The body is of type {0}.': 'Der Inhalt hat die Art {0}.',
  'The body is not UTF-8.': 'Der Inhalt ist kein UTF-8.',
  'At {0} the body nests deeper than {1} levels.': 'Bei {0} ist der Inhalt tiefer als {1} Ebenen verschachtelt.',
  'At {0} the body passes {1} different names of members, the limit of this operation.':
    'Bei {0} hat der Rumpf mehr als {1} verschiedene Namen von Mitgliedern, die Grenze dieser Operation.',
  'At {0} the body passes {1} members and elements, the limit of this operation.':
    'Bei {0} überschreitet der Inhalt {1} Schlüssel und Elemente, die Grenze für diese Anfrage.',
  'The body is not JSON: {0}.': 'Der Inhalt ist kein JSON: {0}.',
  'The body has a key "__proto__", which is not accepted.':
    'Der Inhalt hat einen Schlüssel „__proto__“, der nicht angenommen wird.',
  'holds a NUL or half of a surrogate pair, which cannot be stored: remove the character':
    'enthält NUL oder ein halbes Ersatzpaar, das sich nicht speichern lässt: Entferne das Zeichen',
  'The form cannot be read: it names no boundary.': 'Das Formular ist nicht lesbar: Es nennt keine Trennmarke.',
  'The field {0} has more than {1} bytes.': 'Das Feld {0} hat mehr als {1} Bytes.',
  'The form has a file in the field {0}.': 'Das Formular hat eine Datei im Feld {0}.',
  'The form ends in the middle of its file.': 'Das Formular endet mitten in seiner Datei.',
  'The form has two files.': 'Das Formular hat zwei Dateien.',
  'The form has more than {0} fields.': 'Das Formular hat mehr als {0} Felder.',
  'The form has more than {0} parts.': 'Das Formular hat mehr als {0} Teile.',
  'The form cannot be read: it ends too early, or a part of it is broken.':
    'Das Formular ist nicht lesbar: Es endet zu früh, oder ein Teil ist beschädigt.',
  'The connection broke after {0} bytes of the body.': 'Die Verbindung brach nach {0} Bytes des Inhalts ab.',
  'The body is larger than {0} bytes, the limit of this operation.':
    'Der Inhalt ist größer als {0} Bytes, die Grenze für diese Anfrage.',
  'The form has the field {0} twice.': 'Das Formular hat das Feld {0} zweimal.',
  'The form has no file, or an empty one.': 'Das Formular hat keine Datei oder eine leere.',
  'The form is not UTF-8.': 'Das Formular ist kein UTF-8.',
  'The field {0} holds a NUL or half of a surrogate pair, which cannot be stored.':
    'Das Feld {0} enthält NUL oder ein halbes Ersatzpaar, das sich nicht speichern lässt.',
  'The answer to this request is given once and kept nowhere, so it cannot be repeated for a key.':
    'Die Antwort auf diese Anfrage wird einmal gegeben und nirgends aufbewahrt; sie lässt sich für einen Schlüssel nicht wiederholen.',
  'Another request with this Idempotency-Key is being worked on.':
    'Eine andere Anfrage mit diesem Idempotency-Key wird gerade bearbeitet.',
  'The first request with this Idempotency-Key was carried out or refused, but the server stopped before it could keep the answer.':
    'Die erste Anfrage mit diesem Idempotency-Key wurde ausgeführt oder abgelehnt, aber der Server hielt an, bevor er die Antwort aufbewahren konnte.',
  'This Idempotency-Key was sent before, within the last 30 days, with another body or to another address.':
    'Dieser Idempotency-Key wurde in den letzten 30 Tagen schon gesendet, mit anderem Inhalt oder an eine andere Adresse.',
  'The cursor is damaged.': 'Die Fortsetzung ist beschädigt.',
  'The cursor was made for another listing or for other filters.':
    'Die Fortsetzung gehört zu einer anderen Liste oder anderen Filtern.',
  'The cursor was made by another version of this program.':
    'Die Fortsetzung stammt von einer anderen Version dieses Programms.',
  'The request cannot be understood': 'Die Anfrage ist nicht zu verstehen',
  'Compare the request with /docs.': 'Vergleiche die Anfrage mit /docs.',
  'Parts of the request are not valid': 'Teile der Anfrage sind ungültig',
  'Correct every part that "errors" names and send the request again.':
    'Korrigiere jeden Teil, den „errors“ nennt, und sende die Anfrage noch einmal.',
  'The body cannot be read as JSON': 'Der Inhalt ist nicht als JSON lesbar',
  'Correct the body and send the request again.': 'Korrigiere den Inhalt und sende die Anfrage noch einmal.',
  'The form cannot be read': 'Das Formular ist nicht lesbar',
  'Send multipart/form-data with one file in the field "file", and each other field once.':
    'Sende multipart/form-data mit einer Datei im Feld „file“ und jedes andere Feld einmal.',
  'The body has too many parts': 'Der Inhalt hat zu viele Teile',
  'Send fewer members and elements, or several smaller requests; "limit" is what is allowed.':
    'Sende weniger Schlüssel und Elemente oder mehrere kleinere Anfragen; „limit“ sagt, was erlaubt ist.',
  'The body ended too early': 'Der Inhalt brach zu früh ab',
  'Send the request again.': 'Sende die Anfrage noch einmal.',
  'The request has no body': 'Die Anfrage hat keinen Inhalt',
  'Send a body of type application/json.': 'Sende einen Inhalt der Art application/json.',
  'The cursor does not belong here': 'Diese Fortsetzung gehört nicht hierher',
  'A cursor says where the next page of a listing begins. Start again without one, then send the cursor of each answer back unchanged.':
    'Eine Fortsetzung sagt, wo die nächste Seite einer Liste beginnt. Beginne ohne eine und sende dann die jeder Antwort unverändert zurück.',
  'The Idempotency-Key is not valid': 'Der Idempotency-Key ist ungültig',
  'Send one key of 1 to 255 visible ASCII characters without spaces, for example a UUID.':
    'Sende einen Schlüssel aus 1 bis 255 sichtbaren ASCII-Zeichen ohne Leerzeichen, etwa eine UUID.',
  'This operation takes no Idempotency-Key': 'Diese Anfrage nimmt keinen Idempotency-Key',
  'Send the request without the header, once, and read its answer before you send it again.':
    'Sende die Anfrage einmal ohne diesen Kopf und lies ihre Antwort, bevor du sie noch einmal sendest.',
  'The If-Match is not valid': 'Das If-Match ist ungültig',
  'Send If-Match: "v" and the version that you read, as in If-Match: "v3".':
    'Sende If-Match: „v“ und die gelesene Version, etwa If-Match: "v3".',
  'You have to sign in, or send a valid token': 'Du musst dich anmelden oder einen gültigen Token senden',
  'Sign in (POST /api/v1/session), or send "Authorization: Bearer qdt_…" with a token that you created at /api/v1/tokens, or that "quadrant token create" has printed.':
    'Melde dich an (POST /api/v1/session) oder sende „Authorization: Bearer qdt_…“ mit einem Token, den du unter /api/v1/tokens erstellt hast oder den „quadrant token create“ ausgegeben hat.',
  'You need a second factor first': 'Du brauchst zuerst einen zweiten Faktor',
  'This installation requires one of administrators and coordinators: set it up at /account/second-factor.':
    'Diese Installation verlangt von Administration und Koordination einen: Richte ihn unter /account/second-factor ein.',
  'You may not do that': 'Das darfst du nicht',
  'Ask a person with this right, or use an account with the right role.':
    'Frag jemanden mit diesem Recht oder verwende ein Konto mit der richtigen Rolle.',
  'You are not this player': 'Du bist nicht dieser Spieler',
  'Ask them, or a coordinator of their region or continent.':
    'Frag ihn oder die Koordination seiner Region oder seines Kontinents.',
  'The request does not come from a page of this site': 'Die Anfrage kommt nicht von einer Seite dieser Website',
  'Do it on a page of this site; a program sends a token instead of a cookie.':
    'Tu es auf einer Seite dieser Website; ein Programm sendet einen Token statt eines Cookies.',
  'The request does not show that a page of this site sends it':
    'Die Anfrage zeigt nicht, dass eine Seite dieser Website sie sendet',
  'Send the "csrfToken" of GET /api/v1/session in the header X-CSRF-Token, or in the form as the field csrfToken.':
    'Sende „csrfToken“ aus GET /api/v1/session im Kopf X-CSRF-Token oder im Formular als Feld csrfToken.',
  'Not found': 'Nicht gefunden',
  'Check the address; every path is listed at /docs.': 'Prüfe die Adresse; alle Pfade stehen unter /docs.',
  'This path does not know that method': 'Dieser Pfad kennt diese Methode nicht',
  'Use one of the methods of the Allow header.': 'Verwende eine der Methoden aus dem Kopf Allow.',
  'The request took too long': 'Die Anfrage dauerte zu lange',
  'The request contradicts the present state': 'Die Anfrage widerspricht dem jetzigen Stand',
  'Read the present state, then decide again.': 'Lies den jetzigen Stand und entscheide dann neu.',
  'Somebody else is changing the same data': 'Jemand anderes ändert gerade dieselben Daten',
  'Send the same request again after the time that Retry-After names.':
    'Sende dieselbe Anfrage nach der in Retry-After genannten Zeit noch einmal.',
  'Too many of yours wait already': 'Zu viel von dir wartet schon',
  'Wait for answers, or withdraw what is settled.': 'Warte auf Antworten oder zieh zurück, was erledigt ist.',
  'The first request with this key is still running': 'Die erste Anfrage mit diesem Schlüssel läuft noch',
  'The first request with this key was carried out, and its answer is lost':
    'Die erste Anfrage mit diesem Schlüssel wurde ausgeführt, und ihre Antwort ist verloren',
  'Look at what it was about before you send anything again, then use a new key.':
    'Sieh nach, worum es ging, bevor du wieder etwas sendest, und verwende dann einen neuen Schlüssel.',
  'This was changed since you opened it': 'Das wurde geändert, seit du es geöffnet hast',
  'Reload it and retry with the current version.': 'Lade es neu und versuche es mit der jetzigen Fassung noch einmal.',
  'The request must name the version that it changes': 'Die Anfrage muss die Fassung nennen, die sie ändert',
  'Read what you want to change, then send If-Match: "v3" with the version that you read.':
    'Lies, was du ändern willst, und sende dann If-Match: "v3" mit der gelesenen Version.',
  'The body is too large': 'Der Inhalt ist zu groß',
  'Send a smaller body: "limit" is its largest size in bytes. Operations that take a report read 2 MB, one tournament at a time; others read 64 kB.':
    'Sende einen kleineren Inhalt: „limit“ ist seine größte Größe in Bytes. Wo ein Bericht gesendet wird, sind es 2 MB, ein Turnier auf einmal; sonst 64 kB.',
  'The address is too long': 'Die Adresse ist zu lang',
  'Shorten the path or the parameters.': 'Kürze den Pfad oder die Parameter.',
  'The body has a type that is not read here': 'Der Inhalt hat eine Art, die hier nicht gelesen wird',
  'Send the body uncompressed with "Content-Type: application/json".':
    'Sende den Inhalt unkomprimiert mit „Content-Type: application/json“.',
  'The request is understood and refused': 'Die Anfrage ist verstanden und abgelehnt',
  'Correct what is named and send the request again.':
    'Korrigiere, was genannt ist, und sende die Anfrage noch einmal.',
  'The key belongs to another request': 'Der Schlüssel gehört zu einer anderen Anfrage',
  'Send this body with a new key, such as a new UUID; the answer to the first one stays valid.':
    'Sende diesen Inhalt mit einem neuen Schlüssel, etwa einer neuen UUID; die Antwort auf den ersten gilt weiter.',
  'Too many requests': 'Zu viele Anfragen',
  'Wait, then go on more slowly.': 'Warte und mach dann langsamer weiter.',
  'A limit is reached': 'Eine Grenze ist erreicht',
  'Try again after the time that Retry-After names.': 'Versuche es nach der in Retry-After genannten Zeit noch einmal.',
  'The headers are too large': 'Die Kopfzeilen sind zu groß',
  'Send fewer or shorter headers.': 'Sende weniger oder kürzere Kopfzeilen.',
  'Something went wrong on our side': 'Bei uns ist etwas schiefgegangen',
  'Try again; if it happens again, give the operator the request id.':
    'Versuche es noch einmal; geschieht es wieder, nenne dem Betreiber die Nummer der Anfrage.',
  'This is not done here': 'Das wird hier nicht getan',
  'See /docs for what is.': 'Unter /docs steht, was getan wird.',
  'The service is not available at the moment': 'Der Dienst ist gerade nicht verfügbar',
  'Send the same request again after the time that Retry-After names; nothing acknowledged is lost.':
    'Sende dieselbe Anfrage nach der in Retry-After genannten Zeit noch einmal; nichts Bestätigtes geht verloren.',
  'The disk of the server is nearly full': 'Der Datenträger des Servers ist fast voll',
  'Send the same request again later. Quadrant stores again as soon as an operator has freed some space.':
    'Sende dieselbe Anfrage später noch einmal. Sobald der Betreiber Platz geschaffen hat, wird von selbst wieder gespeichert.',
  'The request failed with an unexpected error.': 'Die Anfrage schlug mit einem unerwarteten Fehler fehl.',
  'The database cannot be reached.': 'Die Datenbank ist nicht erreichbar.',
  'The disk of the database is full; nothing of the request was stored.':
    'Der Datenträger der Datenbank ist voll; von der Anfrage wurde nichts gespeichert.',
  'The request was refused.': 'Die Anfrage wurde abgelehnt.',
  'What you asked for is being replaced by a new run at the moment.':
    'Was du abgefragt hast, wird gerade durch einen neuen Lauf ersetzt.',
  'Another request or a refresh is changing the same data. This request waited 5 seconds, and nothing was changed.':
    'Eine andere Anfrage oder eine Neuberechnung ändert dieselben Daten. Diese Anfrage hat 5 Sekunden gewartet, und nichts wurde geändert.',
  'The database needed more than 10 seconds for one step of this request, so it was stopped. Nothing was changed.':
    'Die Datenbank brauchte mehr als 10 Sekunden für einen Schritt dieser Anfrage, deshalb wurde sie abgebrochen. Nichts wurde geändert.',
  'The server was too busy to finish the request in time. Nothing was changed.':
    'Der Server war zu beschäftigt, um die Anfrage rechtzeitig zu beenden. Nichts wurde geändert.',
  'No connection to the database became free within 5 seconds: too many requests are running, or it does not answer. Nothing was changed.':
    'Innerhalb von 5 Sekunden wurde keine Verbindung zur Datenbank frei: Zu viele Anfragen laufen, oder sie antwortet nicht. Nichts wurde geändert.',
  'Nothing is served at {0}.': 'Unter {0} gibt es nichts.',
  '{0} answers {1}, not {2}.': '{0} beantwortet {1}, nicht {2}.',
  'Cannot {0} {1}': '{0} {1} geht nicht',
  'new player': 'neuer Spieler',
  'new players': 'neue Spieler',
  'dry run': 'Probelauf',
  draft: 'Entwurf',
  drafts: 'Entwürfe',
  'dry runs': 'Probeläufe',
  'computed round': 'berechnete Runde',
  'computed rounds': 'berechnete Runden',
  'live entry': 'Eintrag in einem laufenden Turnier',
  'live entries': 'Einträge in laufenden Turnieren',
  'ask for': 'berechnen lassen:',
  'Try again after {0}.': 'Versuche es nach {0} noch einmal.',
  'Waiting does not help: this is more at once than a whole day allows.':
    'Warten hilft nicht: Das ist auf einmal mehr, als ein ganzer Tag erlaubt.',
  'Waiting does not help: this is more at once than an hour allows.':
    'Warten hilft nicht: Das ist auf einmal mehr, als eine Stunde erlaubt.',
  '{0} at most {1} a day': 'am Tag höchstens {1} {0:w}',
  '{0} at most {1} an hour': 'in der Stunde höchstens {1} {0:w}',
  'One network address can {0}.': 'Eine Netzadresse kann {0}.',
  'An account can {0}.': 'Ein Konto kann {0}.',
  'The link of a player can {0}.': 'Der Link eines Spielers kann {0}.',
  'The director can enter your results.': 'Die Turnierleitung kann deine Ergebnisse eintragen.',
  'An approved director can {0}.': 'Eine anerkannte Turnierleitung kann {0}.',
  'An account without approval can {0}.': 'Ein Konto ohne Anerkennung kann {0}.',
  'in this hour': 'in dieser Stunde',
  'This report would add {0}, and {1} {2} added {3}. Nothing of it was stored.':
    'Dieser Bericht würde {0} hinzufügen; {1} kamen {3:w} schon dazu. Nichts davon wurde gespeichert.',
  '{0} came from yours {1}.': 'Von deiner kamen {1:w} schon {0}.',
  'Yours has used {0} {1}.': 'Deines hat {1:w} schon {0} verbraucht.',
  'An administrator can create an account for you before then.':
    'Die Administration kann dir vorher ein Konto anlegen.',
  'The operator of this site can raise the limit.': 'Der Betreiber dieser Website kann die Grenze anheben.',
  'A coordinator has no such limit, or the operator of this site can raise the limit.':
    'Für die Koordination gilt diese Grenze nicht, oder der Betreiber dieser Website kann die Grenze anheben.',
  'A coordinator can approve you as a director, which lifts this limit.':
    'Die Koordination kann dich als Turnierleitung anerkennen, dann entfällt diese Grenze.',
  '{0} UTC': '{0} UTC',
  'There is no tournament with this id.': 'Es gibt kein Turnier mit dieser Nummer.',
  'Take the id from a receipt or from /api/v1/tournaments; a new tournament goes to /api/v1/submissions.':
    'Nimm die Nummer aus einer Quittung oder aus /api/v1/tournaments; ein neues Turnier geht an /api/v1/submissions.',
  'You are not this player and not their coordinator.': 'Du bist weder dieser Spieler noch seine Koordination.',
  'You have {0} open {1}, which is the limit.': 'Du hast {0} offene {1:w}, das ist die Grenze.',
  'You sent {0} {1} within a day, which is the limit.':
    'Du hast {0} {1:w} innerhalb eines Tages gesendet, das ist die Grenze.',
  'Send it after {0}.': 'Sende es nach {0}.',
  '{0} more {1} not listed.': 'Weitere nicht aufgeführte Fehler: {0}.',
  'error is': 'Fehler ist',
  'errors are': 'Fehler sind',
  'Not valid in the {0}: {1}.{2}': 'Ungültig {0:w}: {1}.{2}',
  'is not known here': 'ist hier nicht bekannt',
  'invalid argument': 'ungültiger Wert',
  'must be an object, but is a list': 'muss ein Objekt sein, ist aber eine Liste',
  'has {0} members, at most {1} are read': 'hat {0} Elemente, höchstens {1} werden gelesen',
  'must be the handle of a player: 1 to 64 visible characters':
    'muss das Handle eines Spielers sein: 1 bis 64 sichtbare Zeichen',
  'must be a country as two letters, such as DE': 'muss ein Land aus zwei Buchstaben sein, etwa DE',
  'must be a name of 1 to 64 visible characters, with no space around it':
    'muss ein Name aus 1 bis 64 sichtbaren Zeichen sein, ohne Leerzeichen davor oder dahinter',
  'must be 1 to {0} lower-case letters and digits, with single hyphens between them':
    'muss aus 1 bis {0} Kleinbuchstaben und Ziffern bestehen, dazwischen einzelne Bindestriche',
  'must be a day of the calendar from 1900 to 2099, such as 2014-11-08':
    'muss ein Tag des Kalenders von 1900 bis 2099 sein, etwa 2014-11-08',
  'must be a text': 'muss ein Text sein',
  'must be true or false': 'muss wahr oder falsch sein',
  'must be the id of {0}': 'muss die Nummer sein von: {0}',
  'must be at most {0}': 'darf höchstens {0} sein',
  'must be at least {0}': 'muss mindestens {0} sein',
  'must be a whole number': 'muss eine ganze Zahl sein',
  'must be a number': 'muss eine Zahl sein',
  'must be a list': 'muss eine Liste sein',
  'must be an object': 'muss ein Objekt sein',
  'must have {0} or more elements': 'muss mindestens {0} Elemente haben',
  'must have at most {0} elements': 'darf höchstens {0} Elemente haben',
  'must each be one of {0}': 'müssen jeweils eines davon sein: {0}',
  'must name each once': 'darf jedes nur einmal nennen',
  'This code links your results to your account. It works once, within 90 days. Do not show it to anyone else.':
    'Dieser Code verbindet deine Ergebnisse mit deinem Konto. Er gilt einmal, 90 Tage lang. Zeig ihn niemandem sonst.',
};
