import { bulkUpdateStatus } from '@hearback/contract/hiring/answering.ts'
import { countApplicationView, updateApplicationStatus } from '@hearback/contract/hiring/applications.ts'
import { expect, test } from 'vitest'
import { testApp } from '../../../test/app.ts'
import { anApplication } from '../../../test/application-factory.ts'
import { aChat, say } from '../../../test/chat-factory.ts'
import { anEmployer } from '../../../test/employer-factory.ts'
import type { Person } from '../../../test/factories.ts'
import { aJob } from '../../../test/job-factory.ts'
import { anOffer } from '../../../test/offer-factory.ts'
import { aSeeker } from '../../../test/seeker-factory.ts'

const app = testApp()
const rejection = { newStatus: 'rejected', reasonCode: 'position_filled' } as const

type Answer = (hana: Person, ana: Person, id: string, jobId: string) => Promise<unknown>
const answers: Record<string, Answer> = {
  'a rejection': (hana, _, id) => hana.call(updateApplicationStatus, { params: { id }, body: rejection }),
  'a rejection in bulk': (hana, _, id) => hana.call(bulkUpdateStatus, { body: { ids: [id], ...rejection } }),
  'an offer': (hana, ana, _, jobId) => anOffer({ by: hana, to: ana, job: jobId }),
  'a message': async (hana, ana) => {
    const { chatId } = await aChat(app, { by: hana, with: ana })
    await say(hana, chatId, 'Thank you for your application, we will talk soon.')
  },
}

test.each(Object.entries(answers))(
  '%s answers without having opened: the public share viewed does not count it',
  async (_, answer) => {
    const [hana, ana] = [await anEmployer(app), await aSeeker(app)]
    const jobId = await aJob(app, { by: hana })
    const id = await anApplication(app, { by: ana, to: jobId })
    await answer(hana, ana, id, jobId)
    const rows = async () =>
      (
        await app.pool.query(
          'select viewed_at is not null as viewed, answered_at is not null as answered from applications',
        )
      ).rows
    expect(await rows()).toEqual([{ viewed: false, answered: true }])
    await hana.call(countApplicationView, { params: { id } })
    expect(await rows()).toEqual([{ viewed: true, answered: true }])
  },
)
