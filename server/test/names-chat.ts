import { parse } from 'libpg-query'

/** Tables whose rows belong to one chat, with the column that names it. */
const chatColumns: Readonly<Record<string, string>> = {
  chats: 'id',
  messages: 'chat_id',
  chat_reads: 'chat_id',
}

// biome-ignore lint/suspicious/noExplicitAny: the tree has a hundred kinds of nodes
type Node = any
/** A relation in the FROM of one query: a table, or what the columns of a subquery are equal to. */
interface Relation {
  readonly id: string
  readonly table?: string
  readonly outputs?: ReadonlyMap<string, string> | 'anything'
}
interface Scope {
  readonly relations: Map<string, Relation>
  readonly outer: Scope | undefined
  readonly ctes: Map<string, ReadonlyMap<string, string>>
}

/** The value that a statement is given, or one that follows from it. */
const given = 'given'

/**
 * Returns the tables of a chat that a statement reads or writes without naming the chat; empty for statements on other tables.
 * A table is named if an equality, not below an OR, ties its column to a parameter or to the column of a named table.
 */
export async function unnamedTables(text: string): Promise<string[]> {
  const tree = (await parse(text)) as { stmts?: { stmt: Node }[] }
  const walker = new Walker()
  for (const { stmt } of tree.stmts ?? []) walker.statement(stmt, undefined)
  return walker.unnamed()
}

class Walker {
  private readonly parents = new Map<string, string>()
  private readonly tables: { key: string; table: string }[] = []
  private relations = 0

  unnamed(): string[] {
    return this.tables.filter(({ key }) => this.find(key) !== this.find(given)).map(({ table }) => table)
  }

  private find(key: string): string {
    const parent = this.parents.get(key)
    return parent === undefined ? key : this.find(parent)
  }

  private join(one: string | undefined, other: string | undefined): void {
    if (one === undefined || other === undefined || this.find(one) === this.find(other)) return
    this.parents.set(this.find(one), this.find(other))
  }

  statement(stmt: Node, outer: Scope | undefined): ReadonlyMap<string, string> {
    const [[kind, node] = ['', undefined]] = Object.entries(stmt as Record<string, Node>)
    const scope: Scope = { relations: new Map(), outer, ctes: new Map(outer?.ctes) }
    for (const { CommonTableExpr: cte } of node?.withClause?.ctes ?? [])
      scope.ctes.set(cte.ctename, this.statement(cte.ctequery, scope))
    if (node?.larg) return this.union(node, scope)
    if (kind === 'InsertStmt') return this.insert(node, scope)
    if (node?.relation) this.range({ RangeVar: node.relation }, scope)
    for (const item of [...(node?.fromClause ?? []), ...(node?.usingClause ?? [])]) this.from(item, scope)
    this.condition(node?.whereClause, scope)
    const targets = node?.targetList ?? []
    for (const part of [
      targets,
      node?.valuesLists,
      node?.sortClause,
      node?.groupClause,
      node?.havingClause,
      node?.returningList,
      node?.limitCount,
    ])
      this.subqueries(part, scope)
    return this.outputs(kind === 'SelectStmt' ? targets : (node?.returningList ?? []), scope)
  }

  /** A column of a union is named only if it is in both parts; positions match. */
  private union(node: Node, scope: Scope): ReadonlyMap<string, string> {
    const left = this.statement({ SelectStmt: node.larg }, scope)
    const right = [...this.statement({ SelectStmt: node.rarg }, scope).values()]
    const isNamed = (key: string | undefined) => key !== undefined && this.find(key) === this.find(given)
    return new Map([...left].filter(([, key], at) => isNamed(key) && isNamed(right[at])))
  }

  /** A row is inserted into the chat that its column gives. */
  private insert(node: Node, scope: Scope): ReadonlyMap<string, string> {
    const relation = this.range({ RangeVar: node.relation }, scope)
    const column = chatColumns[node.relation.relname]
    const names = (node.cols ?? []).map(({ ResTarget }: Node) => ResTarget.name)
    const at = names.indexOf(column)
    const select = node.selectStmt?.SelectStmt
    if (select?.valuesLists)
      for (const { List } of select.valuesLists) this.valueIs(relation, column, List.items[at], scope)
    else if (node.selectStmt) {
      const outputs = [...this.statement(node.selectStmt, scope).values()]
      if (column && at >= 0) this.join(`${relation.id}.${column}`, outputs[at])
    }
    this.subqueries(node.returningList, scope)
    // A new chat has no rows elsewhere yet.
    if (node.relation.relname === 'chats' && at < 0) this.join(`${relation.id}.id`, given)
    return this.outputs(node.returningList ?? [], scope)
  }

  private valueIs(relation: Relation, column: string | undefined, value: Node, scope: Scope): void {
    if (column && value) this.join(`${relation.id}.${column}`, this.keyOf(value, scope))
  }

  private range({ RangeVar: range }: Node, scope: Scope): Relation {
    this.relations += 1
    const id = `r${this.relations}`
    const outputs = range.schemaname ? undefined : scope.ctes.get(range.relname)
    const relation: Relation = outputs ? { id, outputs } : { id, table: range.relname }
    const column = outputs ? undefined : chatColumns[range.relname]
    if (column) this.tables.push({ key: `${id}.${column}`, table: range.relname })
    scope.relations.set(range.alias?.aliasname ?? range.relname, relation)
    return relation
  }

