// @ts-check
// The functions of T-SQL in SQLite's words.

/**
 * Parts of a date: what T-SQL calls them, what strftime and the modifiers of datetime call them, and how many seconds
 * the short ones have.
 * @type {{ names: string[], letter: string, unit: string, seconds: number }[]}
 */
const PARTS = [
  { names: ['year', 'yy', 'yyyy'], letter: '%Y', unit: 'years', seconds: 0 },
  { names: ['month', 'mm', 'm'], letter: '%m', unit: 'months', seconds: 0 },
  { names: ['day', 'dd', 'd'], letter: '%d', unit: 'days', seconds: 0 },
  { names: ['hour', 'hh'], letter: '%H', unit: 'hours', seconds: 3600 },
  { names: ['minute', 'mi', 'n'], letter: '%M', unit: 'minutes', seconds: 60 },
  { names: ['second', 'ss', 's'], letter: '%S', unit: 'seconds', seconds: 1 },
];

/** @param {string} name */
const partOf = (name) => PARTS.find(({ names }) => names.includes(name.toLowerCase()));

/** @param {string} letter @param {string} date */
const field = (letter, date) => `cast(strftime('${letter}', ${date}) as integer)`;

/**
 * How many ends of a year, month … lie between two dates.
 * @param {string} name
 * @param {string} from
 * @param {string} to
 */
function difference(name, from, to) {
  const part = partOf(name);
  if (!part) return undefined;
  const { unit, seconds } = part;
  if (seconds === 1) return `(unixepoch(${to}) - unixepoch(${from}))`;
  if (seconds > 1) return `(unixepoch(${to}) / ${seconds} - unixepoch(${from}) / ${seconds})`;
  if (unit === 'days') return `cast(julianday(date(${to})) - julianday(date(${from})) as integer)`;
  const years = `strftime('%Y', ${to}) - strftime('%Y', ${from})`;
  return unit === 'years' ? `(${years})` : `(12 * (${years}) + strftime('%m', ${to}) - strftime('%m', ${from}))`;
}

/** @param {string} name @param {string} count @param {string} date */
function sum(name, count, date) {
  const part = partOf(name);
  // Without it the 31st of January and a month would be a day of March.
  const end = part?.letter === '%Y' || part?.letter === '%m' ? ", 'floor'" : '';
  return part && `datetime(${date}, (${count}) || ' ${part.unit}'${end})`;
}

/** What a call with so many arguments is in SQLite; nothing, where it has no form. @type {Record<string, (...values: string[]) => string | undefined>} */
const FORMS = {
  charindex: (part, whole) => `instr(${whole}, ${part})`,
  dateadd: sum,
  datediff: difference,
  datepart: (name, date) => {
    const part = partOf(name ?? '');
    return part && field(part.letter, date ?? '');
  },
  day: (date) => field('%d', date ?? ''),
  getdate: () => "datetime('now', 'localtime')",
  getutcdate: () => "datetime('now')",
  isnull: (value, other) => `ifnull(${value}, ${other})`,
  left: (text, count) => `substr(${text}, 1, ${count})`,
  len: (text) => `length(${text})`,
  month: (date) => field('%m', date ?? ''),
  newid: () => 'hex(randomblob(16))',
  rand: () => '(abs(random() % 1000000) / 1000000.0)',
  replicate: (text, count) => `replace(hex(zeroblob(${count})), '00', ${text})`,
  right: (text, count) => `substr(${text}, -(${count}), ${count})`,
  space: (count) => `replace(hex(zeroblob(${count})), '00', ' ')`,
  sysdatetime: () => "datetime('now', 'localtime')",
  year: (date) => field('%Y', date ?? ''),
};

/** Calls that yield a text. */
export const TEXTS = new Set(['char', 'nchar', 'concat', 'left', 'right', 'upper', 'lower', 'substring', 'substr', 'ltrim', 'rtrim', 'trim', 'replace', 'replicate', 'space', 'str']);
/** Calls about dates. */
export const DATES = new Set(['dateadd', 'datediff', 'datename', 'datepart', 'datefromparts', 'eomonth', 'getdate', 'getutcdate', 'sysdatetime']);

/** @param {string} name in small letters @param {string[]} values */
export function formOf(name, values) {
  const form = Object.hasOwn(FORMS, name) ? FORMS[name] : undefined;
  return form?.length === values.length ? form(...values) : undefined;
}

const TEXT_TYPE = /^(?:text|\[?n?(?:var)?char\]?\s*(?:\(\s*(\d+|max)\s*\))?)$/i;

/** Whether a type of T-SQL is one of texts. @param {string} type */
export const isTextType = (type) => TEXT_TYPE.test(type);

/** What a type with a length keeps of a value, where SQLite's own cast keeps all of it. @param {string} type @param {string} value */
export function shortened(type, value) {
  const [, length = 'max'] = type.match(TEXT_TYPE) ?? [];
  if (length.toLowerCase() !== 'max') return `substr(cast(${value} as text), 1, ${length})`;
  const [, places] = type.match(/^\[?(?:decimal|numeric)\]?\s*\(\s*\d+\s*,\s*(\d+)\s*\)$/i) ?? [];
  return places && `round(${value}, ${places})`;
}

/** A value as another type. @param {string} type @param {string} value */
export function cast(type, value) {
  const plain = type.replace(/^\[(.*)\]$/, '$1').toLowerCase();
  if (plain === 'date' || plain === 'time') return `${plain}(${value})`;
  if (/^(small)?datetime2?$/.test(plain)) return `datetime(${value})`;
  return shortened(type, value) ?? `cast(${value} as ${isTextType(type) ? 'text' : type})`;
}
