import { beforeEach, expect, test } from 'vitest'
import { renderHook } from 'vitest-browser-react'
import { breakStorage, garbage, storageFaults } from '../test/broken-storage.ts'
import { localDeviceStorage, tabStorage } from './api/device-storage.ts'
import { keepOwnEmployer, keptOwnEmployer } from './api/query-client.ts'
import {
  AUTH_SCRIPT,
  clearSession,
  currentSession,
  keepSignupDraft,
  markDocument,
  setSession,
  signupDraft,
} from './api/session.ts'
import { useApplicationDraft } from './features/applying/application-draft.ts'
import { keepDraft, keptDraft } from './features/chat/composer/drafts.ts'
import { addOutgoing, allOutgoing, keepOutbox } from './features/chat/composer/outbox.ts'
import { keepNoteDrafts, keptNoteDrafts } from './features/evaluations/note-drafts.ts'
import { keepScorecardDraft, keptScorecardDraft } from './features/evaluations/scorecards/scorecard-drafts.ts'
import { keepJobDraft, keptJobDraft } from './features/jobs/form/job-draft.ts'
import { NEW_JOB } from './features/jobs/form/job-form-values.ts'
import { keepNoteDraft, keptNoteDraft } from './features/jobs/saved-jobs/saved-notes.ts'
import type { HeldRequest } from './held-acts/held-requests.ts'
import { storeAct, storedActs } from './held-acts/stored-acts.ts'
import { SCHEME_SCRIPT } from './ui/scheme.ts'
import { singleKeys } from './ui/shortcuts/single-keys.ts'
import { setSingleKeys } from './ui/shortcuts/use-single-keys.ts'

const SESSION = 'hearback.session'
const user = (_id: string) =>
  ({ _id, email: `${_id}@people.example`, userType: 'jobseeker', emailVerified: true }) as const
const signIn = (_id: string) => setSession({ token: `token of ${_id}`, user: user(_id) })
const job = { ...NEW_JOB, jobTitle: 'Baker', skills: ['Bread'], estimatedFrom: 20 }
const message = { id: 'm1', chatId: 'c1', content: 'Hello', at: 1, state: 'sending' } as const

const noApplicationDraft = { why: '', availability: undefined, topChoice: undefined, answers: {} }

const noteDrafts = { added: { text: 'Calm', key: 'k1' }, edits: { n1: { text: 'Quick', was: 'Slow' } } }

const scorecardDraft = {
  entries: [{ criterion: 'c1', name: 'Oven', rating: 3, sentence: 'Calm' }],
  was: 1,
  criteriaVersion: 'v1',
  key: 'k1',
}

const heldStep: HeldRequest = { kind: 'step', input: { params: { id: 'a1' }, body: { newStatus: 'shortlisted' } } }

async function applicationDraft() {
  const { result } = await renderHook(() => useApplicationDraft('j1'))
  return result.current
}
async function outboxOf(userId: string) {
  const stop = keepOutbox(userId)
  const contents = allOutgoing().map(({ content }) => content)
  stop()
  return contents
}

/** All values stored per account: how to write and read them, and the expected values with and without them. */
const owned: Record<string, { write: () => unknown; read: () => unknown; kept: unknown; none: unknown }> = {
  'the draft of a job': {
    write: () => keepJobDraft(job),
    read: () => keptJobDraft()?.values,
    kept: job,
    none: undefined,
  },
  'the draft of an application': {
    write: async () => (await applicationDraft()).change({ why: 'I bake.' }),
    read: async () => (await applicationDraft()).draft,
    kept: { ...noApplicationDraft, why: 'I bake.' },
    none: noApplicationDraft,
  },
  'the draft of a note on a saved job': {
    write: () => keepNoteDraft('j1', { text: 'Ask about shifts', was: '' }),
    read: () => keptNoteDraft('j1'),
    kept: { text: 'Ask about shifts', was: '' },
    none: undefined,
  },
  'the drafts of notes on an application': {
    write: () => keepNoteDrafts('a1', noteDrafts),
    read: () => keptNoteDrafts('a1'),
    kept: noteDrafts,
    none: { added: undefined, edits: {} },
  },
  'the draft of a scorecard of an application': {
    write: () => keepScorecardDraft('a1', scorecardDraft),
    read: () => keptScorecardDraft('a1'),
    kept: scorecardDraft,
    none: undefined,
  },
  'the draft of a message': {
    write: () => keepDraft('c1', 'Hel'),
    read: () => keptDraft('c1'),
    kept: 'Hel',
    none: '',
  },
  'messages on their way': {
    write: () => {
      const stop = keepOutbox(currentSession()?.user._id ?? '')
      addOutgoing(message)
      return stop
    },
    read: () => outboxOf(currentSession()?.user._id ?? ''),
    kept: ['Hello'],
    none: [],
  },
  'a held act': {
    write: () => storeAct('h1', heldStep, 'Ana'),
    read: () => storedActs().map(({ who }) => who),
    kept: ['Ana'],
    none: [],
  },
  'the own company': {
    write: () => keepOwnEmployer({ _id: currentSession()?.user._id, businessName: 'Crumb' }),
    read: () => keptOwnEmployer<{ _id: string; businessName: string }>()?.data.businessName,
    kept: 'Crumb',
    none: undefined,
  },
}
const keys = {
  'hearback.job-draft': localDeviceStorage,
  'hearback.application.j1': tabStorage,
  'hearback.saved-note.j1': tabStorage,
  'hearback.application-notes.a1': tabStorage,
  'hearback.scorecard.a1': tabStorage,
  'hearback.outbox': tabStorage,
  'hearback.held-acts': localDeviceStorage,
  'hearback.own-employer': localDeviceStorage,
}

