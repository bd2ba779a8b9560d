import { spawnSync } from 'node:child_process'
import fs from 'node:fs'
import path from 'node:path'

/** The account that PostgreSQL runs under. */
export type Identity = { uid: number; gid: number }

/** PostgreSQL refuses to run as root. `undefined` for other accounts, which run it themselves. */
export function pickIdentity(cluster: string): Identity | undefined {
  if (process.getuid?.() !== 0) return undefined
  return (
    ownerOf(cluster) ??
    behindSudo() ??
    systemAccount('postgres') ??
    systemAccount('nobody') ?? { uid: 65534, gid: 65534 }
  )
}

/** Whether that account can enter the folder: every folder above it counts. */
export function mayEnter(folder: string, who: Identity | undefined): boolean {
  if (who === undefined) return true
  return spawnSync('/bin/sh', ['-c', 'cd "$1"', 'sh', folder], { ...who, cwd: '/' }).status === 0
}

/** Lets that account, and no other, pass through a folder that root keeps to itself. */
export function allowTraversal(folder: string, who: Identity): void {
  const { uid, mode } = fs.statSync(folder)
  if (uid !== 0 || (mode & 0o077) !== 0) return
  fs.chownSync(folder, uid, who.gid)
  fs.chmodSync(folder, (mode & 0o777) | 0o010)
}

/** A start by root on somebody's folder must not leave files there that its owner cannot use the next day. */
export function chownToFolderOwner(file: string): void {
  if (process.getuid?.() !== 0) return
  const { uid, gid } = fs.statSync(path.dirname(file))
  fs.chownSync(file, uid, gid)
}

function ownerOf(folder: string): Identity | undefined {
  const stat = fs.statSync(folder, { throwIfNoEntry: false })
  return stat && stat.uid !== 0 ? { uid: stat.uid, gid: stat.gid } : undefined
}

function behindSudo(): Identity | undefined {
  const { SUDO_UID, SUDO_GID } = process.env
  const uid = Number(SUDO_UID)
  const gid = Number(SUDO_GID)
  return uid > 0 && gid > 0 ? { uid, gid } : undefined
}

function systemAccount(name: string): Identity | undefined {
  const accounts = fs.existsSync('/etc/passwd') ? fs.readFileSync('/etc/passwd', 'utf8') : ''
  const line = accounts.split('\n').find((entry) => entry.startsWith(`${name}:`))
  const [, , uid, gid] = line?.split(':') ?? []
  return uid && gid ? { uid: Number(uid), gid: Number(gid) } : undefined
}
