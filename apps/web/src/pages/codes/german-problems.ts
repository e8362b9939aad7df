/**
 * When the API refuses a request with each code: the table of docs/problems.md in German. Sections are cited in English,
 * because their links are made from that.
 */
export const PROBLEMS_IN_GERMAN: Readonly<Record<string, string>> = {
  'format-cannot-hold': 'ein Turnier in Pods sollte als CSV oder TRF16 heruntergeladen werden',
  'round-refused':
    'eine Runde, Pods, ein Turnierbaum oder eine Auslosung lässt sich nicht berechnen; `findings` sagen, warum und was zu tun ist',
  'too-many-to-pair': 'das Dokument hat mehr als 1.000 Spieler; nimm den Befehl `quadrant pair`',
  'bad-request': 'die Anfrage ist nicht zu verstehen',
  'invalid-request':
    'Parameter oder Felder sind falsch; `errors` nennt die ersten 50, und `detail` sagt, wie viele es noch sind',
  'malformed-json': 'der Inhalt ist kein UTF-8 oder kein JSON; `detail` sagt, warum',
  'malformed-form': 'das Formular zum Hochladen ist nicht lesbar, hat keine oder zwei Dateien oder ein Feld doppelt',
  'body-too-complex':
    'der Inhalt hat zu viele Einträge oder ist zu tief verschachtelt; `detail` sagt, wo, `limit` ist die erlaubte Zahl',
  'incomplete-body': 'der Inhalt ist kürzer als angekündigt',
  'missing-body': 'die Anfrage hat keinen Inhalt',
  'invalid-cursor': 'die Fortsetzung ist beschädigt oder gehört zu einer anderen Liste oder zu anderen Filtern',
  'invalid-idempotency-key': 'der Schlüssel besteht nicht aus 1 bis 255 sichtbaren ASCII-Zeichen',
  'idempotency-key-refused':
    'dieser Vorgang nimmt keinen `Idempotency-Key`: Seine Antwort enthält ein Geheimnis, oder er braucht keine Anmeldung',
  'invalid-if-match': '`If-Match` ist keine Liste von Versionen wie `"v3"`',
  'openid-failed':
    'die Antwort des OpenID-Connect-Anbieters passt nicht zu dem, was dieser Browser begonnen hat, oder `PUBLIC_URL` fehlt',
  unauthorized:
    'es gibt weder Token noch Sitzung, oder der Token ist unbekannt, falsch geschrieben, widerrufen oder abgelaufen',
  'sign-in-refused': 'Handle oder Passwort ist falsch; welches von beiden, wird nicht verraten',
  'second-factor-needed': 'das Passwort stimmt, und das Konto hat einen zweiten Faktor; `challenge`',
  'second-factor-required':
    'Administration oder Koordination hat den zweiten Faktor nicht eingerichtet, den diese Installation verlangt',
  forbidden: 'das Konto darf das nicht, oder sein Token gilt dafür nicht',
  'account-disabled': 'die Administration hat das Konto gesperrt',
  'cross-site-request': 'eine Anmeldung oder eine Änderung in einer Sitzung kommt nicht von einer Seite dieser Website',
  'csrf-token-wrong': 'eine Änderung in einer Sitzung hat keinen oder einen falschen CSRF-Token',
  'not-the-director':
    'eine Turnierleitung reicht einen Bericht ein, der andere als Leitung nennt; `directors` nennt sie',
  'needs-coordinator':
    'nur die Koordination kann diesen Vorschlag annehmen, oder die Vorschau einer Rücknahme, die auf sie warten würde; `reasons` sagt, warum',
  'not-your-tournament': 'jemand anderes hat das Turnier eingereicht, und du gehörst nicht zu seiner Leitung',
  'not-your-league':
    'eine Markierung für eine Liga wird von jemandem gesetzt oder entfernt, der nicht für die Liga spricht',
  'not-directed-for-league':
    'eine Ligaleitung markiert ein Turnier, das weder sie als Turnierleitung noch ihre Liga nennt',
  'not-your-player': 'der Spieler ist jemand anderes und nicht in deinem Gebiet',
  'not-your-entitlement': 'der Anspruch gehört einem anderen Spieler, der nicht in deinem Gebiet ist',
  'openid-refused': 'der OpenID-Connect-Anbieter hat die Person nicht angemeldet',
  'own-role': 'ein Konto ohne Administration gibt sich selbst eine Rolle oder entfernt eine eigene',
  'scopes-refused':
    'ein Token soll mehr dürfen als sein Konto oder der Token, der ihn erzeugt; `scopes` nennt, was möglich ist',
  'sign-up-closed': 'nur die Administration legt hier Konten an',
  'own-dispute': 'eine Beanstandung wird von derselben Person beantwortet, die sie gestellt hat',
  'own-claim': 'ein Konto entscheidet über seine eigene Zuordnung',
  'not-found': 'nichts hat diese Adresse, Nummer oder diesen Namen',
  'entitlement-of-another': 'ein anderer Spieler hat den Anspruch gewonnen, vielleicht durch eine Berichtigung',
  'method-not-allowed': 'die Adresse kennt diese Methode nicht; `Allow` nennt ihre Methoden',
  'request-timeout': 'die Anfrage kam zu langsam',
  conflict: 'die Anfrage widerspricht dem, was jetzt gespeichert ist',
  busy: 'eine andere Anfrage oder eine Neuberechnung, die gerade veröffentlicht wird, hat dieselben Daten länger als fünf Sekunden gesperrt; nichts wurde geändert; `Retry-After`',
  'account-exists': 'ein Konto hat dieses Handle schon',
  'handle-refused':
    'das Handle ist nicht frei: `obstacle` ist `reserved`, `account` (oder ein verborgener Spieler), `player`, `director`, `name` oder `lookalike`',
  'idempotency-key-in-flight': 'die erste Anfrage mit diesem Schlüssel wird noch bearbeitet; `Retry-After`',
  'idempotency-answer-lost':
    'die erste Anfrage mit diesem Schlüssel wurde ausgeführt, aber der Server endete, bevor er die Antwort behalten konnte',
  'last-administrator': 'mindestens ein Konto muss die Administration haben',
  'role-given': 'das Konto hat die Rolle schon',
  'not-of-league': 'eine Markierung wird von einem Turnier entfernt, das sie nicht hat',
  'flags-refused':
    'mehrere Turniere werden zugleich markiert, und einige werden abgewiesen; `refused` sagt für jedes, warum, und keines wurde geändert',
  'part-closed':
    'jemand ohne Koordination ändert etwas in einem abgeschlossenen Teil einer Saison: Ergebnis, Markierung, Münzwurf, Tage, Grenzen, Bonusregel oder Punkte von Hand; `closed` nennt die Teile',
  'part-not-over': 'ein Teil einer Saison wird vor seinem letzten Tag und vor seinem letzten Turnier abgeschlossen',
  'already-closed': 'ein Teil einer Saison wird zweimal abgeschlossen',
  'toss-not-tied':
    'ein Münzwurf nennt Spieler, die nicht auf einem Platz gleichauf sind (`apart`), oder lässt andere weg, die es sind (`missing`)',
  'toss-recorded':
    'zwischen diesen Spielern entscheidet schon ein festgehaltener Münzwurf, oder er sagt etwas anderes; `kept` ist seine Reihenfolge, die nur die Koordination berichtigt',
  'league-exists': 'das Kürzel ist vergeben',
  'season-conflict': 'eine Saison der Liga hat diesen Namen oder einen dieser Tage',
  'qualifiers-frozen':
    'die Zahl der Qualifikationsplätze soll nach dem ersten Turnier angekündigt oder geändert werden (Organized Play Guide 4.2, section 12.2); `tournamentId` ist dieses Turnier',
  'season-played':
    'eine Saison, in der gespielt wurde, kann nicht umbenannt oder gelöscht werden; `tournamentId` ist das erste Turnier',
  'league-played': 'eine Liga, die ein Bericht nennt, kann nicht gelöscht werden; `tournamentId` ist das erste Turnier',
  'deck-fact-used': 'eine Bonusregel fragt nach einer Angabe zu Decks, die wegfallen soll; `fact` und `scheme`',
  'champion-unknown': 'kein Spieler hat das Handle des festgehaltenen Meisters',
  'league-people-unknown':
    'eine Ligaleitung oder Vertretung hat kein Konto und hat nie gespielt; `people` nennt jedes `handle` mit `didYouMean`',
  'dry-run-too-large': 'der Probelauf einer Bonusregel beträfe mehr als 500 Turniere; `size` und `limit`',
  'scheme-unchanged': 'die Bonusregel hat diesen Namen und Text schon, ab diesem Tag und ohne Ende',
  'scheme-not-in-force': 'eine Bonusregel wird beendet, die nach diesem Tag keine gültige Fassung hat',
  'tournament-withdrawn': 'das Turnier ist zurückgezogen: Erst muss die Koordination es wieder aufnehmen',
  'tournament-merged': 'das Turnier wurde mit einem anderen zusammengelegt; `mergedInto` ist dessen Nummer',
  'already-withdrawn': 'das Turnier ist schon zurückgezogen',
  'not-failed': 'der Bericht des Turniers ist nicht gescheitert, es gibt also nichts erneut zu versuchen',
  'not-withdrawn': 'das Turnier ist nicht zurückgezogen und kann deshalb nicht wieder aufgenommen werden',
  'handle-taken': 'das Handle gehört einem anderen Spieler oder ähnelt dem eines verborgenen Spielers',
  'handle-resembles':
    'niemand könnte das Handle von dem eines anderen Spielers unterscheiden; `resembles` ist dieses Handle',
  'already-hidden': 'der Spieler ist schon verborgen',
  'not-hidden': 'der Spieler ist nicht verborgen',
  'entitlement-not-of-choice': 'der Anspruch gilt für eine bestimmte Meisterschaft, also gibt es nichts zu wählen',
  'entitlement-chosen':
    'der Spieler hat vorher einen anderen Kontinent gewählt; ändern kann es die Koordination; `continent` ist der gewählte',
  'entitlement-used':
    'der Anspruch ist verbraucht und kann weder gewählt noch abgegeben werden; `tournamentId` sagt, wo',
  'entitlement-forfeited': 'der Anspruch ist schon abgegeben',
  'entitlement-expired': 'der Anspruch ist abgelaufen; `detail` sagt, warum',
  'application-decided': 'der Antrag ist schon genehmigt, abgelehnt oder zurückgezogen; `state` sagt, welches',
  'application-used': 'der Antrag wurde genehmigt und verwendet; `tournamentId` ist das Turnier',
  'announced-already':
    'dieselbe Turnierleitung hat ein Turnier desselben Spiels für denselben Beginn angekündigt; `announcement` ist dessen Nummer',
  'announced-people-unknown':
    'eine Ankündigung nennt eine Turnierleitung, die kein Konto hat und nie gespielt hat; `unknown` nennt, wer gemeint sein kann',
  'announced-league-unknown': 'eine Ankündigung nennt eine Liga, die es nicht gibt',
  'announcement-cancelled': 'das angekündigte Turnier ist abgesagt',
  'announcement-reported':
    'die Ergebnisse des angekündigten Turniers sind eingereicht; `tournamentId` ist dieses Turnier',
  'date-locked':
    'Tag und Uhrzeit eines angekündigten Turniers lassen sich nur bis sieben Tage vorher ändern (Organized Play Guide 4.2, appendix A)',
  'new-date-too-near': 'der neue Tag eines angekündigten Turniers liegt keine sieben Tage in der Zukunft',
  'announcement-reason-needed':
    'der letzte Tag eines angekündigten Turniers wird später, oder ein Notfall ändert die Runden, und ein Grund fehlt',
  'registration-closed':
    'ein Spieler meldet sich zu einem angekündigten Turnier an, dessen Liste die Leitung geschlossen hat',
  'registration-over': 'ein Spieler meldet sich zu einem Turnier an, das schon begonnen hat',
  'player-registered': 'der Spieler ist zu dem angekündigten Turnier schon angemeldet',
  'player-not-registered': 'der Spieler steht nicht auf der Liste des angekündigten Turniers',
  'registered-player-unknown': 'die Leitung meldet einen Spieler an, der kein Konto hat und nie gespielt hat',
  'rounds-need-approval':
    'eine andere Zahl von Runden braucht die Zustimmung aller oder nach dem Beginn einen Notfall (Organized Play Guide 4.2, section 6)',
  'tournament-began':
    'was über Genehmigung und Wertung entscheidet, ändert sich nach dem Beginn nicht mehr; `fields` nennt es',
  'not-postponed': 'ein Turnier wird auf einen Beginn verschoben, der nicht später ist',
  'live-begun-already': 'das Turnier dieser Ankündigung hat begonnen; `id` ist das laufende Turnier',
  'live-key-reused':
    'ein Eintrag mit diesem Schlüssel steht schon im Verlauf des laufenden Turniers und sagt etwas anderes',
  'live-link-ended': 'der Link eines Spielers ist falsch oder ersetzt, oder das Turnier ist vorbei',
  'live-player-elsewhere':
    'ein Spieler ist im laufenden Turnier einer anerkannten Turnierleitung anwesend, und das Konto, das dieses begonnen hat, ist nicht anerkannt',
  'live-finished': 'in ein beendetes Turnier wird etwas eingetragen',
  'live-not-finished': 'der Bericht eines Turniers wird verlangt, oder es wird wieder geöffnet, während es noch läuft',
  'live-changed': 'andere haben seit der Version des Eintrags etwas entschieden; `changes` nennt es',
  'live-player-impossible':
    'ein Spieler wird mit Angaben eingetragen, die ein Bericht nicht haben könnte; `findings` sagen, warum',
  'live-player-unknown': 'ein Eintrag nennt jemanden, der nicht im Turnier ist oder nicht spielt; `handles` nennt sie',
  'live-player-not-playing': 'ein Spieler steigt aus, der nicht spielt, oder kehrt zurück, ohne ausgestiegen zu sein',
  'live-player-there': 'ein Spieler wird in jemanden umbenannt, der schon auf der Liste steht',
  'live-director-plays': 'die Leitung wird als Spieler eingetragen, bevor die Spieler zugestimmt haben',
  'live-director-approval':
    'nicht mehr als die Hälfte der Spieler stimmt zu, dass die Leitung mitspielt; `players` sagt, wie viele es sind',
  'live-director-deputies': 'die Leitung würde mitspielen, ohne dass zwei andere sie vertreten',
  'live-player-has-played':
    'ein Spieler, der schon gespielt hat, wird von der Liste genommen, oder sein Eintreffen wird zurückgenommen',
  'live-game-open': 'ein Spieler steigt mitten in einem Spiel aus; `round` ist dessen Runde',
  'live-games-open':
    'eine Runde, ein Turnierbaum oder das Ende des Turniers muss auf Ergebnisse warten; `open` zählt sie',
  'live-round-order':
    'eine andere als die nächste Runde wird gepaart, oder nichts wurde gespielt; `next` ist die nächste',
  'live-round-unknown': 'ein Eintrag betrifft eine Runde, die nicht gepaart ist',
  'live-round-began': 'die Paarung einer Runde soll sich nach ihrem Beginn ändern',
  'live-round-not-begun': 'ein Eintrag braucht eine Runde, die begonnen hat; `round` sagt, welche',
  'live-round-stale': 'seit der Paarung der Runde ist ein Spieler ausgestiegen: Sie wird noch einmal gepaart',
  'live-pairing-missing':
    'ein Ergebnis betrifft Spieler, die in dieser Runde nicht aufeinandertreffen; `detail` sagt, auf wen sie treffen',
  'live-result-impossible': 'ein Ergebnis, das in keinem Bericht stehen könnte; `findings` sagen, warum',
  'live-result-doubtful':
    'Punkte, Ende und Ergebnis eines Spiels passen nicht zusammen, wie es auch die Prüfung des Berichts sagen würde; `findings` sagen, was. Die Leitung kann es mit einem Grund eintragen',
  'live-result-entered': 'ein Spieler trägt ein anderes Ergebnis ein als die Leitung',
  'live-result-needed':
    'die Regeln nennen kein Ergebnis für ein aufgegebenes Spiel, daher wird zuerst eines eingetragen',
  'live-later-match-played':
    'der Sieger einer Begegnung im Turnierbaum würde sich ändern, nachdem weitergespielt wurde',
  'live-minutes': 'eine Uhr würde Zeit verlieren oder mehr als einen Tag bekommen',
  'live-pairing-impossible': 'eine Runde oder ein Turnierbaum lässt sich nicht auslosen; `findings` sagen, warum',
  'live-rounds-too-few': 'es wären weniger Runden geplant, als gepaart sind',
  'live-rounds-need-approval':
    'eine andere als die angekündigte Zahl von Runden braucht Zustimmung (Organized Play Guide 4.2, section 6)',
  'live-bracket-unknown': 'ein Turnierbaum hat einen Namen, den es nicht gibt; die Antwort nennt die Namen',
  'live-bracket-published':
    'auf einen veröffentlichten Turnierbaum würde eine Schweizer Runde oder ein weiterer Baum folgen',
  'live-bracket-frozen':
    'ein Turnierbaum soll nach seiner ersten Begegnung zurückgenommen werden (Organized Play Guide 4.2, section 10)',
  'live-no-bracket': 'ein Turnierbaum soll zurückgenommen werden, und keiner ist veröffentlicht',
  'live-heats-first':
    'in Finals, die ihre Spieler noch nicht aus den Vorrunden haben, werden Spieler eingetragen oder Runden gepaart',
  'live-no-heats': 'Vorrunden werden in einem Turnier verlangt, das keine hat',
  'live-heats-began':
    'der Plan von Vorrunden und Finals wird geändert, nachdem eine Vorrunde begonnen hat; `heat` ist diese',
  'live-heats-complete': 'es wird eine Vorrunde mehr begonnen als geplant',
  'live-heats-open':
    'die Finals nehmen ihre Spieler, bevor alle Vorrunden vorbei sind; `open` nennt Vorrunden, `missing` zählt die nicht begonnenen',
  'live-heat-taken': 'eine Vorrunde wird wieder geöffnet, deren Spieler schon in den Finals spielen',
  'live-qualified':
    'ein qualifizierter Spieler wird in eine weitere Vorrunde eingetragen; `heat` sagt, wo die Qualifikation war',
  'live-in-other-heat': 'ein Tribbles-Spieler wird in eine zweite Vorrunde eingetragen; `heat` ist die erste',
  'live-byes-used': 'ein Spieler bringt verdiente Freilose mit, die in einer früheren Vorrunde verbraucht wurden',
  'live-best-of': 'ein Plan nennt eine Länge von Begegnungen, die sein Turnierbaum nicht hat',
  'live-bracket-size':
    'ein Turnierbaum hat mehr Plätze als Spieler oder weniger als Vorrunden; `entrants` und `players` sagen, wie viele',
  'live-too-many-players': 'ein Turnier hat so viele Spieler, wie ein Bericht haben kann',
  'live-only-director': 'der Link eines Spielers wird für etwas benutzt, das nur die Leitung tut',
  'live-other-player': 'der Link eines Spielers wird für einen anderen Spieler benutzt',
  'live-too-early': 'das Turnier einer Ankündigung würde vor seinem Tag beginnen; `day` ist dieser Tag',
  'live-too-late': 'das Turnier einer Ankündigung würde nach seinem Tag beginnen; `day` ist dieser Tag',
  'national-taken':
    'das Land hat in diesem Spiel und Jahr schon seine National (Organized Play Guide 4.2, section 11.2.1); `by` nennt sie',
  'weekend-taken':
    'eine National und eine Continental oder Worlds lägen auf einem Wochenende (Organized Play Guide 4.2, section 11.2.1), und keine Übergangsregelung erlaubt es; `by` nennt die andere',
  'region-exists': 'eine Region hat dieses Kürzel schon; `region` ist sie',
  'venue-exists':
    'der Spielort ist schon bekannt; `venue` ist seine Nummer, `state` sagt, ob er wartet, in der Liste steht oder abgelehnt ist',
  'venue-merged': 'der Spielort wurde mit einem anderen zusammengelegt; `mergedInto` ist dessen Nummer',
  'merge-target-withdrawn': 'das Turnier, in das zusammengelegt wird, ist zurückgezogen oder selbst zusammengelegt',
  'player-already-merged': 'der Spieler ist schon mit einem anderen zusammengelegt; `mergedInto` ist dessen Handle',
  'player-target-merged':
    'der Spieler, der bleiben soll, ist mit einem anderen zusammengelegt; `mergedInto` ist dessen Handle',
  'players-have-met':
    'beide Spieler stehen in denselben Turnieren (`tournaments`) und können nicht zusammengelegt werden',
  'player-anonymised': 'einer der Spieler ist anonymisiert',
  'player-merge-waits':
    'der Spieler kann nicht anonymisiert werden, solange eine Zusammenlegung oder ihre Rücknahme auf einen Lauf wartet',
  'player-merge-undone': 'die Zusammenlegung ist schon zurückgenommen oder wartet darauf',
  'base-moved': 'seit dem Probelauf wurde etwas anderes veröffentlicht; `run` ist der erste solche Lauf',
  'chain-differs': 'die gespeicherten Daten eines Laufs ergeben nicht seinen Hash: Nichts wurde zurückgenommen',
  'inputs-changed': 'es warten nicht mehr dieselben Turniere oder Berichtigungen wie beim Probelauf',
  'not-paused': 'die Veröffentlichung ruht nicht: Es gibt nichts fortzusetzen',
  'nothing-to-publish': 'die Neuberechnung ist kein Probelauf oder noch nicht berechnet',
  'publication-busy': 'ein Lauf wird gerade veröffentlicht, oder ein Bericht wartet auf einen; `Retry-After`',
  'publishing-paused':
    'die Veröffentlichung ruht, bis die Koordination sie fortsetzt; `pausedBy`, `pausedAt`, `reason`',
  'refresh-over': 'die Neuberechnung ist schon veröffentlicht, abgebrochen oder verworfen; `run` nennt ihren Lauf',
  'run-not-before-head': 'eine Rücknahme muss einen Lauf vor dem veröffentlichten nennen',
  'answered-by-the-last': 'der Director of Organized Play hat geantwortet, und darüber steht niemand',
  'document-redacted': 'ein Vorschlag zu einem Dokument, aus dem ein Name entfernt wurde',
  'document-withheld': 'ein Vorschlag zu einem Dokument, das einen verborgenen Spieler nennt',
  'escalated-already': 'die Beanstandung liegt schon bei der Koordination oder darüber; `state`',
  'ruling-ended': 'eine Übergangsregelung soll später enden als bisher oder wurde zurückgenommen; `to`',
  'held-report-cannot-count':
    'ein wartender Bericht oder eine Rücknahme kann so, wie es jetzt steht, nicht freigegeben werden; `because`, `findings`; der Bericht wartet weiter',
  'held-report-findings-unread':
    'ein wartender Bericht hat seit dem Senden neue Befunde, die zu bestätigen sind; `findings`, `version`; er wartet weiter und kann noch einmal freigegeben werden',
  'not-a-receipt': 'der Text ist kein signierter Empfangsbeleg oder nicht mit EdDSA signiert',
  'key-unknown': 'kein jetziger oder früherer Schlüssel dieser Website hat den Empfangsbeleg signiert',
  'signature-wrong': 'der Empfangsbeleg wurde nach dem Signieren geändert',
  'held-report-changed':
    'der wartende Bericht ist entschieden, zurückgezogen oder ersetzt; `state`, `version`, `decidedBy`',
  'nothing-to-confirm': 'eine wartende Rücknahme wird bestätigt; über sie entscheidet die Koordination',
  'suspicion-excluded': 'die Koordination hat schon gesagt, dass dieser Befund der Nacht in Ordnung ist',
  'not-answered': 'ein Einspruch gegen eine Beanstandung ohne Antwort; `state`',
  'objected-already': 'ein zweiter Einspruch gegen Antworten auf eine Beanstandung',
  'dispute-closed': 'die Beanstandung ist beantwortet oder zurückgezogen; `state` sagt, welches',
  'proposal-closed': 'der Vorschlag ist angenommen, abgelehnt oder zurückgezogen; `state` sagt, welches',
  'proposal-outdated':
    'eine spätere Fassung hat geändert, was der Vorschlag betrifft; `revision` und `currentRevision`',
  'too-many-open': 'von diesem Konto sind schon 20 Beanstandungen oder 20 Vorschläge offen',
  'too-many-drafts': 'du hast 20 Entwürfe; reiche einen ein oder lösche einen',
  'draft-too-large': 'das Dokument eines Entwurfs hat mehr als 64 kB; `limit` ist, was erlaubt ist',
  'draft-outdated':
    'nach dem Erstellen des Entwurfs wurde in das laufende Turnier etwas eingetragen; `live` ist dessen Nummer',
  'draft-reported':
    'nach dem Erstellen des Entwurfs wurde ein Bericht des laufenden Turniers eingereicht; `live` ist dessen Nummer',
  'player-claimed': 'der Spieler gehört schon zu einem Konto',
  'account-has-player': 'das Konto ist schon ein anderer Spieler; `player` ist dieser',
  'claim-waits': 'das Konto hat den Spieler schon beansprucht; `claim` ist die offene Zuordnung',
  'claim-decided': 'die Zuordnung ist schon bestätigt, abgelehnt oder zurückgezogen',
  'not-claimed': 'kein Konto hat den Spieler beansprucht, also kann die Verknüpfung nicht gelöst werden',
  'version-changed':
    '`If-Match` nennt eine andere als die jetzige Version; `version` ist die jetzige, `changes` sagt, wer was warum geändert hat',
  'version-required': 'der Vorgang ändert etwas Gespeichertes, und `If-Match` fehlt; `version` ist die jetzige Version',
  'body-too-large':
    'der Inhalt ist größer, als dieser Vorgang liest: 64 kB, mit einem Vorschlag 512 kB, mit einem Bericht 2 MB; `limit` steht in Bytes',
  'second-factor-on': 'ein zweiter Faktor ist schon eingerichtet, oder eine andere Anfrage hat damit begonnen',
  'second-factor-off': 'das Konto hat keinen zweiten Faktor',
  'second-factor-unread': 'der Schlüssel der Installation öffnet das Geheimnis des zweiten Faktors nicht',
  'second-factor-own': 'die Administration setzt ihren eigenen zweiten Faktor zurück',
  'uri-too-long': 'die Adresse ist zu lang',
  'unsupported-media-type': 'der Inhalt ist kein `application/json` oder komprimiert',
  'ruling-refused':
    'eine Übergangsregelung hat falsche Tage oder Werte, oder eine andere regelt dasselbe an einigen ihrer Tage; `findings`',
  'entrants-refused':
    'Handles für die Champions League, die niemand hat (`unknown`), oder Spieler mit zu wenigen Punkten (`ineligible`)',
  unprocessable: 'die Anfrage wird verstanden und abgewiesen',
  'report-refused': 'der Bericht hat Fehler; `findings` sind alle, und nichts ist gespeichert',
  'external-id-differs':
    'die `externalId` des Dokuments gehört zu einem anderen Turnier als dem, an das es gesendet wurde',
  'revised-meanwhile':
    'ein wartender Bericht wurde für eine frühere Fassung des Turniers gesendet oder bevor das Turnier bekannt war; `revision`',
  'claim-code-unknown':
    'der Zuordnungscode ist unbekannt, verbraucht oder abgelaufen, oder der Spieler hat ein Konto oder ist verborgen',
  'openid-without-handle': 'der OpenID-Connect-Anbieter gibt keinen `preferred_username`, der als Handle möglich ist',
  'password-link-unknown': 'der Link ist unbekannt, verbraucht, abgelaufen oder nicht der neueste',
  'password-refused':
    'das Passwort ist zu kurz, zu lang, das Handle, eines der häufigsten oder aus solchen zusammengesetzt',
  'password-wrong': 'das jetzige Passwort ist falsch',
  'second-factor-wrong': 'ein Code ist falsch oder wurde schon benutzt',
  'second-factor-late': 'der zweite Schritt der Anmeldung kommt mehr als zehn Minuten nach dem ersten',
  'region-unknown': 'auf welchem Kontinent die Region liegt, ist nicht bekannt',
  'merge-target-unknown': 'kein Turnier hat die Nummer, in das zusammengelegt werden soll',
  'merge-into-itself': 'ein Turnier soll mit sich selbst zusammengelegt werden',
  'player-target-unknown': 'kein Spieler hat das Handle, mit dem zusammengelegt werden soll',
  'player-merge-into-itself': 'ein Spieler soll mit sich selbst zusammengelegt werden',
  'venue-merge-target-unknown': 'kein Spielort hat die Nummer, mit dem zusammengelegt werden soll',
  'venue-merge-into-itself': 'ein Spielort soll mit sich selbst zusammengelegt werden',
  'correction-refused': 'die Berichtigung ergibt ein ungültiges Turnier; `findings` sagt, warum',
  'part-unknown': 'die Saison hat keine solche Hälfte',
  'league-unknown': 'keine Liga hat dieses Kürzel',
  'season-invalid':
    'die Tage einer Saison laufen rückwärts, oder ihre Teile liegen außerhalb, in falscher Folge oder übereinander; `errors` nennt jeden',
  'too-few-players':
    'eine Liga wird mit weniger als vier verschiedenen Spielern gegründet (Organized Play Guide 4.2, section 12.1)',
  'toss-players-unknown': 'ein Münzwurf nennt ein Handle, das kein Spieler hat',
  'toss-players-repeated': 'ein Münzwurf nennt einen Spieler zweimal',
  'confirmation-differs':
    'um einen Namen zu entfernen, muss die Anfrage das jetzige Handle wiederholen, und dieses ist ein anderes',
  'idempotency-key-reused':
    'dieser Schlüssel wurde in den letzten 30 Tagen mit einem anderen Inhalt benutzt; das wird vor allem anderen geprüft',
  'what-if-refused': 'die Regeln oder das Turnier der Frage haben Fehler; `findings` sind alle',
  'no-correction-since': 'die Antwort nennt eine Fassung von vor der Beanstandung oder eine, die es noch nicht gibt',
  'no-such-place': 'eine Beanstandung nennt eine Runde oder Begegnung, die die jetzige Fassung nicht hat; `pointer`',
  'patch-refused': 'ein vorgeschlagener Patch passt nicht zum Dokument; `findings` sind alle Gründe',
  'dispute-unknown': 'ein Vorschlag nennt eine Beanstandung, die nicht offen ist oder nicht zu diesem Turnier gehört',
  'scheme-refused': 'der Text einer Bonusregel hat Fehler; jeder der `findings` hat Zeile, Spalte und Länge',
  'award-tournament-unknown': 'Punkte von Hand für ein Turnier, das unbekannt ist oder nicht zählt',
  'award-not-of-league': 'Punkte von Hand für ein Turnier einer anderen oder keiner Liga',
  'award-player-unknown': 'Punkte von Hand für jemanden, der nicht teilgenommen hat',
  'claim-code-wrong': 'der Zuordnungscode ist unbekannt, verbraucht oder älter als 90 Tage',
  'claim-code-of-another': 'der Zuordnungscode gehört zu einem anderen Spieler; er kann weiter benutzt werden',
  'too-many-requests':
    'zu viele falsche Versuche (Anmeldungen, Links, neue Konten, jetzige Passwörter, Zuordnungscodes); 200 abgewiesene Dokumente an einem Tag; 300 weite Blicke in die Vergangenheit in einer Stunde; oder mehr Vorschauen, als ein Konto warten lassen darf; `Retry-After`',
  'too-many-held':
    'fünf Berichte des Kontos warten auf die Koordination, und niemand hat es anerkannt; `limit`; `Retry-After`',
  'quota-exceeded':
    'das Konto oder die Adresse einer Registrierung hat ihre Grenze erreicht; `quota`, `limit`, `used`, `resetsAt`; `Retry-After`',
  'headers-too-large': 'die Kopfzeilen der Anfrage sind zu groß',
  'internal-error': 'ein unerwarteter Fehler; im Protokoll steht er unter der `requestId`',
  'not-implemented': 'der Server unterstützt diese Methode oder Kopfzeile nicht',
  'service-unavailable':
    'die Datenbank ist nicht erreichbar oder ihr Datenträger voll; `Retry-After`; alles Bestätigte bleibt erhalten',
  'disk-nearly-full':
    'der Server hat weniger freien Speicherplatz, als er behält; `Retry-After`, und Lesen funktioniert',
  'openid-unavailable': 'der OpenID-Connect-Anbieter antwortet nicht; `Retry-After`',
};
