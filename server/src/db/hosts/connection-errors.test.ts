import { expect, test } from 'vitest'
import { isConnectionError } from './connection-errors.ts'

test.each([
  { code: '57P01', message: 'terminating connection due to administrator command' },
  { code: '25006', message: 'cannot execute INSERT in a read-only transaction' },
  { code: '57P03', message: 'the database system is starting up' },
  { code: '08P01', message: 'server login has been failing, try again later (server_login_retry)' },
  { code: '08006', message: 'connection failure' },
  { code: '53300', message: 'sorry, too many clients already' },
  { code: 'ECONNREFUSED', message: 'connect ECONNREFUSED 127.0.0.1:5432' },
  { message: 'Connection terminated unexpectedly' },
])('a database that says $message is away', (error) => {
  expect(isConnectionError(error)).toBe(true)
})

test.each([
  { code: '23505', message: 'duplicate key value violates unique constraint' },
  { code: '57014', message: 'canceling statement due to user request' },
  { code: '42601', message: 'syntax error' },
  {},
])('a failure of the statement itself ($code) is none of that', (error) => {
  expect(isConnectionError(error)).toBe(false)
})
