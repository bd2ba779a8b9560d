import { createHash } from 'node:crypto'
import type { EmploymentType, Job } from '@hearback/contract/jobs/jobs.ts'
import type { ResponseStats } from '@hearback/contract/people/employers.ts'
import { decimalsOf, displayOf } from '@hearback/contract/values/currencies.ts'
import { type Language, pathIn } from '@hearback/contract/values/languages.ts'
import { placeText } from '@hearback/contract/values/place-text.ts'
import * as appEn from '@hearback/texts/en/web/app.ts'
import * as en from '@hearback/texts/en/web/careers-frame.ts'
import * as jobsEn from '@hearback/texts/en/web/jobs.ts'
import * as localeEn from '@hearback/texts/en/web/locale.ts'
import * as uiEn from '@hearback/texts/en/web/ui.ts'
import * as appEs from '@hearback/texts/es/web/app.ts'
import * as es from '@hearback/texts/es/web/careers-frame.ts'
import * as jobsEs from '@hearback/texts/es/web/jobs.ts'
import * as localeEs from '@hearback/texts/es/web/locale.ts'
import * as uiEs from '@hearback/texts/es/web/ui.ts'
import { inLanguages } from '../../domain/languages.ts'
import { companyAddress, jobAddress } from '../../domain/page-addresses.ts'
import { Html, html } from '../../text/html.ts'
import { frameScript } from './browser-scripts.ts'
import type { Careers, Look } from './careers.ts'
import { idOf } from './careers.view.ts'
import { frameAncestors } from './careers-page.rules.ts'
import { pageStyle } from './page-style.ts'

const careersTexts = inLanguages({ en, es })
const appTexts = inLanguages({ en: appEn, es: appEs })
const uiTexts = inLanguages({ en: uiEn, es: uiEs })
const jobTexts = inLanguages({ en: jobsEn, es: jobsEs })
const locales = { en: localeEn, es: localeEs } as const

const hashOf = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`
const policy = [
  "default-src 'none'",
  "img-src 'self'",
  `style-src ${hashOf(pageStyle)}`,
  `script-src ${hashOf(frameScript)}`,
  "base-uri 'none'",
  "form-action 'self'",
].join('; ')

/**
 * The only headers of a page that lets others frame it. Without named sites the policy has no `frame-ancestors`, because `*` would refuse
 * the sandboxed frames of website builders. The last two let isolated pages frame it (HTML, cross-origin isolation).
 */
export const careersHeaders = (sites: readonly string[]): Record<string, string> => {
  const ancestors = frameAncestors(sites)
  return {
    'content-type': 'text/html; charset=utf-8',
    'content-security-policy': ancestors ? `${policy}; frame-ancestors ${ancestors}` : policy,
    'referrer-policy': 'strict-origin-when-cross-origin',
    'permissions-policy': 'camera=(), microphone=(), geolocation=(), payment=()',
    'cache-control': 'no-cache',
    'cross-origin-embedder-policy': 'require-corp',
    'cross-origin-resource-policy': 'cross-origin',
  }
}

/** The careers page of a company as HTML. */
export function careersPage({ company, jobs, total }: Careers, look: Look, publicUrl: string): string {
  const { language } = look
  const t = careersTexts(language)
  const companyPath = pathIn(language, companyAddress('', idOf(company), company.businessName))
  const shown = look.place ? jobs.filter((job) => placeOf(job, language) === look.place) : jobs
  const link = (path: string, text: string) =>
    html`<a href="${path}" target="_blank" rel="noopener">${text}<span class="sr"> ${t.opensInNewTab}</span></a>`
  return documentOf(
    look,
    t.title(company.businessName),
    html`<header>${company.profilePicture && html`<img src="${company.profilePicture}" alt="" width="56" height="56">`}
<div><h1 dir="auto">${t.title(company.businessName)}</h1>${answersOf(company.responseStats, language)}</div></header>
${filterOf(jobs, look, total, pathIn(language, `/embed/companies/${idOf(company)}`))}${shown.length === 0 && html`<p>${look.place ? t.noneInPlace : t.empty}</p>`}
${shown.length > 0 && html`<ul>${shown.map((job) => entryOf(job, language))}</ul>`}
${total > jobs.length && html`<p class="more">${link(companyPath, t.allJobs(total.toLocaleString(locales[language].numbers)))}</p>`}
<footer>${link(companyPath, shown.length > 0 ? t.poweredBy : t.emptyHint)}${link(pathIn(language, '/how-we-count'), t.answersMethodLink)}</footer>`,
    html`<meta name="description" content="${t.description(company.businessName)}"><link rel="canonical" href="${publicUrl + companyPath}">
