// English of playing lessons.

export const learn = {
  tabs: { lessons: 'Lessons', make: 'Make' },
  about: 'A lesson asks you something on the board. What you got wrong comes back after some days.',
};
