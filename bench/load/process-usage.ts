import { readdir, readFile } from 'node:fs/promises'

/** What a process with its children has used. */
export interface Cost {
  /** Seconds of CPU, of the children that ended as well. */
  readonly cpu: number
  /** Resident megabytes; what processes share is counted in each. */
  readonly memory: number
}

/** Linux counts CPU in hundredths of a second, whatever the kernel's own tick. */
const ticks = 100

/** Zero where the system does not tell (there is no /proc). */
export async function costOf(pid: number | undefined): Promise<Cost> {
  const rows = await processes()
  const kin = new Set([pid])
  // A child has a row after its parent's only mostly, so the generations are gone through one by one.
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

/** The process that started this one, where it runs on this machine. */
export async function parentOf(pid: number): Promise<number | undefined> {
  return (await readProcess(pid))?.parent
}

async function processes() {
  const names = await readdir('/proc').catch(() => [])
  const rows = await Promise.all(names.filter((name) => /^\d+$/u.test(name)).map((name) => readProcess(Number(name))))
  return rows.filter((row) => row !== undefined)
}

async function readProcess(pid: number) {
  const stat = await readFile(`/proc/${pid}/stat`, 'utf8').catch(() => '')
  // The name is in brackets and may hold anything; numbers follow it. See proc_pid_stat(5): the third field is the first here.
  const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ')
  const at = (field: number) => Number(fields[field - 3])
  if (fields.length < 24) return
  return { pid, parent: at(4), cpu: (at(14) + at(15) + at(16) + at(17)) / ticks, memory: (at(24) * 4_096) / 2 ** 20 }
}

/** Seconds that all processors together were at work; 0 where the system does not tell. */
export async function busySeconds(): Promise<number> {
  const [line = ''] = (await readFile('/proc/stat', 'utf8').catch(() => '')).split('\n')
  const [user = 0, nice = 0, system = 0, , , irq = 0, softirq = 0, steal = 0] = line.split(/\s+/u).slice(1).map(Number)
  return (user + nice + system + irq + softirq + steal) / ticks
}
