import { getJob } from '@hearback/contract/jobs/jobs.ts'
import * as z from 'zod/mini'
import { JobDetails, jobDetails } from './job-tool.view.ts'
import type { Tool } from './tool.ts'
import { dataNotice, outputSchemaOf } from './untrusted-text.view.ts'

export const getJobTool: Tool = {
  name: 'get_job',
  title: 'Get a job',
  description:
    'Get everything public about a job: the full description, pay with that of comparable jobs, how the company answers ' +
    'applications, and the link where people apply. Also closed and expired jobs; check status. Read-only.',
  inputSchema: {
    type: 'object',
    properties: { id: { type: 'string', format: 'uuid', description: 'The id of a job from search_jobs.' } },
    required: ['id'],
    additionalProperties: false,
  },
  outputSchema: outputSchemaOf(z.object({ notice: z.string(), job: JobDetails })),
  async run({ call, site }, { id }) {
    const page = await call(getJob, { params: { id: id as string } })
    return { notice: dataNotice, job: jobDetails(site, page) }
  },
}
