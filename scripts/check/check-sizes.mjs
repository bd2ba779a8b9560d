import { readdirSync, readFileSync } from 'node:fs'
import { basename, dirname, join, relative, sep } from 'node:path'
import { fileURLToPath } from 'node:url'
import { clockReadings, mayNotReadDeviceClock } from './device-clock.mjs'
import { docPathRule } from './doc-paths.mjs'
import { languageRules } from './language-rules.mjs'
import { textKeyRule } from './text-keys.mjs'
import { findUnsafeTruncations, handlesUserText } from './text-truncation.mjs'

const source = /\.(ts|tsx|mjs|cjs|js|css|sql|html)$/
const code = /\.(ts|tsx|mjs|cjs|js|css|sql)$/
const test = /\.(test|spec)\.tsx?$/
const skippedFolders = /(^|\/)(node_modules|build|coverage|test-results|playwright-report|\.[^/]+)$/
const generated = /^(docs\/generated\/|server\/src\/db\/schema\.ts$|web\/src\/paraglide\/)/
/** Text catalogues are data of any length. */
const catalogue = /^texts\/\w+\//
/** Folders of one file per case: texts, migrations and test code. */
const collections = /^(texts|server\/migrations|server\/test)\//
const migration = /^server\/migrations\/\d{4}-[^/]+\.sql$/
const namesTheRules = /^scripts\/check\/(check-sizes\.mjs$|rule-fixtures\/)/
const languageOfTheServer = /^server\/src\/features\/.+(?<!\.view|\.test)\.ts$/

const forbiddenFileWords = ['util', 'utils', 'helper', 'helpers', 'misc', 'manager', 'managers']
const forbiddenWords = /@ts-ignore|@ts-nocheck|\bTODO\b|\bFIXME\b|\bcoming soon\b|\blorem ipsum\b/gi
// "todo" is a word of Spanish.
const forbiddenInSpanish = new RegExp(forbiddenWords.source, 'g')
const wireNames = /(?<![\w$])(_id|hr|hruser|jobSeeker|jobseekeruser|postjob|edustartDate|eduendDate|Rate)(?![\w$])/g
const physicalSides =
  /(?<![-\w])(?:(?:margin|padding)-(?:left|right)|border-(?:left|right)(?=:)|text-align:\s*(?:left|right)\b|float:\s*(?:left|right)\b)/g
