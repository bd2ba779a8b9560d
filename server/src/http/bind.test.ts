import { listEmployers } from '@hearback/contract/employers.ts'
import { expect, test } from 'vitest'
import { testApp } from '../../test/app.ts'
import { buildApp } from '../app.ts'
import { callInProcess } from './bind.ts'

const app = testApp()

test('a page reaches what is bound with the copy of the contract that its build brings', async () => {
  const { api, server } = await buildApp(app.deps)
  const copied = { ...listEmployers }
  expect(await callInProcess(api)(copied, { query: {} })).toMatchObject({ profiles: [], total: 0 })
  await server.close()
})
