import type { CompanyJobForm } from '@hearback/contract/v1/company-jobs.ts'
import { lineWithoutHtml, withoutHtml } from '../../text/plain-text.ts'

/** Turns HTML of the job into text, because applicant tracking systems keep HTML. */
export const withPlainText = <J extends Pick<CompanyJobForm, 'title' | 'description' | 'physicalRequirements'>>(
  job: J,
): J => ({
  ...job,
  title: lineWithoutHtml(job.title),
  description: withoutHtml(job.description),
  physicalRequirements: job.physicalRequirements && withoutHtml(job.physicalRequirements),
})
