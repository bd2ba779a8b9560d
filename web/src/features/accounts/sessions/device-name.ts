import * as t from '@hearback/texts/web/accounts.ts'

const BROWSERS: [RegExp, string][] = [
  [/Edg(e|A|iOS)?\//u, 'Edge'],
  [/OPR\/|Opera/u, 'Opera'],
  [/SamsungBrowser\//u, 'Samsung Internet'],
  [/Firefox\/|FxiOS\//u, 'Firefox'],
  [/Chrome\/|CriOS\/|HeadlessChrome\//u, 'Chrome'],
  [/Safari\//u, 'Safari'],
]
const SYSTEMS: [RegExp, string][] = [
  [/iPhone/u, 'iPhone'],
  [/iPad/u, 'iPad'],
  [/Android/u, 'Android'],
  [/Windows/u, 'Windows'],
  [/CrOS/u, 'ChromeOS'],
  [/Mac OS X|Macintosh/u, 'Mac'],
  [/Linux/u, 'Linux'],
]

const named = (list: [RegExp, string][], agent: string) => list.find(([sign]) => sign.test(agent))?.[1]

/** Browser and system of a User-Agent header, e.g. "Firefox on Windows". */
export function deviceName(agent: string): string {
  const browser = named(BROWSERS, agent)
  const system = named(SYSTEMS, agent)
  if (browser && system) return t.browserOnSystem(browser, system)
  return browser ?? system ?? t.deviceUnknown
}
