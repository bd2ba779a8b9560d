import type { Page } from '@playwright/test'
import { aJob, anEmployer, aSeeker } from '../api-setup.ts'
import { looksRight } from '../crawl/page-findings.ts'
import { expect, test } from '../fixtures.ts'

/** A word that is like no other, so that no other journey's jobs and people are found. */
const oddWord = () =>
  Array.from({ length: 10 }, () => 'abcdefghijklmnopqrstuvwxyz'[Math.floor(Math.random() * 26)]).join('')

/** Beside the list where there is room, else over it. */
async function openMap(page: Page, name: string) {
  const map = page.getByRole('region', { name })
  await expect(map).toBeHidden()
  await page.getByRole('link', { name: 'Map', exact: true }).click()
  await expect(map).toBeVisible()
  return map
}

test('a visitor chooses a job on the map, and finds it chosen in the list', async ({ person }, { project }) => {
  const isPhone = project.name === 'phone'
  const employer = await anEmployer(await person('Carla'))
  const word = oddWord()
  await aJob(employer, `Baker ${word}`)
  const id = await aJob(employer, `Cook ${word}`)
  const { page } = await person('Ana')

  await page.goto(`/jobs?keyword=${word}&location=Boise`)
  const map = await openMap(page, 'Map of jobs')
  await expect(map.getByText('15 mi')).toBeVisible()
  await map.getByRole('button', { name: /^2 jobs/ }).click()
  await looksRight(page)
  await map
    .getByRole('button', { name: new RegExp(`Cook ${word}`) })
    .last()
    .click()
  await expect(page).toHaveURL(new RegExp(`[?&]job=${id}`))
  if (isPhone) {
    await expect(map.getByRole('link', { name: `Cook ${word}` })).toBeVisible()
    await looksRight(page)
    await page.goBack()
    await expect(map).toBeHidden()
    await expect(page.getByRole('link', { name: `Baker ${word}` })).toBeVisible()
  } else {
    const pane = page.getByRole('region', { name: 'Selected job' })
    await expect(pane.getByRole('heading', { name: `Cook ${word}` })).toBeVisible()
  }
})

test('a visitor moves the map and searches that area', async ({ person }) => {
  const word = oddWord()
  await aJob(await anEmployer(await person('Carla')), `Baker ${word}`)
  const { page } = await person('Ana')
  await page.goto(`/jobs?keyword=${word}&location=Boise`)
  const map = await openMap(page, 'Map of jobs')
  await expect(map.getByRole('button', { name: new RegExp(`Baker ${word}`) })).toBeVisible()
  await map.focus()
  await page.keyboard.press('-')
  await page.keyboard.press('ArrowUp')
  await map.getByRole('button', { name: 'Search this area' }).click()
  await expect(page).toHaveURL(/[?&]latitude=43\.[0-9]+&longitude=-116\.[0-9]+&radius=/)
  await expect(page).not.toHaveURL(/location=/)
  await expect(map.getByRole('button', { name: new RegExp(`Baker ${word}`) })).toBeVisible()
  await looksRight(page)
})

test('an employer narrows the search for people to a town on the map', async ({ person }, { project }) => {
  const isPhone = project.name === 'phone'
  await aSeeker(await person('Ben'))
  const { page } = await anEmployer(await person('Carla'))

  await page.goto('/employer/talent')
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  const map = await openMap(page, 'Map of people')
  await looksRight(page)
  await map.getByRole('button', { name: /^Boise \d+/ }).click()
  await expect(page).toHaveURL(/[?&]city=Boise/)
  await expect(page.getByRole('combobox', { name: 'City' })).toHaveValue(/^Boise, ID/)
  if (isPhone) await expect(map).toBeHidden()
})
