import { listChats, sendFileMessage } from '@hearback/contract/hiring/chat.ts'
import { searchChats } from '@hearback/contract/hiring/chat-search.ts'
import { beforeEach, describe, expect, test } from 'vitest'
import { eventually, testApp } from '../../../../test/app.ts'
import { aChat, chatOf, messagesOf, say } from '../../../../test/chat-factory.ts'
import { anEmployer, type EmployerPerson } from '../../../../test/employer-factory.ts'
import type { Person } from '../../../../test/factories.ts'
import { aSeeker } from '../../../../test/seeker-factory.ts'
import '../../../../test/matchers.ts'

const app = testApp()
let founder: EmployerPerson
let dana: EmployerPerson
let ana: Person
let chatId: string

beforeEach(async () => {
  founder = await anEmployer(app, { businessName: 'Crust' })
  dana = await anEmployer(app, { businessName: 'Left' })
  ana = await aSeeker(app)
  ;({ chatId } = await aChat(app, { by: founder, with: ana }))
})

const join = (who: Person) =>
  app.pool.query('update company_members set company_id = $1 where user_id = $2', [founder._id, who._id])
const leave = (who: Person) => app.pool.query('delete from company_members where user_id = $1', [who._id])
const writersFor = async (who: Person) =>
  (await messagesOf(who, chatId, { after: 0 })).messages.map(({ writer }) => writer)
const harriet = () => ({ _id: founder._id, firstName: 'Harriet' })
const unnamed = () => ({ _id: dana._id, firstName: null })

describe('the writer of a message', () => {
  test('is not shown in a company of one person', async () => {
    await say(founder, chatId, 'Hello.')
    await say(ana, chatId, 'Hi.')
    expect(await writersFor(ana)).toEqual([undefined, undefined])
    expect(await writersFor(founder)).toEqual([undefined, undefined])
  })

  test('is the member by first name, also of messages from before the company had several', async () => {
    await say(founder, chatId, 'Before.')
    await join(dana)
    await say(dana, chatId, 'From the second member.')
    await say(ana, chatId, 'Hi.')
    expect(await writersFor(founder)).toEqual([harriet(), unnamed(), undefined])
    expect(await writersFor(dana)).toEqual([harriet(), unnamed(), undefined])
    expect(await writersFor(ana)).toEqual([harriet(), undefined, undefined])
  })

  test('is in acknowledgements, events, inboxes, found messages and with files', async () => {
    await join(dana)
    const [anas, danas] = [await app.connect(ana), await app.connect(dana)]
    const content = 'From the founder.'
    const founders = await app.connect(founder)
    expect(await founders.ask('sendMessage', { chatId, content })).toMatchObject({ writer: harriet() })
    for (const client of [anas, danas])
      expect(await eventually(() => client.heard('receiveMessage')[0])).toMatchObject({ writer: harriet() })
    for (const who of [ana, dana]) {
      expect((await who.call(listChats)).chats[0]?.lastMessage).toMatchObject({ writer: harriet() })
      const { messages } = await who.call(searchChats, { query: { query: 'founder' } })
      expect(messages[0]?.message).toMatchObject({ writer: harriet() })
    }
    const file = new File(['Shifts of June'], 'shifts.txt')
    expect((await dana.call(sendFileMessage, { body: { chatId }, file })).data).toMatchObject({ writer: unnamed() })
  })

  test('stays with what they wrote once they have left', async () => {
    await join(dana)
    await say(founder, chatId, 'Hello.')
    await say(dana, chatId, 'From the second member.')
    await app.pool.query(`update company_members set role = 'owner' where user_id = $1`, [dana._id])
    await leave(founder)
    await app.pool.query(`update employers set first_name = 'Else' where user_id = $1`, [founder._id])
    expect(await writersFor(ana)).toEqual([harriet(), undefined])
    await leave(dana)
    expect(await writersFor(ana)).toEqual([harriet(), undefined])
  })

  test('is not kept once the company has no members, nor of a founder who leaves it empty for another', async () => {
    await join(dana)
    await leave(founder)
    await leave(dana)
    const { rows } = await app.pool.query('select user_id, company_id, first_name from former_members')
    expect(rows).toEqual([{ user_id: founder._id, company_id: founder._id, first_name: 'Harriet' }])
  })

  test('is the member, not the company, where two send the same: both messages are kept', async () => {
    await join(dana)
    const danas = await app.connect(dana)
    const same = { chatId, content: 'Can you come on Monday?' }
    await say(founder, chatId, same.content, 'message 1')
    await danas.ask('sendMessage', same)
    await expect(say(dana, chatId, same.content, 'message 1')).toBeRefused('message_id_reused')
    expect((await say(founder, chatId, same.content, 'message 1')).seq).toBe(1)
    expect((await chatOf(ana, chatId)).lastSeq).toBe(2)
  })
})
