import type { ApplicationStatus } from '@hearback/contract/hiring/applications.ts'
import { searchJobs } from '@hearback/contract/jobs/job-search.ts'
import { describe, expect, test } from 'vitest'
import { testApp } from '../../test/app.ts'
import { anEmployer } from '../../test/employer-factory.ts'
import { stepsFor } from '../features/applications/applications.rules.ts'
import { refreshSalaries } from '../features/salaries/refresh-salaries.service.ts'
import type { DemoApplication } from './applications.ts'
import { isEmpty } from './demo.sql.ts'
import { drawDemo, fillDemo } from './fill.ts'
import { fillLibrary } from './library/fill-library.ts'
import { townsNear } from './people.ts'
import { drawLogo, fillLogos } from './pictures/logos.ts'
import { drawScene, sceneCount } from './pictures/photo-scenes.ts'
import { fillPhotos } from './pictures/photos.ts'

const app = testApp()

describe('the demo', () => {
  const demo = drawDemo()

  test('is the same at every run', () => {
    expect(drawDemo()).toEqual(demo)
  })

  test('has companies, jobs, people and applications in all states', () => {
    expect(demo.employers.length).toBeGreaterThanOrEqual(40)
    expect(demo.jobs.length).toBeGreaterThanOrEqual(400)
    expect(demo.seekers.length).toBeGreaterThanOrEqual(200)
    expect(demo.applications.length).toBeGreaterThanOrEqual(1_500)
    const states = new Set(demo.applications.map(({ steps }) => steps.at(-1)?.to))
    expect([...states].sort()).toEqual(
      [
        'applied',
        'declined',
        'expired',
        'hired',
        'interview',
        'offered',
        'rejected',
        'shortlisted',
        'viewed',
        'withdrawn',
      ].sort(),
    )
  })

  test('says in the text of a job where the job is', () => {
    const elsewhere = demo.jobs.filter(({ description, town }) => !description.includes(` in ${town.split(',')[0]}. `))
    expect(elsewhere).toEqual([])
  })

  test('says "an" before a vowel and "years" of more than one', () => {
    const texts = demo.jobs.map(({ description }) => description).join('\n')
    expect(texts.match(/\b(?:a [aeio]\w*|an [^aeioH]\w*|\b1 years|[2-9] year) .{20}/g)).toBeNull()
  })

  test('has jobs in the town of the company or next to it', () => {
    const far = demo.jobs.filter(({ town, employer }) => {
      const seat = demo.employers[employer]?.town ?? ''
      return town !== seat && !townsNear(seat).includes(town)
    })
    expect(far).toEqual([])
  })

  test('repeats no sentence on the page of a company or job, or in the reviews of a person', () => {
    const reviewsOf = (side: 'employer' | 'seeker', index: number) =>
      demo.reviews
        .filter((pair) => pair[side] === index)
        .flatMap(({ reviews }) => reviews.filter(({ about }) => about === side))
        .flatMap(({ comment, reply }) => [comment, reply ?? ''])
    const companies = demo.employers.map((company, i) => [company.description, ...reviewsOf('employer', i)])
    const pages = [
      ...companies,
      ...demo.jobs.map(({ description, employer }) => [description, ...(companies[employer] ?? [])]),
      ...demo.seekers.map(({ aboutMe }, i) => [aboutMe, ...reviewsOf('seeker', i)]),
    ]
    expect(pages.flat().filter(Boolean).length).toBeGreaterThan(1_000)
    expect(pages.map(repeated).filter((sentences) => sentences.length > 0)).toEqual([])
  })

  test('repeats no sentence in the chats of a company or person, or in the letters to a job', () => {
    const pages = [
      ...Map.groupBy(demo.chats, ({ employer }) => employer).values(),
      ...Map.groupBy(demo.chats, ({ seeker }) => seeker).values(),
    ].map((chats) => chats.flatMap(({ messages }) => messages.map(({ text }) => text)))
    const letters = [...Map.groupBy(demo.applications, ({ job }) => job).values()].map((applications) =>
      applications.map(({ letter }) => letter),
    )
    expect(pages.flat().length).toBeGreaterThan(400)
    expect([...pages, ...letters].map(repeated).filter((sentences) => sentences.length > 0)).toEqual([])
    expect([...pages, ...letters].flat().filter((text) => /[{}]|undefined/.test(text))).toEqual([])
  })

  test('pays by the year only where the work is full-time and by day', () => {
    const yearly = demo.jobs.filter(({ payPeriod }) => payPeriod === 'year')
    expect(yearly.length).toBeGreaterThan(20)
    expect(
      yearly.filter(({ employmentType, title }) => employmentType !== 'full_time' || /,|shift/i.test(title)),
    ).toEqual([])
  })

  test('talks about an interview before it', () => {
    const late = demo.applications.flatMap(({ job, seeker, steps }) => {
      const last = steps.at(-1)
      const employer = demo.jobs[job]?.employer
      const chat = demo.chats.find((one) => one.isLinked && one.seeker === seeker && one.employer === employer)
      const alone = demo.applications.filter(
        (one) => one.seeker === seeker && demo.jobs[one.job]?.employer === employer,
      )
      const over = (last?.daysAgo ?? 0) - 3
      return last?.interview && chat && alone.length === 1 && (chat.messages.at(-1)?.daysAgo ?? 0) < over ? [chat] : []
    })
    expect(late).toEqual([])
  })

  test('has no two people of one email and no two companies of one name', () => {
    const emails = [...demo.employers, ...demo.seekers].map(({ email }) => email)
    expect(new Set(emails).size).toBe(emails.length)
    expect(new Set(demo.employers.map(({ businessName }) => businessName)).size).toBe(demo.employers.length)
  })

  test('tells histories in which time runs forward and every step is one of the transition table', () => {
    const wrong = demo.applications.filter((application) => !isLegal(application))
    expect(wrong.slice(0, 3)).toEqual([])
  })

  test('has chats of every kind for the accounts that it prints', () => {
    for (const [side, place] of [
      ['employer', 0],
      ['employer', 4],
      ['seeker', 0],
      ['seeker', 1],
    ] as const) {
      const own = demo.chats.filter((chat) => chat[side] === place)
      const sizes = own
        .filter(({ isLinked }) => !isLinked)
        .map(({ isDeclined, messages }) => isDeclined || messages.length)
      expect(new Set(sizes)).toEqual(new Set([true, 1, 3]))
      expect(own.some(({ isLinked }) => isLinked)).toBe(true)
      expect(own.some(({ isUnread }) => isUnread)).toBe(true)
    }
  })

  test('draws another logo for each company', async () => {
    const logos = await Promise.all(Array.from({ length: 96 }, (_, number) => drawLogo(number)))
    expect(new Set(logos.map((logo) => logo.toString('base64'))).size).toBe(96)
  })

  test('draws different photos, the same at every run', () => {
    const draw = () => Array.from({ length: sceneCount }, (_, number) => drawScene(number).svg)
    expect(new Set(draw()).size).toBe(sceneCount)
    expect(draw()).toEqual(draw())
  })

  test('gives every other company photos, from the second one on', async () => {
    for (const name of ['Crust', 'Forge', 'Kiln', 'Mill']) await anEmployer(app, { businessName: name })
    await fillPhotos(app.deps)
    const { rows } = await app.pool.query(
      `select business_name as name, count(*)::int as photos from company_photos
        join employers on user_id = employer_id group by 1 order by 1`,
    )
    expect(rows.map(({ name }) => name)).toEqual(['Forge', 'Mill'])
    expect(Math.min(...rows.map(({ photos }) => photos))).toBeGreaterThanOrEqual(3)
  })

  test('fills the tables, the figures and the search of an empty installation', async () => {
    expect(await isEmpty(app.db)).toBe(true)
    // A running server has read the empty installation already.
    await refreshSalaries(app.deps)
    const { seekers } = await fillDemo(app.db, 'a password', () => {})
    await fillLogos(app.deps)
    await fillLibrary(app.deps, seekers)
    expect(await isEmpty(app.db)).toBe(false)
    const found = await app.caller().call(searchJobs, { body: { keyword: 'baker', resultsPerPage: 10 } })
    expect(found.jobs.length).toBeGreaterThan(0)
    expect(found.jobs.some(({ company }) => company.responseStats.answeredShare !== null)).toBe(true)
    const { rows: salaries } = await app.pool.query(
      `select count(distinct subject) > 20 as enough, bool_or(area <> '') as states from salary_figures`,
    )
    expect(salaries).toEqual([{ enough: true, states: true }])
    const { rows: logos } = await app.pool.query(
      `select count(picture_key)::int as drawn, count(*) > count(picture_key) as others from employers`,
    )
    expect(logos[0].drawn).toBeGreaterThan(30)
    expect(logos[0].others).toBe(true)
    const { rows: proofs } = await app.pool.query(
      `select count(*) filter (where verified_by = 'dns') > 15 as dns, count(*) filter (where verified_by = 'email') > 10 as email,
         count(*) filter (where verified_domain is null) between 5 and 12 as none,
         bool_and(company_website = 'https://' || verified_domain) as own, min(verified_at) > min(created_at) as later from employers`,
    )
    expect(proofs).toEqual([{ dns: true, email: true, none: true, own: true, later: true }])
    const verified = await app.caller().call(searchJobs, { body: { verified: true } })
    const all = await app.caller().call(searchJobs, { body: {} })
    expect(verified.total).toBeGreaterThan(all.total / 2)
    expect(verified.total).toBeLessThan(all.total)
    for (const [rule, query] of Object.entries(wrongFiles)) {
      expect([rule, (await app.pool.query(query)).rows]).toEqual([rule, []])
    }
    const { rows } = await app.pool.query(
      `select count(*)::int as wrong from applications a where status <>
        (select to_status from application_steps s where s.application_id = a.id order by at desc, id desc limit 1)`,
    )
    expect(rows[0].wrong).toBe(0)
    const { rows: shares } = await app.pool.query(
      `select min(answered::float / finished) as least, max(answered::float / finished) as most,
         count(*) filter (where answered = finished)::int as perfect from response_stats where finished >= 5`,
    )
    expect(shares[0].least).toBeGreaterThan(0.3)
    expect(shares[0].least).toBeLessThan(0.65)
    expect(shares[0].most).toBeGreaterThan(0.95)
    expect(shares[0].perfect).toBeLessThan(10)
    for (const [rule, query] of Object.entries(wrongChats)) {
      expect([rule, (await app.pool.query(query)).rows]).toEqual([rule, []])
    }
    const { rows: misrated } = await app.pool.query(
      `select e.user_id from employers e left join reviews r on r.subject_id = e.user_id and r.shown_from <= now()
       group by e.user_id having e.rating_count <> count(r.id) or e.rating_sum <> coalesce(sum(r.rating), 0)`,
    )
    expect(misrated).toEqual([])
    const { rows: reviewed } = await app.pool.query(
      `select count(*) filter (where shown_from > now()) > 0 as waiting, count(*) filter (where about = 'seeker') > 20 as both,
         (select count(*) > 10 from employers where rating_count >= 3) as rated from reviews`,
    )
    expect(reviewed).toEqual([{ waiting: true, both: true, rated: true }])
    const { rows: screening } = await app.pool.query(
      `select count(distinct q.job_id) > 100 as many, count(distinct q.kind)::int as kinds, count(distinct a.kind)::int as answered,
         bool_or(a.meets) and bool_or(not a.meets) as differs, count(*) filter (where a.day < p.applied_at::date)::int as past
       from screening_questions q join applications p on p.job_id = q.job_id
         left join screening_answers a on a.question_id = q.id and a.application_id = p.id`,
    )
    expect(screening).toEqual([{ many: true, kinds: 5, answered: 5, differs: true, past: 0 }])
    const unanswered = await app.pool.query(
      `select from screening_questions q join applications p on p.job_id = q.job_id where is_required
         and not exists (select from screening_answers where question_id = q.id and application_id = p.id)`,
    )
    expect(unanswered.rowCount).toBe(0)
    const warned = await app.pool.query(`select 1 from messages where warnings @> '{other_messenger}'`)
    expect(warned.rowCount).toBe(2)
    const { rows: offers } = await app.pool.query(
      `select count(*)::int as wrong from offers o join applications a on a.id = o.application_id
       where a.status <> case o.status when 'pending' then 'offered' when 'accepted' then 'hired' else o.status end
         or (o.status = 'pending' and o.expires_at < now())`,
    )
    expect(offers[0].wrong).toBe(0)
    const { rows: states } = await app.pool.query(`select distinct status from offers order by status`)
    expect(states.map(({ status }) => status)).toEqual(['accepted', 'declined', 'pending', 'rescinded', 'superseded'])
  }, 60_000)
})