  private from(item: Node, scope: Scope): void {
    if (item.RangeVar) this.range(item, scope)
    else if (item.JoinExpr) {
      this.from(item.JoinExpr.larg, scope)
      this.from(item.JoinExpr.rarg, scope)
      this.condition(item.JoinExpr.quals, scope)
    } else if (item.RangeSubselect) {
      const { alias, subquery } = item.RangeSubselect
      this.relations += 1
      const outputs = this.statement(subquery, scope)
      scope.relations.set(alias?.aliasname ?? `r${this.relations}`, { id: `r${this.relations}s`, outputs })
    } else if (item.RangeFunction) {
      this.relations += 1
      const { alias } = item.RangeFunction
      const isGiven = JSON.stringify(item.RangeFunction.functions).includes('"ParamRef"')
      scope.relations.set(alias?.aliasname ?? `r${this.relations}`, {
        id: `r${this.relations}`,
        ...(isGiven ? { outputs: 'anything' as const } : { table: 'function' }),
      })
    }
  }

  /** Equalities that hold for each row; what is below OR and NOT is only searched for subqueries. */
  private condition(node: Node, scope: Scope): void {
    if (!node) return
    if (node.BoolExpr?.boolop === 'AND_EXPR') {
      for (const part of node.BoolExpr.args) this.condition(part, scope)
      return
    }
    const { kind, name, lexpr, rexpr } = node.A_Expr ?? {}
    const isEqual = name?.at(-1)?.String?.sval === '='
    if (isEqual && ['AEXPR_OP', 'AEXPR_OP_ANY', 'AEXPR_IN'].includes(kind)) {
      this.join(this.keyOf(lexpr, scope), this.keyOf(rexpr, scope))
    }
    if (node.SubLink?.subLinkType === 'ANY_SUBLINK' && node.SubLink.testexpr) {
      const outputs = this.statement(node.SubLink.subselect, scope)
      this.join(this.keyOf(node.SubLink.testexpr, scope), [...outputs.values()][0])
      return
    }
    this.subqueries(node, scope)
  }

  private subqueries(node: Node, scope: Scope): void {
    if (node === null || typeof node !== 'object') return
    if (node.SubLink) {
      this.subqueries(node.SubLink.testexpr, scope)
      this.statement(node.SubLink.subselect, scope)
      return
    }
    for (const part of Object.values(node)) this.subqueries(part, scope)
  }

  private outputs(targets: readonly Node[], scope: Scope): ReadonlyMap<string, string> {
    const outputs = new Map<string, string>()
    for (const { ResTarget: target } of targets) {
      const fields = target.val?.ColumnRef?.fields
      const last = fields?.at(-1)
      if (last?.A_Star) {
        const names = fields.length > 1 ? [fields[0].String.sval] : [...scope.relations.keys()]
        for (const name of names) this.star(scope.relations.get(name), outputs)
        continue
      }
      const name = target.name ?? last?.String?.sval ?? `column ${outputs.size}`
      outputs.set(name, this.keyOf(target.val, scope) ?? `nothing ${outputs.size}`)
    }
    return outputs
  }

  private star(relation: Relation | undefined, outputs: Map<string, string>): void {
    if (!relation) return
    if (relation.outputs === 'anything') for (const name of ['chat_id', 'id', 'sender_id']) outputs.set(name, given)
    else if (relation.outputs) for (const [name, key] of relation.outputs) outputs.set(name, key)
    else for (const name of ['id', 'chat_id']) outputs.set(name, `${relation.id}.${name}`)
  }

  /** The equivalence class of an expression: a parameter, or a column of a relation in scope. */
  private keyOf(node: Node, scope: Scope): string | undefined {
    if (!node) return undefined
    if (node.ParamRef) return given
    if (node.TypeCast) return this.keyOf(node.TypeCast.arg, scope)
    if (node.A_ArrayExpr) return this.keyOf(node.A_ArrayExpr.elements?.[0], scope)
    if (node.List) return this.keyOf(node.List.items[0], scope)
    if (node.SubLink?.subselect) {
      const targets = node.SubLink.subselect.SelectStmt?.targetList ?? []
      return JSON.stringify(targets).includes('"ParamRef"')
        ? given
        : [...this.statement(node.SubLink.subselect, scope).values()][0]
    }
    const fields = node.ColumnRef?.fields.map((field: Node) => field.String?.sval)
    return fields ? this.columnKey(fields, scope) : undefined
  }

  private columnKey(fields: readonly (string | undefined)[], scope: Scope | undefined): string | undefined {
    const column = fields.at(-1)
    if (!scope || column === undefined) return undefined
    const qualifier = fields.length > 1 ? fields.at(-2) : undefined
    for (const [name, relation] of scope.relations) {
      if (qualifier !== undefined && name !== qualifier) continue
      const key = columnOf(relation, column, qualifier !== undefined)
      if (key !== undefined) return key
    }
    return this.columnKey(fields, scope.outer)
  }
}

function columnOf({ id, table, outputs }: Relation, column: string, isQualified: boolean): string | undefined {
  if (outputs === 'anything') return given
  if (outputs) return outputs.get(column)
  if (isQualified) return `${id}.${column}`
  const known: readonly string[] = { chats: ['id', 'employer_id', 'seeker_id'], messages: ['id', 'chat_id'] }[
    table ?? ''
  ] ?? ['chat_id']
  return known.includes(column) ? `${id}.${column}` : undefined
}
