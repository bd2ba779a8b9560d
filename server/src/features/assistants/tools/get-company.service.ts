import { getEmployerProfile } from '@hearback/contract/people/employers.ts'
import * as z from 'zod/mini'
import { CompanyDetails, companyDetails } from './company-tool.view.ts'
import type { Tool } from './tool.ts'
import { dataNotice, outputSchemaOf } from './untrusted-text.view.ts'

export const getCompanyTool: Tool = {
  name: 'get_company',
  title: 'Get a company',
  description:
    'Get a company: what it does, its number of open jobs, whether it proved who it is, its rating, and how it answered ' +
    'applications in the last 90 days (answers.share from 0 to 1, null below 5 finished applications). Read-only.',
  inputSchema: {
    type: 'object',
    properties: {
      id: { type: 'string', format: 'uuid', description: 'The id of a company from search_jobs or get_job.' },
    },
    required: ['id'],
    additionalProperties: false,
  },
  outputSchema: outputSchemaOf(z.object({ notice: z.string(), company: CompanyDetails })),
  async run({ call, site }, { id }) {
    const { profile } = await call(getEmployerProfile, { params: { id: id as string } })
    return { notice: dataNotice, company: companyDetails(site, profile) }
  },
}
