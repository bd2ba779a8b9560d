import os from 'node:os'
import type { Settings } from './process.ts'

const mebibyte = 1024 * 1024

/** Settings of the embedded server: sized after the memory of the machine or of the container, open to this machine only. */
export function defaultSettings(memoryBytes: number = memoryOfMachine()): Settings {
  const memory = Math.floor(memoryBytes / mebibyte)
  return {
    listen_addresses: '127.0.0.1',
    unix_socket_directories: '',
    max_connections: 100,
    shared_buffers: `${Math.max(256, Math.min(4096, Math.floor(memory / 4)))}MB`,
    effective_cache_size: `${Math.max(256, Math.floor(memory / 2))}MB`,
    work_mem: '16MB',
    maintenance_work_mem: '256MB',
    random_page_cost: 1.1,
    jit: 'off',
    max_parallel_workers_per_gather: 0,
    max_wal_size: '2GB',
    checkpoint_timeout: '15min',
    // The details of a violated constraint would write e-mail addresses into the log.
    log_error_verbosity: 'terse',
    // Segments of System V run out on macOS; Windows knows neither.
    ...(process.platform !== 'win32' && { shared_memory_type: 'mmap' }),
  }
}

function memoryOfMachine(): number {
  return Math.min(os.totalmem(), process.constrainedMemory() || Number.POSITIVE_INFINITY)
}
