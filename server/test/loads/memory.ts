import { readdirSync, readFileSync } from 'node:fs'

/** Whether this system has /proc. */
export const knowsMemory = readdirSync('/').includes('proc')

/** Resident bytes of a process and of its children; none of one that has ended. */
export function memoryOf(pid: number): { own: number; children: number } {
  const children = contentOf(`/proc/${pid}/task/${pid}/children`).split(' ').filter(Boolean).map(Number)
  return { own: residentOf(pid), children: children.reduce((all, child) => all + residentOf(child), 0) }
}

const residentOf = (pid: number): number =>
  Number(/VmRSS:\s+(\d+)/.exec(contentOf(`/proc/${pid}/status`))?.[1] ?? 0) * 1_024

/** Empty for a process that has ended. */
function contentOf(file: string): string {
  try {
    return readFileSync(file, 'utf8')
  } catch {
    return ''
  }
}

/** Records the maximum of both until it is stopped. */
export function watchMemory(pid: number): { stop(): { own: number; children: number } } {
  const most = memoryOf(pid)
  const timer = setInterval(() => {
    const { own, children } = memoryOf(pid)
    most.own = Math.max(most.own, own)
    most.children = Math.max(most.children, children)
  }, 100)
  return {
    stop() {
      clearInterval(timer)
      return most
    },
  }
}