/** Invariants of the chat; each query returns the rows that violate one. */
const wrongChats = {
  'numbers have no gap': `select c.id from chats c left join messages m on m.chat_id = c.id group by c.id
    having c.last_seq <> count(*) or c.last_seq <> max(m.seq) or min(m.seq) <> 1 or c.last_message_at <> max(m.created_at)`,
  'time goes with the numbers': `select m.id from messages m join messages n on n.chat_id = m.chat_id and n.seq = m.seq + 1
    where n.created_at <= m.created_at or m.created_at > now()`,
  'unread is what the other wrote after the mark': `select c.id from chats c where
    employer_unread <> (select count(*) from messages m where chat_id = c.id and sender_id = seeker_id and seq > employer_read_seq)
    or seeker_unread <> (select count(*) from messages m where chat_id = c.id and sender_id = employer_id and seq > seeker_read_seq)`,
  'stamps go with the marks': `select m.id from messages m join chats c on c.id = m.chat_id
    cross join lateral (select case when sender_id = employer_id then seeker_read_seq else employer_read_seq end as read,
      case when sender_id = employer_id then seeker_delivered_seq else employer_delivered_seq end as delivered) mark
    where (read_at is not null) <> (seq <= read) or (delivered_at is not null) <> (seq <= delivered)
      or not m.created_at <= delivered_at or not delivered_at <= read_at or read_at > now()`,
  'the one who was written to accepts by answering': `select c.id from chats c where accepted_at is distinct from
    (select min(m.created_at) from messages m where chat_id = c.id and sender_id <> case started_by when 'employer' then employer_id else seeker_id end)`,
  'requests and declined chats have one message and no application': `select c.id from chats c where state <> 'open'
    and (last_seq <> 1 or exists (select from applications a where a.employer_id = c.employer_id and a.seeker_id = c.seeker_id))`,
  'credits are counted': `select c.employer_id from chats c left join usage_counters u
      on u.user_id = c.employer_id and u.meter = 'outreach' and u.period = c.outreach_month
    where outreach_month is not null group by c.employer_id, c.outreach_month, u.used having u.used is distinct from count(*) or count(*) > 5`,
  'a personal message answers what waits': `select a.id from applications a
    join chats c on c.employer_id = a.employer_id and c.seeker_id = a.seeker_id
    join messages m on m.chat_id = c.id and m.sender_id = c.employer_id and char_length(m.content) >= 20
    where m.created_at > a.applied_at and (a.answered_at is null or a.answered_at > m.created_at)
      and not exists (select from application_steps s where s.application_id = a.id and s.at <= m.created_at
        and s.to_status not in ('applied', 'viewed'))`,
}

