import type { Tree } from './sandbox.ts'

/** One violation for each option of tsconfig.base.json that refuses something: the option, the file, the error, the text. */
export const types: [option: string, file: string, error: string, text: string][] = [
  ['strict', 'contract/src/t1.ts', 'TS2531', 'export const a = (null as string | null).length\n'],
  ['noUncheckedIndexedAccess', 'contract/src/t2.ts', 'TS2322', 'export const f = (a: string[]): string => a[0]\n'],
  ['exactOptionalPropertyTypes', 'contract/src/t3.ts', 'TS2375', 'export const a: { b?: string } = { b: undefined }\n'],
  [
    'noFallthroughCasesInSwitch',
    'contract/src/t4.ts',
    'TS7029',
    "export function f(a: string) {\n  switch (a) {\n    case 'b':\n      f('c')\n    case 'd':\n      return\n  }\n}\n",
  ],
  ['noImplicitOverride', 'contract/src/t5.ts', 'TS4114', "export class A extends Error {\n  name = 'a'\n}\n"],
  ['erasableSyntaxOnly', 'contract/src/t6.ts', 'TS1294', 'export enum A {\n  B = 1,\n}\n'],
  ['verbatimModuleSyntax', 'contract/src/t7.ts', 'TS1484', "import { T8 } from './t8.ts'\n\nexport const a: T8 = 1\n"],
]

export const typeViolations: Tree = {
  ...Object.fromEntries(types.map(([, file, , text]) => [file, text])),
  'contract/src/t8.ts': 'export type T8 = number\n',
}
