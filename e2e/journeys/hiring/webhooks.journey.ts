import { createHmac } from 'node:crypto'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { anEmployer } from '../../api-setup.ts'
import { looksRight } from '../../crawl/page-findings.ts'
import { expect, test } from '../../fixtures.ts'

test('an owner adds a webhook, sends a test event, finds it in the log, and sends it again', async ({ person }) => {
  const received: { body: string; headers: Record<string, string> }[] = []
  const receiver = createServer(async (request, response) => {
    let body = ''
    for await (const chunk of request) body += chunk
    received.push({ body, headers: request.headers as Record<string, string> })
    response.end('thanks')
  })
  await new Promise<void>((ready) => receiver.listen(0, '127.0.0.1', ready))
  const url = `http://127.0.0.1:${(receiver.address() as AddressInfo).port}/hooks`

  const { page } = await anEmployer(await person('Carla'))
  await page.goto('/employer/developers/webhooks')
  await expect(page.getByRole('heading', { name: 'No webhooks yet' })).toBeVisible()
  await looksRight(page)
  await page.getByRole('button', { name: 'Add webhook' }).click()
  const form = page.getByRole('dialog')
  await form.getByLabel('Endpoint URL').fill(url)
  await form.getByLabel('Description (optional)').fill('Hiring tool')
  await looksRight(page)
  await form.getByRole('button', { name: 'Add webhook' }).click()
  await expect(page.getByRole('heading', { name: /Hiring tool/ })).toBeVisible()

  await page.getByRole('button', { name: 'Send test event' }).click()
  const entry = page.getByRole('group').filter({ hasText: 'test' }).first()
  await expect(entry.getByText('Delivered')).toBeVisible()
  await entry.getByText('Delivered').click()
  await expect(entry.getByText('thanks')).toBeVisible()
  await looksRight(page)
  await entry.getByRole('button', { name: /Send again/ }).click()
  await expect(entry.getByText('Attempt 2')).toBeVisible()

  await page.getByRole('button', { name: 'Show secret' }).click()
  const secret = await page.getByRole('dialog').getByLabel('Secret', { exact: true }).inputValue()
  await looksRight(page)
  expect(received).toHaveLength(2)
  const key = Buffer.from(secret.replace('whsec_', ''), 'base64')
  for (const { body, headers } of received) {
    const signed = `${headers['webhook-id']}.${headers['webhook-timestamp']}.${body}`
    const signature = createHmac('sha256', key).update(signed).digest('base64')
    expect(headers['webhook-signature']).toBe(`v1,${signature}`)
  }
  expect(new Set(received.map(({ headers }) => headers['webhook-id'])).size).toBe(1)
  receiver.close()
})