/** Invariants of profiles and files; each query returns the rows that violate one. */
const wrongFiles = {
  'the first school is the one of older clients': `select user_id from seekers where schools -> 0 ->> 'institution' is distinct from institute_name
    or schools -> 0 ->> 'subject' is distinct from subject or schools -> 0 ->> 'startDate' is distinct from education_start`,
  'many profiles have each list': `select from seekers having least(count(certificates), count(languages), count(work_authorization)) < 80
    or count(links) < 30 or count(wished_pay) = 0 or count(distinct schools -> 0 ->> 'degree') < 4`,
  'there are files of each kind, of several formats': `select from library_files having count(*) < 100 or count(distinct kind) < 3
    or count(distinct media_type) < 3 or count(distinct key) < count(*)`,
  'people send their own files': `select from application_files s join library_files f on f.id = s.file_id join applications a on a.id = s.application_id
    where f.seeker_id <> a.seeker_id or a.status = 'withdrawn' or f.created_at > a.applied_at`,
  'many applications have files': `select from application_files having count(distinct application_id) < 400 or max(position) < 3`,
  'no file waits for the sweep': 'select key from pending_files',
}

function isLegal({ steps }: DemoApplication): boolean {
  return steps.every((step, i) => {
    const previous = steps[i - 1]
    if (!previous) return step.from === null && step.to === 'applied'
    if (step.from !== previous.to || step.daysAgo > previous.daysAgo) return false
    return stepsFor(standing(previous.to), step.by).includes(step.to as ApplicationStatus)
  })
}

function repeated(texts: string[]): string[] {
  const sentences = texts.flatMap((text) => text.split(/(?<=[.!?])\s+|\n+/)).filter(Boolean)
  return sentences.filter((sentence, i) => sentences.indexOf(sentence) !== i)
}

const standing = (status: string) => ({
  status: status as ApplicationStatus,
  statusChangedAt: new Date(0),
  now: new Date(0),
  rounds: 1,
  jobIsOpen: true,
  offerIsPending: false,
})
