import { parse } from 'libpg-query'

/** Files before it were released before these rules. */
export const firstJudged = '0032'
/** Each table that a file locks may be waited for as long as the lock timeout, while the others are held. */
const lockedTables = 2
const outsideTransaction = /^-- outside a transaction\b/
const unused = /^-- unused: (.+)$/gm

export interface Finding {
  readonly file: string
  readonly line: number
  readonly sentence: string
}
export interface SqlFile {
  readonly file: string
  readonly text: string
}
// biome-ignore lint/suspicious/noExplicitAny: the tree has a hundred kinds of nodes, and a rule looks at few of them
type Node = any

/** Context of a statement for the rules. */
interface Place {
  readonly outside: boolean
  /** Tables that this file creates, which are empty. */
  readonly fresh: Set<string>
  readonly locked: Set<string>
  readonly unused: readonly string[]
  /** The file only validates constraints, which blocks no writes unless it holds another lock. */
  readonly validatesAlone: boolean
  /** Columns that an earlier file has validated as not null. */
  readonly neverNull: ReadonlySet<string>
}

/** Statements that would block requests, in the migrations from 0032 on in their order. */
export async function findings(files: readonly SqlFile[]): Promise<Finding[]> {
  const found: Finding[] = []
  const neverNull = new Set<string>()
  const checks = new Map<string, string>()
  for (const { file, text } of files) {
    const { stmts = [] } = (await parse(text)) as { stmts?: Node[] }
    if (file >= firstJudged) found.push(...judge(file, text, stmts, neverNull))
    for (const { stmt } of stmts) learn(stmt, checks, neverNull)
  }
  return found
}

function judge(file: string, text: string, stmts: readonly Node[], neverNull: ReadonlySet<string>): Finding[] {
  const place: Place = {
    outside: outsideTransaction.test(text),
    fresh: new Set(),
    locked: new Set(),
    unused: [...text.matchAll(unused)].flatMap(([, names = '']) => names.split(/,\s*/)),
    validatesAlone: stmts.every(({ stmt }) => stmt.CommentStmt || isValidation(stmt)),
    neverNull,
  }
  return stmts.flatMap(({ stmt, stmt_location = 0 }: Node) => {
    const [[kind, node] = ['', undefined]] = Object.entries(stmt as Record<string, Node>)
    const before = Buffer.from(text).subarray(0, stmt_location).toString()
    const line = before.split('\n').length + leadingLines(text.slice(before.length))
    const sentences = refusals(kind, node, place)
    if (place.locked.size > lockedTables) {
      sentences.push(`locks a table too many (${[...place.locked].join(', ')}): at most ${lockedTables} in one file`)
      place.locked.clear()
    }
    return sentences.map((sentence) => ({ file, line, sentence }))
  })
}

const isValidation = ({ AlterTableStmt }: Node): boolean =>
  AlterTableStmt?.cmds.every(({ AlterTableCmd }: Node) => AlterTableCmd.subtype === 'AT_ValidateConstraint')

/** Blank lines and comments belong to the statement that they stand before. */
const leadingLines = (text: string) => (/^(\s*(--.*\n)?)*/.exec(text)?.[0].match(/\n/g) ?? []).length

const quick = [
  'CommentStmt',
  'CreateFunctionStmt',
  'ViewStmt',
  'CreateSeqStmt',
  'CreateEnumStmt',
  'CreateExtensionStmt',
]

const many =
  'may change many rows at once: do it in batches, by background work or by a `do` block in a file that begins with "-- outside a transaction"'
const manyRows = () => [many]

const kinds: Record<string, (node: Node, place: Place) => string[]> = {
  CreateStmt: createdTable,
  AlterTableStmt: alteredTable,
  DropStmt: dropped,
  IndexStmt: (node, { fresh }) => (fresh.has(node.relation.relname) ? [] : [plainIndex]),
  CreateTrigStmt: (node, place) => lock(node.relation.relname, place),
  RenameStmt: () => [
    'renames what running processes use: add the new one, fill it, drop the old one in a later release',
  ],
  InsertStmt: ({ selectStmt }) => (selectStmt?.SelectStmt?.valuesLists ? [] : [many]),
  UpdateStmt: manyRows,
  DeleteStmt: manyRows,
  DoStmt: manyRows,
}

function refusals(kind: string, node: Node, place: Place): string[] {
  if (place.outside) return outsideRefusals(kind, node)
  if (quick.includes(kind)) return []
  return (
    kinds[kind]?.(node, place) ?? [
      `is a ${kind}, of which it is not known that it is quick on a filled table: teach scripts/check/migration-rules.ts`,
    ]
  )
}

const plainIndex =
  'keeps writers waiting: `create index concurrently if not exists`, in a file that begins with "-- outside a transaction"'

function outsideRefusals(kind: string, node: Node): string[] {
  if (kind === 'CommentStmt' || kind === 'DoStmt') return []
  if (kind === 'IndexStmt')
    return node.concurrent && node.if_not_exists && node.idxname
      ? []
      : [`${plainIndex}, with a name, so that it can be repeated`]
  if (kind === 'DropStmt' && node.removeType === 'OBJECT_INDEX')
    return node.concurrent && node.missing_ok ? [] : ['keeps everybody waiting: `drop index concurrently if exists`']
  return [
    'runs outside a transaction and may be repeated: only indexes, concurrently and if (not) exists, comments and `do` blocks may',
  ]
}