<link rel="icon" href="/favicon.svg" type="image/svg+xml">`,
  )
}

/** Shown in the frame in place of a company that is not there. It holds nothing of anyone. */
export function missingCareersPage(look: Look): string {
  const t = careersTexts(look.language)
  return documentOf(look, t.missingTitle, html`<h1>${t.missingTitle}</h1><p class="note">${t.missingHint}</p>`)
}

const documentOf = (
  { language, theme }: Look,
  title: string,
  content: Html,
  head: Html | undefined = undefined,
): string =>
  html`<!doctype html><html lang="${language}" data-theme="${theme}"><head><meta charset="utf-8"><title>${title}</title>
<meta name="viewport" content="width=device-width, initial-scale=1"><meta name="robots" content="noindex">${head}
<style>${new Html(pageStyle)}</style></head><body><main>${content}</main><script>${new Html(frameScript)}</script></body></html>`
    .markup

/** The answer figure by the rule of the company page: null below 5 finished applications. */
function answersOf({ answeredShare, medianDays, finished }: ResponseStats, language: Language): Html {
  const t = uiTexts(language)
  if (answeredShare === null) return html`<p class="note"><b>${t.newHere}</b>${t.answerClockTooFew}</p>`
  const days = medianDays === null ? '' : `, ${medianDays < 1 ? t.durationWithinDay : t.inDays(Math.round(medianDays))}`
  return html`<p>${t.answers} <b>${Math.round(answeredShare * 100)}%</b> ${t.answerClockOf}${days} <span class="note">${t.answerClockSample(finished)}</span></p>`
}

/** From this number of jobs on, people can choose a place. */
const manyJobs = 6

/** A form without script. Missing if the page lists only a part of the jobs, because it would filter only these. */
function filterOf(
  jobs: readonly Job[],
  { language, theme, place }: Look,
  total: number,
  action: string,
): Html | undefined {
  const t = careersTexts(language)
  const places = [...new Set(jobs.flatMap((job) => placeOf(job, language) ?? []))].sort((a, b) =>
    a.localeCompare(b, language),
  )
  if (jobs.length < manyJobs || total > jobs.length || places.length < 2) return undefined
  const options = places.map((one) => html`<option${one === place && new Html(' selected')}>${one}</option>`)
  return html`<form action="${action}">${theme !== 'auto' && html`<input type="hidden" name="theme" value="${theme}">`}
<div><label for="place">${t.place}</label><select id="place" name="place"><option value="">${t.everyPlace}</option>${options}</select></div>
<button>${t.filterAction}</button></form>`
}

function entryOf(job: Job, language: Language): Html {
  const t = careersTexts(language)
  const path = pathIn(language, jobAddress('', idOf(job), job.jobTitle))
  const kind = job.employmentType && kindWords(language)[job.employmentType]
  const facts = [placeOf(job, language), kind].filter(Boolean).join(' · ')
  return html`<li><h2><a href="${path}" target="_blank" rel="noopener"><bdi${job.language && html` lang="${job.language}"`}>${job.jobTitle}</bdi><span class="sr"> ${t.opensInNewTab}</span></a></h2>
${facts && html`<p>${facts}</p>`}<p class="pay">${payOf(job, language)}</p>
<p class="note"><time datetime="${job.publishedAt}">${t.posted(dateOf(job, language))}</time></p></li>`
}

const kindWords = (language: Language): Record<EmploymentType, string> => {
  const t = appTexts(language)
  return {
    full_time: t.fullTime,
    part_time: t.partTime,
    contract: t.contract,
    temporary: t.temporary,
    internship: t.internship,
    apprenticeship: t.apprenticeship,
    seasonal: t.seasonal,
    volunteer: t.volunteer,
  }
}

function placeOf({ location, workplace }: Job, language: Language): string | undefined {
  const t = jobTexts(language)
  const place = placeText(location)
  if (workplace !== 'remote') return place
  return place ? t.remoteFrom(place) : t.remoteWork
}

function payOf({ estimatedFrom: from, estimatedTo: to, currency, payPeriod }: Job, language: Language): string {
  if (from === null || to === null) return uiTexts(language).payMissing
  const t = appTexts(language)
  const digits = decimalsOf(currency, from, to)
  const money = new Intl.NumberFormat(locales[language].money, {
    style: 'currency',
    currency,
    currencyDisplay: displayOf(currency),
    minimumFractionDigits: digits,
    maximumFractionDigits: digits,
  })
  const amount = from === to ? money.format(to) : `${money.format(from)}–${money.format(to)}`
  const periods = { hour: t.perHour, day: t.perDay, week: t.perWeek, month: t.perMonth, year: t.perYear }
  return `${amount} ${periods[payPeriod]}`
}

const dateOf = ({ publishedAt, timeZone }: Job, language: Language) =>
  new Intl.DateTimeFormat(locales[language].dates, { dateStyle: 'medium', timeZone }).format(new Date(publishedAt))
