import type { Finding } from '@hearback/contract/trust/finding.ts'

const names = { own: 'Kettle Jobs', other: 'Copper Kettle' }

/** Findings of each kind. */
export const findings = {
  sameName: { subject: 'name', ...names, distance: 0, domain: 'kettle.example' },
  closeName: { subject: 'name', ...names, distance: 1 },
  closeDomain: { subject: 'domain', ...names, distance: 1, domain: 'kettle.example' },
  closeLogo: { subject: 'logo', ...names, distance: 6, domain: 'kettle.example' },
  post: { subject: 'post', ...names, distance: 8, jobs: { own: 'Baker', other: 'Pastry baker' } },
  claim: {
    subject: 'claim',
    ...names,
    domain: 'kettle.example',
    claim: { method: 'email', heldSince: '2026-02-03T12:00:00.000Z' },
  },
  claimOfNoOne: { subject: 'claim', ...names, other: null, claim: { method: 'dns', heldSince: null } },
} as const satisfies Record<string, Finding>
