import type { Call } from '@hearback/contract/endpoint.ts'
import { getSalaryPage, listSalaries, salaryOfJob } from '@hearback/contract/jobs/salaries.ts'
import * as locale from '@hearback/texts/web/locale.ts'
import { data, redirect } from 'react-router'
import type { LoadInput } from '../../api/load.ts'
import { pathOfSalary } from './salary-words.ts'

type Params = { occupation: string; area?: string | undefined }

export const loadSalaries = async (call: Call) => (await call(listSalaries, {})).salaries

const isMissing = (error: unknown) => ['not_found', 'invalid_input'].includes((error as { code?: string }).code ?? '')

/**
 * Loads the salary page of the URL; redirects to its slug in the language of the page. Where there is none, the status is
 * 404 and the page is that of the wider scope, or null.
 */
export async function loadSalaryPage(call: Call, { params, url }: LoadInput<Params>) {
  const { occupation, area = '' } = params
  const currency = url.searchParams.get('currency') ?? ''
  const get = async (query: { occupation: string; area: string; currency: string }) => {
    try {
      return (await call(getSalaryPage, { query })).page
    } catch (error) {
      if (isMissing(error)) return null
      throw error
    }
  }
  const page = await get({ occupation, area, currency })
  if (!page) return data({ page: await get({ occupation, area: '', currency: '' }), isMissing: true }, { status: 404 })
  if (page.subject[locale.language].slug !== occupation) throw redirect(pathOfSalary({ ...page, currency }), 301)
  return data({ page, isMissing: page.figures === null }, { status: page.figures ? 200 : 404 })
}

/** The salary page that a job page links to; optional for the job page. */
export const loadSalaryOfJob = (call: Call, { params }: LoadInput<{ id: string }>) =>
  call(salaryOfJob, { params: { id: params.id } }).catch(() => ({ salary: null, ownByYear: null }))
