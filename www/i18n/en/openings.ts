// What openings are called in English: as the table of openings has it.

export const openings = (name: string): string => name;
