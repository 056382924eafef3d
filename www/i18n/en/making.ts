// English of making lessons.

export const making = {
  about: 'Turn the game on the board into a lesson: add tasks, hints and replies.',
};
