// All that nobody waits for before the first move, as one file.

export { english } from '../i18n/en/all';
export { gamesOf, listenForFiles } from '../panels/games/games';
export { GamesPanel } from '../panels/games/panel';
export { AnalysePanel } from '../panels/analyse/panel';
export { PlayPanel } from '../panels/play/panel';
export { ScriptPanel } from '../panels/script/panel';
export { KeysSheet } from './keys-sheet';
export { openPlaying } from './playing';
export { SettingsSheet } from './settings-sheet';
export { ShareSheet } from './share-sheet';
export { Welcome } from './welcome';
