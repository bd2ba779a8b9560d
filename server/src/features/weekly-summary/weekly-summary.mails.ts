import type { ApplicationStanding } from '@hearback/contract/hiring/applications.ts'
import type { Language } from '@hearback/contract/values/languages.ts'
import * as en from '@hearback/texts/en/mails/weekly-summary.ts'
import * as es from '@hearback/texts/es/mails/weekly-summary.ts'
import { inLanguages, siteUrl } from '../../domain/languages.ts'
import { formatDay } from '../../domain/mail-times.ts'
import type { Mail } from '../../ports/mail.ts'
import { composeMail } from '../../ports/mail-text.ts'
import type { SummaryRow } from './weekly-summary.sql.ts'

const texts = inLanguages({ en, es })

interface Reader {
  readonly email: string
  readonly language: Language
  /** Null until a device has reported it. */
  readonly timeZone: string | null
}

/** Applications that are named in the email, which says how many more there are. */
const mostNamed = 30

/** The weekly summary of the applications, in their order. */
export function summaryMail(publicUrl: string, rows: readonly SummaryRow[], reader: Reader): Mail {
  const { email, language } = reader
  const t = texts(language)
  const site = siteUrl(language, publicUrl)
  const news = rows.filter((row) => row.is_news).length
  const entries = rows.slice(0, mostNamed).map((row) => ({
    title: t.application(row.title, row.company),
    url: `${site}/applications/${row.id}`,
    note: noteOn(row, reader),
  }))
  return composeMail(
    email,
    news > 0 ? t.newsSubject(news) : t.noNewsSubject,
    [
      news > 0 ? t.newsLead(news) : t.noNewsLead,
      { entries },
      ...(rows.length > mostNamed ? [t.more(rows.length - mostNamed)] : []),
      { label: t.allApplications, url: `${site}/applications` },
    ],
    language,
  )
}

function noteOn(row: SummaryRow, { language, timeZone }: Reader): string {
  const t = texts(language)
  const day = (at: Date) => formatDay(language, at, timeZone)
  if (row.claimed_until) return t.claimed(row.company, day(row.claimed_until))
  const due = day(row.answer_due_at)
  const notes: Record<ApplicationStanding, string> = {
    applied: row.is_late ? t.late(due) : t.waiting(due),
    viewed: row.is_late ? t.late(due) : t.viewed(due),
    answered: t.answered(day(row.answered_at ?? row.answer_due_at)),
    shortlisted: t.shortlisted,
    interview: t.interview,
    offered: t.offered,
    hired: t.hired,
    rejected: t.rejected,
    withdrawn: t.withdrawn,
    declined: t.declined,
    expired: row.answered_at ? t.closed : t.expired,
  }
  return notes[row.standing as ApplicationStanding]
}