function lock(table: string, { fresh, locked }: Place): string[] {
  if (!fresh.has(table)) locked.add(table)
  return []
}

function createdTable({ relation, tableElts = [] }: Node, place: Place): string[] {
  place.fresh.add(relation.relname)
  const constraints = tableElts.flatMap((one: Node) => one.ColumnDef?.constraints ?? [one])
  for (const { Constraint } of constraints) if (Constraint?.pktable) lock(Constraint.pktable.relname, place)
  return []
}

function alteredTable({ relation, cmds }: Node, place: Place): string[] {
  const table = relation.relname
  if (place.fresh.has(table)) return []
  lock(table, place)
  return cmds.flatMap(
    ({ AlterTableCmd: command }: Node) => changes[command.subtype]?.(command, table, place) ?? [unknown(command)],
  )
}
const unknown = ({ subtype }: Node) =>
  `${subtype} rewrites or scans the table, or is not known to be quick, while everybody waits`

const none = (): string[] => []
const changes: Record<string, (command: Node, table: string, place: Place) => string[]> = {
  AT_ColumnDefault: none,
  AT_DropNotNull: none,
  AT_DropConstraint: none,
  AT_SetIdentity: none,
  AT_SetStatistics: none,
  AT_SetRelOptions: none,
  AT_AddColumn: ({ def }, table) =>
    (def.ColumnDef.constraints ?? []).flatMap(({ Constraint }: Node) => ofNewColumn(Constraint, def.ColumnDef, table)),
  AT_AddConstraint: ({ def: { Constraint } }, _table, place) => {
    if (Constraint.pktable) lock(Constraint.pktable.relname, place)
    if (Constraint.indexname) return []
    if (Constraint.skip_validation) return []
    return [
      'checks every row while everybody waits: `not valid`, and `validate constraint` in a later file; for keys `using index` of one made concurrently',
    ]
  },
  AT_ValidateConstraint: (_command, _table, { validatesAlone }) =>
    validatesAlone
      ? []
      : ['reads the whole table while the locks of this file are held: validate in a file of its own'],
  AT_SetNotNull: ({ name }, table, { neverNull }) =>
    neverNull.has(`${table}.${name}`)
      ? []
      : [
          'reads the whole table while everybody waits: first `check (... is not null) not valid`, then `validate constraint` in the next file',
        ],
  AT_DropColumn: ({ name }, table, place) => stillUsed(`${table}.${name}`, place),
}

function ofNewColumn(constraint: Node, column: Node, table: string): string[] {
  const { contype } = constraint
  const hasDefault = column.constraints.some(({ Constraint }: Node) => Constraint.contype === 'CONSTR_DEFAULT')
  if (contype === 'CONSTR_NULL') return []
  if (contype === 'CONSTR_DEFAULT')
    return isStable(constraint.raw_expr)
      ? []
      : ['writes the whole table anew, because its default is not the same for all rows']
  if (contype === 'CONSTR_NOTNULL')
    return hasDefault
      ? []
      : [`${table}.${column.colname} is not null without a default: the release before cannot insert`]
  return [
    `${table}.${column.colname} comes with a ${contype} that is checked on every row: add the column alone, then the constraint \`not valid\``,
  ]
}

/** Constants, casts of them, and the functions of time that one transaction has one answer of. */
function isStable(node: Node): boolean {
  if (node.A_Const) return true
  if (node.TypeCast) return isStable(node.TypeCast.arg)
  if (node.A_ArrayExpr) return (node.A_ArrayExpr.elements ?? []).every(isStable)
  return Boolean(node.SQLValueFunction) || node.FuncCall?.funcname.at(-1)?.String.sval === 'now'
}

function dropped({ removeType, objects }: Node, place: Place): string[] {
  const names: string[][] = objects.map((one: Node) =>
    (one.List?.items ?? [one]).map((part: Node) => part.String?.sval),
  )
  if (removeType === 'OBJECT_TRIGGER') return names.flatMap(([table = '']) => lock(table, place))
  if (removeType === 'OBJECT_INDEX')
    return [
      'keeps everybody waiting: `drop index concurrently if exists`, in a file that begins with "-- outside a transaction"',
    ]
  if (removeType !== 'OBJECT_TABLE') return []
  return names.flatMap(([table = '']) => [...lock(table, place), ...stillUsed(table, place)])
}

const stillUsed = (name: string, place: Place): string[] =>
  place.unused.includes(name)
    ? []
    : [`drops ${name}, which processes of the release before may use; once none does, say so: "-- unused: ${name}"`]

/** Remembers `check (column is not null)`, and that it was validated. */
function learn(stmt: Node, checks: Map<string, string>, neverNull: Set<string>): void {
  const { relation, cmds = [] } = stmt.AlterTableStmt ?? {}
  for (const { AlterTableCmd: command } of cmds) {
    const { conname, raw_expr } = command.def?.Constraint ?? {}
    const column =
      raw_expr?.NullTest?.nulltesttype === 'IS_NOT_NULL' && raw_expr.NullTest.arg.ColumnRef?.fields.at(-1)?.String?.sval
    if (conname && column) checks.set(`${relation.relname} ${conname}`, `${relation.relname}.${column}`)
    const known =
      command.subtype === 'AT_ValidateConstraint' ? checks.get(`${relation.relname} ${command.name}`) : undefined
    if (known) neverNull.add(known)
  }
}
