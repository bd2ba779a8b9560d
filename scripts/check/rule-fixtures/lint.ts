import type { Tree } from './sandbox.ts'

/** One violation for each rule that biome.json names, and one for each of its rule sets: the rule, the file, its text. */
export const lint: [rule: string, file: string, text: string][] = [
  ['format', 'contract/src/l1.ts', 'export const a = {b:1};\n'],
  ['format', 'web/src/ui/l1.module.css', '.a{color:green}\n'],
  [
    'assist/source/organizeImports',
    'contract/src/l2.ts',
    "import { b } from './b.ts'\nimport { a } from './a.ts'\n\nexport const c = [a, b]\n",
  ],
  [
    'lint/complexity/noExcessiveCognitiveComplexity',
    'contract/src/l3.ts',
    `export function f(a: number) {\n${'if (a) { while (a) { if (a) { a-- } } }\n'.repeat(3)}}\n`,
  ],
  [
    'lint/complexity/noExcessiveLinesPerFunction',
    'contract/src/l4.ts',
    `export function f(a: number) {\n${'  f(a)\n'.repeat(61)}}\n`,
  ],
  [
    'lint/complexity/noExcessiveLinesPerFunction',
    'web/src/ui/L4.tsx',
    `export function F(a: number) {\n${'  F(a)\n'.repeat(201)}}\n`,
  ],
  ['lint/style/noJsxLiterals', 'web/src/ui/L10.tsx', 'export const L10 = () => <p>Words</p>\n'],
  [
    'lint/correctness/useImportExtensions',
    'contract/src/l5.ts',
    "import { Job } from './jobs'\n\nexport const a = Job\n",
  ],
  [
    'lint/correctness/useExhaustiveDependencies',
    'web/src/ui/L6.tsx',
    "import { useEffect } from 'react'\n\nexport function L6({ id }: { id: string }) {\n  useEffect(() => {\n    document.title = id\n  }, [])\n  return null\n}\n",
  ],
  [
    'lint/correctness/useHookAtTopLevel',
    'web/src/ui/L7.tsx',
    "import { useState } from 'react'\n\nexport function L7({ id }: { id: string }) {\n  if (id) useState(id)\n  return null\n}\n",
  ],
  ['lint/correctness/noUnusedImports', 'contract/src/l8.ts', "import { Job } from './jobs.ts'\n\nexport const a = 1\n"],
  ['lint/correctness/noUnusedVariables', 'contract/src/l9.ts', 'const a = 1\n'],
  ['lint/correctness/noUnusedFunctionParameters', 'contract/src/l10.ts', 'export const f = (a: number) => 1\n'],
  [
    'lint/nursery/noFloatingPromises',
    'contract/src/l11.ts',
    'async function f() {}\n\nexport function g() {\n  f()\n}\n',
  ],
  [
    'lint/nursery/noMisusedPromises',
    'contract/src/l12.ts',
    'async function f() {}\n\nexport function g() {\n  if (f()) return 1\n}\n',
  ],
  [
    'lint/nursery/useExhaustiveSwitchCases',
    'contract/src/l13.ts',
    "export function f(a: 'b' | 'c') {\n  switch (a) {\n    case 'b':\n      return 1\n  }\n}\n",
  ],
  ['lint/performance/noBarrelFile', 'contract/src/l14.ts', "export { Job } from './jobs.ts'\n"],
  ['lint/performance/noReExportAll', 'contract/src/l15.ts', "export * from './jobs.ts'\n"],
  ['lint/style/noDefaultExport', 'web/src/ui/L16.tsx', 'export default function L16() {\n  return null\n}\n'],
  ['lint/style/noEnum', 'contract/src/l17.ts', 'export enum A {\n  B = 1,\n}\n'],
  ['lint/style/noNonNullAssertion', 'contract/src/l18.ts', 'export const f = (a?: string) => a!.length\n'],
  [
    'lint/style/noParameterProperties',
    'contract/src/l19.ts',
    'export class A {\n  constructor(readonly b: string) {}\n}\n',
  ],
  ['lint/style/useFilenamingConvention', 'contract/src/L20.ts', 'export const a = 1\n'],
  ['lint/style/useFilenamingConvention', 'web/src/ui/job-card.tsx', 'export const a = 1\n'],
  [
    'lint/style/useImportType',
    'contract/src/l21.ts',
    "import { Job } from './jobs.ts'\n\nexport const f = (a: Job) => a\n",
  ],
  [
    'lint/style/useNodejsImportProtocol',
    'contract/src/l22.ts',
    "import { readFileSync } from 'fs'\n\nexport const a = readFileSync\n",
  ],
  ['lint/suspicious/noConsole', 'contract/src/l23.ts', "console.log('a')\n"],
  ['lint/suspicious/noExplicitAny', 'contract/src/l24.ts', 'export const f = (a: any) => a\n'],
  [
    'lint/suspicious/noFocusedTests',
    'contract/src/l25.test.ts',
    "import { test } from 'vitest'\n\ntest.only('a', () => {})\n",
  ],
  [
    'lint/suspicious/noImportCycles',
    'contract/src/l26.ts',
    "import { b } from './l27.ts'\n\nexport const a = () => b\n",
  ],
  [
    'lint/suspicious/noImportCycles',
    'contract/src/l27.ts',
    "import { a } from './l26.ts'\n\nexport const b = () => a\n",
  ],
  [
    'lint/suspicious/noSkippedTests',
    'contract/src/l28.test.ts',
    "import { test } from 'vitest'\n\ntest.skip('a', () => {})\n",
  ],
  [
    'lint/suspicious/noTsIgnore',
    'contract/src/l29.ts',
    '// @ts-ignore: no reason is good enough\nexport const a: string = 1\n',
  ],
  ['lint/a11y/useAltText', 'web/src/ui/L30.tsx', 'export const L30 = () => <img src="/a.png" />\n'],
  ['lint/a11y/useButtonType', 'web/src/ui/L31.tsx', 'export const L31 = () => <button>a</button>\n'],
  [
    'lint/correctness/useJsxKeyInIterable',
    'web/src/ui/L32.tsx',
    'export const L32 = () => [1, 2].map((n) => <p>{n}</p>)\n',
  ],
  ['lint/correctness/noUnknownProperty', 'web/src/ui/l33.module.css', '.a {\n  colr: green;\n}\n'],
]

export const lintViolations: Tree = Object.fromEntries(lint.map(([, file, text]) => [file, text]))
