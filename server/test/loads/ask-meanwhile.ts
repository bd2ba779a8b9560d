import { once } from 'node:events'
import { readdirSync } from 'node:fs'
import { setPriority } from 'node:os'
import { Worker } from 'node:worker_threads'
import { listEmployers } from '@hearback/contract/people/employers.ts'

/** The noise of a p99 on a shared machine. */
const clockMs = 20
const senderPriority = 10

/** Bound of a p99 beside a load, by the p99 without it, both in milliseconds. */
export const lessThanDoubled = (calm: number): number => Math.max(2 * calm, calm + clockMs)

/** Sends requests to the server at `url` during the work. Returns their durations in milliseconds. The work gets the id of the requesting thread. */
export async function askMeanwhile(url: string, work: (asking: number) => Promise<unknown>): Promise<number[]> {
  const thread = new Worker(new URL('./request-thread.ts', import.meta.url), {
    workerData: `${url}${listEmployers.path}`,
  })
  try {
    const [asking] = await once(thread, 'message')
    await work(asking as number)
    thread.postMessage('done')
    const [took] = await once(thread, 'message')
    return took as number[]
  } finally {
    await thread.terminate()
  }
}

/** Lowers the priority of all threads of this process except the requesting one. Real clients do not share the server's CPU. */
export function giveWay(asking: number): void {
  for (const thread of readdirSync('/proc/self/task').map(Number)) {
    if (thread !== asking) setPriority(thread, senderPriority)
  }
}
