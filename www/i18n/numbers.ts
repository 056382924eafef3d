// Numbers and times where the point of a decimal is a comma.

/** With this many digits behind the comma, and a true minus. */
export const decimal = (value: number, places: number): string =>
  value.toFixed(places).replace('.', ',').replace('-', '−');

const two = (value: number): string => String(value).padStart(2, '0');

/** Hours, if there are any, minutes and seconds. */
export const time = (seconds: number): string => {
  const [hours, minutes] = [Math.floor(seconds / 3600), Math.floor(seconds / 60) % 60];
  return `${hours > 0 ? `${hours}:${two(minutes)}` : minutes}:${two(seconds % 60)}`;
};

/** What is left on a clock: of the last seconds also their tenths; else a second that has begun counts. */
export const timeLeft = (milliseconds: number, hasTenths: boolean): string =>
  hasTenths
    ? `${time(Math.floor(milliseconds / 1000))},${Math.floor(milliseconds / 100) % 10}`
    : time(Math.ceil(milliseconds / 1000));
