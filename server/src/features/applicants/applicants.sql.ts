import { type RawBuilder, sql } from 'kysely'
import { anyUuid } from '../../db/any-uuid.ts'
import { isOverdue, standing } from '../../db/application-standing.ts'
import { awaitsAnswer } from '../../db/awaits-answer.ts'
import type { Db } from '../../db/database.ts'
import { normalizeSpelling } from '../../db/spelling.ts'
import { hasTypedWords } from '../../db/typed-words.ts'
import { isSeenByMember } from '../../db/visibility.ts'
import { accents, plainLetters, signs } from '../../domain/name-spelling.ts'
import type { CompanyViewer } from '../../domain/viewer.ts'
import { type AnswerFilter, answerRank, passesAnswers } from './answer-filter.sql.ts'

interface Page {
  page: number
  limit: number
}

/** Dates of JavaScript have milliseconds, which would order some applications differently from page to page. */
const microseconds = (column: 'applied_at' | 'status_changed_at') =>
  sql<number>`(extract(epoch from ${sql.ref(`applications.${column}`)}) * 1000000)::float8`
const nowInMicroseconds = sql`(extract(epoch from now()) * 1000000)::float8`

/** Texts that every company sees, and with the full name, which level 2 shows; folded when written (migration 0108). */
const shownToAll = sql`concat_ws(E'\\n', seekers.spelling, applications.description_spelling)`
const shownByLevel = sql`concat_ws(E'\\n', seekers.spelling, applications.description_spelling, seekers.name_spelling)`

/**
 * The applications to a job that match the keyword in any spelling, unordered, with what orders and filters compare; times
 * in microseconds. `by_name`: only because of the full name, which not every company may see.
 */
export const listRankRows = (db: Db, jobId: string, keyword: string, answers: AnswerFilter = {}) =>
  db
    .selectFrom('applications')
    .$if(keyword !== '', (query) =>
      query
        .innerJoin('seekers', 'seekers.user_id', 'applications.seeker_id')
        .where(hasTypedWords(shownByLevel, keyword, normalizeSpelling))
        .select(sql<boolean>`not ${hasTypedWords(shownToAll, keyword, normalizeSpelling)}`.as('by_name')),
    )
    .select(['applications.id', 'applications.seeker_id', standing.as('standing')])
    .select([awaitsAnswer().as('awaits_answer'), isOverdue.as('overdue')])
    .select(sql<boolean>`top_choice is not null`.as('is_top_choice'))
    .select([sql<boolean>`answered_at is not null`.as('answered'), microseconds('applied_at').as('applied_at')])
    .select([microseconds('status_changed_at').as('changed_at'), sql<number>`${nowInMicroseconds}`.as('now')])
    .select(answerRank(answers.question).as('answer_rank'))
    .where('applications.job_id', '=', jobId)
    .where(passesAnswers(answers))
    .execute()
export type RankRow = Awaited<ReturnType<typeof listRankRows>>[number]

const singleLetters = Object.entries(plainLetters).filter(([, plain]) => plain.length === 1)
/** As `nameWords` folds names. */
const folded = (name: RawBuilder<unknown>) => sql<string>`replace(replace(replace(translate(lower(
  regexp_replace(normalize(${name}, NFKD), ${accents}, '', 'g')),
  ${singleLetters.map(([letter]) => letter).join('')}, ${singleLetters.map(([, plain]) => plain).join('')}),
  'ß', 'ss'), 'æ', 'ae'), 'œ', 'oe')`
const fullName = sql`concat_ws(' ', seekers.first_name, seekers.last_name, seekers.nickname)`
/** The names with a space before each word: signs separate words, then signs are left out. */
const words = sql<string>`' ' || regexp_replace(names.folded, ${signs}, ' ', 'g') || ' ' || regexp_replace(names.folded, ${signs}, '', 'g')`
const startsAWord = (word: string) => sql<boolean>`strpos(${words}, ${` ${word}`}) > 0`

interface NameSearch {
  member: CompanyViewer
  words: readonly string[]
  limit: number
}

/** Latest applications that a search by name reads, of companies with more. */
const searchedApplications = 20_000

/**
 * People whose names, also those hidden from the company, match among its latest 20,000 applications: ongoing
 * applications first, then the latest.
 */
export const listPeopleByName = (db: Db, { member, words, limit }: NameSearch) =>
  db
    .selectFrom((eb) =>
      eb
        .selectFrom('applications')
        .select(['seeker_id', 'status', 'applied_at'])
        .where('employer_id', '=', member.companyId)
        .where(isSeenByMember(member, sql.ref('applications.job_id')))
        .orderBy('applied_at', 'desc')
        .limit(searchedApplications)
        .as('latest'),
    )
    .innerJoin('seekers', 'seekers.user_id', 'latest.seeker_id')
    .innerJoinLateral(sql<{ folded: string }>`(select ${folded(fullName)} as folded)`.as('names'), (on) => on.onTrue())
    .select('seekers.user_id')
    .where((eb) => eb.and(words.map(startsAWord)))
    .groupBy('seekers.user_id')
    .orderBy(sql`bool_or(latest.status not in ('withdrawn', 'rejected'))`, 'desc')
    .orderBy(sql`max(latest.applied_at)`, 'desc')
    .orderBy('seekers.user_id')
    .limit(limit)
    .execute()

/** The latest application of each of these people that the member sees. */
export const listLatestApplications = (db: Db, member: CompanyViewer, seekerIds: readonly string[]) =>
  db
    .selectFrom('applications')
    .innerJoin('jobs', 'jobs.id', 'applications.job_id')
    .distinctOn('applications.seeker_id')
    .select(['applications.seeker_id', 'applications.status', 'jobs.title'])
    .where('applications.employer_id', '=', member.companyId)
    .where(isSeenByMember(member, sql.ref('applications.job_id')))
    .where('applications.seeker_id', '=', anyUuid(seekerIds))
    .orderBy('applications.seeker_id')
    .orderBy('applications.applied_at', 'desc')
    .orderBy('applications.id', 'desc')
    .execute()

/** A page of the ids of one person's applications that the member sees, latest change first, with the total. */
export async function listIdsOfPerson(db: Db, member: CompanyViewer, seekerId: string, page: Page) {
  const own = db
    .selectFrom('applications')
    .where('seeker_id', '=', seekerId)
    .where('employer_id', '=', member.companyId)
    .where(isSeenByMember(member, sql.ref('applications.job_id')))
  const { total } = await own.select((eb) => eb.fn.countAll<number>().as('total')).executeTakeFirstOrThrow()
  const rows = await own
    .select('id')
    .orderBy('status_changed_at', 'desc')
    .orderBy('id')
    .limit(page.limit)
    .offset((page.page - 1) * page.limit)
    .execute()
  return { ids: rows.map(({ id }) => id), total }
}
