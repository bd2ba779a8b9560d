import { onTestFinished, vi } from 'vitest'

/**
 * `blocked` throws on first access, `full` on each write, `unreadable` on each read; `forgetful` accepts values without
 * storing them.
 */
export const storageFaults = ['blocked', 'full', 'unreadable', 'forgetful'] as const

type StorageName = 'localStorage' | 'sessionStorage'

/** Breaks both storages of the page until the test ends. */
export function breakStorage(fault: (typeof storageFaults)[number]): void {
  for (const name of ['localStorage', 'sessionStorage'] as const) {
    if (fault === 'blocked') block(name)
    else breakAccess(fault)
  }
}

function block(name: StorageName) {
  const before = Object.getOwnPropertyDescriptor(window, name)
  if (!before) throw new Error(`window.${name} is no property of its own`)
  const get = () => {
    throw new DOMException('Access is denied for this document.', 'SecurityError')
  }
  Object.defineProperty(window, name, { configurable: true, get })
  onTestFinished(() => void Object.defineProperty(window, name, before))
}

function breakAccess(fault: 'full' | 'unreadable' | 'forgetful') {
  const broken = vi.spyOn(Storage.prototype, fault === 'unreadable' ? 'getItem' : 'setItem').mockImplementation(() => {
    if (fault === 'full') throw new DOMException('The quota has been exceeded.', 'QuotaExceededError')
    if (fault === 'unreadable') throw new DOMException('The operation is insecure.', 'SecurityError')
    return null
  })
  onTestFinished(() => broken.mockRestore())
}

/** Invalid stored values: of another release or other code, or truncated. */
export const garbage = [
  '',
  '{',
  'null',
  '5',
  'true',
  '"text"',
  '[]',
  '[null]',
  '{}',
  '[object Object]',
  'undefined',
  'NaN',
  '{"__proto__":{"token":"a"}}',
  '{"token":5,"user":"ana"}',
  '{"token":"a","user":{}}',
  '{"token":"a","user":{"_id":1,"email":2,"userType":3}}',
  '{"token":"a","user":{"_id":"ana","email":"a@b.example","userType":"<img>"}}',
  '{"userId":"ana","at":"soon","values":{},"data":{},"texts":[]}',
  '{"userId":"ana","at":1e300,"values":{},"data":{},"texts":[]}',
  '{"userId":"ana","at":1,"values":5,"data":5,"texts":5,"why":5,"availability":5}',
  '{"userId":"ana","at":1,"values":{"skills":"a","jobTitle":{},"estimatedFrom":[]},"data":{},"texts":[5,null,{}]}',
  `\u0000\uD800${'x'.repeat(10_000)}`,
]
