import { expect, test } from 'vitest'
import { adminPaths } from './admin-paths.ts'
import { paths } from './paths.ts'

// A snapshot: changing a bookmarkable URL must be deliberate and needs a redirect.
test('every address of the product', () => {
  const all = Object.fromEntries(
    [
      ...Object.entries(paths),
      ...Object.entries(adminPaths).map(([name, build]) => [`admin ${name}`, build] as const),
    ].map(([name, build]) => [name, (build as (id?: unknown) => string)(argument(name))]),
  )
  expect(all).toMatchInlineSnapshot(`
    {
      "about": "/about",
      "admin": "/admin",
      "admin accounts": "/admin/accounts",
      "admin appeals": "/admin/appeals",
      "admin audit": "/admin/audit",
      "admin case": "/admin/cases/undefined/undefined",
      "admin contact": "/admin/contact",
      "admin decisions": "/admin/decisions",
      "admin pendingCompanies": "/admin/companies",
      "admin visits": "/admin/visits",
      "alerts": "/alerts",
      "analytics": "/analytics",
      "answers": "/answers",
      "appeal": "/appeal/undefined",
      "applicantPerson": "/employer/applicants/undefined",
      "applicants": "/employer/jobs/ID/applicants",
      "application": "/applications/ID",
      "applications": "/applications",
      "billing": "/billing",
      "chat": "/messages/ID",
      "checkout": "/checkout",
      "checkoutCancelled": "/checkout/cancelled",
      "checkoutDone": "/checkout/done",
      "companies": "/companies",
      "company": "/companies/ID",
      "compareOffers": "/offers/compare",
      "confirmExperience": "/confirm-experience",
      "contact": "/contact",
      "developers": "/employer/developers",
      "directory": "/jobs/directory",
      "directoryPage": "/jobs",
      "editJob": "/employer/jobs/ID/edit",
      "editProfile": "/profile/edit",
      "employer": "/employer",
      "employerJob": "/employer/jobs/ID",
      "employerJobs": "/employer/jobs",
      "employerOffer": "/employer/offers/undefined",
      "employerOffers": "/employer/offers",
      "employerReviews": "/employer/reviews",
      "experience": "/profile/experience",
      "files": "/profile/files",
      "forgotPassword": "/forgot-password",
      "hiringReport": "/employer/report",
      "home": "/",
      "howWeCount": "/how-we-count",
      "importResume": "/profile/import",
      "interviews": "/employer/interviews",
      "job": "/jobs/ID",
      "jobs": "/jobs",
      "join": "/join",
      "login": "/login",
      "messages": "/messages",
      "newJob": "/employer/jobs/new",
      "notifications": "/notifications",
      "offer": "/offers/ID",
      "offers": "/offers",
      "onboarding": "/onboarding",
      "ownCompany": "/employer/company",
      "policy": "/policies/privacy",
      "previewProfile": "/profile/preview",
      "pricing": "/pricing",
      "profile": "/profile",
      "resetPassword": "/reset-password",
      "reviews": "/reviews",
      "salaries": "/salaries",
      "salary": "/salaries/undefined",
      "saved": "/saved",
      "savedTalent": "/employer/talent/saved",
      "seekerHome": "/home",
      "settings": "/settings/account",
      "signup": "/signup",
      "talent": "/talent/ID",
      "talentSearch": "/employer/talent",
      "templates": "/employer/templates",
      "transparency": "/transparency",
      "verifyEmail": "/verify-email",
      "webhooks": "/employer/developers/webhooks",
    }
  `)
})

const WITH_ID = ['job', 'company', 'application', 'offer', 'employerJob', 'editJob', 'applicants', 'talent', 'chat']
const argument = (name: string) => {
  if (name === 'policy') return 'privacy'
  return WITH_ID.includes(name) ? 'ID' : undefined
}

test('a slug stands behind the id', () => {
  expect(paths.job('7', 'baker-in-boise')).toBe('/jobs/7/baker-in-boise')
})

test('the next page survives the login', () => {
  expect(paths.login({ next: '/offers?page=2' })).toBe('/login?next=%2Foffers%3Fpage%3D2')
})
