// The words of a language: those that English has. What one lacks another would not compile without.

import type { en } from './en';
import type { english } from './en/all';
import type { course } from './en/course';
import type { descriptions, heard } from './en/descriptions';
import type { lineEnds, spoken } from './en/spoken';

/** Those of the first board. */
export type Words = typeof en;
/** With those that are not read before the first move. */
export type AllWords = typeof english;
/** Those of the course, which come with the list of lessons. */
export type CourseWords = typeof course;
export type CourseLessonId = keyof CourseWords['lessons'];

/** What a board says when it is played on, what it is asked, and what it answers who hears it. */
export type SpokenWords = typeof spoken;
export type DescriptionWords = typeof descriptions;
export type HeardWords = typeof heard;

/** Those of the board that other pages have as an element. */
export interface ElementWords extends SpokenWords {
  readonly aloud: HeardWords;
  readonly board: FirstBoardWords & { readonly descriptions: DescriptionWords };
  readonly play: Pick<PlayWords, 'premove'>;
  readonly refusals: typeof lineEnds & HeardWords['refusals'] & Pick<AllWords['refusals'], 'locked' | 'not-legal'>;
}

export type FirstBoardWords = Words['board'];
export type FirstEngineWords = Words['engine'];
export type ShellWords = Words['shell'];
export type AloudWords = AllWords['aloud'];
export type AnalyseWords = AllWords['analyse'];
export type BoardWords = AllWords['board'];
export type EmbedWords = AllWords['embed'];
export type EngineWords = AllWords['engine'];
export type GamesWords = AllWords['games'];
export type ExamplesWords = Pick<GamesWords, 'group' | 'example' | 'story' | 'unsigned'>;
export type HelpWords = AllWords['help'];
export type KeptWords = AllWords['kept'];
export type LearnWords = AllWords['learn'];
export type MakingWords = AllWords['making'];
export type MatchWords = AllWords['match'];
export type MineWords = AllWords['mine'];
export type MovesWords = AllWords['moves'];
export type OpeningsWords = AllWords['openings'];
export type PaperWords = AllWords['paper'];
export type PlayWords = AllWords['play'];
export type PuzzlesWords = AllWords['puzzles'];
export type ReviewWords = AllWords['review'];
export type ScriptWords = AllWords['script'];
export type SetupWords = AllWords['setup'];
export type SetsWords = AllWords['sets'];
export type SheetWords = AllWords['sheets'];
export type ThinkWords = AllWords['think'];
export type TrainersWords = AllWords['trainers'];
export type TrainerId = keyof TrainersWords['names'];
export type TrainerKeyId = keyof TrainersWords['keys'];

/** What can be done to a document, and what of it is named with the first board. */
export type CommandId = keyof AllWords['commands'];
export type LateCommandId = Exclude<CommandId, keyof Words['commands']>;
/** What can be done in a game. */
export type GameCommandId =
  | 'takeBack'
  | 'moveNow'
  | 'askHint'
  | 'offerDraw'
  | 'claim'
  | 'resign'
  | 'rematch'
  | 'again'
  | 'pause'
  | 'leave';
/** Why the page does not do something now; what a document refuses has a diagnostic. */
export type RefusalCode = keyof AllWords['refusals'];
/** Why a link cannot be made or opened. */
export type LinkFault = keyof Words['links'];
/** Why what is done is not kept. */
export type StorageErrorCode = keyof KeptWords['problems'];
/** Why a saved game or another document is not opened. */
export type GameFault = keyof KeptWords['faults'];

/** The places of the page, each with a panel. */
export type PlaceId = keyof ShellWords['place'];
/** The places, and in the stead of Lab its tabs. */
export type HelpId = keyof HelpWords['place'];
/** The tabs of Lab. */
export type LabId = Exclude<HelpId, PlaceId>;
/** What lies over the page. */
export type SheetId = keyof ShellWords['sheet'];
/** What the first visit offers. */
export type TileId = keyof SheetWords['welcome']['tile'];

/** What can be typed on the board beside moves and the letters of keys. */
export type TypedCommandId = keyof AloudWords['typed'];
/** What the keys within the board do, and those that work at a move of the list. */
export type BoardKeyId = keyof BoardWords['keys'];
export type MoveKeyId = keyof MovesWords['keys'];
/** The keys that go from mistake to mistake. */
export type ReviewKeyId = keyof ReviewWords['keys'];

/** Which colour a person has: one, the one or the other by chance, both, or none. */
export type SideChoice = keyof PlayWords['form']['sides'];
export type StartChoice = keyof PlayWords['form']['starts'];
export type ClockChoice = keyof PlayWords['form']['clocks'];
/** What the panel of a game offers to do. */
export type OfferId = keyof PlayWords['offers'];

/** Why nothing is looked for. */
export type NoAnalysis = keyof AnalyseWords['reasons'];

/** What a remark on a script is. */
export type RemarkKind = keyof ScriptWords['kinds'];
/** What can be copied: the script as the spreadsheet runs it, or as its formula; the board as text. */
export type CopyId = keyof ScriptWords['copied'];
export type ScriptExampleId = keyof ScriptWords['example'];

/** The sets with a name; the last seven depend on the position. */
export type SetName = keyof SetsWords['names'];
/** The motifs of a position. */
export type MotifName = keyof SetsWords['motifs'];
/** What the numbers on the board count. */
export type SetView = keyof SetsWords['views'];
export type RowView = keyof SetsWords['rowViews'];
export type SqlExampleId = keyof SetsWords['ask']['titles'];
export type SqlGroupId = keyof SetsWords['ask']['groups'];

/** Positions whose paths many programs have counted. */
export type KnownId = keyof SetupWords['count']['known'];
export type SetupCopyId = keyof SetupWords['copied'];

/** Positions to try in Think. */
export type LessonId = keyof ThinkWords['lesson'];

/** What a task of a lesson asks for, or that there is none. */
export type TaskKind = keyof MakingWords['kinds'];
/** The tabs of Learn, what keys do in a lesson, and the lessons that are examples. */
export type LearnTab = keyof LearnWords['tabs'];
export type LearnKeyId = keyof LearnWords['keys'];
/** How hard puzzles are. */
export type PuzzleGrade = keyof PuzzlesWords['grades'];
export type ExampleLessonId = keyof LearnWords['examples'];

/** What of a board other pages show, and in which colours. */
export type EmbedPart = keyof EmbedWords['parts'];
export type EmbedTheme = keyof EmbedWords['themes'];

/** From where the games of a match start. */
export type OpeningChoice = keyof MatchWords['openings'];
export type MatchOffer = keyof MatchWords['offers'];

export type SectionId = keyof GamesWords['section'];
/** The tags of a game that have a field of their own. */
export type TagId = keyof GamesWords['tags']['tag'];
/** How a game ended, as PGN writes it. */
export type Result = keyof GamesWords['tags']['results'];

/** Kinds of examples. */
export type GroupId = keyof GamesWords['group'];
/** Famous games, and all examples. */
export type StoryId = keyof GamesWords['story'];
export type ExampleId = keyof GamesWords['example'];
