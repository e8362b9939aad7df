/** Accounts, sign-in and roles. */
export const TOLD_ACCOUNTS: Readonly<Record<string, string>> = {
  'The program itself acts under this handle, or one that looks like it.':
    'Unter diesem Handle, oder einem ähnlich aussehenden, handelt das Programm selbst.',
  'This handle is not available.': 'Dieses Handle ist nicht verfügbar.',
  'This handle belongs to a known player, and you have not shown that it is yours.':
    'Dieses Handle gehört einem bekannten Spieler, und du hast nicht gezeigt, dass es deines ist.',
  'Tournaments or leagues name this handle as their director, and you have not shown that it is yours.':
    'Turniere oder Ligen nennen dieses Handle als ihre Leitung, und du hast nicht gezeigt, dass es deines ist.',
  'This handle is the name of a known player, and you have not shown that it is yours.':
    'Dieses Handle ist der Name eines bekannten Spielers, und du hast nicht gezeigt, dass es deines ist.',
  'This handle looks like the handle of a known person.': 'Dieses Handle sieht aus wie das einer bekannten Person.',
  'sign up with the claim code of the player, or ask an administrator or a coordinator for the account.':
    'registriere dich mit dem Zuordnungscode des Spielers oder bitte die Administration oder die Koordination um das Konto.',
  'Take another handle.': 'Nimm ein anderes Handle.',
  'If you have an account with it, sign in. Otherwise take another handle, or ask an administrator for the account.':
    'Hast du damit ein Konto, melde dich an. Sonst nimm ein anderes Handle oder bitte die Administration um das Konto.',
  'If that is you, {0} Else take another handle.': 'Bist du das, {0} Sonst nimm ein anderes Handle.',
  'If that is you, {0} Otherwise take another handle.': 'Bist du das, {0} Sonst nimm ein anderes Handle.',
  'Take another handle; if that is you, {0}': 'Nimm ein anderes Handle; bist du das, {0}',
  'The sign-in was refused': 'Die Anmeldung wurde abgelehnt',
  'The handle or the password is wrong.': 'Das Handle oder das Passwort ist falsch.',
  'Compare both and try again; an administrator can make a link with which a new password is set.':
    'Vergleiche beide und versuche es noch einmal; die Administration kann einen Link erstellen, mit dem ein neues Passwort gesetzt wird.',
  'The account is disabled': 'Das Konto ist gesperrt',
  'An administrator has disabled this account.': 'Die Administration hat dieses Konto gesperrt.',
  'Ask an administrator.': 'Frag die Administration.',
  'The claim code is not valid': 'Der Zuordnungscode ist ungültig',
  'The code is unknown, used or expired, or its player has an account.':
    'Der Code ist unbekannt, verwendet oder abgelaufen, oder sein Spieler hat schon ein Konto.',
  'Ask the director who submitted the report, or a coordinator, to confirm who you are.':
    'Bitte die Turnierleitung, die den Bericht eingereicht hat, oder die Koordination zu bestätigen, wer du bist.',
  'You cannot have this handle': 'Dieses Handle kannst du nicht haben',
  'Sign-up is closed': 'Registrieren ist nicht möglich',
  'In this installation administrators make the accounts.':
    'In dieser Installation legt die Administration die Konten an.',
  'Ask an administrator for one.': 'Bitte die Administration um eines.',
  'The handle has an account': 'Das Handle hat ein Konto',
  'There is an account {0} already.': 'Es gibt schon ein Konto {0}.',
  'Make a password link for it, or take another handle.':
    'Erstelle einen Passwort-Link dafür oder nimm ein anderes Handle.',
  'At least one administrator is required': 'Mindestens eine Administration ist nötig',
  'This is the last administrator.': 'Das ist die letzte Administration.',
  'Grant the role to another account first.': 'Gib die Rolle zuerst einem anderen Konto.',
  'an hour': 'einer Stunde',
  'More than {0} attempts within {1} were wrong.': 'Mehr als {0} Versuche innerhalb von {1} waren falsch.',
  'Wait {0} seconds, then try again.': 'Warte {0} Sekunden und versuche es dann noch einmal.',
  'Samsung Internet': 'Samsung Internet',
  '{0} on {1}': '{0} unter {1}',
  'There is no account {0}.': 'Es gibt kein Konto {0}.',
  'Administrators see all accounts at /api/v1/accounts.':
    'Die Administration sieht alle Konten unter /api/v1/accounts.',
  'This browser has not begun to sign in, did so long ago, or keeps no cookies of this site.':
    'Dieser Browser hat keine Anmeldung begonnen, hat es vor langer Zeit getan oder behält keine Cookies dieser Website.',
  'The provider gives no ID token.': 'Der Anbieter gibt keinen ID-Token.',
  'What the provider sent does not fit what was begun.':
    'Was der Anbieter gesendet hat, passt nicht zu dem, was begonnen wurde.',
  'Begin again at /sign-in/openid.': 'Beginne noch einmal unter /sign-in/openid.',
  'This site has no sign-in with OpenID Connect.': 'Diese Website hat keine Anmeldung mit OpenID Connect.',
  'Sign in with a password: POST /api/v1/session.': 'Melde dich mit einem Passwort an: POST /api/v1/session.',
  'The OpenID Connect provider does not answer': 'Der OpenID-Connect-Anbieter antwortet nicht',
  'The provider of this installation does not answer, or not as one.':
    'Der Anbieter dieser Installation antwortet nicht oder nicht wie ein solcher.',
  'Try again in a minute, or sign in with a password; the operator looks at OIDC_ISSUER.':
    'Versuche es in einer Minute noch einmal oder melde dich mit einem Passwort an; der Betreiber prüft OIDC_ISSUER.',
  'The provider did not sign you in': 'Der Anbieter hat dich nicht angemeldet',
  'The OpenID Connect provider says that you are not signed in, or do not want to be.':
    'Der OpenID-Connect-Anbieter sagt, dass du nicht angemeldet bist oder es nicht sein willst.',
  'The sign-in cannot be finished': 'Die Anmeldung lässt sich nicht abschließen',
  'The provider does not say what you are called': 'Der Anbieter sagt nicht, wie du heißt',
  'The provider gives no "preferred_username" that could be a handle here.':
    'Der Anbieter gibt keinen „preferred_username“, der hier ein Handle sein könnte.',
  'Make an account with a password, sign in to it, and open /sign-in/openid?to=/ from a page of this site: that connects both.':
    'Lege ein Konto mit Passwort an, melde dich damit an und öffne /sign-in/openid?to=/ von einer Seite dieser Website aus: Das verbindet beide.',
  'The sign-in cannot begin here': 'Die Anmeldung kann hier nicht beginnen',
  'The address of this site is not set, so the provider cannot be told where to send you back to.':
    'Die Adresse dieser Website ist nicht gesetzt, deshalb weiß der Anbieter nicht, wohin er dich zurückschicken soll.',
  'Ask the operator to set PUBLIC_URL, or sign in with a password.':
    'Bitte den Betreiber, PUBLIC_URL zu setzen, oder melde dich mit einem Passwort an.',
  'Another account was connected to the same identity at the same moment.':
    'Im selben Augenblick wurde ein anderes Konto mit derselben Identität verbunden.',
  'Choose another password': 'Wähle ein anderes Passwort',
  'The password {0}.': 'Das Passwort {0}.',
  'Choose another one. Four unrelated words are safe and easy to remember.':
    'Wähle ein anderes. Vier unzusammenhängende Wörter sind sicher und leicht zu merken.',
  'The link is not valid': 'Der Link ist ungültig',
  'The link is unknown, used or older than a day, or a newer one was made.':
    'Der Link ist unbekannt, verwendet oder älter als ein Tag, oder es wurde ein neuerer erstellt.',
  'Ask an administrator for a new one.': 'Bitte die Administration um einen neuen.',
  'The present password is wrong': 'Das jetzige Passwort ist falsch',
  'What was sent as "currentPassword" is not the password of the account, or it has none.':
    'Was als „currentPassword“ gesendet wurde, ist nicht das Passwort des Kontos, oder es hat keines.',
  'Compare it and try again; an administrator can make a link with which a new password is set.':
    'Vergleiche es und versuche es noch einmal; die Administration kann einen Link erstellen, mit dem ein neues Passwort gesetzt wird.',
  'The password was changed by another request at the same time.':
    'Das Passwort wurde gleichzeitig durch eine andere Anfrage geändert.',
  'The account has that role': 'Das Konto hat diese Rolle',
  '"{0}" has the role already.': '„{0}“ hat die Rolle schon.',
  'There is nothing left to do.': 'Es ist nichts mehr zu tun.',
  'The continent of the region is unknown': 'Der Kontinent der Region ist unbekannt',
  'It is not known on which continent {0} is.': 'Es ist nicht bekannt, auf welchem Kontinent {0} liegt.',
  'Compare the name with the regions at /api/v1/regions. An administrator can name coordinators of every region.':
    'Vergleiche den Namen mit den Regionen unter /api/v1/regions. Die Administration kann für jede Region eine Koordination benennen.',
  'You cannot grant yourself a role': 'Du kannst dir selbst keine Rolle geben',
  'The role is for the account that asks.': 'Die Rolle ist für das Konto, das darum bittet.',
  'The account has no role of this id.': 'Das Konto hat keine Rolle mit dieser Nummer.',
  'Its roles are at /api/v1/accounts/{0}.': 'Seine Rollen stehen unter /api/v1/accounts/{0}.',
  'A role "{0}" has no region.': 'Eine Rolle „{0}“ hat keine Region.',
  'A role "{0}" has no continent.': 'Eine Rolle „{0}“ hat keinen Kontinent.',
  'A coordinator needs a continent, or null for all of them.':
    'Eine Koordination braucht einen Kontinent, oder null für alle.',
  'A regional coordinator needs a region.': 'Eine regionale Koordination braucht eine Region.',
  'A director needs a region, or null for everywhere.':
    'Eine Turnierleitung braucht eine Region, oder null für überall.',
  'Your code is needed too': 'Dein Code wird auch gebraucht',
  'The password is right. The account also has a second factor.':
    'Das Passwort stimmt. Das Konto hat außerdem einen zweiten Faktor.',
  'Send "challenge" with a code of your app, or a recovery code, to /api/v1/session/second-factor.':
    'Sende „challenge“ mit einem Code deiner App oder einem Wiederherstellungscode an /api/v1/session/second-factor.',
  'The code is wrong': 'Der Code ist falsch',
  'The code is not the present one of the app and no unused recovery code, or it was used before.':
    'Der Code ist weder der jetzige der App noch ein unbenutzter Wiederherstellungscode, oder er wurde schon verwendet.',
  'Wait for the next code of your app, and check that the clock of its device is right. Without the app, use a recovery code.':
    'Warte auf den nächsten Code deiner App und prüfe, ob die Uhr ihres Geräts stimmt. Ohne die App verwende einen Wiederherstellungscode.',
  'The sign-in took too long': 'Die Anmeldung hat zu lange gedauert',
  'The password was given more than ten minutes ago, or not here.':
    'Das Passwort wurde vor mehr als zehn Minuten eingegeben, oder nicht hier.',
  'Sign in again from the start.': 'Melde dich noch einmal von vorn an.',
  'The second factor is on already': 'Der zweite Faktor ist schon eingeschaltet',
  'The account has a second factor, or another window has begun to set one up.':
    'Das Konto hat einen zweiten Faktor, oder in einem anderen Fenster wird gerade einer eingerichtet.',
  'Load /account/second-factor again. To use another device, switch the factor off first.':
    'Lade /account/second-factor noch einmal. Für ein anderes Gerät schalte den Faktor zuerst aus.',
  'The second factor is off': 'Der zweite Faktor ist ausgeschaltet',
  'The account has no second factor.': 'Das Konto hat keinen zweiten Faktor.',
  'Set one up at /account/second-factor.': 'Richte einen unter /account/second-factor ein.',
  'The second factor cannot be read': 'Der zweite Faktor ist nicht lesbar',
  'The key of this installation does not open the stored secret, so no code of the app can be checked.':
    'Der Schlüssel dieser Installation öffnet das gespeicherte Geheimnis nicht, deshalb lässt sich kein Code der App prüfen.',
  'Use a recovery code, or ask an administrator to reset the second factor. The operator has to put the key back.':
    'Verwende einen Wiederherstellungscode oder bitte die Administration, den zweiten Faktor zurückzusetzen. Der Betreiber muss den Schlüssel wieder einsetzen.',
  'You cannot reset your own second factor': 'Deinen eigenen zweiten Faktor kannst du nicht zurücksetzen',
  'The factor is that of your own account.': 'Es ist der Faktor deines eigenen Kontos.',
  'Switch it off at /account/second-factor, with a code or your password, or ask another administrator.':
    'Schalte ihn unter /account/second-factor mit einem Code oder deinem Passwort aus oder frag eine andere Administration.',
  'This came over plain http, from where browsers keep no cookie of a session: open this site by https, or on its own machine as http://localhost. Where a proxy does the https, TRUST_PROXY has to name it.':
    'Das kam über unverschlüsseltes http, wo Browser kein Sitzungs-Cookie behalten: Öffne diese Website mit https oder auf ihrem eigenen Rechner als http://localhost. Macht ein Proxy das https, muss TRUST_PROXY ihn nennen.',
  'The request comes with a token, and there is no session to end.':
    'Die Anfrage kommt mit einem Token, und es gibt keine Sitzung zu beenden.',
  'A token is revoked at /api/v1/tokens.': 'Ein Token wird unter /api/v1/tokens widerrufen.',
  'The token would have scopes that you cannot use': 'Der Token hätte Berechtigungen, die du nicht nutzen kannst',
  'You cannot give: {0}.': 'Nicht vergeben kannst du: {0}.',
  'Ask for some of: {0}.': 'Wähle aus: {0}.',
  'There is no token of this id.': 'Es gibt keinen Token mit dieser Nummer.',
  'Your tokens are at /api/v1/tokens.': 'Deine Tokens stehen unter /api/v1/tokens.',
  'The token would have expired at {0}.': 'Der Token wäre schon abgelaufen: {0}.',
  'The token would outlive the one that makes it, which expires at {0}.':
    'Der Token würde länger gelten als der, der ihn erstellt; jener läuft ab: {0}.',
};