const listOfIds = /any\(\$\{[^\n]+::uuid\[\]\)/g
const chosenDatabase = /\breplica\b(?!-)|\bforPublicReads\b|\bsearchesOn\b/g
const statusAsParameter = /(?<!filterW)(?:\bwhere|\beb)\('(?:\w+\.)?status', '(?:=|in)', \[?'/g
/** The type of an id that owns company data, and `viewer.userId` beside the name of such an id. */
const untypedCompanyId = /\b(?:companyId|employerId)\??: string\b/g
const personAsCompany =
  /(?:company_?id|employer_?id)['"`]?\s*(?:[!=]==|[:=,]|,\s*'=')\s*['"=,\s]*viewer\??\.userId|viewer\??\.userId\s*[!=]==\s*(?:\w+\??\.)*(?:company_?id|employer_?id)\b/gi
/** Also in the text of inline scripts. The service worker is left out: it only runs where caches work. */
const browserStorage =
  /(?<![\w$])(?:localStorage|sessionStorage|indexedDB|cookieStore)(?![\w$])|(?<![\w$])(?:window|globalThis|self)\??\.caches(?![\w$])|(?<![\w$.'"/-])caches(?=\??\.|\[)|(?<![\w$])document\.cookie(?![\w$])/g
const exactVersion = /^\d+\.\d+\.\d+(-[\w.]+)?$/

/** Each rule gets the text of a file, its path with forward slashes and the root, and returns [line, message] pairs. */
export const rules = [
  {
    name: 'file-length',
    appliesTo: (path) => code.test(path) && !test.test(path) && !catalogue.test(path),
    findings: (text) => longerThan(300, text),
  },
  {
    name: 'test-file-length',
    appliesTo: (path) => test.test(path),
    findings: (text) => longerThan(500, text),
  },
  {
    name: 'folder-size',
    appliesTo: (path) => code.test(path) && !test.test(path) && !collections.test(path),
    findings: (_text, path, root) => {
      const folder = dirname(path)
      const files = readdirSync(join(root, folder)).filter((name) => code.test(name) && !test.test(name))
      return files.length > 25 && files[0] === basename(path)
        ? [[1, `${folder} holds ${files.length} files besides tests; sort it by topic, at most 25 a folder`]]
        : []
    },
  },
  {
    name: 'handler-length',
    appliesTo: (path) => /^server\/src\/.+\.routes\.ts$/.test(path),
    findings: (text) =>
      handlersInBind(text)
        .filter((handler) => handler.lines > 5)
        .map((handler) => [
          handler.at,
          `a handler of ${handler.lines} lines; at most 5, the rest belongs in the service`,
        ]),
  },
  {
    name: 'file-name',
    appliesTo: (path) => code.test(path),
    findings: (_text, path) =>
      path
        .split(/[/.-]/)
        .filter((word) => forbiddenFileWords.includes(word.toLowerCase()))
        .map((word) => [1, `"${word}" says nothing; name the file after what it does`]),
  },
  {
    name: 'index-file',
    appliesTo: (path) => /(^|\/)index\.[cm]?[jt]sx?$/.test(path),
    findings: () => [[1, 'an index file hides where things are; import the module itself']],
  },
  {
    name: 'migration-number',
    appliesTo: (path) => migration.test(path),
    findings: (_text, path, root) =>
      readdirSync(join(root, dirname(path)))
        .filter((name) => name < basename(path) && name.slice(0, 4) === basename(path).slice(0, 4))
        .map((name) => [1, `${name} has that number already; take the next free one`]),
  },
  {
    name: 'forbidden-word',
    appliesTo: (path) => source.test(path) && !namesTheRules.test(path),
    findings: (text, path) =>
      eachMatch(
        path.startsWith('texts/es/') ? forbiddenInSpanish : forbiddenWords,
        text,
        (word) => `"${word}": finish it or leave it out`,
      ),
  },
  {
    name: 'list-of-ids',
    appliesTo: (path) => /^server\/src\/.+\.ts$/.test(path) && !test.test(path) && path !== 'server/src/db/any-uuid.ts',
    findings: (text) => eachMatch(listOfIds, text, () => 'write lists of ids with anyUuid of db/any-uuid.ts'),
  },
  {
    name: 'chosen-database',
    appliesTo: (path) => /^server\/src\/features\//.test(path) && code.test(path) && !test.test(path),
    findings: (text) =>
      eachMatch(chosenDatabase, text, () => 'read from r.reads or r.searches of bind, or by http/public-reads.ts'),
  },
  {
    name: 'status-as-parameter',
    appliesTo: (path) => /^server\/src\/.+\.sql\.ts$/.test(path),
    findings: (text) =>
      eachMatch(
        statusAsParameter,
        text,
        () => 'a plan for all values uses no partial index; write the status out with sql.lit',
      ),
  },
  {
    name: 'company-id',
    appliesTo: (path) => /^server\/src\/(?:features|domain)\/.+(?<!\.rules)\.ts$/.test(path) && !test.test(path),
    findings: (text) => [
      ...eachMatch(untypedCompanyId, text, () => 'the compiler keeps ids of people out of CompanyId; use that type'),
      ...eachMatch(
        personAsCompany,
        text,
        () => 'a company owns this: use viewer.companyId, or partyId where seekers own it too',
      ),
    ],
  },
  {
    name: 'text-cut',
    appliesTo: handlesUserText,
    findings: (text) =>
      findUnsafeTruncations(withoutComments(text)).map(([offset, sentence]) => [lineAt(text, offset), sentence]),
  },
  {
    name: 'browser-storage',
    appliesTo: (path) =>
      /^web\/src\/(?!worker\/|api\/device-(?:storage|caches)\.ts$).+\.tsx?$/.test(path) && !test.test(path),
    findings: (text) =>
      eachMatch(
        browserStorage,
        withoutComments(text),
        (name) => `"${name}" may be blocked, full or unreadable; use web/src/api/device-storage.ts or device-caches.ts`,
      ),
  },
  {
    name: 'device-clock',
    appliesTo: mayNotReadDeviceClock,
    findings: (text) =>
      clockReadings(withoutComments(text)).map(([offset, sentence]) => [lineAt(text, offset), sentence]),
  },
  {
    name: 'writing-direction',
    appliesTo: (path) => /^web\/src\/.+\.css$/.test(path),
    findings: (text) =>
      eachMatch(physicalSides, text, (words) => `"${words}" is another side where lines run from right to left`),
  },
  {
    name: 'wire-name',
    appliesTo: (path) => languageOfTheServer.test(path),
    findings: (text) =>
      eachMatch(wireNames, withoutComments(text), (word) => `"${word}" is a name of the wire; it ends at *.view.ts`),
  },
  {
    name: 'exact-version',
    appliesTo: (path) => /(^|\/)package\.json$/.test(path),
    findings: (text) => inexactVersions(JSON.parse(text)).map((range) => [lineOf(text, range), range]),
  },
  {
    name: 'lock-file',
    appliesTo: (path) => path === 'package-lock.json',
    findings: (text, _path, root) =>
      manifestsBehindLock(JSON.parse(text), root).map((manifest) => [1, `${manifest} says otherwise; run npm install`]),
  },
  ...languageRules,
  textKeyRule,
  docPathRule,
]

function longerThan(limit, text) {
  const lines = text.split('\n').length - (text.endsWith('\n') ? 1 : 0)
  return lines > limit ? [[limit + 1, `${lines} lines; at most ${limit}, split it by meaning`]] : []
}

function eachMatch(pattern, text, sentence) {
  return [...text.matchAll(pattern)].map((match) => [lineAt(text, match.index), sentence(match[0])])
}

function lineAt(text, offset) {
  return text.slice(0, offset).split('\n').length
}

function lineOf(text, words) {
  return lineAt(text, text.indexOf(words.split(' ')[0]))
}

const kinds = ['dependencies', 'devDependencies', 'optionalDependencies', 'peerDependencies']

/** Manifests that differ from the lock file: `npm ci` would reject them. */
function manifestsBehindLock(lock, root) {
  const sorted = (of) => JSON.stringify(kinds.map((kind) => Object.entries(of[kind] ?? {}).sort()))
  return Object.entries(lock.packages)
    .filter(([place, { link }]) => !place.includes('node_modules/') && !link)
    .map(([place, locked]) => [place === '' ? 'package.json' : `${place}/package.json`, locked])
    .filter(([path, locked]) => sorted(JSON.parse(readFileSync(join(root, path), 'utf8'))) !== sorted(locked))
    .map(([path]) => path)
}

function inexactVersions(manifest) {
  return kinds
    .flatMap((kind) => Object.entries(manifest[kind] ?? {}))
    .filter(([, version]) => !exactVersion.test(version))
    .map(([name, version]) => `"${name}" is not pinned: ${version}`)
}

/** Blanks comments without moving lines; a `//` inside a string counts as a comment only after a space. */
function withoutComments(text) {
  return text.replace(/\/\*[\s\S]*?\*\/|(?<=^|\s)\/\/.*$/gm, (comment) => comment.replace(/[^\n]/g, ' '))
}

/** The line of each bind(...) call, and the number of lines of its last argument. */
function handlersInBind(text) {
  const plain = withoutComments(text).replace(/'[^'\n]*'|"[^"\n]*"|`[^`]*`/g, (s) => s.replace(/[^\n]/g, '_'))
  return [...plain.matchAll(/\bbind\(/g)].map((call) => {
    const handler = argumentsAt(plain, call.index + call[0].length).at(-1) ?? ''
    return { at: lineAt(plain, call.index), lines: handler.split('\n').length }
  })
}

function argumentsAt(text, start) {
  const parts = ['']
  let depth = 0
  for (const letter of text.slice(start)) {
    depth += { '(': 1, '[': 1, '{': 1, ')': -1, ']': -1, '}': -1 }[letter] ?? 0
    if (depth < 0) break
    if (depth === 0 && letter === ',') parts.push('')
    else parts[parts.length - 1] += letter
  }
  return parts.map((part) => part.trim()).filter((part) => part !== '')
}

function filesOf(root) {
  return readdirSync(root, { withFileTypes: true }).flatMap((entry) => {
    const path = join(root, entry.name)
    if (!entry.isDirectory()) return entry.isFile() ? [path] : []
    return skippedFolders.test(path.split(sep).join('/')) ? [] : filesOf(path)
  })
}

/** One line per finding: path:line rule: sentence. */
export function checkSizes(root) {
  return filesOf(root)
    .map((file) => ({ path: relative(root, file).split(sep).join('/'), file }))
    .filter(({ path }) => !generated.test(path))
    .flatMap(({ path, file }) => {
      const applying = rules.filter((rule) => rule.appliesTo(path))
      if (applying.length === 0) return []
      const text = readFileSync(file, 'utf8')
      return applying.flatMap((rule) =>
        rule.findings(text, path, root).map(([line, sentence]) => `${path}:${line} ${rule.name}: ${sentence}`),
      )
    })
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const findings = checkSizes(process.cwd())
  for (const finding of findings) process.stdout.write(`${finding}\n`)
  process.exitCode = findings.length > 0 ? 1 : 0
}
