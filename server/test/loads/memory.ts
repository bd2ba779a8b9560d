import { readdirSync, readFileSync } from 'node:fs'

/** Whether this system tells of the memory of processes. */
export const knowsMemory = readdirSync('/').includes('proc')

/** Bytes that a process holds in memory, and the processes that it started, each by what it runs. */
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

/** The most that was seen of both until it is stopped. */
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
