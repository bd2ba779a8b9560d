import type { JsonResume } from '@hearback/contract/people/resumes.ts'
import type { XmlNode } from '../../../documents/document-jobs.ts'
import { splitDegree } from './cv-degrees.ts'
import { type CvResume, resumeWithWords } from './cv-words.ts'

/** Reads the XML that Europass attaches to its PDFs: `Candidate` since 2020, `SkillsPassport` before. */
export const resumeOfEuropass = (root: XmlNode): CvResume =>
  resumeWithWords(root.name === 'Candidate' ? ofCandidate(root) : ofSkillsPassport(root))

function ofCandidate(root: XmlNode): JsonResume {
  const person = find(root, 'CandidatePerson')
  return {
    basics: {
      name: joined(textAt(person, 'PersonName', 'GivenName'), textAt(person, 'PersonName', 'FamilyName')),
      summary: textAt(root, 'ExecutiveSummary'),
      location: { city: textAt(person, 'Address', 'CityName') },
    },
    work: all(root, 'EmployerHistory').flatMap((employer) =>
      all(employer, 'PositionHistory').map((position) => ({
        name: textAt(employer, 'OrganizationName'),
        position: textAt(position, 'PositionTitle'),
        location: textAt(position, 'City'),
        summary: textAt(position, 'Description'),
        ...periodOf(position, 'CurrentIndicator'),
      })),
    ),
    education: all(root, 'EducationOrganizationAttendance').map((school) => ({
      institution: textAt(school, 'OrganizationName'),
      ...studiesIn(textAt(school, 'DegreeName'), textAt(school, 'ProgramName')),
      ...periodOf(school, 'Ongoing'),
    })),
    certificates: all(root, 'Certification').map((one) => ({
      name: textAt(one, 'CertificationName'),
      issuer: textAt(one, 'IssuingAuthority'),
      date:
        textAt(one, 'CertificationDate', 'FormattedDateTime') ?? textAt(one, 'FirstIssuedDate', 'FormattedDateTime'),
    })),
    languages: [
      ...all(person, 'PrimaryLanguageCode').map(({ text }) => ({ language: text.trim(), fluency: 'native' })),
      ...all(root, 'PersonCompetency')
        .filter((one) => textAt(one, 'TaxonomyID') === 'language')
        .map((one) => ({ language: textAt(one, 'CompetencyID'), fluency: levelsIn(one, 'ScoreText') })),
    ],
    skills: all(root, 'PersonCompetency')
      .filter((skill) => textAt(skill, 'TaxonomyID') !== 'language')
      .map((skill) => ({ name: textAt(skill, 'CompetencyName') })),
  }
}

function ofSkillsPassport(root: XmlNode): JsonResume {
  return {
    basics: {
      name: joined(textAt(root, 'FirstName'), textAt(root, 'Surname')),
      label: textAt(root, 'Headline', 'Description', 'Label'),
      location: { city: textAt(root, 'Identification', 'Municipality') },
    },
    work: all(root, 'WorkExperience').map((job) => ({
      name: textAt(job, 'Employer', 'Name'),
      position: textAt(job, 'Position', 'Label') ?? textAt(job, 'Position'),
      location: textAt(job, 'Employer', 'Municipality'),
      summary: textAt(job, 'Activities'),
      ...oldPeriodOf(job),
    })),
    education: all(root, 'Education').map((school) => ({
      institution: textAt(school, 'Organisation', 'Name'),
      ...studiesIn(textAt(school, 'Title'), undefined),
      ...oldPeriodOf(school),
    })),
    languages: [
      ...all(root, 'MotherTongue').map((one) => ({ language: codeOrLabel(one), fluency: 'native' })),
      ...all(root, 'ForeignLanguage').map((one) => ({
        language: codeOrLabel(one),
        fluency: levels
          .map((name) => textAt(one, 'ProficiencyLevel', name))
          .filter(Boolean)
          .join(' '),
      })),
    ],
  }
}

const levels = ['Listening', 'Reading', 'SpokenInteraction', 'SpokenProduction', 'Writing']
const codeOrLabel = (node: XmlNode) => textAt(node, 'Description', 'Code') ?? textAt(node, 'Description', 'Label')
const levelsIn = (node: XmlNode, name: string) => [...new Set(all(node, name).map(({ text }) => text.trim()))].join(' ')

/** A qualification such as "Bachelor in Nursing" names the subject, too; a text that is no degree is the subject. */
function studiesIn(title: string | undefined, program: string | undefined) {
  const studies = title === undefined ? undefined : splitDegree(title)
  if (program !== undefined) return { studyType: title, area: program }
  return studies ? { studyType: studies.degree, area: studies.subject } : { area: title }
}

interface Period {
  startDate?: string | undefined
  endDate?: string | undefined
  hearback?: { employed: boolean }
}

function periodOf(node: XmlNode, ongoing: string): Period {
  const isOngoing = textAt(node, ongoing) === 'true'
  return {
    startDate: textAt(node, 'StartDate', 'FormattedDateTime'),
    endDate: isOngoing ? undefined : textAt(node, 'EndDate', 'FormattedDateTime'),
    ...(isOngoing && { hearback: { employed: true } }),
  }
}

/** Dates are attributes: `year="2013" month="--03" day="---21"`. */
function oldPeriodOf(node: XmlNode): Period {
  const isOngoing = textAt(node, 'Period', 'Current') === 'true'
  return {
    startDate: dateOf(find(node, 'From')),
    endDate: isOngoing ? undefined : dateOf(find(node, 'To')),
    ...(isOngoing && { hearback: { employed: true } }),
  }
}

function dateOf(node: XmlNode | undefined): string | undefined {
  const { year, month = '' } = node?.attributes ?? {}
  const number = month.replace(/\D/gu, '').padStart(2, '0')
  return year && number !== '00' ? `${year}-${number}` : year
}

function all(node: XmlNode | undefined, name: string): XmlNode[] {
  return (node?.children ?? []).flatMap((child) => (child.name === name ? [child] : all(child, name)))
}
const find = (node: XmlNode | undefined, name: string) => all(node, name)[0]

/** The text of the first element at a path of descendants; undefined for an empty one. */
function textAt(node: XmlNode | undefined, ...path: string[]): string | undefined {
  const found = path.reduce<XmlNode | undefined>((parent, name) => find(parent, name), node)
  return found?.text.replace(/\s+/gu, ' ').trim() || undefined
}

const joined = (...parts: (string | undefined)[]) => parts.filter(Boolean).join(' ') || undefined