beforeEach(() => {
  clearSession()
  for (const storage of [localStorage, sessionStorage]) storage.clear()
  for (const [key, storage] of Object.entries(keys)) storage.removeItem(key)
})

test.each(Object.entries(owned))('%s is only read by the account that wrote it', async (_name, one) => {
  signIn('ana')
  await one.write()
  expect(await one.read()).toEqual(one.kept)
  signIn('ben')
  expect(await one.read()).toEqual(one.none)
  clearSession()
  expect(await one.read()).toEqual(one.none)
})

test.each(storageFaults.flatMap((fault) => Object.entries(owned).map(([name, one]) => ({ fault, name, one }))))(
  '$name lasts for the page where the storage is $fault, for one account only',
  async ({ fault, one }) => {
    breakStorage(fault)
    signIn('ana')
    await one.write()
    expect(await one.read()).toEqual(one.kept)
    signIn('ben')
    expect(await one.read()).toEqual(one.none)
  },
)

test.each(garbage.map((text) => [JSON.stringify(text).slice(0, 80), text] as const))(
  'a value that the pages did not write is ignored: %s',
  async (_shown, text) => {
    signIn('ana')
    for (const [key, storage] of Object.entries(keys)) storage.setItem(key, text)
    expect({ ...NEW_JOB, ...keptJobDraft()?.values }).toEqual(NEW_JOB)
    expect((await applicationDraft()).draft).toEqual(noApplicationDraft)
    expect(keptNoteDraft('j1')).toBeUndefined()
    expect(keptNoteDrafts('a1')).toEqual({ added: undefined, edits: {} })
    expect(await outboxOf('ana')).toEqual([])
    expect(storedActs()).toEqual([])
    expect(keptOwnEmployer()).toBeUndefined()

    localStorage.setItem(SESSION, text)
    localStorage.setItem('hearback.signup', text)
    localStorage.setItem('hearback.single-keys', text)
    localStorage.setItem('mantine-color-scheme-value', text)
    expect(currentSession()).toBeUndefined()
    expect(Object.values(signupDraft() ?? {}).every((part) => part === '' || part === 'jobseeker')).toBe(true)
    expect(singleKeys()).toBe(true)
    expectScripts({ auth: undefined, scheme: 'light' })
  },
)

test('restores the valid fields of a draft', () => {
  signIn('ana')
  keepJobDraft({ ...job, skills: 'Bread', lastDay: null, unknown: 1 } as unknown as typeof job)
  expect(keptJobDraft()?.values).toEqual({ ...job, skills: [], lastDay: '' })
})

test.each(storageFaults)('the inline scripts work where the storage is %s', (fault) => {
  breakStorage(fault)
  signIn('ana')
  setSingleKeys(false)
  expect(singleKeys()).toBe(false)
  keepSignupDraft({ email: 'ana@people.example', phone: '', userType: 'employer' })
  expect(signupDraft()?.userType).toBe('employer')
  expectScripts({ auth: undefined, scheme: 'light' })
  markDocument()
  expect(document.documentElement.dataset.auth).toBe('jobseeker')
  setSingleKeys(true)
})

test('the inline scripts read the stored session and color scheme', () => {
  signIn('ana')
  localStorage.setItem('mantine-color-scheme-value', 'dark')
  expectScripts({ auth: 'jobseeker', scheme: 'dark' })
})

function expectScripts(expected: { auth: string | undefined; scheme: string }) {
  const { dataset } = document.documentElement
  delete dataset.auth
  new Function(`${SCHEME_SCRIPT};${AUTH_SCRIPT}`)()
  expect({ auth: dataset.auth, scheme: dataset.mantineColorScheme }).toEqual(expected)
}
