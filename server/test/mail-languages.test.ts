import * as accounts from '@hearback/contract/accounts/accounts.ts'
import { getInterviewCalendar, pickSlot } from '@hearback/contract/hiring/answering.ts'
import { updateApplicationStatus } from '@hearback/contract/hiring/applications.ts'
import { updateOfferStatus } from '@hearback/contract/hiring/offers.ts'
import { describe, expect, test } from 'vitest'
import { testApp } from './app.ts'
import { anApplication } from './application-factory.ts'
import { anEmployer } from './employer-factory.ts'
import { anAccount, type Person } from './factories.ts'
import { aJob } from './job-factory.ts'
import './matchers.ts'
import { anOffer } from './offer-factory.ts'
import { aSeeker } from './seeker-factory.ts'

const app = testApp({ PUBLIC_URL: 'https://jobs.example' })
const inSpanish = (who: Person) => who.call(accounts.changeLanguage, { body: { language: 'es' } })

async function anaApplies() {
  const hana = await anEmployer(app, { businessName: 'Crust' })
  const ana = await aSeeker(app)
  await inSpanish(ana)
  return { hana, ana, id: await anApplication(app, { by: ana, to: await aJob(app, { by: hana, title: 'Baker' }) }) }
}

describe('a mail', () => {
  test('speaks the language of whoever gets it, and leads to the pages in that language', async () => {
    const { hana, ana, id } = await anaApplies()
    const toAna = await app.mailTo(ana.email, /^Candidatura enviada: Baker en Crust$/)
    expect(toAna).toMatchObject({ language: 'es', unsubscribe: { topic: 'candidaturas' } })
    expect(toAna.text).toMatch(/a más tardar el \d+ de \p{L}+ de \d{4}\./u)
    expect(toAna.text).toContain(`Ver tu candidatura: https://jobs.example/es/applications/${id}`)
    expect(toAna.unsubscribe?.page).toMatch(/^https:\/\/jobs\.example\/es\/unsubscribe\?token=/)
    expect(toAna.unsubscribe?.oneClick).toMatch(/^https:\/\/jobs\.example\/api\/notifications\/unsubscribe\?token=/)
    const toHana = await app.mailTo(hana.email, /^New application: .* for Baker$/)
    expect(toHana).toMatchObject({ language: 'en', unsubscribe: { topic: 'applications' } })
    expect(toHana.text).toContain('View applicants: https://jobs.example/employer/jobs/')
  })

  test('tells the times of an interview as the reader says them, also in the calendar', async () => {
    const { hana, ana, id } = await anaApplies()
    const slot = '2030-01-08T17:00:00Z'
    const invitation = { message: 'Hasta pronto.', mode: 'video' as const, timeZone: 'America/Boise', slots: [slot] }
    await hana.call(updateApplicationStatus, {
      params: { id },
      body: { newStatus: 'interview', interviewInvitation: invitation },
    })
    const invited = await app.mailTo(ana.email, /^Entrevista: Baker en Crust$/)
    expect(invited.text).toContain('Videollamada, 30 minutos. Elige uno de estos horarios:')
    expect(invited.text).toContain('martes, 8 de enero de 2030')
    await ana.call(pickSlot, { params: { id }, body: { slot } })
    const agreed = await app.mailTo(ana.email, /^Entrevista confirmada: Baker$/)
    expect(agreed.calendar?.content).toContain('SUMMARY:Entrevista: Baker (Crust)')
    const toHana = await app.mailTo(hana.email, /^Interview confirmed: Baker$/)
    expect(toHana.calendar?.content).toContain('SUMMARY:Interview')
    const { ics } = await ana.call(getInterviewCalendar, { params: { id } })
    expect(ics).toContain('SUMMARY:Entrevista: Baker (Crust)')
  })

  test('of an offer is Spanish to the one and English to the other, and their own words stay as they are', async () => {
    const hana = await anEmployer(app, { businessName: 'Crust' })
    const ana = await aSeeker(app)
    await inSpanish(ana)
    const id = await anOffer({ by: hana, to: ana })
    expect((await app.mailTo(ana.email, /^Tienes una oferta de Crust: un empleo$/)).text).toMatch(
      /hasta el \d+ de \p{L}+ de \d{4} .*\(UTC\)/u,
    )
    await hana.call(updateOfferStatus, { params: { id }, body: { status: 'withdrawn', reason: 'The oven broke.' } })
    expect((await app.mailTo(ana.email, /^Crust retiró su oferta$/)).text).toContain('Te escriben:\nThe oven broke.')
  })

  test('with the code of a registration or of a new password is in the language of that person', async () => {
    const form = { email: 'bea@people.example', phone: '+12085550100', password: 'correct horse battery' }
    await app.caller().call(accounts.signUp, { body: { ...form, userType: 'jobseeker', language: 'es' } })
    const { text } = await app.mailTo(form.email, /^\d{6} es tu código de Hearback$/)
    expect(text).toContain('Escríbelo para confirmar tu correo electrónico.')
    const cora = await anAccount(app, 'employer')
    await inSpanish(cora)
    await app.caller().call(accounts.forgotPassword, { body: { email: cora.email } })
    await app.mailTo(cora.email, /^\d{6} es tu código para restablecer tu contraseña de Hearback$/)
  })
})
