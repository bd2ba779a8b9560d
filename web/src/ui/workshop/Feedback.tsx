import { BellPlus } from 'lucide-react'
import { useState } from 'react'
import { serverNow } from '../../clock.ts'
import { Button } from '../Button.tsx'
import { EmptyState } from '../feedback/EmptyState.tsx'
import { FailedNotice, FormError, Notice } from '../feedback/Notice.tsx'
import { ProgressBar, StepDots, TickBar } from '../feedback/Progress.tsx'
import { SkeletonRows } from '../feedback/Skeleton.tsx'
import { toast } from '../feedback/toast-store.ts'
import { SelectField } from '../fields/SelectField.tsx'
import { Pills } from '../figures/Pill.tsx'
import { Timeline } from '../figures/Timeline.tsx'
import { Facts, Section, Stack } from '../Layout.tsx'
import { Pager } from '../navigation/Pager.tsx'
import { Tabs } from '../navigation/Tabs.tsx'
import { ConfirmDialog } from '../overlays/ConfirmDialog.tsx'
import { Dialog, Sheet } from '../overlays/Dialog.tsx'
import { Countdown, RelativeTime } from '../text/RelativeTime.tsx'
import c from './Workshop.module.css'

const HOUR = 60 * 60_000
const at = (hours: number) => new Date(serverNow() + hours * HOUR + 30_000).toISOString()

export const Feedback = () => (
  <>
    <Overlays />
    <Section title="Notices and times">
      <Stack>
        <Notice>Your profile is visible to employers.</Notice>
        <Notice tone="good">Sent. An answer is due by December 5.</Notice>
        <FormError>The e-mail or the password is not right.</FormError>
        <FailedNotice onRetry={() => toast('Trying again.')}>We couldn’t load the offers.</FailedNotice>
        <p>
          Posted <RelativeTime at={at(-75)} />, closes in <Countdown at={at(50)} />.
        </p>
      </Stack>
    </Section>
    <Section title="Progress">
      <div className={c.grid}>
        <ProgressBar label="Import" value={320} max={1000} />
        <TickBar label="Job posts this month" value={2} max={3} />
        <TickBar label="Offers this month" value={38} max={100} text="38 of 100" />
        <StepDots steps={['Check your profile', 'Cover letter', 'Availability']} current={1} />
      </div>
    </Section>
    <Views />
    <Section title="Empty and loading">
      <div className={c.grid}>
        <EmptyState
          title="No job matches yet"
          icon={<BellPlus size={30} />}
          heading="h3"
          actions={<Button variant="primary">Create an alert</Button>}
        >
          Widen the distance or lower the rate, or let us tell you when one comes up.
        </EmptyState>
        <SkeletonRows rows={3} />
      </div>
    </Section>
  </>
)

function Overlays() {
  const [open, setOpen] = useState<'dialog' | 'sheet' | 'confirm'>()
  const close = () => setOpen(undefined)
  return (
    <Section title="Overlays">
      <div className={c.row}>
        <Button onClick={() => setOpen('dialog')}>Dialog</Button>
        <Button onClick={() => setOpen('sheet')}>Sheet</Button>
        <Button onClick={() => setOpen('confirm')}>Confirm</Button>
        <Button
          onClick={() => toast({ text: 'Job removed.', action: { label: 'Undo', run: () => toast('Back again.') } })}
        >
          Toast
        </Button>
      </div>
      <Dialog opened={open === 'dialog'} onClose={close} title="Report this job">
        <SelectField label="Why" data={['It asks for money', 'It is filled already', 'Something else']} />
      </Dialog>
      <Sheet opened={open === 'sheet'} onClose={close} title="Apply to Night-shift care assistant">
        A longer task beside the page.
      </Sheet>
      <ConfirmDialog
        opened={open === 'confirm'}
        onClose={close}
        title="Withdraw your application?"
        confirm="Withdraw"
        danger
        onConfirm={() => Promise.resolve()}
      >
        The employer will see that you withdrew. You can apply again while the job is open.
      </ConfirmDialog>
    </Section>
  )
}

function Views() {
  const [tab, setTab] = useState('open')
  return (
    <Section title="Views and lists">
      <Tabs
        label="Jobs"
        value={tab}
        onChange={setTab}
        tabs={[
          { value: 'open', label: 'Open', count: 4, panel: <Pills items={PILLS} /> },
          { value: 'closed', label: 'Closed', panel: <Facts items={FACTS} /> },
        ]}
      />
      <br />
      <Facts items={FACTS} />
      <br />
      <Timeline
        events={[
          { key: 'applied', title: 'Applied', at: at(-120), children: 'With your profile as of that day.' },
          { key: 'viewed', title: 'Viewed by Vita Care', at: at(-48), tone: 'now' },
          { key: 'answer', title: 'Answer due', tone: 'next' },
        ]}
      />
      <Pager page={4} totalPages={12} name="list" />
    </Section>
  )
}

const PILLS = [
  { key: 'a', children: 'German B1', tone: 'have' as const },
  { key: 'b', children: 'Night shifts' },
  { key: 'c', children: 'Overdue', tone: 'late' as const },
  { key: 'd', children: 'Draft', tone: 'quiet' as const },
]
const FACTS = [
  { term: 'First published', value: 'Nov 3, 2026' },
  { term: 'Applicants', value: '61' },
  { term: 'Hires', value: '2' },
]
