// @ts-check
// What stands in index.html, by its English.

/** @type {Record<string, string>} */
export const markup = {
  'Gridmate: a chess playground': 'Gridmate: ein Spielplatz für Schach',
  'A chess board in one browser tab: play out positions, write move scripts, read and write FEN and PGN, start any of the 960 Chess960 games, count positions.':
    'Ein Schachbrett in einem Browser-Tab: Stellungen ausspielen, Zugskripte schreiben, FEN und PGN lesen und schreiben, jede der 960 Chess960-Partien beginnen, Stellungen zählen.',
  'Skip to the board': 'Zum Brett springen',
  'A chess playground in one tab': 'Ein Spielplatz für Schach in einem Tab',
  'Theme: system': 'Farben: System',
  'Theme: light': 'Farben: hell',
  'Theme: dark': 'Farben: dunkel',
  'Copy link': 'Link kopieren',
  Board: 'Brett',
  'Loading…': 'Lädt …',
  'Claim the draw': 'Remis beanspruchen',
  'Chess board': 'Schachbrett',
  'Arrow keys move between squares, Home and End along a rank. Enter picks a piece up and puts it down. Escape cancels. A question mark shows all keys.':
    'Die Pfeiltasten führen von Feld zu Feld, Pos1 und Ende an die Ränder der Reihe. Enter nimmt eine Figur auf und setzt sie ab. Escape bricht ab. Ein Fragezeichen zeigt alle Tasten.',
  Steps: 'Schritte',
  Step: 'Schritt',
  'To the start': 'Zum Anfang',
  'Step back': 'Schritt zurück',
  'Step forward': 'Schritt vor',
  'To the last step': 'Zum letzten Schritt',
  'Changes and board': 'Änderungen und Brett',
  Undo: 'Rückgängig',
  Redo: 'Wiederholen',
  Autoplay: 'Vorführen',
  Flip: 'Drehen',
  'Bring back the game before': 'Vorige Partie zurückholen',
  'Gridmate needs JavaScript, which is switched off in this browser.':
    'Gridmate braucht JavaScript, das in diesem Browser ausgeschaltet ist.',
  'Gridmate could not load. Perhaps the network failed, or this browser is too old.':
    'Gridmate konnte nicht geladen werden. Vielleicht war das Netz gestört, oder dieser Browser ist zu alt.',
  'Try again': 'Noch einmal',
  Tools: 'Werkzeuge',
  Play: 'Spielen',
  Script: 'Skript',
  Sets: 'Mengen',
  Think: 'Denken',
  Analyse: 'Analyse',
  Match: 'Match',
  'Set up': 'Aufstellen',
  Games: 'Partien',
  'Play the computer': 'Gegen den Computer',
  'New game': 'Neue Partie',
  Moves: 'Züge',
  Tokens: 'Wörter',
  'No move yet. Click a piece, then a marked square.':
    'Noch kein Zug. Klicke auf eine Figur, dann auf ein markiertes Feld.',
  'Gridmate runs on your machine alone. Nothing you do here is sent anywhere.':
    'Gridmate läuft nur auf deinem Rechner. Nichts von dem, was du hier tust, wird irgendwohin gesendet.',
};
