import { readdirSync, readFileSync } from 'node:fs'

/** Whether this system has /proc. */
export const knowsMemory = readdirSync('/').includes('proc')

/** Resident bytes of a process and of its children. */
export function memoryOf(pid: number): { own: number; children: number } {
  const children = readFileSync(`/proc/${pid}/task/${pid}/children`, 'utf8').split(' ').filter(Boolean).map(Number)
  return { own: residentOf(pid), children: children.reduce((all, child) => all + residentOf(child), 0) }
}

function residentOf(pid: number): number {
  try {
    return Number(/VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1] ?? 0) * 1_024
  } catch {
    return 0
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
