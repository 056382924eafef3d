// All that nobody waits for before the first move, as one file.

export { Over } from '../board/over';
export { english } from '../i18n/en/all';
export { gamesOf, listenForFiles } from '../panels/games/games';
export { GamesPanel } from '../panels/games/panel';
export { AnalysePanel } from '../panels/analyse/panel';
export { Player, Tools } from '../panels/parts/player';
export { MatchPanel } from '../panels/match/panel';
export { PlayPanel } from '../panels/play/panel';
export { ScriptPanel } from '../panels/script/panel';
export { LATE_ICONS } from '../ui/late-icons';
export { PaletteRow } from '../panels/setup/palette-row';
export { SetupPanel } from '../panels/setup/panel';
export { ThinkPanel } from '../panels/think/panel';
export { SetsPanel } from '../panels/sets/panel';
export { HelpSheet } from './help-sheet';
export { keepPage } from './offline';
export { Paper } from './paper';
export { openPlaying } from './playing';
export { SettingsSheet } from './settings-sheet';
export { ShareSheet } from './share-sheet';
export { showIn } from './show';
export { showThemeColor } from './theme-color';
export { Welcome } from './welcome';
