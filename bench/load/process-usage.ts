import { readdir, readFile } from 'node:fs/promises'
import type pg from 'pg'

/** Resource usage of a process and its children. */
export interface ProcessUsage {
  /** CPU seconds, including those of children that have ended. */
  readonly cpu: number
  /** Resident megabytes; shared memory is counted in each process. */
  readonly memory: number
}

/** USER_HZ: Linux reports CPU time in hundredths of a second on all platforms. */
const ticks = 100

/** Zero on systems without /proc. */
export async function processUsage(pid: number | undefined): Promise<ProcessUsage> {
  const rows = await processes()
  const kin = new Set([pid])
  // A child may be listed before its parent, so repeat until no descendant is added.
  for (let before = 0; before !== kin.size; ) {
    before = kin.size
    for (const row of rows) if (kin.has(row.parent)) kin.add(row.pid)
  }
  const mine = rows.filter((row) => kin.has(row.pid))
  return {
    cpu: mine.reduce((sum, { cpu }) => sum + cpu, 0),
    memory: mine.reduce((sum, { memory }) => sum + memory, 0),
  }
}

/** The postmaster, which is the parent of every backend; undefined for a database on another machine. */
export async function postmasterPid(database: Pick<pg.ClientBase, 'query'>, url: string): Promise<number | undefined> {
  if (!['127.0.0.1', 'localhost'].includes(new URL(url).hostname)) return
  const { rows } = await database.query<{ pid: number }>('select pg_backend_pid() as pid')
  return (await readProcess(rows[0]?.pid ?? 0))?.parent
}

async function processes() {
  const names = await readdir('/proc').catch(() => [])
  const rows = await Promise.all(names.filter((name) => /^\d+$/u.test(name)).map((name) => readProcess(Number(name))))
  return rows.filter((row) => row !== undefined)
}

async function readProcess(pid: number) {
  const stat = await readFile(`/proc/${pid}/stat`, 'utf8').catch(() => '')
  // The name in parentheses may hold any character; see proc_pid_stat(5). Field 3 is the first one here.
  const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ')
  const at = (field: number) => Number(fields[field - 3])
  if (fields.length < 24) return
  return { pid, parent: at(4), cpu: (at(14) + at(15) + at(16) + at(17)) / ticks, memory: (at(24) * 4_096) / 2 ** 20 }
}

/** CPU seconds of all processors together; 0 on systems without /proc. */
export async function busySeconds(): Promise<number> {
  const [line = ''] = (await readFile('/proc/stat', 'utf8').catch(() => '')).split('\n')
  const [user = 0, nice = 0, system = 0, , , irq = 0, softirq = 0, steal = 0] = line.split(/\s+/u).slice(1).map(Number)
  return (user + nice + system + irq + softirq + steal) / ticks
}
