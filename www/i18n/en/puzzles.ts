// English of puzzles.

export const puzzles = {
  title: 'Puzzles',
  about:
    'Positions from games of this program’s levels. One move alone keeps the win. Ten at a time, the easiest first.',
  themesLabel: 'Theme',
  gradesLabel: 'How hard',
  all: 'All',
  /** A theme, and how many puzzles have it. */
  theme: (name: string, count: number) => `${name} (${count})`,
  grades: { all: 'All', easy: 'Easy', medium: 'Medium', hard: 'Hard' },
  solve: 'Solve ten',
  /** What ten of them are called as a lesson. */
  titleOf: (theme: string | undefined) => (theme === undefined ? 'Puzzles' : `Puzzles: ${theme}`),
  none: 'There are no puzzles of this theme that are as hard as that. Choose another theme, or All.',
  /** Themes beside the motifs of a position. */
  themes: {
    checkmate: 'mates',
    'back-rank-mate': 'mates on the back rank',
    'removes-defender': 'removed defenders',
    promotion: 'promotions',
    sacrifice: 'sacrifices',
    deflection: 'deflections',
    'x-ray': 'x-rays',
    attraction: 'attractions',
    clearance: 'clearances',
    interference: 'interferences',
    intermezzo: 'in-between moves',
    zugzwang: 'zugzwang',
    desperado: 'desperados',
    underpromotion: 'underpromotions',
    'perpetual-check': 'perpetual checks',
  },
};
