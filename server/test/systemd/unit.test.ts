import { expect, onTestFinished, test } from 'vitest'
import { eventually } from '../app.ts'
import { freePort } from '../process.ts'
import { boot, canBoot } from './system.ts'

test.skipIf(!(await canBoot()))(
  'the unit runs under systemd with all that it shuts away, comes back after kill -9 and ends in its time',
  async () => {
    const port = await freePort()
    const system = await boot({ PORT: port, TRIAL: 'on', LOG_LEVEL: 'warn' })
    onTestFinished(system.end)
    const ready = () =>
      eventually(async () => (await fetch(`http://127.0.0.1:${port}/readyz`).catch(() => undefined))?.ok, {
        withinMs: 60_000,
      })
    const shown = async (name: string) => system.run('systemctl', 'show', 'hearback', '--value', '-p', name)
    await ready()
    const pid = await shown('MainPID')
    const status = await system.run('cat', `/proc/${pid}/status`)
    expect(status).toMatch(/^Uid:\s+61234\s+61234\s/m)
    expect(status).toMatch(/^CapEff:\s+0+$/m)
    expect(status).toMatch(/^NoNewPrivs:\s+1$/m)
    expect(status).toMatch(/^Seccomp:\s+2$/m)

    const writes = (path: string) => system.run('nsenter', '-t', pid, '-m', 'touch', path)
    await writes('/var/lib/hearback/written')
    for (const path of ['/opt/hearback/written', '/usr/written', '/etc/written', '/var/lib/written']) {
      await expect(writes(path), path).rejects.toThrow('Read-only file system')
    }

    await system.run('kill', '-9', pid)
    await eventually(async () => (await shown('NRestarts')) === '1', { withinMs: 20_000 })
    await ready()
    const began = Date.now()
    await system.run('systemctl', 'stop', 'hearback')
    expect(Date.now() - began).toBeLessThan(30_000)
    expect(await shown('Result')).toBe('success')
    expect(await shown('ExecMainStatus')).toBe('0')
  },
  150_000,
)
