import type { JobChange, JobForm } from '@hearback/contract/jobs/jobs.ts'

/**
 * The change that makes a job like the form: fields that the form leaves out are cleared. The end and the questions of the job stay
 * unless the form has some.
 */
export function wholeChange({ draft: _, expiresAt, lastDay, ...form }: JobForm): JobChange {
  return {
    physicalRequirements: '',
    employmentType: null,
    applicantLimit: null,
    shifts: [],
    workDays: [],
    hoursPerWeekFrom: null,
    hoursPerWeekTo: null,
    startDate: null,
    benefits: [],
    experienceLevel: null,
    openings: null,
    neighborhood: null,
    language: null,
    vacancy: null,
    aiUse: null,
    aiUseDetails: null,
    decisionBy: null,
    ...withoutUndefined(form),
    ...(lastDay && { lastDay }),
    ...(expiresAt && { expiresAt }),
  }
}

const withoutUndefined = <T extends object>(fields: T) =>
  Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== undefined)) as T
