/** Where the pages compare with the present: everywhere but in the module that knows the server's time. */
export const mayNotReadDeviceClock = (path) =>
  /^web\/src\/.+\.tsx?$/.test(path) && !/\.test\.tsx?$/.test(path) && path !== 'web/src/clock.ts'

const readings =
  /\bDate\.now\b|\bnew Date(?:\(\s*\)|\b(?!\s*\())|(?<![\w$.])Date\(\s*\)|\bTemporal\.Now\b|\.format(?:ToParts)?\(\s*\)/g

/** Where the present is read from the device, whose clock may be days off: [offset, sentence] of each. */
export const clockReadings = (text) =>
  [...text.matchAll(readings)].map((match) => [
    match.index,
    `"${match[0]}" reads the clock of the device; use useNow of ui/now.ts or serverNow of clock.ts`,
  ])
