// How a field looks and writes that holds no prose: a browser mends nothing in it.

export const CODE = {
  class: 'code',
  dir: 'ltr',
  spellcheck: false,
  autocomplete: 'off',
  autocapitalize: 'off',
} as const;
